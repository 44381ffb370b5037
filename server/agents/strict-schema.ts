import { z } from 'zod';
import { hasType, isJsonSchema, type JsonSchema, strictProblems } from './strict-problems.ts';

/**
 * The JSON schema that a model gets for a tool's arguments: every property required, absent = null
 * (decisions.md 42), `additionalProperties: false`. String lengths move into the description, the
 * zod schema still enforces them. Throws with the path when the schema cannot be strict: optional
 * or defaulted properties, records, loose objects, tuples, intersections, `unknown`.
 */
export function toStrictSchema(schema: z.ZodType): JsonSchema {
  const known = made.get(schema);
  if (known) return known;
  const strict = makeStrict(schema);
  made.set(schema, strict);
  return strict;
}

/** Making one takes a millisecond and each request of a model needs a dozen: they are never changed. */
const made = new WeakMap<z.ZodType, JsonSchema>();

function makeStrict(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input' });
  const strict = tightened(json, '$');
  const problems = strictProblems(strict);
  if (problems.length > 0) {
    throw new Error(`This tool schema cannot be strict: ${problems.join('; ')}`);
  }
  return strict;
}

function tightened(source: JsonSchema, path: string): JsonSchema {
  if (Object.hasOwn(source, 'default')) {
    throw new Error(`${path} has a default, so a model may leave it out: make it nullable instead`);
  }
  const { minLength, maxLength, oneOf, ...schema } = source;
  // A discriminated union: strict mode knows only anyOf.
  if (Array.isArray(oneOf)) schema.anyOf = oneOf;
  describeLength(schema, minLength, maxLength);
  dropNoise(schema);
  if (isJsonSchema(schema.properties)) schema.properties = tightenedEach(schema.properties, path);
  if (hasType(schema, 'object')) closeObject(schema, path);
  if (isJsonSchema(schema.items)) schema.items = tightened(schema.items, `${path}.items`);
  if (Array.isArray(schema.anyOf)) {
    schema.anyOf = schema.anyOf.map((option, index) => tightened(option, `${path}|${index}`));
  }
  if (allowsNull(schema)) say(schema, 'null when not said', /\bnull\b/i);
  return schema;
}

function tightenedEach(properties: JsonSchema, path: string): JsonSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      if (!isJsonSchema(property)) throw new Error(`${path}.${name} is not a schema`);
      return [name, tightened(property, `${path}.${name}`)];
    }),
  );
}

function closeObject(schema: JsonSchema, path: string): void {
  if (schema.additionalProperties !== undefined && schema.additionalProperties !== false) {
    throw new Error(`${path} takes any key (a record or a loose object): list its keys instead`);
  }
  schema.additionalProperties = false;
  schema.properties ??= {};
  schema.required ??= [];
}

function describeLength(schema: JsonSchema, min: unknown, max: unknown): void {
  if (typeof max === 'number') say(schema, `at most ${max} characters`);
  if (typeof min === 'number' && min > 0) {
    say(schema, min === 1 ? 'not empty' : `at least ${min} characters`);
  }
}

/** `z.int()` bounds of the number type itself, and the pattern that a `format` already says. */
function dropNoise(schema: JsonSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.format !== undefined) delete schema.pattern;
}

function allowsNull(schema: JsonSchema): boolean {
  const options: unknown[] = Array.isArray(schema.anyOf) ? schema.anyOf : [];
  const nullable = (option: unknown) => isJsonSchema(option) && option.type === 'null';
  return options.some(nullable) || (Array.isArray(schema.type) && hasType(schema, 'null'));
}

function say(schema: JsonSchema, sentence: string, unless?: RegExp): void {
  const before = typeof schema.description === 'string' ? schema.description : '';
  if (unless?.test(before)) return;
  schema.description = before === '' ? sentence : `${before} (${sentence})`;
}
