import { randomUUID } from 'node:crypto';
import { toString as drawQrCode } from 'qrcode';
import { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { requireAal2 } from './aal2-calls.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { AuthCall, AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { createFactor, deleteStaleFactors, type NewFactor } from './factors-table.ts';
import { requirePhone } from './phone-number.ts';
import { readSession, requireAccessToken, type SignedInCaller } from './require-session.ts';
import { createTotpSecret, toTotpUri } from './totp.ts';
import { lockUser, type UserRow } from './users-table.ts';

/** Proven or not: nobody can have more proven ones either. */
const mostFactors = 10;

const inputSchema = z.object({
  factor_type: z.string().nullish(),
  friendly_name: shortText(255).nullish(),
  // Twice in the address, percent-encoded: more would not fit into a QR code.
  issuer: shortText(64).nullish(),
  phone: z.string().nullish(),
});
type Input = z.output<typeof inputSchema>;

/** `POST /factors`: begins a second factor, which counts once its first code was shown. */
export const enrollFactor: AuthCall = async (context, request) => {
  const caller = await requireAccessToken(context, request);
  const input = await request.read(inputSchema);
  const factor = prepareFactor(input);
  const user = await asAccountService(context.database, (transaction) =>
    storeFactor(transaction, { caller, request, factor }),
  );
  const { id, type, friendlyName } = factor;
  const common = { id, type, friendly_name: friendlyName };
  if (factor.type === 'phone') return Response.json({ ...common, phone: factor.phone });
  const { secret } = factor;
  const uri = toTotpUri({ secret, issuer: issuerOf(context, input), label: labelOf(user) });
  return Response.json({ ...common, totp: { qr_code: await toQrCode(uri), secret, uri } });
};

function shortText(longest: number) {
  return z
    .string()
    .max(longest)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'holds text that cannot be stored');
}

function prepareFactor(input: Input): NewFactor {
  const common = { id: randomUUID(), friendlyName: input.friendly_name ?? '' };
  switch (input.factor_type) {
    case 'totp':
      return { ...common, type: 'totp', secret: createTotpSecret(), phone: null };
    case 'phone':
      return { ...common, type: 'phone', secret: null, phone: requirePhone(input.phone) };
    case 'webauthn':
      throw new AuthError('mfa_webauthn_enroll_not_enabled');
    default:
      throw new AuthError('validation_failed', {
        message: 'factor_type needs to be totp, phone, or webauthn',
      });
  }
}

async function storeFactor(
  transaction: Transaction,
  { caller, request, factor }: { caller: SignedInCaller; request: AuthRequest; factor: NewFactor },
): Promise<UserRow> {
  const { now } = request;
  if (!(await lockUser(transaction, caller.userId))) throw new AuthError('user_not_found');
  await deleteStaleFactors(transaction, { userId: caller.userId, phone: factor.phone, now });
  const { user, session } = await readSession(transaction, caller, now);
  requireRoomFor(factor, user);
  requireAal2('POST /factors', { user, session, caller });
  await createFactor(transaction, { userId: user.id, factor, now });
  await writeAuditEntry(transaction, request, { action: 'factor_in_progress', actor: user });
  return user;
}

function requireRoomFor({ phone, friendlyName }: NewFactor, { factors, is_anonymous }: UserRow): void {
  if (is_anonymous) {
    throw new AuthError('no_authorization', {
      status: 403,
      message: 'Anonymous user not allowed to perform these actions',
    });
  }
  if (phone !== null && factors.some((known) => known.phone === phone)) {
    throw new AuthError('mfa_verified_factor_exists');
  }
  if (factors.some(({ friendly_name: known }) => (known ?? '') === friendlyName)) {
    throw new AuthError('mfa_factor_name_conflict', {
      message: `A factor with the friendly name ${JSON.stringify(friendlyName)} for this user already exists`,
    });
  }
  if (factors.length >= mostFactors) throw new AuthError('too_many_enrolled_mfa_factors');
}

function issuerOf({ publicUrl }: AuthContext, { issuer }: Input): string {
  return issuer || new URL(publicUrl).host;
}

function labelOf({ email, phone, id }: UserRow): string {
  return email ?? phone ?? id;
}

/** An SVG without `#`: clients put it into a data address as it is, and there a `#` would end it. */
async function toQrCode(uri: string): Promise<string> {
  const svg = await drawQrCode(uri, { type: 'svg' });
  return svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black').trim();
}
