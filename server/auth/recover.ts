import { z } from 'zod';
import type { AuthCall } from './auth-context.ts';
import { requireEmail } from './email-address.ts';

const inputSchema = z.object({ email: z.string().nullish() });

/** `POST /recover`: the same answer whoever asks for whatever address. No mail leaves until there is a mailer. */
export const recover: AuthCall = async (_context, request) => {
  requireEmail((await request.read(inputSchema)).email);
  return Response.json({});
};
