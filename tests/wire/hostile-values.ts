import fc from 'fast-check';

export const repeated = (text: string, most: number) =>
  fc.integer({ min: 0, max: most }).map((count) => text.repeat(count));

const ends: Record<string, string> = { '[': ']', '{"a":': '}', '[{"a":': '}]' };

/** JSON that nests up to `most` levels, closed or not. */
export const nested = (most: number) =>
  fc
    .tuple(fc.integer({ min: 1, max: most }), fc.constantFrom(...Object.keys(ends)), fc.boolean())
    .map(
      ([depth, open, isClosed]) =>
        open.repeat(depth) + (isClosed ? `1${(ends[open] ?? '').repeat(depth)}` : ''),
    );

export const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '\0',
    'a\0b',
    '\u2028',
    '\ud800',
    '\\u0000',
    '"',
    "' or 1=1 --",
    '%',
    '{',
    '{"a"',
    '\\',
    '💥',
  ),
);

export const number = fc.oneof(
  fc.integer().map(String),
  fc.double().map(String),
  fc.bigInt().map(String),
  fc.constantFrom('-0', '1e400', 'NaN', 'Infinity', '0x10', '1_000', '00', '9'.repeat(400), '２'),
);

const time = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom(
    'now',
    'infinity',
    'epoch',
    'allballs',
    '2026-02-30',
    '2026-01-01 Nowhere/Town',
    '294277-01-01',
  ),
);

const word = fc.constantFrom('null', 'not_null', 'true', 'false', 'unknown', 'TRUE', '');

/** The operand of a filter: what a column may hold, and what it may not. */
export const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 3, arbitrary: number },
  { weight: 2, arbitrary: time },
  { weight: 2, arbitrary: fc.uuid() },
  { weight: 2, arbitrary: word },
  { weight: 2, arbitrary: nested(7_500) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.oneof(repeated('9', 9_000), repeated('{', 9_000), repeated('💥', 1_000)) },
);

export const list = fc.oneof(
  fc.array(fc.oneof(text, number, time, fc.uuid()), { maxLength: 8 }).map((items) => `(${items.join(',')})`),
  fc.array(text, { maxLength: 6 }).map((items) => `(${items.map((item) => JSON.stringify(item)).join(',')})`),
  fc.integer({ min: 0, max: 5_000 }).map((count) => `(${'1,'.repeat(count)}1)`),
  repeated('(', 5_000),
);
