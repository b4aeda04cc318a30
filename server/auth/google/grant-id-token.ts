import { z } from 'zod';
import { requireAal2 } from '../aal2-calls.ts';
import { writeAuditEntry } from '../audit-log.ts';
import type { AuthCall } from '../auth-context.ts';
import { AuthError, OAuthInputError } from '../auth-error.ts';
import { requireManualLinking } from '../require-manual-linking.ts';
import { readSession, requireAccessToken } from '../require-session.ts';
import { settle } from '../settle.ts';
import { startSession } from '../start-session.ts';
import { toTokenResponse } from '../token-response.ts';
import { lockUser } from '../users-table.ts';
import { findOrCreatePerson } from './find-or-create-person.ts';
import type { GoogleProvider } from './google-provider.ts';
import { linkPerson } from './link-person.ts';

const inputSchema = z.object({
  provider: z.string().nullish(),
  client_id: z.string().nullish(),
  issuer: z.string().nullish(),
  id_token: z.string().nullish(),
  access_token: z.string().nullish(),
  nonce: z.string().nullish(),
  link_identity: z.boolean().nullish(),
});

/** `POST /token?grant_type=id_token`: a session for whoever shows an ID token that Google issued to this installation. */
export const grantIdToken: AuthCall = async (context, request) => {
  const { google } = context;
  const input = await request.read(inputSchema);
  if (google === null) throw new AuthError('provider_disabled');
  const idToken = requireIdToken(google, input);
  if (input.link_identity) requireManualLinking(context);
  const caller = input.link_identity ? await requireAccessToken(context, request) : null;
  const shown = { idToken, accessToken: input.access_token || null, nonce: input.nonce || null };
  const profile = await google.verifyIdToken(shown, request.now);
  const live = await settle(context.database, async (transaction) => {
    if (caller === null) {
      const { isSignUpOpen } = context.rules;
      const person = await findOrCreatePerson(transaction, { profile, isSignUpOpen }, request);
      await writeAuditEntry(transaction, request, { action: 'login', actor: person });
      return startSession(transaction, person.id, { method: 'oauth', request });
    }
    await lockUser(transaction, caller.userId);
    const read = await readSession(transaction, caller, request.now);
    requireAal2('POST /token', { ...read, caller });
    await linkPerson(transaction, { userId: caller.userId, profile, request });
    return startSession(transaction, caller.userId, { method: 'oauth', request });
  });
  return toTokenResponse(context, live, { now: request.now });
};

function requireIdToken(google: GoogleProvider, input: z.output<typeof inputSchema>): string {
  const { id_token: idToken, provider, client_id: clientId, issuer } = input;
  if (!idToken) throw new OAuthInputError('invalid_request', 'id_token required');
  if (!provider && !(clientId && issuer)) {
    throw new OAuthInputError('invalid_request', 'provider or client_id and issuer required');
  }
  const isGoogle = provider
    ? provider === 'google'
    : clientId === google.clientId && issuer === google.issuer;
  if (!isGoogle) {
    const name = JSON.stringify((provider || issuer || '').slice(0, 100));
    throw new AuthError('validation_failed', { message: `Custom OIDC provider ${name} not allowed` });
  }
  return idToken;
}
