import { expect, test } from 'vitest';
import { named, plain, slotWord } from './words.ts';

test('a name of the path says who it is: agent, queue, person or nobody', () => {
  expect(named('billing')).toEqual({ kind: 'agent', label: 'Billing' });
  expect(named('returns_desk')).toEqual({ kind: 'agent', label: 'Returns desk' });
  expect(named('T-0042')).toEqual({ kind: 'queue', label: 'Queue T-0042' });
  expect(named('Ana Ruiz')).toEqual({ kind: 'operator', label: 'Ana Ruiz' });
  expect(named('')).toEqual({ kind: 'nobody', label: 'Nobody' });
});

test('what has no word of its own is still readable', () => {
  expect(slotWord('order_id')).toBe('Order');
  expect(slotWord('serial_number')).toBe('Serial number');
  expect(plain('')).toBe('');
});
