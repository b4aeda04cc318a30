import type { Metadata } from './user-metadata.ts';
import type { UserRow } from './users-table.ts';

/** Password and metadata of a request that asks for an account, which the account gets once the contact is proven. */
export interface Claim {
  passwordHash: string | null;
  metadata: Metadata;
}

/** Of a request that brings neither. */
export const emptyClaim: Claim = { passwordHash: null, metadata: {} };

/** Of the latest sign-up of an account that waits for its confirmation. */
export function claimOf(pending: UserRow): Claim {
  return { passwordHash: pending.encrypted_password, metadata: pending.raw_user_meta_data };
}
