import { randomUUID } from 'node:crypto';
import { firstRow, type Transaction } from '../../db/database.ts';
import { isUuid } from '../uuid.ts';

/** A request to an identity provider that waits for its answer. */
export interface RelayStateRow {
  id: string;
  sso_provider_id: string;
  request_id: string;
  redirect_to: string | null;
  flow_state_id: string | null;
  created_at: Date;
}

interface NewRelayState {
  providerId: string;
  requestId: string;
  redirectTo: string;
  /** The flow that an auth code will end; null for a session in the fragment. */
  flowStateId: string | null;
  now: Date;
}

/** Notes a request, forgets some that nobody answered in an hour, and returns the id that comes back with the answer. */
export async function createRelayState(transaction: Transaction, state: NewRelayState): Promise<string> {
  const { providerId, requestId, redirectTo, flowStateId, now } = state;
  await transaction.query(
    `delete from auth.saml_relay_states where id in (
       select id from auth.saml_relay_states where created_at < $1::timestamptz - interval '1 hour'
       order by created_at limit 100 for update skip locked)`,
    [now.toISOString()],
  );
  const id = randomUUID();
  await transaction.query(
    `insert into auth.saml_relay_states (id, sso_provider_id, request_id, redirect_to, flow_state_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [id, providerId, requestId, redirectTo, flowStateId, now.toISOString()],
  );
  return id;
}

/** The request that an answer is for, taken away: of several answers one alone finds it. */
export async function takeRelayState(transaction: Transaction, id: string): Promise<RelayStateRow | null> {
  if (!isUuid(id)) return null;
  return firstRow(
    await transaction.query<RelayStateRow>('delete from auth.saml_relay_states where id = $1 returning *', [
      id,
    ]),
  );
}
