// Turns the parameter types of the installed SDK into the JSON Schemas that the local Stripe validates requests with.
// The types are looser than Stripe: enums are open, integers are numbers, an empty string is a string. Stripe refuses
// all three, so the schemas do too.
import { join } from 'node:path';
import Stripe from 'stripe';
import { createGenerator } from 'ts-json-schema-generator';

export type JsonSchema = { [keyword: string]: unknown };

export interface RequestSchemas {
  sdkVersion: string;
  schemas: Record<string, JsonSchema>;
}

// The generator resolves 'stripe' only from absolute paths.
const directory = import.meta.dirname;

/** The schemas of all calls in `RequestTypes`, or of the named ones, with the SDK's version. Takes about five seconds. */
export function generateRequestSchemas(names?: readonly string[]): RequestSchemas {
  const generated = createGenerator({
    path: join(directory, 'request-types.ts'),
    tsconfig: join(directory, '../tsconfig.json'),
    type: 'RequestTypes',
    additionalProperties: false,
    skipTypeCheck: true,
    jsDoc: 'none',
    expose: 'none',
    topRef: false,
  }).createSchema('RequestTypes');
  const calls = Object.entries(generated.properties ?? {}).filter(([name]) => names?.includes(name) ?? true);
  return {
    sdkVersion: Stripe.PACKAGE_VERSION,
    schemas: Object.fromEntries(calls.map(([name, schema]) => [name, tighten(schema, name) as JsonSchema])),
  };
}

function tighten(schema: unknown, name: string): unknown {
  if (!isSchema(schema)) return schema;
  if (Array.isArray(schema.anyOf)) return closeEnum(schema.anyOf.map((branch) => tighten(branch, name)));
  if (schema.type === 'string') return 'enum' in schema || 'const' in schema ? schema : filledString;
  if (schema.type === 'number') return { type: isFraction(name) ? 'number' : 'integer' };
  if (schema.type === 'array') return { ...schema, items: tighten(schema.items, name) };
  return isSchema(schema.properties) ? tightenObject(schema, schema.properties) : schema;
}

const filledString = { type: 'string', minLength: 1 };

function tightenObject(schema: JsonSchema, properties: JsonSchema): JsonSchema {
  const names = Object.keys(properties);
  // The class Stripe.Decimal travels as a string.
  if (names.some((name) => name.startsWith('__@___brand'))) return filledString;
  return {
    ...schema,
    properties: Object.fromEntries(names.map((name) => [name, tighten(properties[name], name)])),
  };
}

function closeEnum(branches: unknown[]): unknown {
  const hasEnum = branches.some((branch) => isSchema(branch) && 'enum' in branch);
  const closed = branches.filter((branch) => !hasEnum || !isSchema(branch) || !('minLength' in branch));
  return closed.length === 1 ? closed[0] : { anyOf: closed };
}

function isFraction(name: string): boolean {
  return name.includes('percent');
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
