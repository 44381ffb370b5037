'use client';

import { useEffect, useState } from 'react';
import { Chat } from './chat.tsx';
import { type ChatSource, useChat } from './use-chat.ts';

/** The chat as a page of its own: `/widget?site=KEY&lang=de`. */
export function ChatPage() {
  const [source, setSource] = useState<ChatSource | null>(null);
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search);
    const lang = asked.get('lang');
    const wanted = lang ? [lang] : navigator.languages;
    setSource({
      url: '',
      wanted,
      who: {
        locale: wanted[0],
        page: window.location.origin + window.location.pathname,
        siteKey: asked.get('site') ?? undefined,
      },
    });
  }, []);
  const live = useChat(source);
  return (
    <main className="mx-auto h-dvh max-w-3xl border-line sm:border-x">
      <Chat live={live} visible />
    </main>
  );
}
