import type { Locator, Page } from '@playwright/test';

/** A row of the known facts: its label, value and where it comes from. */
export const fact = (page: Page, label: string): Locator =>
  page
    .getByRole('region', { name: 'Known facts' })
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) });

/**
 * When this text comes into sight on a page that is already open, in epoch ms. A reload would end
 * it with an error: what it tells is the page's own live update.
 */
export const sighting = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.body.textContent.includes(wanted)) return false;
          resolve(Date.now());
          return true;
        };
        if (look()) return;
        const watcher = new MutationObserver(() => {
          if (look()) watcher.disconnect();
        });
        watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
