/** What the host page tells the frame: always the whole state, so that a lost one does no harm. */
export interface ToFrame {
  baton: 'state';
  open: boolean;
  /** A JWT: signed in. Null: signed out. Absent: nothing was said. */
  jwt?: string | null;
}

/** What the frame tells the host page. */
export interface FromFrame {
  baton: 'ready' | 'close' | 'unread' | 'chatted';
  /** Messages not seen yet. */
  n?: number;
}
