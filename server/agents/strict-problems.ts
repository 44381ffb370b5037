/** Keywords that strict function calling accepts; everything else is refused by the provider. */
const KEYWORDS = new Set([
  'type',
  'description',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'anyOf',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'pattern',
  'format',
]);

export type JsonSchema = Record<string, unknown>;

export function isJsonSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `type` is one name or a list of them, as in `["string", "null"]`. */
export function hasType(schema: JsonSchema, name: string): boolean {
  return Array.isArray(schema.type) ? schema.type.includes(name) : schema.type === name;
}

/**
 * What makes a JSON schema not strict, one line per finding with its path (`$.lines.items.sku`).
 * Empty = every property is required, no object takes extra keys, no keyword is unsupported.
 */
export function strictProblems(schema: unknown): string[] {
  if (!isJsonSchema(schema) || schema.type !== 'object') return ['$ must be an object schema'];
  return problemsAt(schema, '$');
}

function problemsAt(schema: unknown, path: string): string[] {
  if (!isJsonSchema(schema)) return [`${path} is not a schema`];
  const found = Object.keys(schema)
    .filter((keyword) => !KEYWORDS.has(keyword))
    .map((keyword) => `${path} uses "${keyword}", which strict mode does not support`);
  if (Array.isArray(schema.anyOf)) {
    return found.concat(
      schema.anyOf.flatMap((option, index) => problemsAt(option, `${path}|${index}`)),
    );
  }
  if (hasType(schema, 'object')) found.push(...objectProblems(schema, path));
  if (hasType(schema, 'array')) found.push(...problemsAt(schema.items, `${path}.items`));
  if (schema.type === undefined && schema.enum === undefined && schema.const === undefined) {
    found.push(`${path} has no type`);
  }
  return found;
}

function objectProblems(schema: JsonSchema, path: string): string[] {
  const properties = isJsonSchema(schema.properties) ? schema.properties : {};
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const found: string[] = [];
  if (schema.additionalProperties !== false) {
    found.push(`${path} must have additionalProperties: false`);
  }
  for (const name of required) {
    if (!Object.hasOwn(properties, String(name))) {
      found.push(`${path} requires "${name}", which it does not have`);
    }
  }
  for (const [name, property] of Object.entries(properties)) {
    if (!required.has(name)) found.push(`${path}.${name} is optional: make it nullable instead`);
    found.push(...problemsAt(property, `${path}.${name}`));
  }
  return found;
}
