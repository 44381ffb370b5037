import { codeFor, widgetOn } from './chat.ts';
import { expect, test } from './fixtures.ts';

test('my lamp arrived broken: Billing knows what I wrote, asks only who I am, and pays once', async ({
  page,
  picture,
  pictures,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the chat' }).click();
  const chat = widgetOn(page);
  await chat.say('The lamp from my order A-7781 arrived broken, I want my 42 EUR back');

  await chat.waitFor('Connecting you to Billing…');
  const billing = chat.by('Billing').first();
  await expect(billing).toContainText('A-7781');
  await expect(billing).toContainText(/lamp/);
  await expect(billing).toContainText(/broken/);
  await expect(billing).toContainText(/must know that it is you/);
  await expect(billing).toContainText(/six-digit code/);
  await expect(billing).not.toContainText('?');
  await picture(page, 'refund-1-asked-who-i-am');

  await chat.say(await codeFor(page, 'mia@example.test'));
  const paid = chat.log.getByText(/refunded 42\.00 EUR for order A-7781/);
  await expect(paid).toHaveCount(1);
  await expect(chat.by('You').last()).toContainText('••••••');
  await pictures(page, 'refund-2-paid');

  await chat.say('Please refund my 42 EUR for order A-7781 again');
  await chat.waitFor(/already refunded with 42\.00 EUR, so nothing is paid twice/);
  await expect(paid).toHaveCount(1);
  await expect(chat.by('Billing').filter({ hasText: '?' })).toHaveCount(0);
  await picture(page, 'refund-3-not-twice');
});

test('the shop knows me, so no code is asked; 720 EUR is beyond everybody here, and I am told', async ({
  page,
  picture,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in as Sofia Marin' }).click();
  await expect(page.getByText('Signed in')).toBeVisible();
  await page.getByRole('button', { name: 'Open the chat' }).click();
  const chat = widgetOn(page);
  await chat.say('The table from my order C-9001 arrived broken, I want my 720 EUR back');
  await chat.waitFor('C-9001');
  await chat.ticket();
  await expect(chat.log).not.toContainText(/code|I have refunded/);
  await picture(page, 'refund-4-too-much');
  await chat.at.getByRole('button', { name: chat.words.backToAssistant }).click();
  await expect(chat.holder).not.toContainText('T-');
});
