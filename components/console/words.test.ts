import { expect, test } from 'vitest';
import { factWord, named, plain, slotWord, valueWord, whyWord } from './words.ts';

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

test('a fact of the path is said in words, whatever its value holds', () => {
  expect(factWord('order_id=B-2210')).toBe('Order B-2210');
  expect(factWord('error_message=a=b')).toBe('Error shown a=b');
  expect(factWord('amount')).toBe('Amount');
});

test('a wish in the words of the customer is a quotation, and an id of ours is short', () => {
  expect(factWord('request=want my 180 EUR back')).toBe('Wants “want my 180 EUR back”');
  expect(valueWord('request', 'refund')).toBe('refund');
  expect(valueWord('customer_id', '89e540f2-b0b7-49aa-94da-8dcd354aea00')).toBe('89e540f2…');
});

test('a reason that only repeats what happened is left out', () => {
  expect(whyWord('resolved')).toBeNull();
  expect(whyWord('no_progress')).toBe('No progress after several tries');
});
