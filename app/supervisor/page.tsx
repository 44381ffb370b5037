import type { Metadata } from 'next';
import { Supervisor } from '../../components/supervisor/supervisor.tsx';

export const metadata: Metadata = { title: 'Supervisor · Baton' };

export default function Page() {
  return <Supervisor />;
}
