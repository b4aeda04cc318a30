import { firstRow, type Transaction } from '../../db/database.ts';
import {
  type ProviderCheckout,
  ProviderError,
  type ProviderInvoice,
  type ProviderSubscription,
} from '../payment-provider.ts';

export interface SandboxCheckoutRecord extends ProviderCheckout {
  customerId: string;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
  isDeclined: boolean;
}

export interface SandboxInvoiceRecord extends ProviderInvoice {
  customerId: string;
  createdAt: number;
  /** Of the plan it pays for. */
  priceId: string;
  /** Centavos. */
  amount: number;
  isRefunded: boolean;
}

interface Kinds {
  checkout: SandboxCheckoutRecord;
  subscription: ProviderSubscription;
  invoice: SandboxInvoiceRecord;
}
type Kind = keyof Kinds;

/** One object, locked until the transaction ends. Throws a refusal when there is none. */
export async function getObject<K extends Kind>(
  transaction: Transaction,
  kind: K,
  id: string,
): Promise<Kinds[K]> {
  const found = await findObject(transaction, kind, id);
  if (found === null) throw new ProviderError(`No such ${kind}: ${id}`, { isRefusal: true });
  return found;
}

/** One object, locked until the transaction ends, or null. */
export async function findObject<K extends Kind>(
  transaction: Transaction,
  kind: K,
  id: string,
): Promise<Kinds[K] | null> {
  const row = firstRow(
    await transaction.query<{ data: Kinds[K] }>(
      'select data from sandbox.objects where kind = $1 and id = $2 for update',
      [kind, id],
    ),
  );
  return row?.data ?? null;
}

/** All of a customer's, the oldest first. */
export async function listObjects<K extends Kind>(
  transaction: Transaction,
  kind: K,
  customerId: string,
): Promise<Kinds[K][]> {
  const { rows } = await transaction.query<{ data: Kinds[K] }>(
    'select data from sandbox.objects where kind = $1 and customer_id = $2 order by position',
    [kind, customerId],
  );
  return rows.map(({ data }) => data);
}

/** Stores an object as it is now. */
export async function putObject<K extends Kind>(
  transaction: Transaction,
  kind: K,
  object: Kinds[K] & { customerId: string },
  requestKey: string | null = null,
): Promise<void> {
  await transaction.query(
    `insert into sandbox.objects (id, kind, customer_id, request_key, data) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set data = excluded.data`,
    [idOf(kind, object), kind, object.customerId, requestKey, JSON.stringify(object)],
  );
}

/** The session that this key already opened, or null. */
export async function findByRequestKey(
  transaction: Transaction,
  requestKey: string,
): Promise<SandboxCheckoutRecord | null> {
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [requestKey]);
  const row = firstRow(
    await transaction.query<{ data: SandboxCheckoutRecord }>(
      'select data from sandbox.objects where request_key = $1',
      [requestKey],
    ),
  );
  return row?.data ?? null;
}

function idOf(kind: Kind, object: Kinds[Kind]): string {
  const ids = object as Partial<ProviderCheckout & ProviderSubscription & ProviderInvoice>;
  const id = { checkout: ids.sessionId, subscription: ids.subscriptionId, invoice: ids.invoiceId }[kind];
  if (!id) throw new Error(`A ${kind} without an id`);
  return id;
}
