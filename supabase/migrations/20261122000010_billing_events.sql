-- What the payment provider tells us, and what it does to credits. An event's mark in the inbox and its effect are one
-- transaction. Every object is fetched again before it is written; tickets drawn before fetching let the later fetch win.
create sequence billing.fetch_ticket;
revoke all on sequence billing.fetch_ticket from public, anon, authenticated;
grant usage on sequence billing.fetch_ticket to service_role;

create table billing.stripe_events (
  event_id text primary key,
  type text not null,
  object_id text not null,
  outcome text not null default '',
  received_at timestamptz not null default now()
);
comment on table billing.stripe_events is 'Inbox: events whose effect is in the database. An event that failed is not here and comes again.';

create table billing.checkouts (
  session_id text primary key,
  user_id uuid not null references auth.users on delete cascade,
  price_id text not null,
  status text not null check (status in ('open', 'complete', 'expired')),
  is_paid boolean not null default false,
  subscription_id text,
  invoice_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table billing.checkouts is 'Checkout sessions as last fetched: what the thank-you page asks after.';
create index checkouts_user on billing.checkouts (user_id, created_at);

create table billing.disputes (
  dispute_id text primary key,
  customer_id text not null references public.stripe_customers (customer_id) on delete cascade on update cascade,
  invoice_id text not null,
  status text not null,
  is_open boolean not null,
  ticket bigint not null,
  created_at timestamptz not null default now()
);
comment on table billing.disputes is 'Contested payments. While one is open the subscription''s credits rest.';
create index disputes_open on billing.disputes (customer_id) where is_open;

create table billing.revoked_invoices (
  invoice_id text primary key,
  source text not null,
  created_at timestamptz not null default now()
);
comment on table billing.revoked_invoices is 'Refunded or lost to a dispute, also before their payment was heard of: they grant nothing.';

alter table public.stripe_subscriptions add column ticket bigint not null default 0;
alter table public.subscription_credits add column subscription_id text;
alter table public.subscription_credits add column period_start timestamptz not null default '-infinity';
alter table billing.reservations add column result_id uuid;
comment on column billing.reservations.result_id is 'The stored tree or script that the credit went into.';

do $$
declare
  item text;
begin
  foreach item in array array['stripe_events', 'checkouts', 'disputes', 'revoked_invoices'] loop
    execute format('alter table billing.%I enable row level security', item);
    execute format('revoke all on billing.%I from public, anon, authenticated, service_role', item);
    execute format('grant select on billing.%I to service_role', item);
    execute format('create policy "the service reads" on billing.%I for select to service_role using (true)', item);
  end loop;
end
$$;
-- Subscriptions are written by billing.record_subscription alone from here on.
revoke insert, update, delete on public.stripe_subscriptions from service_role;
drop policy "the service writes subscriptions" on public.stripe_subscriptions;

-- False when its effect is already in the database. A twin under way is waited for.
create function billing.claim_event(p_event text, p_type text, p_object text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  insert into billing.stripe_events (event_id, type, object_id) values (p_event, p_type, p_object)
    on conflict (event_id) do nothing;
  return found;
end
$$;

create function billing.note_event(p_event text, p_outcome text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  update billing.stripe_events set outcome = p_outcome where event_id = p_event;
end
$$;

-- The person at the provider, once and for good: returns the customer that counts, which may be an earlier one.
create function billing.record_customer(p_user uuid, p_customer text) returns text
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.stripe_customers (user_id, customer_id) values (p_user, p_customer)
    on conflict (user_id) do nothing;
  return (select customer_id from public.stripe_customers where user_id = p_user);
end
$$;

-- The screens read one subscription a person: the running one, else the latest.
create unique index stripe_subscriptions_one_a_customer on public.stripe_subscriptions (customer_id);
drop index public.stripe_subscriptions_customer;

create function billing.is_running(p_status text) returns boolean
  language sql immutable set search_path = '' as $$
  select p_status in ('active', 'trialing', 'past_due', 'unpaid', 'paused');
$$;

-- A subscription as fetched. recorded · outdated (a later fetch, or a subscription that counts more, is already here).
-- Raises for a customer nobody knows.
create function billing.record_subscription(p_ticket bigint, p_customer text, p_subscription text, p_status text,
  p_price text, p_period_start bigint, p_period_end bigint, p_cancel_at_period_end boolean, p_cancel_at bigint)
  returns text language plpgsql security definer set search_path = '' as $$
begin
  insert into public.stripe_subscriptions as known (customer_id, subscription_id, status, price_id, current_period_start,
      current_period_end, cancel_at_period_end, cancel_at, ticket)
    values (p_customer, p_subscription, p_status, p_price, p_period_start, p_period_end, p_cancel_at_period_end,
      p_cancel_at, p_ticket)
    on conflict (customer_id) do update
      set subscription_id = excluded.subscription_id, status = excluded.status, price_id = excluded.price_id,
        current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
        cancel_at_period_end = excluded.cancel_at_period_end, cancel_at = excluded.cancel_at, ticket = excluded.ticket
      where case
        when known.subscription_id = excluded.subscription_id then known.ticket <= excluded.ticket
        when billing.is_running(known.status) <> billing.is_running(excluded.status) then billing.is_running(excluded.status)
        else known.current_period_start < excluded.current_period_start end;
  return case when found then 'recorded' else 'outdated' end;
end
$$;

-- A checkout session as fetched; it never goes back from complete or paid.
create function billing.record_checkout(p_session text, p_user uuid, p_price text, p_status text, p_is_paid boolean,
  p_subscription text, p_invoice text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  insert into billing.checkouts as known (session_id, user_id, price_id, status, is_paid, subscription_id, invoice_id)
    values (p_session, p_user, p_price, p_status, p_is_paid, p_subscription, p_invoice)
    on conflict (session_id) do update
      set status = case when known.status = 'open' then excluded.status else known.status end,
        is_paid = known.is_paid or excluded.is_paid,
        subscription_id = coalesce(excluded.subscription_id, known.subscription_id),
        invoice_id = coalesce(excluded.invoice_id, known.invoice_id), updated_at = pg_catalog.now();
end
$$;

-- One movement of a customer's subscription credits to an absolute amount, with its ledger row. Internal.
create function billing.move_subscription_credits(p_balance public.subscription_credits, p_entry text, p_to integer,
  p_period_key text, p_source text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  insert into billing.ledger (user_id, bucket, period_key, entry, delta, balance_after, source)
    select customer.user_id, 'subscription', p_period_key, p_entry, p_to - p_balance.credits_remaining, p_to, p_source
      from public.stripe_customers customer where customer.customer_id = p_balance.customer_id;
  update public.subscription_credits set credits_remaining = p_to where customer_id = p_balance.customer_id;
end
$$;

-- The credits of a paid period; what was left of the period before is forfeited. Ledger deltas sum to the balance, also
-- where -1 stands for unlimited. granted · duplicate_invoice · revoked_before · stale_period (a later period is already here) ·
-- not_live (the subscription ended before its payment was heard of). Raises for a customer nobody knows and for a subscription that is
-- not yet running, so that the event comes again. Periods are ordered by their start: after an upgrade at the end of a long
-- month the new period may end before the old one.
create function billing.grant_on_invoice_paid(p_invoice text, p_customer text, p_subscription text, p_credits integer,
  p_period_start bigint, p_period_end bigint) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  v_status text;
  v_balance public.subscription_credits;
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
  if v_balance.credits_remaining <> 0 then
    perform billing.move_subscription_credits(v_balance, 'forfeit', 0, v_balance.period_key, 'invoice:' || p_invoice);
    v_balance.credits_remaining := 0;
  end if;
  perform billing.move_subscription_credits(v_balance, 'grant', p_credits, p_invoice, 'invoice:' || p_invoice);
  update public.subscription_credits
    set credits_total = p_credits, period_key = p_invoice, subscription_id = p_subscription,
      period_start = pg_catalog.to_timestamp(p_period_start), reset_date = pg_catalog.to_timestamp(p_period_end)
    where customer_id = p_customer;
  return 'granted';
end
$$;

-- Takes what is left of a period that ended early: its subscription ended, or its invoice was refunded or lost to a
-- dispute. Give one of the two. revoked · nothing_left · other_period. Repeating it changes nothing.
create function billing.revoke_credits(p_customer text, p_subscription text, p_invoice text, p_source text) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  v_balance public.subscription_credits;
begin
  if p_invoice is not null then
    insert into billing.revoked_invoices (invoice_id, source) values (p_invoice, p_source) on conflict do nothing;
  end if;
  select * into v_balance from public.subscription_credits where customer_id = p_customer for update;
  if not found then
    return 'nothing_left';
  elsif v_balance.period_key is distinct from coalesce(p_invoice, v_balance.period_key)
      or v_balance.subscription_id is distinct from coalesce(p_subscription, v_balance.subscription_id) then
    return 'other_period';
  elsif v_balance.credits_remaining = 0 then
    return 'nothing_left';
  end if;
  perform billing.move_subscription_credits(v_balance, 'revoke', 0, v_balance.period_key, p_source);
  return 'revoked';
end
$$;

-- A contested payment as fetched. While it is open the credits rest; when it is lost they are gone.
create function billing.record_dispute(p_ticket bigint, p_dispute text, p_customer text, p_invoice text, p_status text,
  p_is_open boolean) returns text
  language plpgsql security definer set search_path = '' as $$
begin
  insert into billing.disputes as known (dispute_id, customer_id, invoice_id, status, is_open, ticket)
    values (p_dispute, p_customer, p_invoice, p_status, p_is_open, p_ticket)
    on conflict (dispute_id) do update
      set status = excluded.status, is_open = excluded.is_open, ticket = excluded.ticket
      where known.ticket <= excluded.ticket;
  if not found then
    return 'outdated';
  elsif p_status = 'lost' then
    return billing.revoke_credits(p_customer, null, p_invoice, 'dispute:' || p_dispute);
  end if;
  return 'recorded';
end
$$;

-- Whether a customer's paid credits may be used: the subscription is paying and no payment is contested. One day of grace
-- after the period, because renewal invoices settle about an hour late.
create function billing.may_spend(p_customer text, p_reset_date timestamptz) returns boolean
  language sql stable security definer set search_path = '' as $$
  select pg_catalog.now() < p_reset_date + interval '1 day'
    and exists (select from public.stripe_subscriptions
      where customer_id = p_customer and status in ('active', 'trialing', 'past_due'))
    and not exists (select from billing.disputes where customer_id = p_customer and is_open);
$$;

-- Takes one credit: from a subscription that may be spent first (it expires), else from the free allowance.
create or replace function billing.debit(p_user uuid, out bucket text, out customer_id text, out period_key text,
  out amount integer, out remaining integer, out total integer)
  language plpgsql security definer set search_path = '' as $$
begin
  update public.subscription_credits balance
    set credits_remaining = case when balance.credits_remaining = -1 then -1 else balance.credits_remaining - 1 end
    from public.stripe_customers customer
    where customer.user_id = p_user
      and balance.customer_id = customer.customer_id
      and (balance.credits_remaining = -1 or balance.credits_remaining >= 1)
      and billing.may_spend(customer.customer_id, balance.reset_date)
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

do $$
declare
  item regprocedure;
begin
  for item in select p.oid::regprocedure from pg_catalog.pg_proc p
      join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'billing' and p.proname in ('claim_event', 'note_event', 'record_customer', 'record_subscription',
        'record_checkout', 'move_subscription_credits', 'grant_on_invoice_paid', 'revoke_credits',
        'record_dispute', 'is_running', 'may_spend') loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', item);
    if item::text not like '%move_subscription_credits%' and item::text not like '%is_running%' then
      execute format('grant execute on function %s to service_role', item);
    end if;
  end loop;
end
$$;
