import { z } from 'zod';
import { asAccountService } from '../../db/roles.ts';
import { invitationMail } from '../account-mails.ts';
import { writeAuditEntry } from '../audit-log.ts';
import type { AuthCall } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { requireEmail } from '../email-address.ts';
import { createOneTimeSecret } from '../one-time-tokens-table.ts';
import { proofOf, sendMail } from '../send-mail.ts';
import { storeProof } from '../store-proof.ts';
import { mergeMetadata, metadataSchema } from '../user-metadata.ts';
import { toUserResponse } from '../user-response.ts';
import { findUserByEmail, requireUserRow } from '../users-table.ts';
import { createInvitee } from './create-invitee.ts';

const inputSchema = z.object({ email: z.string().nullish(), data: metadataSchema.nullish() });

/** `POST /invite`: mails a link and a code that open a new account, also while sign-up is closed. Throws `email_exists`. */
export const invite: AuthCall = async (context, request) => {
  const input = await request.read(inputSchema);
  const email = requireEmail(input.email);
  const claim = { passwordHash: null, metadata: mergeMetadata({}, input.data ?? {}) };
  const known = await asAccountService(context.database, (transaction) =>
    findUserByEmail(transaction, email),
  );
  if (known !== null && known.confirmed_at !== null) throw new AuthError('email_exists');
  const secret = createOneTimeSecret({ isPkce: false });
  const proof = proofOf(context, request, { secret, type: 'invite' });
  await sendMail(context, request, { kind: 'invite', mails: [invitationMail(email, proof)] });
  const invited = await asAccountService(context.database, async (transaction) => {
    const id = await createInvitee(transaction, { email, claim, now: request.now });
    await storeProof(
      transaction,
      { userId: id, tokenType: 'confirmation_token', linkType: 'invite', relatesTo: email, secret, claim },
      request,
    );
    const user = await requireUserRow(transaction, id);
    await writeAuditEntry(transaction, request, { action: 'user_invited', actor: user });
    return user;
  });
  return Response.json(toUserResponse(invited));
};
