import { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import { asAccountService } from '../../db/roles.ts';
import type { AuthCall, AuthRequest } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { type Claim, emptyClaim } from '../claim.ts';
import { claimUnprovenUser } from '../claim-unproven-user.ts';
import { requireEmail } from '../email-address.ts';
import { startEmailChange } from '../email-change.ts';
import { createOneTimeSecret, type TokenType } from '../one-time-tokens-table.ts';
import { hashPassword, requireAcceptablePassword } from '../password.ts';
import { redirectTarget } from '../redirect-target.ts';
import { buildProof, type LinkType } from '../send-mail.ts';
import { storeProof } from '../store-proof.ts';
import { mergeMetadata, metadataSchema } from '../user-metadata.ts';
import { toUserResponse } from '../user-response.ts';
import { createContactUser, lockUserByContact, requireUserRow, type UserRow } from '../users-table.ts';
import { createInvitee } from './create-invitee.ts';
import { noSuchUser } from './require-admin.ts';

const kinds = {
  signup: { tokenType: 'confirmation_token', linkType: 'signup', makesUser: true },
  invite: { tokenType: 'confirmation_token', linkType: 'invite', makesUser: true },
  magiclink: { tokenType: 'recovery_token', linkType: 'magiclink', makesUser: true },
  recovery: { tokenType: 'recovery_token', linkType: 'recovery', makesUser: false },
  email_change_current: {
    tokenType: 'email_change_token_current',
    linkType: 'email_change',
    makesUser: false,
  },
  email_change_new: { tokenType: 'email_change_token_new', linkType: 'email_change', makesUser: false },
} as const satisfies Record<string, { tokenType: TokenType; linkType: LinkType; makesUser: boolean }>;

const inputSchema = z.object({
  type: z.enum(Object.keys(kinds) as [keyof typeof kinds]),
  email: z.string(),
  new_email: z.string().nullish(),
  password: z.string().nullish(),
  data: metadataSchema.nullish(),
  redirect_to: z.string().nullish(),
});
type Input = z.output<typeof inputSchema>;

/** `POST /admin/generate_link`: what a mail would carry, handed to the operator instead; nothing is sent. */
export const generateLink: AuthCall = async (context, request) => {
  const input = await request.read(inputSchema);
  const { tokenType, linkType } = kinds[input.type];
  const email = requireEmail(input.email);
  const newEmail = input.new_email ? requireEmail(input.new_email) : null;
  const isChange = linkType === 'email_change';
  if (isChange && newEmail === null) {
    throw new AuthError('validation_failed', {
      message: 'The new email address should be different from the current',
    });
  }
  const passwordHash = input.password ? await hashPassword(requireAcceptablePassword(input.password)) : null;
  const secret = createOneTimeSecret({ isPkce: false });
  const user = await asAccountService(context.database, async (transaction) => {
    const claim = { passwordHash, metadata: mergeMetadata({}, input.data ?? {}) };
    const found = await findOrMake(transaction, { input, email, claim, request });
    if (isChange && newEmail !== null && found.email_change !== newEmail) {
      await startEmailChange(transaction, { id: found.id, newEmail, isHalfProven: false, now: request.now });
    }
    const relatesTo = tokenType === 'email_change_token_new' && newEmail !== null ? newEmail : email;
    const ofAccount = kinds[input.type].makesUser ? claim : emptyClaim;
    const proof = { userId: found.id, tokenType, linkType, relatesTo, secret, claim: ofAccount };
    await storeProof(transaction, proof, request);
    return requireUserRow(transaction, found.id);
  });
  const redirectTo = redirectTarget(context.publicUrl, input.redirect_to ?? request.query.get('redirect_to'));
  const { url } = buildProof(context, { secret, type: linkType, redirectTo });
  return Response.json({
    ...toUserResponse(user),
    action_link: url,
    email_otp: secret.code,
    hashed_token: secret.linkToken,
    redirect_to: redirectTo,
    verification_type: input.type,
  });
};

interface Wanted {
  input: Input;
  email: string;
  claim: Claim;
  request: AuthRequest;
}

/** Where nothing was confirmed, a link that signs up or invites starts the account anew, as a sign-up does. */
async function findOrMake(
  transaction: Transaction,
  { input, email, claim, request: { now } }: Wanted,
): Promise<UserRow> {
  if (input.type === 'invite')
    return requireUserRow(transaction, await createInvitee(transaction, { email, claim, now }));
  const contact = { provider: 'email', value: email } as const;
  const known = await lockUserByContact(transaction, contact);
  if (known !== null && input.type === 'signup') {
    if (known.confirmed_at !== null) throw new AuthError('email_exists');
    await claimUnprovenUser(transaction, { id: known.id, contact, claim, now });
    return requireUserRow(transaction, known.id);
  }
  if (known !== null) return known;
  if (!kinds[input.type].makesUser) throw noSuchUser();
  const id = await createContactUser(transaction, { contact, ...claim, confirmedAt: null, now });
  if (id === null) throw new AuthError('conflict');
  return requireUserRow(transaction, id);
}
