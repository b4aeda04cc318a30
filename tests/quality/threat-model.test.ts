import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { environmentVariables } from '../../server/env.ts';

const model = await readFile('docs/threat-model.md', 'utf8');
const words = [...model.matchAll(/`([^`]+)`/gu)].map(([, word = '']) => word);
const isPath = (word: string) => /^(?:server|shared|tests|scripts|supabase|docs)\//u.test(word);

/** Every call of the server that leaves the machine, by the words with which it does. */
const leaves =
  /\bfetch\(|guardedFetch\(|createTransport\(\{ pool|new Stripe\(|createOpenAI\(|openid\.discovery\(/u;
const outside = [
  'server/auth/captcha/captcha-verifier.ts',
  'server/auth/google/google-provider.ts',
  'server/auth/google/verify-id-token.ts',
  'server/auth/remote-accounts.ts',
  'server/billing/stripe/stripe-client.ts',
  'server/generation/model/open-language-model.ts',
  'server/generation/retrieval/fetch-json.ts',
  'server/mail/smtp-mailer.ts',
  'server/outgoing/guarded-fetch.ts',
  'server/sms/hook-sms-sender.ts',
];

describe('the threat model', () => {
  it('names files that exist', () => {
    const paths = words.filter(isPath);
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('says of each way in which test holds it', () => {
    const rows = section('By which way').filter((row) => row.startsWith('| ') && !row.startsWith('| Way'));
    expect(rows.length).toBeGreaterThan(15);
    const untested = rows.filter(
      (row) => !/`(?:tests\/|[^`]+\.test\.ts`)/u.test(row.split(' | ').at(-1) ?? ''),
    );
    expect(untested.filter((row) => !row.startsWith('| ---'))).toEqual([]);
  });

  it('names settings that exist', () => {
    const settings = words.filter((word) => /^[A-Z_]{5,}(?:=\w+)?$/u.test(word));
    const unknown = settings.filter((word) => !environmentVariables.includes(word.split('=')[0] ?? ''));
    expect(unknown).toEqual([]);
  });

  it('knows every adapter that leaves the machine', async () => {
    const found: string[] = [];
    for await (const path of glob('server/**/*.ts'))
      if (!path.endsWith('.test.ts') && leaves.test(await readFile(path, 'utf8'))) found.push(path);
    expect(found.toSorted()).toEqual(outside);
    expect(outside.filter((path) => !words.includes(path))).toEqual([]);
  });
});

function section(title: string): string[] {
  const text = model.split('\n## ').find((part) => part.startsWith(title)) ?? '';
  return text.split('\n');
}
