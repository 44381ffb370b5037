import type { Conversation, Fact, Message } from '../prisma/client/client.ts';
import type { ModelItem } from '../server/agents/models/model.ts';
import { loadCounter, renderPackage } from '../server/handoff/budget.ts';
import { introduction } from '../server/handoff/introduction.ts';
import { buildPackage, seal } from '../server/handoff/package.ts';
import { snapshotRef } from '../server/handoff/snapshot.ts';
import type { HandoffPackage } from '../server/protocol/package.ts';

const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const now = new Date('2026-03-02T10:00:00Z');

/** The conversation that both sides have: a double charge, explained over ten messages. */
export const CASE: Conversation = {
  id: id(1),
  siteId: 'shop',
  visitorId: id(2),
  correlationId: id(3),
  status: 'open',
  holderKind: 'agent',
  holderName: 'triage',
  holderId: null,
  epoch: 1,
  lastSeq: 1,
  chainNo: 1,
  answered: false,
  lastAgent: 'triage',
  language: 'en',
  sentiment: null,
  pendingIntents: [],
  customerReadSeq: 0,
  operatorReadSeq: 0,
  outcome: null,
  createdAt: now,
  resolvedAt: null,
};

const fact = (at: number, key: string, value: string, quote: string, minor?: number): Fact => ({
  id: id(at),
  conversationId: CASE.id,
  key,
  value,
  amountMinor: minor ?? null,
  currency: minor === undefined ? null : 'EUR',
  source: 'customer_said',
  sourceRef: `message:${id(100)}`,
  quote,
  observedAt: now,
  expiresAt: null,
  supersedes: null,
  supersededAt: null,
});

export const FACTS: Fact[] = [
  fact(10, 'order_id', 'A-7781', 'for order A-7781'),
  fact(11, 'amount', '39.90 EUR', 'charged twice, 39.90 EUR', 3990),
  fact(12, 'date', '3 April', 'on 3 April'),
];

/** What the customer writes and what is answered, turn by turn. */
const TALK: [string, string][] = [
  [
    'Hello, I was charged twice, 39.90 EUR each on 3 April for order A-7781. I want one back.',
    'The order was paid once. The second line is a reservation that your bank drops by itself.',
  ],
  ['When does it disappear?', 'Banks take up to seven days for that. Yours has it since 3 April.'],
  ['It has been eight days now.', 'Then I look at whether it was captured after all.'],
  ['Please do.', 'It was not captured. I can send you the proof for your bank.'],
  ['Yes, send it to me.', 'It is on its way to the address that we have on file.'],
  ['Nothing has come yet.', 'It left two minutes ago. Mail can take a little longer than that.'],
  ['Now it is here, thank you.', 'Good. Your bank needs the reference at its end.'],
  ['Which of the two numbers is it?', 'The longer one, under the amount.'],
  ['And the invoice, is it for one lamp?', 'Yes, for one lamp and its delivery.'],
  ['Then everything is clear.', 'Then the case is closed for us. You can come back to it here.'],
];

const message = (seq: number, authorKind: string, text: string): Message => ({
  id: id(100 + seq),
  conversationId: CASE.id,
  seq,
  clientMessageId: null,
  kind: 'text',
  authorKind,
  authorName: '',
  authorId: null,
  epoch: 1,
  text,
  language: 'en',
  event: null,
  attachments: [],
  sources: [],
  createdAt: now,
  publishedAt: null,
});

/** What stands in the thread when a turn begins; after a handoff with the receiver's introduction. */
export function tailAt(turn: number, pack?: HandoffPackage): Message[] {
  const lines = TALK.slice(0, turn).flatMap(([said, answer], at) => [
    ['customer', said],
    ...(at === 0 && pack ? [['agent', introduction(pack, 'Triage', 'en', null)]] : []),
    ...(at < turn - 1 ? [['agent', answer]] : []),
  ]);
  return lines.map(([who = '', text = ''], at) => message(at + 1, who, text)).slice(-10);
}

/** What billing got: the package as the runtime fills and seals it. */
export async function packageFor(target: string): Promise<HandoffPackage> {
  const open = buildPackage({
    handoffId: id(20),
    correlationId: CASE.correlationId,
    sourceAgent: 'triage',
    targetAgent: target,
    reason: 'specialization',
    language: 'en',
    chain: ['triage'],
    earlierSegments: [],
    draft: {
      segment:
        'The customer was charged twice, 39.90 EUR each on 3 April, for order A-7781 and wants one of the charges back. Nothing was looked up yet.',
      userIntent: 'Get one of two charges of 39.90 EUR for order A-7781 back.',
      facts: [],
      recommendation: null,
      pendingIntents: [],
    },
    facts: FACTS,
    toolCalls: [],
    openQuestions: [],
    contextRef: snapshotRef(1, 1, id(20), target),
  });
  return seal(open, (await loadCounter())(renderPackage(open)));
}

/** One lookup of a turn, as the request after it carries it. */
export const LOOKUP: ModelItem[] = [
  {
    type: 'tool_call',
    callId: 'call_1',
    name: 'lookup_order',
    arguments: JSON.stringify({ order: 'A-7781' }),
  },
  {
    type: 'tool_result',
    callId: 'call_1',
    name: 'lookup_order',
    output: JSON.stringify({
      status: 'ok',
      data: {
        order: 'A-7781',
        status: 'delivered',
        placedAt: '2026-03-30T09:12:00.000Z',
        deliveredAt: '2026-04-03T15:40:00.000Z',
        totalMinor: 3990,
        currency: 'EUR',
        lines: [{ sku: 'LAMP-01', name: 'Floor lamp', quantity: 1, unitMinor: 3490 }],
        refundedMinor: 0,
        carrier: 'DHL',
        tracking: 'JD0146000038',
      },
    }),
  },
];
