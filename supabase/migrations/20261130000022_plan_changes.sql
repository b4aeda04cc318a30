-- A change of plan starts a new period at the provider, at a prorated price. Its credits must not start anew: all periods between two
-- renewals belong to one paid month, which gives as many credits as the largest of its plans, however often the plan changes.
create table billing.paid_months (
  customer_id text primary key references public.stripe_customers (customer_id) on delete cascade on update cascade,
  subscription_id text not null,
  ends_at timestamptz not null,
  invoices text[] not null,
  opening integer not null check (opening >= -1),
  spent integer not null check (spent >= 0)
);
comment on table billing.paid_months is
  'The paid month that the running period belongs to. ends_at: end of the period it began with. invoices: of all its periods. opening: what the running period began with; -1 is unlimited. spent: credits used or taken in its earlier periods.';
alter table billing.paid_months enable row level security;
revoke all on billing.paid_months from public, anon, authenticated, service_role;
grant select on billing.paid_months to service_role;
create policy "the service reads" on billing.paid_months for select to service_role using (true);

insert into billing.paid_months (customer_id, subscription_id, ends_at, invoices, opening, spent)
  select customer_id, subscription_id, reset_date, array[period_key], credits_total, 0 from public.subscription_credits
    where subscription_id is not null and pg_catalog.isfinite(reset_date);

-- Notes the period that the customer's credits are for from now on, and returns how many it begins with. The balance must be locked.
-- A period that starts where the running one ends is a renewal, also where that is before the month's end: months differ in length.
create function billing.open_period(p_balance public.subscription_credits, p_invoice text, p_subscription text,
  p_credits integer, p_start timestamptz, p_end timestamptz) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  v_month billing.paid_months;
  v_opening integer := p_credits;
begin
  select * into v_month from billing.paid_months where customer_id = p_balance.customer_id;
  if found and v_month.subscription_id = p_subscription and p_start < v_month.ends_at and p_start < p_balance.reset_date then
    if v_month.opening <> -1 then
      v_month.spent := v_month.spent + v_month.opening - p_balance.credits_remaining;
    end if;
    if p_credits <> -1 then
      v_opening := greatest(0, p_credits - v_month.spent);
    end if;
    update billing.paid_months set invoices = v_month.invoices || p_invoice, opening = v_opening, spent = v_month.spent
      where customer_id = p_balance.customer_id;
    return v_opening;
  end if;
  insert into billing.paid_months (customer_id, subscription_id, ends_at, invoices, opening, spent)
    values (p_balance.customer_id, p_subscription, p_end, array[p_invoice], p_credits, 0)
    on conflict (customer_id) do update
      set subscription_id = excluded.subscription_id, ends_at = excluded.ends_at, invoices = excluded.invoices,
        opening = excluded.opening, spent = 0;
  return p_credits;
end
$$;

-- As before; but a change of plan within a paid month leaves what was used of it used.
create or replace function billing.grant_on_invoice_paid(p_invoice text, p_customer text, p_subscription text, p_credits integer,
  p_period_start bigint, p_period_end bigint) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  v_status text;
  v_balance public.subscription_credits;
  v_opening integer;
begin
  if p_credits < -1 or p_credits = 0 then
    raise exception 'a period gives credits, or -1 for no limit, and not %', p_credits using errcode = '22023';
  end if;
  perform from public.stripe_customers where customer_id = p_customer;
  if not found then
    raise exception 'nobody is customer %', p_customer using errcode = 'P0002';
  end if;
  insert into public.subscription_credits (customer_id, credits_remaining, credits_total, reset_date, period_key)
    values (p_customer, 0, 0, '-infinity', '') on conflict (customer_id) do nothing;
  select * into strict v_balance from public.subscription_credits where customer_id = p_customer for update;
  if exists (select from billing.ledger where source = 'invoice:' || p_invoice and entry = 'grant') then
    return 'duplicate_invoice';
  elsif exists (select from billing.revoked_invoices where invoice_id = p_invoice) then
    return 'revoked_before';
  elsif pg_catalog.to_timestamp(p_period_start) <= v_balance.period_start then
    return 'stale_period';
  end if;
  select status into v_status from public.stripe_subscriptions
    where subscription_id = p_subscription and customer_id = p_customer;
  if v_status in ('canceled', 'incomplete_expired') then
    return 'not_live';
  elsif v_status is null or v_status not in ('active', 'trialing', 'past_due') then
    raise exception 'subscription % is %', p_subscription, coalesce(v_status, 'unknown') using errcode = 'P0002';
  end if;
  v_opening := billing.open_period(v_balance, p_invoice, p_subscription, p_credits,
    pg_catalog.to_timestamp(p_period_start), pg_catalog.to_timestamp(p_period_end));
  if v_balance.credits_remaining <> 0 then
    perform billing.move_subscription_credits(v_balance, 'forfeit', 0, v_balance.period_key, 'invoice:' || p_invoice);
    v_balance.credits_remaining := 0;
  end if;
  perform billing.move_subscription_credits(v_balance, 'grant', v_opening, p_invoice, 'invoice:' || p_invoice);
  update public.subscription_credits
    set credits_total = p_credits, period_key = p_invoice, subscription_id = p_subscription,
      period_start = pg_catalog.to_timestamp(p_period_start), reset_date = pg_catalog.to_timestamp(p_period_end)
    where customer_id = p_customer;
  return 'granted';
end
$$;

-- How many credits a reservation of paid credits gives back now. Locks the balance; where the credit was taken in an earlier period of
-- the same paid month, that month's count of spent credits goes down. Nothing comes back into a period that was refunded.
create function billing.return_credit(p_reservation billing.reservations) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  v_balance public.subscription_credits;
  v_month billing.paid_months;
  v_opening integer;
begin
  select * into v_balance from public.subscription_credits where customer_id = p_reservation.customer_id for update;
  if not found or exists (select from billing.revoked_invoices
      where invoice_id in (p_reservation.period_key, v_balance.period_key)) then
    return 0;
  elsif v_balance.period_key = p_reservation.period_key then
    return case when v_balance.credits_remaining = -1 then 0 else p_reservation.amount end;
  end if;
  select * into v_month from billing.paid_months where customer_id = p_reservation.customer_id;
  if not found or p_reservation.period_key <> all (v_month.invoices) then
    return 0;
  end if;
  v_opening := case when v_month.opening = -1 then -1
    else greatest(0, v_balance.credits_total - (v_month.spent - p_reservation.amount)) end;
  update billing.paid_months set spent = spent - p_reservation.amount, opening = v_opening
    where customer_id = p_reservation.customer_id;
  return v_opening - v_month.opening;
end
$$;

-- Gives back what a reservation holds, to the same bucket and only within the paid month it was taken from.
create or replace function billing.undo(p_reservation billing.reservations, p_entry text) returns void
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
    v_delta := billing.return_credit(p_reservation);
    update public.subscription_credits set credits_remaining = credits_remaining + v_delta
      where customer_id = p_reservation.customer_id and v_delta > 0
      returning credits_remaining into v_balance;
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

revoke all on function billing.open_period(public.subscription_credits, text, text, integer, timestamptz, timestamptz),
  billing.return_credit(billing.reservations) from public, anon, authenticated, service_role;
