import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { strictProblems } from './strict-problems.ts';
import { toStrictSchema } from './strict-schema.ts';

describe('toStrictSchema', () => {
  it('makes every property required and closes every object, nested ones too', () => {
    const schema = toStrictSchema(
      z.object({ lines: z.array(z.object({ sku: z.string(), quantity: z.int().positive() })) }),
    );
    expect(schema).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['lines'],
      properties: {
        lines: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['sku', 'quantity'],
            properties: {
              sku: { type: 'string' },
              quantity: { type: 'integer', exclusiveMinimum: 0 },
            },
          },
        },
      },
    });
  });

  it('gives a tool without arguments an empty closed object', () => {
    expect(toStrictSchema(z.object({}))).toEqual({
      type: 'object',
      properties: {},
      required: [],
      additionalProperties: false,
    });
  });

  it('decisions 42: a nullable property stays required and says "null when not said"', () => {
    const schema = toStrictSchema(
      z.object({
        amount: z.int().nullable(),
        email: z.string().nullable().describe('E-mail on file'),
        order: z.string().nullable().describe('Order number; null when the customer gave none'),
      }),
    );
    expect(schema.required).toEqual(['amount', 'email', 'order']);
    expect(schema.properties).toMatchObject({
      amount: { description: 'null when not said' },
      email: { description: 'E-mail on file (null when not said)' },
      order: { description: 'Order number; null when the customer gave none' },
    });
  });

  it('moves string lengths, which strict mode refuses, into the description', () => {
    const schema = toStrictSchema(z.object({ summary: z.string().min(1).max(400) }));
    expect(schema.properties).toEqual({
      summary: { type: 'string', description: 'at most 400 characters (not empty)' },
    });
  });

  it('turns a discriminated union into anyOf', () => {
    const schema = toStrictSchema(
      z.object({
        fact: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('text'), value: z.string() }),
          z.object({ kind: z.literal('none') }),
        ]),
      }),
    );
    expect(JSON.stringify(schema)).toContain('"anyOf":[{');
    expect(JSON.stringify(schema)).not.toContain('oneOf');
  });

  it.each([
    ['an optional property', z.object({ order: z.string().optional() }), /\$\.order is optional/],
    ['a default', z.object({ order: z.string().default('A') }), /\$\.order has a default/],
    ['a record', z.object({ bag: z.record(z.string(), z.string()) }), /\$\.bag takes any key/],
    ['a loose object', z.looseObject({ a: z.string() }), /\$ takes any key/],
    ['an unknown value', z.object({ data: z.unknown() }), /\$\.data has no type/],
    [
      'a tuple',
      z.object({ pair: z.tuple([z.string(), z.string()]) }),
      /\$\.pair uses "prefixItems"/,
    ],
    [
      'an optional deep inside',
      z.object({ a: z.array(z.object({ b: z.string().optional() })).nullable() }),
      /\$\.a\|0\.items\.b is optional/,
    ],
    ['something that is no object', z.string(), /must be an object/],
  ])('refuses %s and names its path', (_title, schema, message) => {
    expect(() => toStrictSchema(schema)).toThrow(message);
  });
});

describe('strictProblems', () => {
  it('looks inside an object that may also be null', () => {
    const address = { type: ['object', 'null'], properties: {}, required: [] };
    expect(
      strictProblems({
        type: 'object',
        properties: { address },
        required: ['address'],
        additionalProperties: false,
      }),
    ).toEqual(['$.address must have additionalProperties: false']);
  });

  it('finds an open object, an optional property and a required name that does not exist', () => {
    expect(
      strictProblems({
        type: 'object',
        properties: { a: { type: 'string', minLength: 1 } },
        required: ['b'],
      }),
    ).toEqual([
      '$ must have additionalProperties: false',
      '$ requires "b", which it does not have',
      '$.a is optional: make it nullable instead',
      '$.a uses "minLength", which strict mode does not support',
    ]);
  });
});
