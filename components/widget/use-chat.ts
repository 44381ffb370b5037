import { useEffect, useState } from 'react';
import { ChatSession } from '../chat/chat-session.ts';
import { type ChatState, emptyChat } from '../chat/chat-state.ts';
import type { Introduction } from '../chat/connection.ts';
import { type KeepSafe, keepSafe } from '../chat/storage.ts';
import { loadSpeech, type Speech } from '../chat/words/load.ts';

export interface LiveChat {
  /** Null on the server and before the first paint. */
  session: ChatSession | null;
  storage: KeepSafe | null;
  state: ChatState;
  speech: Speech | null;
}

export interface ChatSource {
  /** Origin of the Baton server; empty for the one that served this page. */
  url: string;
  who: Introduction;
  /** Languages that the viewer reads, best first. */
  wanted: readonly string[];
}

/** One live chat per site key, for as long as it is mounted. `source` must keep its identity. */
export function useChat(source: ChatSource | null): LiveChat {
  const [live, setLive] = useState<LiveChat>({
    session: null,
    storage: null,
    state: emptyChat,
    speech: null,
  });
  useEffect(() => {
    if (!source) return;
    const { who, url, wanted } = source;
    const storage = keepSafe(`baton:${who.siteKey ?? 'demo'}:`);
    const session = new ChatSession(storage, { url, who });
    let mounted = true;
    const update = () => setLive((before) => ({ ...before, state: session.read() }));
    const unwatch = session.watch(update);
    setLive((before) => ({ ...before, session, storage, state: session.read() }));
    void loadSpeech(wanted).then((speech) => {
      if (mounted) setLive((before) => ({ ...before, speech }));
    });
    return () => {
      mounted = false;
      unwatch();
      session.close();
    };
  }, [source]);
  return live;
}
