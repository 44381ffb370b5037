import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { readableAccent } from './accent.ts';
import { Chat } from './chat.tsx';
import { hostPage } from './host-page.ts';
import { unreadCount } from './unread.ts';
import { type ChatSource, useChat } from './use-chat.ts';

const asked = new URLSearchParams(location.search);
const host = hostPage(window);
const lang = asked.get('lang');
const wanted = lang ? [lang] : navigator.languages;

const sourceFor = (identity: string | null | undefined): ChatSource => ({
  url: '',
  wanted,
  who: {
    siteKey: asked.get('site') || undefined,
    locale: wanted[0],
    page: host?.page,
    identity: identity ?? undefined,
  },
});

function Embed() {
  const [open, setOpen] = useState(!host);
  const [source, setSource] = useState<ChatSource | null>(host ? null : () => sourceFor(null));
  const [jwt, setJwt] = useState<string | null | undefined>(undefined);
  const live = useChat(source);
  const { session, state, storage, speech } = live;
  const known = useRef<string | null | undefined>(undefined);

  useEffect(() => {
    const stop = host?.listen((said) => {
      setOpen(said.open);
      setJwt(said.jwt);
      // Connecting waits for this first word, so that nobody is a stranger for a moment.
      setSource((before) => {
        if (!before) known.current = said.jwt;
        return before ?? sourceFor(said.jwt);
      });
    });
    host?.tell({ baton: 'ready' });
    return stop;
  }, []);

  useEffect(() => {
    if (!session || jwt === undefined || jwt === known.current) return;
    known.current = jwt;
    session.identify(jwt);
  }, [session, jwt]);

  useEffect(() => {
    if (!speech) return;
    document.documentElement.lang = speech.language;
    document.documentElement.dir = speech.direction;
  }, [speech]);

  const unread = storage ? unreadCount(storage, state, open) : 0;
  useEffect(() => host?.tell({ baton: 'unread', n: unread }), [unread]);
  const chatted = state.thread.messages.some((one) => one.author.kind === 'customer');
  useEffect(() => {
    if (chatted) host?.tell({ baton: 'chatted' });
  }, [chatted]);

  const close = host ? () => host.tell({ baton: 'close' }) : undefined;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) host?.tell({ baton: 'close' });
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);

  return <Chat live={live} visible={open} onClose={close} />;
}

function paint(): void {
  const colour = asked.get('color');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const made = colour && readableAccent(`#${colour}`, dark ? '#1c2124' : '#ffffff', dark);
  if (!made) return;
  const { style } = document.documentElement;
  style.setProperty('--color-accent', made.accent);
  style.setProperty('--color-accent-strong', made.strong);
  style.setProperty('--color-on-accent', made.onAccent);
  style.setProperty('--color-own', made.accent);
  style.setProperty('--color-on-own', made.onAccent);
}

paint();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paint);
const root = document.getElementById('root');
if (root) createRoot(root).render(<Embed />);
