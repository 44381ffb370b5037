import type { Metadata } from 'next';
import { Shop } from '../components/shop/shop.tsx';

export const metadata: Metadata = {
  title: 'Lumen & Oak',
  description: 'A small home-goods shop that shows the support chat as any site would embed it.',
};

export default function Page() {
  return <Shop />;
}
