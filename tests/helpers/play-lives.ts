import type { Database } from '../../server/db/database.ts';
import { asOperator } from '../../server/db/roles.ts';
import type { LivedLife } from './random-lives.ts';

/** The credits that one life took. */
export interface Played {
  /** Period of each credit that was taken, one entry a credit. */
  used: string[];
  /** Period of each use that cost nothing. */
  unlimited: string[];
  /** Period of each credit that came back. */
  returned: string[];
  /** How many credits each `use` found. */
  found: number[];
}

/** Runs the steps of many lives, each for a customer of its own, in one transaction and one call. */
export function playLives(database: Database, named: ReadonlyMap<string, LivedLife>): Promise<Played[]> {
  const input = [...named].map(([name, { steps }]) => ({ name, steps }));
  return asOperator(database, async (transaction) => {
    await transaction.execute(player);
    const { rows } = await transaction.query<{ played: Played }>(
      `select pg_temp.play(life ->> 'name', life -> 'steps') as played from jsonb_array_elements($1::jsonb) life`,
      [JSON.stringify(input)],
    );
    return rows.map(({ played }) => played);
  });
}

/** The calls that `event-effects.ts` makes; one event is one transaction, which fails as a whole. */
const player = `
create or replace function pg_temp.call(p_customer text, p_call jsonb) returns void language plpgsql as $$
begin
  case p_call ->> 'do'
    when 'record' then
      perform billing.record_subscription((p_call ->> 'ticket')::bigint, p_customer, p_call ->> 'subscription',
        p_call ->> 'status', 'price', (p_call ->> 'start')::bigint, (p_call ->> 'end')::bigint,
        (p_call ->> 'isEnding')::boolean, null);
    when 'grant' then
      perform billing.grant_on_invoice_paid(p_call ->> 'invoice', p_customer, p_call ->> 'subscription',
        (p_call ->> 'credits')::integer, (p_call ->> 'start')::bigint, (p_call ->> 'end')::bigint);
    when 'revoke-subscription' then
      perform billing.revoke_credits(p_customer, p_call ->> 'subscription', null, 'canceled:' || (p_call ->> 'subscription'));
    when 'revoke-invoice' then
      perform billing.revoke_credits(p_customer, null, p_call ->> 'invoice', 'refund:' || (p_call ->> 'invoice'));
  end case;
end
$$;

create or replace function pg_temp.play(p_name text, p_steps jsonb) returns jsonb language plpgsql as $$
declare
  v_user uuid := gen_random_uuid();
  v_customer text := 'cus_' || p_name;
  v_step jsonb;
  v_call jsonb;
  v_taken record;
  v_row billing.reservations;
  v_count integer;
  v_used text[] := '{}';
  v_unlimited text[] := '{}';
  v_returned text[] := '{}';
  v_found integer[] := '{}';
begin
  insert into auth.users (id, email) values (v_user, v_user || '@example.com');
  perform billing.record_customer(v_user, v_customer);
  for v_step in select jsonb_array_elements(p_steps) loop
    case v_step ->> 'do'
      when 'event' then
        begin
          for v_call in select jsonb_array_elements(v_step -> 'calls') loop
            perform pg_temp.call(v_customer, v_call);
          end loop;
        exception when no_data_found then null; -- too early: the event comes again
        end;
      when 'use' then
        v_count := 0;
        for i in 1 .. (v_step ->> 'count')::integer loop
          v_taken := billing.debit(v_user);
          exit when v_taken.bucket is null;
          if v_taken.amount = 0 then
            v_unlimited := v_unlimited || v_taken.period_key;
            exit;
          end if;
          v_used := v_used || v_taken.period_key;
          v_count := v_count + 1;
        end loop;
        v_found := v_found || v_count;
        insert into billing.ledger (user_id, bucket, entry, delta, balance_after)
          select v_user, 'subscription', 'reserve', -v_count, 0 where v_count > 0;
      when 'hold' then
        select * into v_taken from billing.reserve_credit(v_user, 'generate-hooks', v_step ->> 'work', null, '1 hour');
        if v_taken.outcome = 'reserved' then
          select * into v_row from billing.reservations where id = v_taken.reservation_id;
          if v_row.amount = 1 then
            v_used := v_used || v_row.period_key;
          end if;
        end if;
      when 'release' then
        select * into v_row from billing.reservations where user_id = v_user and work_key = v_step ->> 'work'
          and status = 'reserved';
        if found then
          perform billing.release_credit(v_row.id, v_row.attempt);
          if exists (select from billing.ledger where reservation_id = v_row.id and attempt = v_row.attempt
              and entry = 'release' and delta > 0) then
            v_returned := v_returned || v_row.period_key;
          end if;
        end if;
    end case;
  end loop;
  return jsonb_build_object('used', v_used, 'unlimited', v_unlimited, 'returned', v_returned, 'found', v_found);
end
$$;`;
