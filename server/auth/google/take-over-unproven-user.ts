import type { Transaction } from '../../db/database.ts';
import { writeAuditEntry } from '../audit-log.ts';
import type { AuthRequest } from '../auth-context.ts';
import { resetUnprovenUser } from '../claim-unproven-user.ts';
import { confirmContact, type UserRow } from '../users-table.ts';
import type { GoogleProfile } from './google-profile.ts';

/**
 * Gives an account whose e-mail nobody ever proved to the person who proves it through Google, and confirms it. A stranger may
 * have prepared it, so every other way into it ends: password, identities, second factors, sessions, codes and flows on their way.
 */
export async function takeOverUnprovenUser(
  transaction: Transaction,
  { user, profile, request }: { user: UserRow; profile: GoogleProfile; request: AuthRequest },
): Promise<void> {
  const { now } = request;
  await resetUnprovenUser(transaction, {
    id: user.id,
    contact: 'email',
    identity: { provider: 'google', providerId: profile.sub },
    claim: { passwordHash: null, metadata: profile.data },
    now,
  });
  await confirmContact(transaction, { id: user.id, provider: 'email', now });
  await writeAuditEntry(transaction, request, { action: 'user_signedup', actor: user });
}
