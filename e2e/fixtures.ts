import path from 'node:path';
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Another person's window: cookies and storage of its own. Closed after the test. */
  openWindow(options?: BrowserContextOptions): Promise<Page>;
  /** Signs a demo user in, in this window, as the sign-in page would. */
  signIn(page: Page, email: string): Promise<void>;
  /** A picture for people to look at, in `e2e/.output/screenshots`. */
  picture(page: Page, name: string): Promise<void>;
  /** The same page on a desk and on a phone, in light and in dark: `NAME-1280-dark.png` and so on. */
  pictures(page: Page, name: string): Promise<void>;
  /** What went wrong in any window of this test; the test fails if there is something. */
  breakages: string[];
}

export const desk = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

export const test = base.extend<Fixtures>({
  breakages: [
    async ({ page }, use) => {
      const seen: string[] = [];
      watch(page, seen);
      await use(seen);
      expect(seen, 'errors and content-security reports in the browser').toEqual([]);
    },
    { auto: true },
  ],
  openWindow: async ({ browser, breakages, baseURL }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        viewport: desk,
        ...(baseURL ? { baseURL } : {}),
        ...options,
      });
      opened.push(context);
      const page = await context.newPage();
      watch(page, breakages);
      return page;
    });
    for (const context of opened) await context.close();
  },
  signIn: async ({ baseURL }, use) => {
    await use(async (page, email) => {
      const answer = await page.request.post('/api/auth/sign-in/email', {
        data: { email, password: 'baton-demo' },
        headers: baseURL ? { origin: baseURL } : {},
      });
      expect(answer.status(), await answer.text()).toBe(200);
    });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  picture: async ({}, use) => {
    await use(async (page, name) => {
      const file = path.join(import.meta.dirname, '.output', 'screenshots', `${name}.png`);
      await page.screenshot({ path: file, animations: 'disabled' });
    });
  },
  pictures: async ({ picture }, use) => {
    await use(async (page, name) => {
      const before = page.viewportSize() ?? desk;
      for (const viewport of [desk, phone]) {
        await page.setViewportSize(viewport);
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          await picture(page, `${name}-${viewport.width}-${colorScheme}`);
        }
      }
      await page.setViewportSize(before);
    });
  },
});

/** What the network refuses is said by the page itself; the browser's line about it is no error. */
const network = /^(Failed to load resource|WebSocket connection to)/;

function watch(page: Page, seen: string[]): void {
  page.on('pageerror', (error) => seen.push(`${page.url()}: ${error.message}`));
  page.on('console', (line) => {
    const text = line.text();
    const policy = /Content.Security.Policy/i.test(text);
    if (policy || (line.type() === 'error' && !network.test(text)))
      seen.push(`${page.url()}: ${text}`);
  });
}

export { expect };
