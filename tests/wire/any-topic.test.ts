import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toUserId } from '../../server/auth/caller.ts';
import { appErrorBodySchema } from '../../shared/app-error-body.ts';
import { buscaReferenciasOutputSchema } from '../../shared/busca-referencias.ts';
import { generateHooksOutputSchema } from '../../shared/generate-hooks.ts';
import { topicUnclearSchema } from '../../shared/topic-unclear.ts';
import { subscribe } from '../helpers/accounts.ts';
import { unknownTopic } from '../helpers/known-topics.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await signUpRich();
});
afterAll(() => server.stop());

async function signUpRich(): Promise<Person> {
  const rich = await signUpPerson(server);
  await subscribe(server.database, toUserId(rich.id), { remaining: -1, total: -1 });
  return rich;
}

const strange = [
  '',
  ' ',
  '\0',
  '\u0000\u0001bolo',
  '\ud800',
  'bolo \udfff de fubá',
  '🔥🔥🔥',
  '👨‍👩‍👧‍👦 família',
  'a'.repeat(10_000),
  'á'.repeat(5_000),
  "'; drop table users; --",
  "Robert'); DELETE FROM auth.users;--",
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '%7B%7Bx%7D%7D',
  '../../etc/passwd',
  'https://example.com/?q=1',
  'SELECT * FROM users',
  '{"prompt":"x"}',
  '\\u0000',
  '%00',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  'How to lose weight fast',
  'Wie nehme ich ab?',
  'ダイエット',
  'похудеть',
  'الرياضة',
  'comment perdre du poids',
  'RTL \u202e oluni',
  'zero\u200bwidth',
  'e\u0301\u0301\u0301\u0301',
  '1234567890',
  '!!!???',
  '.',
  'a',
  'ok',
  'kkkkkkkk',
  'Bolo\nde\ncenoura\t',
  'emagrecer '.repeat(40),
  'A ou B ou C ou D?',
  '"aspas"',
  '“aspas”',
  'R$ 1.000 em 3 dias',
];
const words = fc.constantFrom(
  'bolo',
  'como',
  'emagrecer',
  'de',
  'na',
  'Gramado',
  'meu',
  'não',
  'ou',
  'vale a pena',
  '40',
  '🔥',
  'TikTok',
  'quero',
  '?',
  'sem',
  'rápido',
  "d'água",
  '--',
  '<b>',
);
const typed = fc.oneof(
  fc.constantFrom(...strange),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.array(words, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(' ')),
);

/** A tree, a question back with all that the screen needs, or another refusal that says what to do. */
async function requireClearAnswer(asker: Person, asked: Record<string, unknown>): Promise<void> {
  const { status, body } = await callFunction(server, asker, 'generate-hooks', asked);
  if (status === 200) {
    generateHooksOutputSchema.parse(body);
    return;
  }
  expect([400, 413, 422]).toContain(status);
  const { code, error } = appErrorBodySchema.parse(body);
  expect(error.length).toBeGreaterThan(15);
  if (code === 'topic_unclear') topicUnclearSchema.parse(body);
}

it('ends every string a person may type in a tree, a question back or a clear 4xx', async () => {
  let [asker, count] = [person, 0];
  await fc.assert(
    fc.asyncProperty(typed, async (prompt) => {
      count += 1;
      // Trees that cost nothing have an end for one person.
      if (count % 50 === 0) asker = await signUpRich();
      await requireClearAnswer(asker, { prompt });
    }),
    { numRuns: 500, examples: strange.map((text): [string] => [text]) },
  );
}, 300_000);

it('ends every string in place of what a person tells, or of a kind, the same way', async () => {
  let [asker, count] = [person, 0];
  const keys = fc.constantFrom('1', '1.1', '1.2', '2', '2.1', '4.5', '__proto__', 'x');
  const told = fc.record({
    prompt: fc.constantFrom(unknownTopic, 'Dormir melhor', 'Vitral em chumbo'),
    facts: fc.option(fc.dictionary(keys, typed), { nil: undefined }),
    kind: fc.option(fc.oneof(typed, fc.constantFrom('defeito', 'prato')), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(told, async (asked) => {
      count += 1;
      if (count % 50 === 0) asker = await signUpRich();
      await requireClearAnswer(asker, asked);
    }),
    { numRuns: 300 },
  );
}, 300_000);

it('ends every string in place of a hook in materials or a clear 4xx', async () => {
  await fc.assert(
    fc.asyncProperty(typed, async (hook) => {
      const { status, body } = await callFunction(server, person, 'busca-referencias', { hook });
      if (status === 200) buscaReferenciasOutputSchema.parse(body);
      else {
        expect([400, 422]).toContain(status);
        appErrorBodySchema.parse(body);
      }
    }),
    { numRuns: 300, examples: strange.map((text): [string] => [text]) },
  );
}, 300_000);
