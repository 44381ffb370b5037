import { expect, test } from 'vitest';
import { type CheckInput, checkTool, POLICY_VERSION } from './check.ts';

const refund: CheckInput = {
  tool: { name: 'process_refund', effect: 'money', needsCustomer: true },
  schemaProblem: null,
  actor: { kind: 'agent', name: 'billing', permitted: ['process_refund', 'lookup_order'] },
  epoch: 3,
  now: { epoch: 3, holderKind: 'agent', holderName: 'billing', holderId: null },
  verifiedId: 'mia',
  customerReadId: 'mia',
  ownership: 'own',
  money: {
    amountMinor: 4_200,
    currency: 'EUR',
    capturedMinor: 4_200,
    usedMinor: 0,
    automaticMinor: 0,
  },
  approval: 'none',
};
const figures = (change: object) => ({ ...refund.money, ...change }) as CheckInput['money'];
const large = { money: figures({ amountMinor: 18_000, capturedMinor: 18_000 }) };
const read = { tool: { name: 'lookup_order', effect: 'read', needsCustomer: true } } as const;
const search = { tool: { name: 'search_articles', effect: 'none', needsCustomer: false } } as const;
const asOperator = {
  actor: { kind: 'operator', userId: 'ana' },
  now: { epoch: 3, holderKind: 'operator', holderName: 'Ana', holderId: 'ana' },
} as const;

test.each<[string, Partial<CheckInput>, string, string | null, string | null]>([
  ['a small refund of a verified customer', {}, 'allow', null, null],
  ['a tool that does not exist', { tool: null }, 'refuse', 'schema', 'invalid_arguments'],
  ['bad arguments', { schemaProblem: 'order: too long' }, 'refuse', 'schema', 'invalid_arguments'],
  ['a stale epoch', { epoch: 2 }, 'refuse', 'epoch', 'stale'],
  [
    'an agent that holds no more',
    { now: { ...refund.now, holderName: 'triage' } },
    'refuse',
    'permission',
    'stale',
  ],
  ['an agent after a takeover', { now: asOperator.now }, 'refuse', 'permission', 'stale'],
  [
    'an agent without the tool',
    { actor: { kind: 'agent', name: 'billing', permitted: ['lookup_order'] } },
    'refuse',
    'permission',
    'not_allowed',
  ],
  ['nobody verified', { verifiedId: null }, 'refuse', 'verified', 'verification_required'],
  [
    'a read with nobody verified',
    { ...read, verifiedId: null },
    'refuse',
    'verified',
    'verification_required',
  ],
  [
    'a refund before get_customer',
    { customerReadId: null },
    'refuse',
    'verified',
    'customer_not_read',
  ],
  [
    'get_customer for somebody else',
    { customerReadId: 'jonas' },
    'refuse',
    'verified',
    'customer_not_read',
  ],
  [
    'a read before get_customer',
    { ...read, customerReadId: null, ownership: 'unknown' },
    'allow',
    null,
    null,
  ],
  ['an order of somebody else', { ownership: 'not_theirs' }, 'refuse', 'ownership', 'not_found'],
  [
    'a refund whose owner nobody looked up',
    { ownership: 'unknown' },
    'refuse',
    'ownership',
    'not_found',
  ],
  ['a refund without figures', { money: null }, 'refuse', 'cap', 'cap_exceeded'],
  [
    '720 EUR',
    { money: figures({ amountMinor: 72_000, capturedMinor: 72_000 }) },
    'refuse',
    'cap',
    'cap_exceeded',
  ],
  ['180 EUR', large, 'ask', 'approval', 'needs_approval'],
  [
    '180 EUR that waits already',
    { ...large, approval: 'pending' },
    'ask',
    'approval',
    'needs_approval',
  ],
  [
    '180 EUR while another waits',
    { ...large, approval: 'pending_other' },
    'refuse',
    'approval',
    'approval_pending',
  ],
  [
    '180 EUR that a person refused',
    { ...large, approval: 'refused' },
    'refuse',
    'approval',
    'approval_refused',
  ],
  [
    '180 EUR made before',
    { money: figures({ amountMinor: 18_000, usedMinor: 18_000, alreadyDone: true }) },
    'allow',
    null,
    null,
  ],
  ['180 EUR approved by the holder', { ...large, ...asOperator }, 'allow', null, null],
  [
    '180 EUR approved after the identity went stale',
    { ...large, ...asOperator, customerReadId: null },
    'allow',
    null,
    null,
  ],
  [
    '720 EUR approved by the holder',
    { ...asOperator, money: figures({ amountMinor: 72_000, capturedMinor: 72_000 }) },
    'refuse',
    'cap',
    'cap_exceeded',
  ],
  [
    'an operator who does not hold',
    { ...large, ...asOperator, actor: { kind: 'operator', userId: 'luc' } },
    'refuse',
    'permission',
    'not_holder',
  ],
  [
    'an operator for a visitor who is nobody',
    { ...large, ...asOperator, verifiedId: null },
    'refuse',
    'verified',
    'verification_required',
  ],
  [
    'a search by anybody',
    {
      ...search,
      actor: { kind: 'agent', name: 'billing', permitted: ['search_articles'] },
      verifiedId: null,
      ownership: 'unknown',
      money: null,
    },
    'allow',
    null,
    null,
  ],
])('H47: %s', (_what, change, verdict, check, code) => {
  expect(checkTool({ ...refund, ...change })).toMatchObject({
    verdict,
    check,
    code,
    version: POLICY_VERSION,
  });
});

test('H47: of several objections the first of the chain decides', () => {
  const wrong: CheckInput = {
    ...refund,
    schemaProblem: 'bad',
    epoch: 1,
    verifiedId: null,
    ownership: 'not_theirs',
    money: null,
  };
  expect(checkTool(wrong).check).toBe('schema');
  expect(checkTool({ ...wrong, schemaProblem: null }).check).toBe('epoch');
  expect(checkTool({ ...wrong, schemaProblem: null, epoch: 3 }).check).toBe('verified');
});
