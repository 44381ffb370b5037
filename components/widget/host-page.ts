import type { FromFrame, ToFrame } from './frame-messages.ts';

/** The page around this frame. Only the origin named when the frame was made is listened to. */
export interface HostPage {
  /** Origin and path, without its query. */
  page: string;
  tell(message: FromFrame): void;
  listen(listener: (state: ToFrame) => void): () => void;
}

/** Null when there is no page around: somebody opened the frame's address itself. */
export function hostPage(view: Window): HostPage | null {
  const page = view.location.hash.slice(1);
  if (view.parent === view || !URL.canParse(page)) return null;
  const { origin } = new URL(page);
  return {
    page,
    tell: (message) => view.parent.postMessage(message, origin),
    listen(listener) {
      const heard = (event: MessageEvent<unknown>) => {
        if (event.source !== view.parent || event.origin !== origin) return;
        if (isState(event.data)) listener(event.data);
      };
      view.addEventListener('message', heard);
      return () => view.removeEventListener('message', heard);
    },
  };
}

function isState(data: unknown): data is ToFrame {
  if (typeof data !== 'object' || data === null) return false;
  const { baton, open, jwt } = data as Partial<ToFrame>;
  const said = jwt === undefined || jwt === null || typeof jwt === 'string';
  return baton === 'state' && typeof open === 'boolean' && said;
}
