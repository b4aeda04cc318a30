import type { Context } from 'hono';
import { lacksSecondFactor } from '../auth/assurance-level.ts';
import type { Client } from '../auth/auth-context.ts';
import { AuthError } from '../auth/auth-error.ts';
import { readSession, type SignedInCaller } from '../auth/require-session.ts';
import type { SessionRow } from '../auth/sessions-table.ts';
import type { UserRow } from '../auth/users-table.ts';
import type { BillingContext } from '../billing/billing-context.ts';
import type { Database } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import type { AppVariables } from '../http/variables.ts';

/** What the functions about the account itself need from the process they run in. */
export interface AccountContext {
  billing: BillingContext;
  getClient(context: Context<AppVariables>): Client;
  /** Makes a provider that lives in this process say what it has not said yet. */
  tellWebhook(): Promise<void>;
}

/** The account behind a caller whose session still lives: a token alone outlives a sign-out. */
export function readOwner(
  database: Database,
  caller: SignedInCaller,
  now: Date,
): Promise<{ user: UserRow; session: SessionRow }> {
  return asAccountService(database, (transaction) => readSession(transaction, caller, now));
}

/** Refuses a person who has a second factor and has not used it. */
export function requireSecondFactor(proof: Parameters<typeof lacksSecondFactor>[0]): void {
  if (lacksSecondFactor(proof)) throw new AuthError('insufficient_aal');
}

/** Whether the person signs in with a password, be it among other ways. */
export function hasPassword({ encrypted_password }: UserRow): boolean {
  return encrypted_password !== null && encrypted_password !== '';
}
