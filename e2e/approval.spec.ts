import { Chat, codeFor } from './chat.ts';
import { fact, sighting } from './console.ts';
import { desk, expect, test } from './fixtures.ts';

test('180 EUR needs a person: Ana sees me at once, decides with what is known, and hands me back', async ({
  page,
  openWindow,
  signIn,
  picture,
  pictures,
}) => {
  test.slow();
  const ana = await openWindow();
  await signIn(ana, 'ana@demo.test');
  await ana.goto('/operator');
  await expect(ana.getByText('Nobody is waiting')).toBeVisible();
  await picture(ana, 'approval-1-nobody-waits');

  await page.setViewportSize(desk);
  await page.goto('/widget');
  const chat = new Chat(page);
  await chat.say('The lamp from my order B-2210 arrived broken, I want my 180 EUR back');
  await chat.waitFor(/six-digit code/);
  const shop = await openWindow();
  await shop.goto('/');
  const code = await codeFor(shop, 'jonas@example.test');
  await shop.close();

  const seen = Promise.all([sighting(page, 'Your ticket is'), sighting(ana, 'Jonas Keller')]);
  await chat.say(code);
  const number = await chat.ticket();
  await expect(chat.at.getByRole('region', { name: chat.words.waitingPerson })).toContainText(
    /Position 1/,
  );
  const [told, appeared] = await seen;
  expect(appeared - told, 'ms until an open page shows the row').toBeLessThan(1000);
  await pictures(page, 'approval-2-in-line');

  const waiting = ana.getByRole('list', { name: 'Waiting' });
  await expect(waiting).toContainText('Jonas Keller');
  await picture(ana, 'approval-3-offered');
  await ana.getByRole('button', { name: `Claim ${number}` }).click();
  await chat.waitFor(/Ana Ruiz/);
  await expect(fact(ana, 'Order').first()).toContainText('B-2210');
  await expect(fact(ana, 'Problem').first()).toContainText('broken');
  await expect(ana.getByRole('region', { name: 'Recommendation' })).toContainText(/180/);
  await pictures(ana, 'approval-4-claimed');

  await ana.getByRole('button', { name: 'Approve' }).click();
  await expect(ana.getByText('Refund 180.00 EUR approved')).toBeVisible();
  await chat.waitFor(/180\.00 EUR/);
  const reply = ana.getByRole('textbox', { name: 'Reply to Jonas Keller' });
  await reply.fill('Sorry about the lamp, Jonas. The money is on its way.');
  await reply.press('Enter');
  await expect(chat.by('Ana Ruiz')).toContainText(['Sorry about the lamp']);
  await pictures(page, 'approval-5-answered');
  await pictures(ana, 'approval-6-answered');

  await ana.getByRole('button', { name: 'Hand back' }).click();
  const dialog = ana.getByRole('dialog', { name: 'Hand back to an agent' });
  await dialog.getByLabel('Note for the agent').fill('Refund of 180.00 EUR for B-2210 is done.');
  await picture(ana, 'approval-7-hand-back');
  await dialog.getByRole('button', { name: 'Hand back' }).click();
  await expect(chat.by('Billing').last()).toContainText(/Ana/);
  await chat.say('When will I get the money?');
  await expect(chat.by('Billing').last()).not.toContainText('taking over');
  await picture(page, 'approval-8-agent-again');

  const vera = await openWindow();
  await signIn(vera, 'vera@demo.test');
  await vera.goto('/supervisor');
  await expect(vera.getByRole('heading', { name: 'Running' })).toBeVisible();
  await pictures(vera, 'approval-9-board');
  await vera.getByRole('button', { name: 'Jonas Keller' }).click();
  const path = vera.getByRole('list', { name: 'Path' });
  await expect(path.getByRole('button')).toContainText([
    /Triage.*Billing.*Handoff/s,
    /Billing.*Queue.*Queued for a person/s,
    /Queue.*Ana Ruiz.*Accepted/s,
    /Ana Ruiz.*Billing.*Handed back/s,
  ]);
  for (const [kind, known] of [
    ['Handoff', 'B-2210'],
    ['Queued for a person', 'B-2210'],
    ['Handed back', 'Refund of 180.00 EUR'],
  ] as const) {
    await path.getByRole('button', { name: kind }).click();
    await expect(vera.getByRole('article', { name: `${kind}: details` })).toContainText(known);
    await picture(vera, `approval-10-${kind.toLowerCase().replaceAll(' ', '-')}`);
  }
  await pictures(vera, 'approval-11-path');
});
