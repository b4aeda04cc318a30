import { randomInt } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { asOperator } from '../../server/db/roles.ts';
import { lastTextTo } from '../helpers/outbox.ts';
import { openClient, type Person } from '../helpers/people.ts';
import type { TestServer } from '../helpers/test-server.ts';
import { callAuth } from './call-auth.ts';

/** A Brazilian mobile number that nobody in the tests has, in E.164. */
export function newPhone(): string {
  return `+55119${String(randomInt(100_000_000)).padStart(8, '0')}`;
}

/** Six digits that are not these. */
export function wrongCode(code: string): string {
  return code === '123456' ? '654321' : '123456';
}

/** Shows the code of the last text to a telephone; throws when it is refused. */
export async function confirmPhone(
  server: TestServer,
  client: SupabaseClient,
  { phone, type }: { phone: string; type: 'sms' | 'phone_change' },
) {
  const { code } = await lastTextTo(server.outbox, phone);
  const { data, error } = await client.auth.verifyOtp({ phone, token: code ?? '', type });
  if (error !== null) throw error;
  return data;
}

/** Somebody who signed up by telephone where texts confirm. Their password is `segredo-123`. */
export async function signUpByPhone(server: TestServer): Promise<Omit<Person, 'email'> & { phone: string }> {
  const phone = newPhone();
  const client = openClient(server);
  await client.auth.signUp({ phone, password: 'segredo-123' });
  const { user, session } = await confirmPhone(server, client, { phone, type: 'sms' });
  if (user === null || session === null) throw new Error('No session');
  return { client, id: user.id, phone, accessToken: session.access_token };
}

/** What the tests ask of one server, over and over. */
export function openPhoneActs(server: () => TestServer) {
  return {
    textTo: (phone: string) => lastTextTo(server().outbox, phone),
    codeTo: async (phone: string) => (await lastTextTo(server().outbox, phone)).code ?? '',
    logInByPhone: (phone: string, password: string) =>
      callAuth(server(), 'POST', '/token?grant_type=password', { body: { phone, password } }),
    async readFreeCredits(id: string) {
      const sql = 'select credits_remaining as left from public.free_credits where user_id = $1';
      return (await asOperator(server().database, (transaction) => transaction.query(sql, [id]))).rows[0];
    },
  };
}
