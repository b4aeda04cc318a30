import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { firstRow, type Transaction } from '../db/database.ts';
import { AuthError } from './auth-error.ts';
import type { GoogleProfile } from './google/google-profile.ts';
import { isUuid } from './uuid.ts';

/** A sign-in that continues in another request: at a provider, or with an auth code. */
export interface FlowStateRow {
  id: string;
  user_id: string | null;
  auth_code: string | null;
  code_challenge: string | null;
  code_challenge_method: string | null;
  provider_type: string;
  authentication_method: string;
  provider_access_token: string | null;
  provider_refresh_token: string | null;
  referrer: string | null;
  linking_target_id: string | null;
  provider_nonce: string | null;
  provider_code_verifier: string | null;
  created_at: Date;
  auth_code_issued_at: Date | null;
  provider_answered_at: Date | null;
  browser_hash: string | null;
  provider_profile: GoogleProfile | null;
}

/** Seconds from its beginning to the auth code, and again from the code to its exchange. */
export const flowStateSeconds = 300;

/** What a client sends that wants an auth code (RFC 7636). */
export interface CodeChallenge {
  challenge: string;
  method: 's256' | 'plain';
}

/** Fields of a body or a query that ask for an auth code. */
export const codeChallengeFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
};

/** Null when none is asked for; throws `validation_failed` for half of one, or one that is none. */
export function readCodeChallenge(input: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): CodeChallenge | null {
  const { code_challenge: challenge, code_challenge_method: method } = input;
  if (!challenge && !method) return null;
  if (!challenge || !method) {
    throw new AuthError('validation_failed', {
      message: 'PKCE flow requires code_challenge_method and code_challenge',
    });
  }
  const known = method.toLowerCase();
  if (known !== 's256' && known !== 'plain') {
    throw new AuthError('validation_failed', { message: 'code challenge method not supported' });
  }
  if (!/^[\w.~-]{43,128}$/u.test(challenge)) {
    throw new AuthError('validation_failed', {
      message: 'code challenge has to be between 43 and 128 characters of the unreserved set',
    });
  }
  return { challenge, method: known };
}

interface NewFlowState {
  userId: string | null;
  providerType: string;
  authenticationMethod: string;
  codeChallenge: CodeChallenge | null;
  referrer: string;
  now: Date;
  /** Of a provider's sign-in. */
  provider?: {
    nonce: string;
    codeVerifier: string;
    /** Whose account gets the identity, and the session that asks for it. */
    linkingTarget: { userId: string; sessionId: string } | null;
    /** Of the browser's cookie; null with a code challenge, whose verifier stands for the browser. */
    browserHash: string | null;
  };
}

/** Begins a flow and returns its id. */
export async function createFlowState(transaction: Transaction, flow: NewFlowState): Promise<string> {
  const id = randomUUID();
  const { codeChallenge, provider } = flow;
  await transaction.query(
    `insert into auth.flow_state (id, user_id, provider_type, authentication_method, code_challenge, code_challenge_method,
       referrer, provider_nonce, provider_code_verifier, linking_target_id, linking_session_id, browser_hash,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)`,
    [
      id,
      flow.userId,
      flow.providerType,
      flow.authenticationMethod,
      codeChallenge?.challenge ?? null,
      codeChallenge?.method ?? null,
      flow.referrer,
      provider?.nonce ?? null,
      provider?.codeVerifier ?? null,
      provider?.linkingTarget?.userId ?? null,
      provider?.linkingTarget?.sessionId ?? null,
      provider?.browserHash ?? null,
      flow.now.toISOString(),
    ],
  );
  return id;
}

/** A flow by its id, locked; null when there is none. */
export async function lockFlowState(transaction: Transaction, id: string): Promise<FlowStateRow | null> {
  const sql = 'select * from auth.flow_state where id = $1 for update';
  return firstRow(await transaction.query<FlowStateRow>(sql, [id]));
}

/**
 * The flow that a provider's answer belongs to; null when there is none. `isFirst` for one request alone, however many come
 * at once: whatever becomes of it, the answer is used then.
 */
export async function claimProviderFlow(
  transaction: Transaction,
  { id, providerType, now }: { id: string; providerType: string; now: Date },
): Promise<{ flow: FlowStateRow | null; isFirst: boolean }> {
  const known = isUuid(id) ? await lockFlowState(transaction, id) : null;
  const flow = known?.provider_type === providerType ? known : null;
  const isFirst = flow !== null && flow.provider_answered_at === null;
  if (isFirst) {
    await transaction.query('update auth.flow_state set provider_answered_at = $2 where id = $1', [
      id,
      now.toISOString(),
    ]);
  }
  return { flow, isFirst };
}

/** Throws `flow_state_expired` when the person took too long at the provider. */
export function requireFreshFlow({ created_at: createdAt }: FlowStateRow, now: Date): void {
  if (now.getTime() - createdAt.getTime() > flowStateSeconds * 1000)
    throw new AuthError('flow_state_expired');
}

/** Forgets some flows that nobody can end any more, with the provider's tokens in them. Anybody may begin flows, without end. */
export async function deleteOldProviderFlows(transaction: Transaction, now: Date): Promise<void> {
  await transaction.query(
    `delete from auth.flow_state where id in (
       select id from auth.flow_state where created_at < $1 and provider_nonce is not null
       order by created_at limit 100 for update skip locked)`,
    [new Date(now.getTime() - keptSeconds * 1000).toISOString()],
  );
}

/** Long enough to tell a reload of the callback from a state that never was. */
const keptSeconds = 3600;

/** The latest flow that a mail of this kind began for the person and that has no code yet. */
export async function findFlowOfMail(
  transaction: Transaction,
  userId: string,
  authenticationMethod: string,
): Promise<FlowStateRow | null> {
  const sql = `select * from auth.flow_state
    where user_id = $1 and authentication_method = $2 and auth_code is null order by created_at desc limit 1 for update`;
  return firstRow(await transaction.query<FlowStateRow>(sql, [userId, authenticationMethod]));
}

/** Keeps the identity that the exchange of the flow's auth code is to link. */
export async function setProviderProfile(
  transaction: Transaction,
  id: string,
  profile: GoogleProfile,
): Promise<void> {
  const sql = 'update auth.flow_state set provider_profile = $2::jsonb where id = $1';
  await transaction.query(sql, [id, JSON.stringify(profile)]);
}

/** Ends the browser's way and returns the code with which the client fetches the session. */
export async function issueAuthCode(
  transaction: Transaction,
  flow: { id: string; userId: string; accessToken?: string | null; refreshToken?: string | null; now: Date },
): Promise<string> {
  const code = randomUUID();
  await transaction.query(
    `update auth.flow_state set user_id = $2, auth_code = $3, auth_code_issued_at = $4, updated_at = $4,
       provider_access_token = $5, provider_refresh_token = $6 where id = $1`,
    [flow.id, flow.userId, code, flow.now.toISOString(), flow.accessToken ?? null, flow.refreshToken ?? null],
  );
  return code;
}

/** Whose sign-in an auth code ends; null when there is no such code. */
export async function findOwnerOfCode(transaction: Transaction, authCode: string): Promise<string | null> {
  const sql = 'select user_id from auth.flow_state where auth_code = $1';
  return firstRow(await transaction.query<{ user_id: string | null }>(sql, [authCode]))?.user_id ?? null;
}

/** The flow of an auth code, locked. */
export async function lockFlowOfCode(
  transaction: Transaction,
  authCode: string,
): Promise<FlowStateRow | null> {
  const sql = 'select * from auth.flow_state where auth_code = $1 for update';
  return firstRow(await transaction.query<FlowStateRow>(sql, [authCode]));
}

export async function deleteFlowState(transaction: Transaction, id: string): Promise<void> {
  await transaction.query('delete from auth.flow_state where id = $1', [id]);
}

/** Whether somebody who shows `verifier` began the flow. */
export function isVerifierOf(flow: FlowStateRow, verifier: string): boolean {
  if (flow.code_challenge === null) return false;
  const shown =
    flow.code_challenge_method === 'plain'
      ? verifier
      : createHash('sha256').update(verifier).digest('base64url');
  const [a, b] = [Buffer.from(shown), Buffer.from(flow.code_challenge)];
  return a.length === b.length && timingSafeEqual(a, b);
}
