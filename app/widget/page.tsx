import type { Metadata } from 'next';
import { ChatPage } from '../../components/widget/chat-page.tsx';

export const metadata: Metadata = { title: 'Chat with support' };

export default function Page() {
  return <ChatPage />;
}
