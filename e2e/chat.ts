import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { en, type Words } from '../components/chat/words/en.ts';

/** A customer at the chat: on its page, or in the frame that the widget opens. */
export class Chat {
  readonly log: Locator;
  /** Who answers now: an agent, the ticket that waits, or a person. */
  readonly holder: Locator;

  constructor(
    readonly at: Page | FrameLocator,
    readonly words: Words = en,
  ) {
    this.log = at.getByRole('log', { name: words.transcript });
    this.holder = at.getByRole('heading', { level: 1 });
  }

  async say(text: string): Promise<void> {
    const box = this.at.getByRole('textbox', { name: this.words.composerLabel });
    await box.fill(text);
    await box.press('Enter');
    await expect(box).toHaveValue('');
  }

  /** Everything that this agent or person said, one block for each turn. */
  by(name: string): Locator {
    return this.log.getByRole('region', { name, exact: true });
  }

  async waitFor(text: string | RegExp): Promise<void> {
    await expect(this.log).toContainText(text);
  }

  /** The ticket number that the customer was told. */
  async ticket(): Promise<string> {
    await this.waitFor(/T-\d{4,}/);
    const found = /T-\d{4,}/.exec((await this.log.textContent()) ?? '');
    return found?.[0] ?? '';
  }
}

/** The chat that the button of a host page opens. */
export const widgetOn = (page: Page, words?: Words): Chat =>
  new Chat(page.frameLocator('iframe[title="Chat"]'), words);

/** The newest code in the shop's mailbox panel for this person. */
export async function codeFor(shop: Page, email: string): Promise<string> {
  const mail = shop
    .getByRole('region', { name: 'Demo mailbox' })
    .getByRole('listitem')
    .filter({ hasText: email })
    .first();
  await expect(mail).toContainText(/\b\d{6}\b/);
  return /\b\d{6}\b/.exec((await mail.textContent()) ?? '')?.[0] ?? '';
}
