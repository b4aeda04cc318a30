import type { Database } from '../db/database.ts';
import { openKeyRing } from './key-ring.ts';
import { openRemoteAccounts, type RemoteAccounts, type SupabaseSettings } from './remote-accounts.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Who keeps the accounts, and so whose tokens count: our own service, or that of a project elsewhere. */
export type Accounts = OwnAccounts | RemoteAccounts;

export interface OwnAccounts {
  kind: 'own';
  signingKeys: SigningKeys;
  publicUrl: string;
}

interface AccountSettings {
  supabase: SupabaseSettings | null;
  jwtKeysFile: string | null;
  publicUrl: string;
}

/** Opens the keys of our own service, or asks the project for its. Throws `SigningKeysError` or `RemoteAccountsError`. */
export async function openAccounts(
  { supabase, jwtKeysFile, publicUrl }: AccountSettings,
  database: Database,
): Promise<Accounts> {
  if (supabase !== null) return openRemoteAccounts(supabase);
  return { kind: 'own', signingKeys: await openKeyRing({ database, file: jwtKeysFile }), publicUrl };
}
