import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toUserId } from '../../server/auth/caller.ts';
import { appErrorBodySchema } from '../../shared/app-error-body.ts';
import { buscaReferenciasOutputSchema } from '../../shared/busca-referencias.ts';
import { generateHooksOutputSchema } from '../../shared/generate-hooks.ts';
import { subscribe } from '../helpers/accounts.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await signUpPerson(server);
  await subscribe(server.database, toUserId(person.id), { remaining: -1, total: -1 });
});
afterAll(() => server.stop());

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

it('ends every string a person may type in a tree or a clear 4xx', async () => {
  await fc.assert(
    fc.asyncProperty(typed, async (prompt) => {
      const { status, body } = await callFunction(server, person, 'generate-hooks', { prompt });
      if (status === 200) generateHooksOutputSchema.parse(body);
      else {
        expect([400, 413, 422]).toContain(status);
        expect(appErrorBodySchema.parse(body).error.length).toBeGreaterThan(15);
      }
    }),
    { numRuns: 500, examples: strange.map((text): [string] => [text]) },
  );
}, 300_000);

it('ends every string in place of a hook in materials or a clear 4xx', async () => {
  await fc.assert(
    fc.asyncProperty(typed, async (hook) => {
      const { status, body } = await callFunction(server, person, 'busca-referencias', { hook });
      if (status === 200) buscaReferenciasOutputSchema.parse(body);
      else {
        expect(status).toBe(400);
        appErrorBodySchema.parse(body);
      }
    }),
    { numRuns: 300, examples: strange.map((text): [string] => [text]) },
  );
}, 300_000);
