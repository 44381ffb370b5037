import { ar } from '../components/chat/words/ar.ts';
import { de } from '../components/chat/words/de.ts';
import { en, type Words } from '../components/chat/words/en.ts';
import { es } from '../components/chat/words/es.ts';
import { fr } from '../components/chat/words/fr.ts';
import { it } from '../components/chat/words/it.ts';
import { Chat } from './chat.ts';
import { desk, expect, test } from './fixtures.ts';

const asked: [locale: string, words: Words, text: string][] = [
  ['en-GB', en, 'I want to speak to a person'],
  ['fr-FR', fr, 'Je voudrais parler à une personne'],
  ['it-IT', it, 'Voglio parlare con una persona'],
  ['es-ES', es, 'Quiero hablar con una persona'],
  ['de-DE', de, 'Ich möchte mit einem Menschen sprechen'],
  ['ar', ar, 'أريد التحدث إلى شخص'],
];

for (const [locale, words, text] of asked) {
  test(`“${text}”: I am in line at once, and may go back to the assistant`, async ({
    openWindow,
    picture,
  }) => {
    const page = await openWindow({ locale });
    await page.goto('/widget');
    const chat = new Chat(page, words);
    await chat.say(text);
    await expect(chat.holder).toContainText(await chat.ticket());
    const line = page.getByRole('region', { name: words.waitingPerson });
    await expect(line).toContainText(words.queueTitle);
    await expect(chat.log.getByRole('region')).toHaveCount(1);
    await picture(page, `person-${locale.slice(0, 2)}`);

    await line.getByRole('button', { name: words.backToAssistant }).click();
    await expect(chat.holder).toHaveText(words.agents.triage);
    await expect(line).toHaveCount(0);
  });
}

test('two operators claim me at the same moment: one has me, the other reads who', async ({
  page,
  openWindow,
  signIn,
  picture,
  pictures,
}) => {
  const operators = { 'Ana Ruiz': await openWindow(), 'Luc Martin': await openWindow() };
  await signIn(operators['Ana Ruiz'], 'ana@demo.test');
  await signIn(operators['Luc Martin'], 'luc@demo.test');
  for (const window of Object.values(operators)) {
    await window.goto('/operator');
    await expect(window.getByRole('switch')).toBeChecked();
  }
  await page.setViewportSize(desk);
  await page.goto('/widget');
  const chat = new Chat(page);
  await chat.say('I want to speak to a person');
  const number = await chat.ticket();
  const claim = (window: typeof page) => window.getByRole('button', { name: `Claim ${number}` });
  for (const window of Object.values(operators)) await expect(claim(window)).toBeVisible();

  await Promise.all(Object.values(operators).map((window) => claim(window).click()));
  const joined = chat.log.getByText(/has joined/);
  await expect(joined).toHaveCount(1);
  const first = (await joined.textContent())?.includes('Ana') ? 'Ana Ruiz' : 'Luc Martin';
  const winner = operators[first];
  const loser = operators[first === 'Ana Ruiz' ? 'Luc Martin' : 'Ana Ruiz'];
  await expect(winner.getByRole('list', { name: 'Yours' })).toContainText(number);
  await expect(
    loser.getByText(new RegExp(`^${first} has (it|taken ${number})`)).first(),
  ).toBeVisible();
  await expect(loser.getByRole('list', { name: 'Yours' })).toHaveCount(0);
  await picture(loser, 'person-claimed-by-another');

  await winner.getByRole('button', { name: 'Resolve' }).click();
  const dialog = winner.getByRole('dialog', { name: 'Resolve the conversation' });
  await dialog.getByLabel('Outcome').fill('The question was answered.');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('This conversation is closed')).toBeVisible();
  await pictures(page, 'person-resolved');
});
