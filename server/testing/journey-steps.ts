import type { ConversationView, Message, TicketView } from '../protocol/entities.ts';
import type { CaseFile } from '../protocol/operator.ts';
import type { PathEntry } from '../protocol/package.ts';
import { type Heard, JourneyError, mailedCode, Party, signIn } from './journey-wire.ts';

type Print = (line: string) => void;

const PASSWORD = 'baton-demo';
const TEXT = 'The lamp from my order B-2210 arrived broken, I want my 180 EUR back';

const isEvent = (name: string) => (heard: Heard) =>
  heard.event === 'system_event' && heard.frame.event === name;

const isText = (author: string, contains: RegExp) => (heard: Heard) => {
  const message = heard.frame.message as Message | undefined;
  return (
    heard.event === 'message' && message?.author.kind === author && contains.test(message.text)
  );
};

/** Story 2 over the wire. Returns the seconds it took; throws `JourneyError` at the first wrong step. */
export async function runJourney(url: string, print: Print): Promise<number> {
  const began = Date.now();
  const parties: Party[] = [];
  const join = async (name: string, path: string, options: Record<string, unknown>) => {
    const party = new Party(name, `${url}${path}`, options, print);
    parties.push(party);
    await party.connected();
    return party;
  };
  try {
    const cookieOf = async (email: string) => ({
      extraHeaders: { cookie: await signIn(url, email, PASSWORD) },
    });
    const operator = await join('operator', '/operator', await cookieOf('ana@demo.test'));
    const customer = await join('customer', '/customer', { auth: { protocol: 1, locale: 'en' } });
    const supervisor = await join('supervisor', '/supervisor', await cookieOf('vera@demo.test'));
    const conversationId = await toBilling(customer);
    const ticket = await toQueue(url, customer, conversationId);
    await answeredByPerson(customer, operator, ticket, conversationId);
    await backToAgent(customer, operator, conversationId);
    await reviewed(supervisor, conversationId, print);
    wholeThread(customer);
    return (Date.now() - began) / 1000;
  } finally {
    for (const party of parties) party.close();
  }
}

async function toBilling(customer: Party): Promise<string> {
  await customer.expect('session', (heard) => heard.event === 'session');
  const opened = await customer.call<{ conversation: ConversationView }>('conversation:open', {});
  const { id: conversationId } = opened.conversation;
  const send = { conversationId, clientMessageId: crypto.randomUUID(), text: TEXT };
  const { message } = await customer.call<{ message: Message }>('message:send', send);
  const again = await customer.call<{ message: Message }>('message:send', send);
  if (again.message.id !== message.id)
    throw new JourneyError('the same clientMessageId made a second message.');
  await customer.expect('handoff_started', isEvent('handoff_started'));
  await customer.expect('handoff_completed', isEvent('handoff_completed'));
  await customer.expect('an introduction that names B-2210', isText('agent', /B-2210/));
  await customer.expect('a question for the code', isText('agent', /./));
  return conversationId;
}

async function toQueue(url: string, customer: Party, conversationId: string): Promise<TicketView> {
  const code = await mailedCode(url, 'jonas@example.test');
  await customer.call('message:send', {
    conversationId,
    clientMessageId: crypto.randomUUID(),
    text: code,
  });
  await customer.expect('the code masked', isText('customer', /^•+$/));
  // A refund that was made before is told in words, and no ticket is needed.
  await customer.expect('ticket_created', isEvent('ticket_created'), isText('agent', /./));
  await customer.expect('human_queued', isEvent('human_queued'));
  const { conversation } = await customer.call<{ conversation: ConversationView }>(
    'conversation:sync',
    {
      conversationId,
      afterSeq: 0,
    },
  );
  if (conversation.holder.kind !== 'queue' || !conversation.ticket) {
    throw new JourneyError(`the holder is ${conversation.holder.kind}, not the queue.`);
  }
  return conversation.ticket;
}

async function answeredByPerson(
  customer: Party,
  operator: Party,
  ticket: TicketView,
  conversationId: string,
): Promise<void> {
  await operator.expect('the ticket in the queue', (heard) => {
    const added = heard.frame.ticket as TicketView | undefined;
    return heard.event === 'queue' && added?.number === ticket.number;
  });
  await operator.call('queue:claim', { ticketId: ticket.id });
  await customer.expect('human_joined', isEvent('human_joined'));
  const file = await operator.call<CaseFile>('conversation:read', { conversationId });
  const keys = file.facts.map((fact) => `${fact.key}=${fact.value}`);
  if (!keys.includes('order_id=B-2210'))
    throw new JourneyError(`the case has no B-2210 among its facts: ${keys.join(', ')}`);
  if (!file.handoff.package?.recommendation)
    throw new JourneyError('the package has no recommendation.');
  const approval = file.approvals.find((one) => one.status === 'pending');
  if (approval?.amount.amountMinor !== 18_000)
    throw new JourneyError('there is no approval of 180.00 EUR to decide.');
  await operator.call('approval:decide', { approvalId: approval.id, verdict: 'approve' });
  await customer.expect('the refund in words', isText('operator', /180/));
  await operator.call('message:send', {
    conversationId,
    clientMessageId: crypto.randomUUID(),
    text: 'Sorry about the lamp. The refund is on its way.',
  });
  await customer.expect("the operator's answer", isText('operator', /Sorry about the lamp/));
}

async function backToAgent(
  customer: Party,
  operator: Party,
  conversationId: string,
): Promise<void> {
  await operator.call('conversation:handback', {
    conversationId,
    agent: 'billing',
    note: 'Refund of 180.00 EUR for B-2210 is done.',
  });
  await customer.expect('human_left', isEvent('human_left'));
  await customer.expect('the introduction of Billing', isText('agent', /Ana/));
  await customer.call('message:send', {
    conversationId,
    clientMessageId: crypto.randomUUID(),
    text: 'Thank you',
  });
  await customer.expect("the agent's answer", isText('agent', /./));
}

async function reviewed(supervisor: Party, conversationId: string, print: Print): Promise<void> {
  const { chain } = await supervisor.call<{ chain: PathEntry[] }>('chain:read', { conversationId });
  for (const step of chain) {
    print(`path         ${step.kind}: ${step.from || '-'} → ${step.to || '-'} (${step.reason})`);
  }
  const kinds = chain.map((step) => step.kind).filter((kind) => kind !== 'release');
  const wanted = ['handoff', 'queued', 'accepted', 'handed_back'];
  if (kinds.join() !== wanted.join())
    throw new JourneyError(`the path is ${kinds.join()}, not ${wanted.join()}.`);
  const bare = chain.filter(
    (step) => ['handoff', 'queued', 'handed_back'].includes(step.kind) && !step.package,
  );
  if (bare.length > 0)
    throw new JourneyError(`no package travelled at: ${bare.map((step) => step.kind).join()}`);
}

/** Every stored message arrived, once, in the order of its seq. */
function wholeThread(customer: Party): void {
  const seqs = customer.heard
    .filter((heard) => heard.event === 'message')
    .map((heard) => (heard.frame.message as Message).seq);
  const wanted = seqs.map((_, index) => index + 1);
  if (seqs.join() !== wanted.join())
    throw new JourneyError(`messages came as ${seqs.join()}, not without a hole.`);
}
