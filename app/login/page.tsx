import type { Metadata } from 'next';
import { Login } from '../../components/login/login.tsx';

export const metadata: Metadata = { title: 'Sign in · Baton' };

export default function Page() {
  return <Login />;
}
