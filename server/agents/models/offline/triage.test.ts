import { describe, expect, it } from 'vitest';
import { answerOf, TOOLS } from './test-walk.ts';

const triage = (...said: string[]) => answerOf({ agent: 'triage', said });
const LAMP = 'c: The lamp from my order A-7781 arrived broken, I want my 42 EUR back';

describe('triage answers through tools only', () => {
  const routes: [string, string][] = [
    ['The lamp from my order A-7781 arrived broken, I want my 42 EUR back', 'transfer_to_billing'],
    ['Wo ist meine Bestellung B-2254?', 'transfer_to_orders'],
    ['Mi app no funciona', 'transfer_to_technical'],
    ['J’ai oublié mon mot de passe', 'transfer_to_account'],
    ['What is the capital of Peru?', 'decline_out_of_scope'],
    ['Qual è la capitale del Perù?', 'decline_out_of_scope'],
    ['Hello', 'reply'],
    ['Hello, are you there?', 'reply'],
    ['Are you a robot?', 'reply'],
    ['thanks, bye', 'reply'],
    ['I want to speak to a person', 'escalate_to_human'],
    ['أريد التحدث مع شخص', 'escalate_to_human'],
    ['help', 'ask_customer'],
    ['A-7781', 'ask_customer'],
  ];
  it.each(routes)('%s → %s', async (said, tool) => {
    const { text, calls } = await triage(`c: ${said}`);
    expect(text).toBe('');
    expect(calls.map(({ name }) => name)).toEqual([tool]);
  });

  it('H7: declines in the language of the customer and says what it can do', async () => {
    const { calls } = await triage('c: Was ist die Hauptstadt von Peru?');
    expect(String(calls[0]?.args.text)).toContain('Bestellungen');
  });

  it('says honestly that it is a machine', async () => {
    const { calls } = await triage('c: Are you a real person?');
    expect(String(calls[0]?.args.text)).toContain('not a person');
  });

  it('answers a language that nobody speaks in English and offers both', async () => {
    const { calls } = await triage('c: 你好，我的订单在哪里');
    expect(calls[0]?.name).toBe('reply');
    expect(String(calls[0]?.args.text)).toMatch(/English.*a person/);
  });

  it('asks once with choices, follows the choice, and does not ask again', async () => {
    const asked = (await triage('c: help')).calls[0]?.args ?? {};
    expect(asked.choices).toHaveLength(4);
    const shown = `a: ${asked.question} ${asked.why}`;
    const picked = await triage('c: help', shown, 'c: Order or delivery');
    expect(picked.calls[0]?.name).toBe('transfer_to_orders');
    const vague = await triage('c: help', shown, 'c: help');
    expect(vague.calls[0]?.name).toBe('transfer_to_senior');
    const tools = ['reply', 'ask_customer', 'decline_out_of_scope', 'escalate_to_human'];
    const alone = await answerOf({ agent: 'triage', said: ['c: help', shown, 'c: help'], tools });
    expect(alone.calls).toMatchObject([{ args: { reason: 'ambiguous_case' } }]);
  });

  it('brings several topics to the money first and keeps the other', async () => {
    const said =
      'c: I forgot my password, how do I reset it? Also, I want a refund for order A-7781.';
    expect((await triage(said)).calls[0]?.name).toBe('transfer_to_billing');
    const { calls } = await answerOf({ agent: 'triage', said: [said], handTo: 'billing' });
    expect(calls[0]?.args.pendingIntents).toEqual([
      { intent: 'account', quote: 'I forgot my password, how do I reset it?' },
    ]);
  });

  it('brings three topics to the senior specialist', async () => {
    const { calls } = await triage(
      'c: I want a refund for order A-7781. Where is my order A-7902? How do I reset my password?',
    );
    expect(calls[0]?.name).toBe('transfer_to_senior');
  });

  it('goes to a person when the agent that it needs is closed', async () => {
    const tools = (TOOLS.triage ?? []).filter((name) => !name.startsWith('transfer_to_'));
    const { calls } = await answerOf({ agent: 'triage', said: [LAMP], tools });
    expect(calls).toMatchObject([
      { name: 'escalate_to_human', args: { reason: 'ambiguous_case' } },
    ]);
  });
});

describe('the forced emit_handoff', () => {
  it('H18: fills the package from the customer’s words, every figure verbatim', async () => {
    const { calls } = await answerOf({ agent: 'triage', said: [LAMP], handTo: 'billing' });
    const args = calls[0]?.args ?? {};
    const message = LAMP.slice(3);
    expect(calls[0]?.name).toBe('emit_handoff');
    for (const figure of `${args.segment} ${args.userIntent}`.match(/[A-Z]-\d+|\d+/g) ?? [])
      expect(message).toContain(figure);
    const facts = args.facts as { key: string; value: string; quote: string }[];
    expect(facts.map(({ key }) => key)).toEqual([
      'item',
      'order_id',
      'problem',
      'request',
      'amount',
    ]);
    for (const { value, quote } of facts) {
      expect(message).toContain(quote);
      expect(quote).toContain(value);
    }
    expect(args.recommendation).toMatchObject({ proposedTool: 'process_refund' });
    const proposed = (args.recommendation as { args: string }).args;
    expect(JSON.parse(proposed)).toMatchObject({ order: 'A-7781', amountMinor: 4200 });
  });

  it('H13: says something even when nothing can be taken from the message', async () => {
    const { calls } = await answerOf({
      agent: 'triage',
      said: ['c: it is broken'],
      handTo: 'technical',
    });
    expect(String(calls[0]?.args.segment).length).toBeGreaterThan(10);
    expect(String(calls[0]?.args.userIntent)).toBe('it is broken');
  });
});
