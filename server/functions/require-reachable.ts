import type { SignedInCaller } from '../auth/require-session.ts';
import { type Database, firstRow } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import { AppError } from '../errors.ts';

/** Refuses an anonymous account: what it paid for would be lost with its session. The token may say so still after an upgrade. */
export async function requireReachable(
  database: Database,
  { userId, claims }: SignedInCaller,
): Promise<void> {
  if (claims.is_anonymous !== true) return;
  const user = await asAccountService(database, async (transaction) =>
    firstRow(
      await transaction.query<{ is_anonymous: boolean }>(
        'select is_anonymous from auth.users where id = $1',
        [userId],
      ),
    ),
  );
  if (user?.is_anonymous === false) return;
  throw new AppError('bad_input', 'Adicione um e-mail ou telefone à sua conta antes de assinar um plano.');
}
