import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { asAccountService } from '../../server/db/roles.ts';
import { openClient } from '../helpers/people.ts';
import type { TestServer } from '../helpers/test-server.ts';

/** An authenticator app that holds a factor. */
export interface App {
  id: string;
  secret: string;
}

export async function enrollApp(client: SupabaseClient, friendlyName = 'Celular'): Promise<App> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error !== null) throw error;
  return { id: data.id, secret: data.totp.secret };
}

/** What the app shows now, or this many steps from now. */
export function codeOf({ secret }: App, stepsAhead = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });
}

/** Six digits that the app shows neither now nor in the minutes around. */
export function wrongCodeOf(app: App): string {
  const near = [-3, -2, -1, 0, 1, 2, 3].map((steps) => codeOf(app, steps));
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555', '666666', '777777'];
  return wrong.find((code) => !near.includes(code)) ?? '';
}

export async function challenge(client: SupabaseClient, factorId: string): Promise<string> {
  const { data, error } = await client.auth.mfa.challenge({ factorId });
  if (error !== null) throw error;
  return data.id;
}

/** Shows the app's code, whatever code was accepted before; throws when it is refused. */
export async function showApp(server: TestServer, client: SupabaseClient, app: App): Promise<void> {
  await query(server, 'update auth.mfa_factors set last_accepted_step = null where id = $1', [app.id]);
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: app.id, code: codeOf(app) });
  if (error !== null) throw error;
}

/** Another browser of the person, signed in by password alone. */
export async function signInElsewhere(server: TestServer, email: string): Promise<SupabaseClient> {
  const client = openClient(server);
  const { error } = await client.auth.signInWithPassword({ email, password: 'segredo-123' });
  if (error !== null) throw error;
  return client;
}

/** Level, and methods from the newest to the oldest, as the client's own access token says. */
export async function levelOf(client: SupabaseClient): Promise<{ aal: string | null; methods: string[] }> {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  const methods = (data?.currentAuthenticationMethods ?? []).map((entry) =>
    typeof entry === 'string' ? entry : entry.method,
  );
  return { aal: data?.currentLevel ?? null, methods };
}

export async function tokensOf(client: SupabaseClient): Promise<{ access: string; refresh: string }> {
  const { data } = await client.auth.getSession();
  return { access: data.session?.access_token ?? '', refresh: data.session?.refresh_token ?? '' };
}

export async function query(server: TestServer, sql: string, parameters: unknown[]) {
  return (await asAccountService(server.database, (transaction) => transaction.query(sql, parameters))).rows;
}
