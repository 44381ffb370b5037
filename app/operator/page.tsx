import type { Metadata } from 'next';
import { Operator } from '../../components/operator/operator.tsx';

export const metadata: Metadata = { title: 'Operator · Baton' };

export default function Page() {
  return <Operator />;
}
