import { z } from 'zod';
import { asAccountService } from '../db/roles.ts';
import type { AuthCall, AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { type Contact, requireContact } from './contact.ts';
import { findTokenByCode, findTokenByLink, type TokenType } from './one-time-tokens-table.ts';
import { codeLimit, forgiveAttempts, requireAttempt } from './rate-limits.ts';
import type { LiveSession } from './start-session.ts';
import { toTokenResponse } from './token-response.ts';
import { signInByToken } from './use-one-time-token.ts';
import { findUserByContactOrNewContact, lockUser } from './users-table.ts';

const inputSchema = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
});

/** What a client calls a proof that was mailed, and which tokens it can be. */
export const tokenTypesOf: ReadonlyMap<string, readonly TokenType[]> = new Map([
  ['signup', ['confirmation_token']],
  ['invite', ['confirmation_token']],
  ['magiclink', ['recovery_token']],
  ['recovery', ['recovery_token']],
  ['email', ['confirmation_token', 'recovery_token']],
  ['email_change', ['email_change_token_new', 'email_change_token_current']],
]);

/** The same for a proof that was texted. */
const textedTokenTypesOf: ReadonlyMap<string, readonly TokenType[]> = new Map([
  ['sms', ['confirmation_token', 'recovery_token']],
  ['phone_change', ['phone_change_token']],
]);

export const halfDoneMessage =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** `POST /verify`: a session for whoever shows the code or the link's token that was sent. */
export const verify: AuthCall = async (context, request) => {
  const proof = requireOneProof(await request.read(inputSchema));
  const live =
    'tokenHash' in proof
      ? await verifyLinkToken(context, request, proof)
      : await verifyCode(context, request, proof);
  if (live === null) return Response.json({ msg: halfDoneMessage, code: '200' });
  return toTokenResponse(context, live, { now: request.now });
};

type LinkProof = { types: readonly TokenType[]; tokenHash: string };
type CodeProof = { types: readonly TokenType[]; contact: Contact; code: string };

function requireOneProof(input: z.output<typeof inputSchema>): LinkProof | CodeProof {
  const { type, email, phone, token, token_hash: tokenHash } = input;
  if (!type) throw invalid('Verify requires a verification type');
  if (!token && !tokenHash) throw invalid('Verify requires either a token or a token hash');
  if (tokenHash && (token || email || phone))
    throw invalid('Only the token_hash and type should be provided');
  const isTexted = textedTokenTypesOf.has(type);
  const types = textedTokenTypesOf.get(type) ?? tokenTypesOf.get(type);
  if (types === undefined) throw invalid(`Unsupported verification type ${JSON.stringify(type)}`);
  if (tokenHash) return { types, tokenHash };
  const contact = requireContact(input, {
    ifBoth: 'Only an email address or phone number should be provided on verify',
    ifNone: 'An email address or phone number is required to verify a token',
  });
  if (isTexted !== (contact.provider === 'phone')) {
    const needed = isTexted ? 'a phone number' : 'an email address';
    throw invalid(`Verification type ${JSON.stringify(type)} requires ${needed}`);
  }
  return { types, contact, code: token ?? '' };
}

function invalid(message: string): AuthError {
  return new AuthError('validation_failed', { message });
}

function verifyLinkToken(
  context: AuthContext,
  request: AuthRequest,
  { types, tokenHash }: LinkProof,
): Promise<LiveSession | null> {
  return asAccountService(context.database, async (transaction) => {
    const token = await findTokenByLink(transaction, tokenHash, request.now);
    if (token === null || !types.includes(token.token_type)) throw new AuthError('otp_expired');
    return signInByToken(transaction, token, request);
  });
}

async function verifyCode(
  context: AuthContext,
  request: AuthRequest,
  { types, contact, code }: CodeProof,
): Promise<LiveSession | null> {
  const limit = codeLimit(contact.value);
  await requireAttempt(context.database, [limit], request.now);
  const outcome = await asAccountService(context.database, async (transaction) => {
    const user = await findUserByContactOrNewContact(transaction, contact);
    if (user === null || !(await lockUser(transaction, user.id))) return 'wrong';
    const shown = { userId: user.id, types, code, relatesTo: contact.value, now: request.now };
    const token = await findTokenByCode(transaction, shown);
    // Not thrown here: that would undo the count of wrong codes.
    if (token === null) return 'wrong';
    await forgiveAttempts(transaction, [limit.bucket]);
    return signInByToken(transaction, token, request);
  });
  if (outcome === 'wrong') throw new AuthError('otp_expired');
  return outcome;
}
