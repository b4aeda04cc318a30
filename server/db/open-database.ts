import { join, resolve } from 'node:path';
import { lockDataDir } from './data-dir-lock.ts';
import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

interface Whereabouts {
  databaseUrl: string | null;
  dataDir: string;
  /** Not null where another service keeps the accounts. */
  supabase: object | null;
}

/** The database of this installation: PostgreSQL where `DATABASE_URL` names one, else the embedded one in `DATA_DIR`, locked. */
export async function openDatabase(
  { databaseUrl, dataDir, supabase }: Whereabouts,
  onConnectionLost: (error: Error) => void,
): Promise<Database> {
  if (databaseUrl !== null)
    return openPostgres({
      url: databaseUrl,
      areAccountsElsewhere: supabase !== null,
      onIdleError: onConnectionLost,
    });
  const directory = resolve(dataDir);
  await lockDataDir(directory);
  return openPglite(join(directory, 'database'), { onRestart: onConnectionLost });
}
