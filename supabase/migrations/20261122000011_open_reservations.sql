-- At most three works of one person are under way at once: it bounds abuse, and what a crash can hold. What dead processes
-- of the same person hold is given back first.
create function billing.expire_stale_of(p_user uuid) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  v_row billing.reservations;
  v_count integer := 0;
begin
  for v_row in select * from billing.reservations
      where user_id = p_user and status = 'reserved' and lease_until < pg_catalog.clock_timestamp()
      for update skip locked loop
    perform billing.undo(v_row, 'expire');
    update billing.reservations set status = 'expired', updated_at = pg_catalog.now() where id = v_row.id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;
create index reservations_open on billing.reservations (user_id) where status = 'reserved';

create function billing.count_open(p_user uuid) returns bigint
  language sql security definer set search_path = '' as $$
  select count(*) from billing.reservations where user_id = p_user and status = 'reserved';
$$;
revoke all on function billing.expire_stale_of(uuid), billing.count_open(uuid)
  from public, anon, authenticated, service_role;

-- Outcomes: reserved · taken_over (its process died: same debit, new attempt) · in_progress · already_committed ·
-- key_conflict (the idempotency key belongs to other work) · too_many_open · insufficient. Only the first two may work and
-- settle. The balance is touched late, to hold its row briefly; the limit is counted after that, when the row is ours.
create or replace function billing.reserve_credit(p_user uuid, p_kind text, p_work_key text, p_idempotency_key text,
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

  if billing.count_open(p_user) >= 3 then
    perform billing.expire_stale_of(p_user);
  end if;
  v_debit := billing.debit(p_user);
  if v_debit.bucket is null and billing.expire_stale_of(p_user) > 0 then
    v_debit := billing.debit(p_user);
  end if;
  if v_debit.bucket is null then
    outcome := 'insufficient';
    return;
  end if;
  if billing.count_open(p_user) >= 3 then
    if v_debit.bucket = 'free' then
      update public.free_credits set credits_remaining = credits_remaining + 1 where user_id = p_user;
    elsif v_debit.amount > 0 then
      update public.subscription_credits set credits_remaining = credits_remaining + v_debit.amount
        where customer_id = v_debit.customer_id;
    end if;
    outcome := 'too_many_open';
    return;
  end if;
  update billing.reservations r
    set status = 'reserved', attempt = r.attempt + 1, bucket = v_debit.bucket, customer_id = v_debit.customer_id,
      period_key = v_debit.period_key, amount = v_debit.amount, updated_at = pg_catalog.now(),
      idempotency_key = coalesce(p_idempotency_key, r.idempotency_key), result_id = null,
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

-- committed · already_committed · fenced (a later attempt owns it) · released · expired. Show the work on the first two only.
create or replace function billing.commit_credit(p_reservation uuid, p_attempt integer, p_result jsonb) returns text
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
  update billing.reservations
    set status = 'committed', result_id = (p_result ->> 'id')::uuid, updated_at = pg_catalog.now()
    where id = p_reservation returning * into v_row;
  perform billing.store_result(v_row, p_result);
  return 'committed';
end
$$;

-- Gives the credit back; with a result, delivers it unpaid (fewer than five materials). Repeating it changes nothing.
create or replace function billing.release_credit(p_reservation uuid, p_attempt integer, p_result jsonb default null)
  returns text language plpgsql security definer set search_path = '' as $$
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
  update billing.reservations
    set status = 'released', result_id = (p_result ->> 'id')::uuid, updated_at = pg_catalog.now()
    where id = p_reservation returning * into v_row;
  if p_result is not null then
    perform billing.store_result(v_row, p_result);
  end if;
  return 'released';
end
$$;
