import { z } from 'zod';
import { recoveryMail } from './account-mails.ts';
import type { AuthCall } from './auth-context.ts';
import { requireEmail } from './email-address.ts';
import { codeChallengeFields, readCodeChallenge } from './flow-state-table.ts';
import { mailSignInProof } from './mail-sign-in-proof.ts';

const inputSchema = z.object({ email: z.string().nullish(), ...codeChallengeFields });

/** `POST /recover`: a mail with the way to a new password; the same answer whoever asks for whatever address. */
export const recover: AuthCall = async (context, request) => {
  const input = await request.read(inputSchema);
  await mailSignInProof(context, request, {
    email: requireEmail(input.email),
    codeChallenge: readCodeChallenge(input),
    linkType: 'recovery',
    mail: recoveryMail,
    action: 'user_recovery_requested',
  });
  return Response.json({});
};
