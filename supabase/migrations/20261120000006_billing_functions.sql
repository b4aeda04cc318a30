-- The movements of credits. Each function is one round trip and one transaction: balances move by relative, conditional
-- updates only, and every movement leaves a ledger row beside it.

-- The free allowance comes with the account, in the same transaction.
create function billing.grant_free_credits() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  v_allowance integer := coalesce((select (value #>> '{}')::integer from private.settings where name = 'free_credits'), 4);
begin
  insert into public.free_credits (user_id, credits_remaining, credits_total)
    values (new.id, v_allowance, v_allowance);
  insert into billing.ledger (user_id, bucket, entry, delta, balance_after, source)
    values (new.id, 'free', 'grant', v_allowance, v_allowance, 'signup:' || new.id);
  return new;
end
$$;
create trigger grant_free_credits after insert on auth.users
  for each row execute function billing.grant_free_credits();

-- Takes one credit: from a paying subscription first (it expires), else from the free allowance.
-- One day of grace after reset_date, because renewal invoices settle about an hour late.
create function billing.debit(p_user uuid, out bucket text, out customer_id text, out period_key text,
  out amount integer, out remaining integer, out total integer)
  language plpgsql security definer set search_path = '' as $$
begin
  update public.subscription_credits balance
    set credits_remaining = case when balance.credits_remaining = -1 then -1 else balance.credits_remaining - 1 end
    from public.stripe_customers customer
    where customer.user_id = p_user
      and balance.customer_id = customer.customer_id
      and (balance.credits_remaining = -1 or balance.credits_remaining >= 1)
      and pg_catalog.now() < balance.reset_date + interval '1 day'
      and exists (select from public.stripe_subscriptions subscription
        where subscription.customer_id = customer.customer_id
          and subscription.status in ('active', 'trialing', 'past_due'))
    returning 'subscription', balance.customer_id, balance.period_key,
      case when balance.credits_remaining = -1 then 0 else 1 end, balance.credits_remaining, balance.credits_total
    into bucket, customer_id, period_key, amount, remaining, total;
  if found then
    return;
  end if;
  update public.free_credits balance
    set credits_remaining = balance.credits_remaining - 1
    where balance.user_id = p_user and balance.credits_remaining >= 1
    returning 'free', 1, balance.credits_remaining, balance.credits_total
    into bucket, amount, remaining, total;
end
$$;

-- Gives back what a reservation holds, to the same bucket and only within the period it was taken from.
create function billing.undo(p_reservation billing.reservations, p_entry text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  v_delta integer := 0;
  v_balance integer;
begin
  if p_reservation.bucket = 'free' then
    update public.free_credits set credits_remaining = credits_remaining + p_reservation.amount
      where user_id = p_reservation.user_id
      returning credits_remaining into v_balance;
    v_delta := case when found then p_reservation.amount else 0 end;
  elsif p_reservation.amount > 0 then
    update public.subscription_credits set credits_remaining = credits_remaining + p_reservation.amount
      where customer_id = p_reservation.customer_id
        and period_key = p_reservation.period_key and credits_remaining <> -1
      returning credits_remaining into v_balance;
    v_delta := case when found then p_reservation.amount else 0 end;
  end if;
  if v_balance is null then
    v_balance := coalesce((select credits_remaining from public.subscription_credits
      where customer_id = p_reservation.customer_id), 0);
  end if;
  insert into billing.ledger (user_id, bucket, period_key, entry, delta, balance_after, reservation_id, attempt)
    values (p_reservation.user_id, p_reservation.bucket, p_reservation.period_key, p_entry, v_delta, v_balance,
      p_reservation.id, p_reservation.attempt);
end
$$;

-- Outcomes: reserved · taken_over (its process died: same debit, new attempt) · in_progress · already_committed ·
-- key_conflict (the idempotency key belongs to other work) · insufficient. Only the first two may work and settle.
create function billing.reserve_credit(p_user uuid, p_kind text, p_work_key text, p_idempotency_key text,
  p_lease interval, out reservation_id uuid, out outcome text, out bucket text, out remaining integer,
  out total integer, out attempt integer)
  language plpgsql security definer set search_path = '' as $$
declare
  v_row billing.reservations;
  v_debit record;
begin
  if p_idempotency_key is not null and exists (select from billing.reservations r
      where r.user_id = p_user and r.idempotency_key = p_idempotency_key
        and (r.kind <> p_kind or r.work_key <> p_work_key)) then
    outcome := 'key_conflict';
    return;
  end if;

  begin
    insert into billing.reservations (user_id, kind, work_key, idempotency_key, status, lease_until)
      values (p_user, p_kind, p_work_key, p_idempotency_key, 'refused', pg_catalog.now())
      on conflict (user_id, kind, work_key) do nothing;
  exception when unique_violation then
    outcome := 'key_conflict'; -- two different works raced with one key
    return;
  end;
  select * into strict v_row from billing.reservations r
    where r.user_id = p_user and r.kind = p_kind and r.work_key = p_work_key for update;
  reservation_id := v_row.id;
  attempt := v_row.attempt;
  bucket := v_row.bucket;

  if v_row.status = 'committed' then
    outcome := 'already_committed';
    return;
  elsif v_row.status = 'reserved' and v_row.lease_until > pg_catalog.clock_timestamp() then
    outcome := 'in_progress';
    return;
  elsif v_row.status = 'reserved' then
    update billing.reservations r
      set attempt = r.attempt + 1, lease_until = pg_catalog.clock_timestamp() + p_lease, updated_at = pg_catalog.now()
      where r.id = v_row.id returning r.attempt into attempt;
    outcome := 'taken_over';
    return;
  end if;

  v_debit := billing.debit(p_user);
  if v_debit.bucket is null then
    outcome := 'insufficient';
    return;
  end if;
  update billing.reservations r
    set status = 'reserved', attempt = r.attempt + 1, bucket = v_debit.bucket, customer_id = v_debit.customer_id,
      period_key = v_debit.period_key, amount = v_debit.amount, updated_at = pg_catalog.now(),
      idempotency_key = coalesce(p_idempotency_key, r.idempotency_key),
      lease_until = pg_catalog.clock_timestamp() + p_lease
    where r.id = v_row.id returning r.attempt into attempt;
  insert into billing.ledger (user_id, bucket, period_key, entry, delta, balance_after, reservation_id, attempt)
    values (p_user, v_debit.bucket, v_debit.period_key, 'reserve', -v_debit.amount, v_debit.remaining, v_row.id, attempt);
  outcome := 'reserved';
  bucket := v_debit.bucket;
  remaining := v_debit.remaining;
  total := v_debit.total;
end
$$;

-- The work done, by kind. Internal.
create function billing.store_result(p_reservation billing.reservations, p_result jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if p_reservation.kind = 'generate-hooks' then
    insert into public.saved_trees (id, user_id, topic, topic_key, variant, engine, questions)
      values ((p_result ->> 'id')::uuid, p_reservation.user_id, p_result ->> 'topic', p_result ->> 'topic_key',
        (p_result ->> 'variant')::integer, p_result ->> 'engine', p_result -> 'questions');
  else
    insert into public.saved_scripts (id, user_id, tree_id, hook, hook_key, materials, script, engine, charged)
      values ((p_result ->> 'id')::uuid, p_reservation.user_id, (p_result ->> 'tree_id')::uuid, p_result ->> 'hook',
        p_result ->> 'hook_key', p_result -> 'materials', nullif(p_result -> 'script', 'null'),
        p_result ->> 'engine', p_reservation.status = 'committed');
  end if;
end
$$;

-- committed · already_committed · fenced (a later attempt owns it) · released · expired. Show the work on the first two only.
create function billing.commit_credit(p_reservation uuid, p_attempt integer, p_result jsonb) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  v_row billing.reservations;
begin
  select * into strict v_row from billing.reservations where id = p_reservation for update;
  if v_row.attempt <> p_attempt then
    return 'fenced';
  elsif v_row.status = 'committed' then
    return 'already_committed';
  elsif v_row.status <> 'reserved' then
    return v_row.status;
  end if;
  update billing.reservations set status = 'committed', updated_at = pg_catalog.now()
    where id = p_reservation returning * into v_row;
  perform billing.store_result(v_row, p_result);
  return 'committed';
end
$$;

-- Gives the credit back; with a result, delivers it unpaid (fewer than five materials). Repeating it changes nothing.
create function billing.release_credit(p_reservation uuid, p_attempt integer, p_result jsonb default null) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  v_row billing.reservations;
begin
  select * into strict v_row from billing.reservations where id = p_reservation for update;
  if v_row.attempt <> p_attempt then
    return 'fenced';
  elsif v_row.status <> 'reserved' then
    return v_row.status;
  end if;
  perform billing.undo(v_row, 'release');
  update billing.reservations set status = 'released', updated_at = pg_catalog.now()
    where id = p_reservation returning * into v_row;
  if p_result is not null then
    perform billing.store_result(v_row, p_result);
  end if;
  return 'released';
end
$$;

create function billing.extend_lease(p_reservation uuid, p_attempt integer, p_lease interval) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update billing.reservations set lease_until = pg_catalog.clock_timestamp() + p_lease
    where id = p_reservation and attempt = p_attempt and status = 'reserved';
  return found;
end
$$;

-- Gives back what dead processes hold. p_all: whatever its lease, for a start that is known to be alone on the database.
create function billing.expire_stale(p_limit integer default 500, p_all boolean default false) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  v_row billing.reservations;
  v_count integer := 0;
begin
  for v_row in select * from billing.reservations
      where status = 'reserved' and (p_all or lease_until < pg_catalog.clock_timestamp())
      order by lease_until limit p_limit for update skip locked loop
    perform billing.undo(v_row, 'expire');
    update billing.reservations set status = 'expired', updated_at = pg_catalog.now() where id = v_row.id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;

-- A hosted database grants EXECUTE and table rights to its API roles directly, so each is revoked by name.
do $$
declare
  item regprocedure;
begin
  for item in select p.oid::regprocedure from pg_catalog.pg_proc p
      join pg_catalog.pg_namespace n on n.oid = p.pronamespace where n.nspname = 'billing' loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', item);
  end loop;
end
$$;
grant execute on function
  billing.reserve_credit(uuid, text, text, text, interval),
  billing.commit_credit(uuid, integer, jsonb),
  billing.release_credit(uuid, integer, jsonb),
  billing.extend_lease(uuid, integer, interval),
  billing.expire_stale(integer, boolean)
  to service_role;
