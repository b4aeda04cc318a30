import type { Context } from 'hono';
import { type DeleteAccountInput, deleteAccountInputSchema } from '../../shared/account.ts';
import type { Client } from '../auth/auth-context.ts';
import { AuthError } from '../auth/auth-error.ts';
import { toContact } from '../auth/contact.ts';
import { deleteUser } from '../auth/delete-user.ts';
import { isPasswordCorrect } from '../auth/password.ts';
import { requireAttempt } from '../auth/rate-limits.ts';
import { readSession, type SignedInCaller } from '../auth/require-session.ts';
import type { UserRow } from '../auth/users-table.ts';
import type { BillingContext } from '../billing/billing-context.ts';
import { ProviderError } from '../billing/payment-provider.ts';
import { forgetPerson, type SettledCustomer, settleCustomer } from '../billing/settle-customer.ts';
import type { Database, Transaction } from '../db/database.ts';
import { retryDeadlock } from '../db/retry-deadlock.ts';
import { asAccountService } from '../db/roles.ts';
import { AppError } from '../errors.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { requirePerson } from '../http/require-user.ts';
import type { AppVariables } from '../http/variables.ts';
import { type AccountContext, hasPassword, readOwner, requireSecondFactor } from './account-owner.ts';
import { explainAuthErrors } from './explain-auth-errors.ts';

/**
 * `POST delete-account`: proves that it is the person, ends at the payment provider whatever could still charge them, and only
 * then deletes all that is theirs, in one transaction. When the provider does not answer, nothing is deleted.
 */
export function createDeleteAccount({ billing, getClient, tellWebhook }: AccountContext) {
  return async (context: Context<AppVariables>) => {
    const caller = requirePerson(context);
    const input = await readJsonBody(context, deleteAccountInputSchema);
    const { database } = billing;
    await explainAuthErrors(async () => {
      const proven = await requireProof(database, caller, input);
      const settled = await settleOrGiveUp(billing, caller);
      const client = getClient(context);
      // Work under way may hold a balance and wait for the person, while we hold the person and come to the balance.
      await retryDeadlock(() =>
        asAccountService(database, (transaction) =>
          deleteProven(transaction, { caller, proven, settled, client }),
        ),
      );
    });
    await tellWebhook();
    return context.json({ ok: true });
  };
}

/** The account as it was when everything that was asked for was right. */
async function requireProof(
  database: Database,
  caller: SignedInCaller,
  { confirmation, password }: DeleteAccountInput,
): Promise<UserRow> {
  const now = new Date();
  const { user, session } = await readOwner(database, caller, now);
  if (!isNameOf(user, confirmation)) {
    throw new AppError('wrong_confirmation', describeWrongName(user));
  }
  requireSecondFactor({ user, session, caller });
  if (!hasPassword(user)) return user;
  if (!password) throw new AppError('wrong_password', 'Digite sua senha pra excluir a conta.');
  const limit = { bucket: `delete-account:${user.id}`, free: 5, longestSeconds: 900 };
  await requireAttempt(database, [limit], now);
  if (await isPasswordCorrect(password, user.encrypted_password)) return user;
  throw new AppError('wrong_password', 'A senha não confere. Tente de novo.');
}

/** Typed where an account has no name of its own: it is anonymous. */
const wordOfNameless = 'EXCLUIR';

function describeWrongName({ email, phone }: UserRow): string {
  if (email === null && phone === null) return `Digite ${wordOfNameless} pra excluir esta conta.`;
  const name = email === null ? 'telefone' : 'e-mail';
  return `Esse não é o ${name} desta conta. Confira e digite de novo.`;
}

/** Whether it is the account's e-mail or, where there is none, its telephone. */
function isNameOf({ email, phone }: UserRow, typed: string): boolean {
  if (email === null && phone === null) return typed.trim().toUpperCase() === wordOfNameless;
  const contact = email === null ? toContact({ phone: typed }) : toContact({ email: typed });
  return contact.value !== '' && contact.value === (email?.toLowerCase() ?? phone);
}

async function settleOrGiveUp(billing: BillingContext, { userId }: SignedInCaller): Promise<SettledCustomer> {
  try {
    return await settleCustomer(billing, userId);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    billing.log.error({ error }, 'an account could not be deleted: the payment provider failed');
    throw new AppError(
      'payment_failed',
      error.isRefusal
        ? 'O serviço de pagamento não deixou encerrar sua assinatura, então nada foi excluído. Fale com o suporte.'
        : 'O serviço de pagamento não respondeu, então nada foi excluído. Espere um minuto e tente de novo.',
      { cause: error },
    );
  }
}

interface ProvenDeletion {
  caller: SignedInCaller;
  proven: UserRow;
  settled: SettledCustomer;
  client: Client;
}

/** Reads the person again under their lock: the proof was given before the provider was asked. */
async function deleteProven(
  transaction: Transaction,
  { caller, proven, settled, client }: ProvenDeletion,
): Promise<void> {
  const now = new Date();
  const outcome = await forgetPerson(transaction, caller.userId, settled);
  if (outcome === 'gone') throw new AuthError('user_not_found');
  const { user } = await readSession(transaction, caller, now);
  const isChanged =
    user.encrypted_password !== proven.encrypted_password ||
    user.email !== proven.email ||
    user.phone !== proven.phone ||
    user.factors.length !== proven.factors.length;
  if (outcome === 'busy' || isChanged) {
    throw new AppError(
      'key_in_use',
      'Sua conta mudou enquanto era excluída, então nada foi apagado. Confira e tente de novo.',
    );
  }
  await deleteUser(transaction, user, { client, now });
}
