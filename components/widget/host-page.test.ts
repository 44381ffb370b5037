import { expect, test } from 'vitest';
import type { ToFrame } from './frame-messages.ts';
import { hostPage } from './host-page.ts';

/** A frame in a page: just enough of a window to hear and speak. */
function frameIn(hash: string) {
  const posted: [unknown, string][] = [];
  const heard: ((event: unknown) => void)[] = [];
  const parent = {
    postMessage: (message: unknown, origin: string) => posted.push([message, origin]),
  };
  const view = {
    parent,
    location: { hash },
    addEventListener: (_: string, listener: (event: unknown) => void) => heard.push(listener),
    removeEventListener: () => heard.splice(0),
  } as unknown as Window;
  const say = (origin: string, data: unknown, source: unknown = parent) => {
    for (const listener of heard) listener({ origin, data, source });
  };
  return { view, posted, say };
}
const open: ToFrame = { baton: 'state', open: true };

test('only the page that made the frame is heard', () => {
  const { view, say } = frameIn('#https://shop.test/lamps');
  const got: ToFrame[] = [];
  hostPage(view)?.listen((state) => got.push(state));
  say('https://evil.test', open);
  say('https://shop.test', open, {});
  expect(got).toEqual([]);
  say('https://shop.test', open);
  expect(got).toEqual([open]);
});

test('what is not a state is ignored', () => {
  const { view, say } = frameIn('#https://shop.test/');
  const got: ToFrame[] = [];
  hostPage(view)?.listen((state) => got.push(state));
  for (const data of [null, 'open', {}, { baton: 'state' }, { ...open, jwt: 5 }]) {
    say('https://shop.test', data);
  }
  expect(got).toEqual([]);
});

test('the frame speaks to that origin alone, never to everybody', () => {
  const { view, posted } = frameIn('#https://shop.test/lamps');
  hostPage(view)?.tell({ baton: 'ready' });
  expect(posted).toEqual([[{ baton: 'ready' }, 'https://shop.test']]);
});

test('without a page around it, or without knowing which, it speaks to nobody', () => {
  expect(hostPage(frameIn('').view)).toBeNull();
  const alone = frameIn('#https://shop.test/').view;
  expect(
    hostPage({
      ...alone,
      get parent() {
        return this;
      },
    } as unknown as Window),
  ).toBeNull();
});
