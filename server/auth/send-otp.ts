import { z } from 'zod';
import { asAccountService } from '../db/roles.ts';
import { magicLinkMail } from './account-mails.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { requireEmail } from './email-address.ts';
import { codeChallengeFields, readCodeChallenge } from './flow-state-table.ts';
import { mailSignInProof } from './mail-sign-in-proof.ts';
import { mergeMetadata, metadataSchema } from './user-metadata.ts';
import { createEmailUser, findUserByEmail } from './users-table.ts';

const inputSchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  create_user: z.boolean().nullish(),
  data: metadataSchema.nullish(),
  channel: z.string().nullish(),
  ...codeChallengeFields,
});

/** `POST /otp` and `/magiclink`: a mail with a link and a code that sign in, making the account unless told not to. */
export const sendOtp: AuthCall = async (context, request) => {
  const input = await request.read(inputSchema);
  const email = requireEmail(requireEmailAlone(input));
  const mayCreate = input.create_user ?? true;
  if (!mayCreate) await requireAccount(context, email);
  const metadata = mergeMetadata({}, input.data ?? {});
  await mailSignInProof(context, request, {
    email,
    codeChallenge: readCodeChallenge(input),
    linkType: 'magiclink',
    mail: magicLinkMail,
    action: 'user_confirmation_requested',
    ...(mayCreate && {
      createUser: async (transaction) => {
        const user = { email, passwordHash: null, metadata, confirmedAt: null, now: request.now };
        const id = await createEmailUser(transaction, user);
        return id ?? (await findUserByEmail(transaction, email))?.id ?? null;
      },
    }),
  });
  return Response.json({});
};

function requireEmailAlone({
  email,
  phone,
  channel,
}: z.output<typeof inputSchema>): string | null | undefined {
  if (email && channel) {
    throw new AuthError('validation_failed', { message: 'Channel should only be specified with Phone OTP' });
  }
  if (email && phone) {
    throw new AuthError('validation_failed', {
      message: 'Only an email address or phone number should be provided',
    });
  }
  if (phone) throw new AuthError('phone_provider_disabled');
  if (!email) throw new AuthError('validation_failed', { message: 'One of email or phone must be set' });
  return email;
}

/** The contract says so aloud: whoever asks for no new account learns that there is none. */
async function requireAccount({ database }: AuthContext, email: string): Promise<void> {
  const user = await asAccountService(database, (transaction) => findUserByEmail(transaction, email));
  if (user === null) throw new AuthError('otp_disabled');
}
