import type { Page } from '@playwright/test';

export interface Cable {
  /** Cuts right after the message with this text went up: its answer never comes back. */
  cutAfter(text: string): void;
  mend(): void;
  /** How many times a frame with this text went up to the server. */
  delivered(text: string): number;
}

/** The line between a page and the server, for a test to cut. Call it before the page is opened. */
export async function cable(page: Page): Promise<Cable> {
  const up: string[] = [];
  let cut = false;
  let last: string | null = null;
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (cut) return void socket.close();
    const server = socket.connectToServer();
    socket.onMessage((frame) => {
      if (cut) return;
      const text = frame.toString();
      server.send(frame);
      up.push(text);
      if (last === null || !text.includes(last)) return;
      cut = true;
      void socket.close();
    });
    server.onMessage((frame) => {
      if (!cut) socket.send(frame);
    });
  });
  await page.route(/\/socket\.io\//, (route) => (cut ? route.abort() : route.continue()));
  return {
    cutAfter(text) {
      last = text;
    },
    mend() {
      cut = false;
      last = null;
    },
    delivered: (text) => up.filter((frame) => frame.includes(text)).length,
  };
}
