import { ar } from '../components/chat/words/ar.ts';
import { cable } from './cable.ts';
import { Chat, codeFor, widgetOn } from './chat.ts';
import { desk, expect, test } from './fixtures.ts';

test('what has nothing to do with the shop is declined politely, by the one I wrote to', async ({
  page,
  picture,
}) => {
  await page.goto('/widget');
  const chat = new Chat(page);
  await chat.say('What is the capital of Peru?');
  await expect(chat.by('Triage')).toContainText('I can help with');
  await expect(chat.log).not.toContainText(/Lima|Connecting you|T-\d/);
  await expect(chat.holder).toHaveText('Triage');
  await picture(page, 'chat-declined');
});

test('the connection is cut while I write and I reload: nothing is lost, nothing comes twice', async ({
  page,
  picture,
}) => {
  const line = await cable(page);
  await page.goto('/widget');
  const chat = new Chat(page);
  const texts = [
    'Hello, are you there?',
    'What is the capital of Peru?',
    'And the capital of Chile?',
  ] as const;
  await chat.say(texts[0]);
  await expect(chat.by('Triage').first()).toBeVisible();

  line.cutAfter(texts[1]);
  await chat.say(texts[1]);
  await expect(page.getByText(chat.words.reconnecting)).toBeVisible();
  await chat.say(texts[2]);
  await picture(page, 'chat-cut');
  expect(line.delivered(texts[1]), 'it reached the server, whose answer was lost').toBe(1);
  expect(line.delivered(texts[2])).toBe(0);

  line.mend();
  await page.reload();
  const mine = chat.by(chat.words.you);
  for (const repeat of ['first', 'second']) {
    for (const text of texts)
      await expect(mine.getByText(text, { exact: true }), repeat).toHaveCount(1);
    await expect(mine.last()).toContainText(/Sent|Seen/);
    await expect(chat.log).toContainText(new RegExp(texts.map(escaped).join('[\\s\\S]*')));
    await page.reload();
  }
  await expect(mine.getByText(texts[2], { exact: true })).toHaveCount(1);
  await picture(page, 'chat-mended');
});

test('in Arabic the chat runs from right to left, and the agents answer in Arabic', async ({
  openWindow,
  picture,
  pictures,
}) => {
  const shop = await openWindow({ locale: 'ar', viewport: desk });
  await shop.goto('/');
  await shop.getByRole('button', { name: 'Open the chat' }).click();
  const chat = widgetOn(shop, ar);
  const text = 'المزهرية من طلبي F-1184 وصلت مكسورة، أريد استرداد 48 يورو';
  await chat.say(text);
  await chat.waitFor('F-1184');
  const billing = chat.by(ar.agents.billing);
  await expect(billing.first()).toContainText('F-1184');
  await expect(billing.first()).toContainText('رمز');
  await expect(chat.at.locator('html')).toHaveAttribute('dir', 'rtl');
  const own = await chat.by(ar.you).first().getByText(text).boundingBox();
  const theirs = await billing.first().getByText('F-1184').first().boundingBox();
  expect(own?.x ?? 0, 'own words are at the end, which is left').toBeLessThan(theirs?.x ?? 0);

  const code = await codeFor(shop, 'layla@example.test');
  await chat.say(code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))));
  await chat.waitFor('••••••');
  await expect(billing.last()).toContainText(/48[.,٫]00/);
  for (const said of await billing.allInnerTexts()) expect(said).not.toMatch(/[A-Za-z]{4,}/);
  await pictures(shop, 'chat-arabic');
  await picture(shop, 'chat-arabic-paid');
});

const escaped = (text: string) => text.replace(/[?.]/g, '\\$&');
