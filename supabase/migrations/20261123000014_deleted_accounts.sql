-- What is left when an account is deleted. The rows of the person go with auth.users. What tax law makes a seller keep (that a
-- payment happened: Código Tributário Nacional, art. 173 and 195) moves here first, under the provider's id of the customer
-- alone. Movements of free credits pay for nothing that anybody was charged for, and go.
create table billing.deleted_customers (
  customer_id text primary key,
  deleted_at timestamptz not null default now()
);
comment on table billing.deleted_customers is
  'Former customers at the payment provider, without the person. Events that still come for them change nothing. Kept six years: five from the first day of the year after.';
create index deleted_customers_age on billing.deleted_customers (deleted_at);

create table billing.kept_payments (
  invoice_id text primary key,
  customer_id text not null references billing.deleted_customers on delete cascade,
  subscription_id text,
  amount integer not null check (amount >= 0),
  currency text not null,
  paid_at timestamptz not null
);
comment on table billing.kept_payments is 'Paid invoices of deleted accounts. amount is in hundredths: centavos.';
create index kept_payments_customer on billing.kept_payments (customer_id);

create table billing.kept_movements (
  id bigint primary key,
  customer_id text not null references billing.deleted_customers on delete cascade,
  period_key text,
  entry text not null,
  delta integer not null,
  balance_after integer not null,
  source text,
  created_at timestamptz not null
);
comment on table billing.kept_movements is 'What deleted accounts got and used of the periods they paid for, as it stood in the ledger.';
create index kept_movements_customer on billing.kept_movements (customer_id, id);

create table billing.former_emails (
  mark text primary key,
  kept_until timestamptz not null
);
comment on table billing.former_emails is
  'Salted hashes of the e-mails of deleted accounts: for twelve months nobody gets a second free allowance by signing up again.';
create index former_emails_age on billing.former_emails (kept_until);

do $$
declare
  item text;
begin
  foreach item in array array['deleted_customers', 'kept_payments', 'kept_movements', 'former_emails'] loop
    execute format('alter table billing.%I enable row level security', item);
    execute format('revoke all on billing.%I from public, anon, authenticated, service_role', item);
    execute format('grant select on billing.%I to service_role', item);
    execute format('create policy "the service reads" on billing.%I for select to service_role using (true)', item);
  end loop;
end
$$;

insert into private.settings (name, value)
  values ('email_salt', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text)) on conflict (name) do nothing;

-- The same for the same address, and useless to whoever does not have the salt.
create function billing.mark_email(p_email text) returns text
  language sql stable security definer set search_path = '' as $$
  select pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(
    (select value #>> '{}' from private.settings where name = 'email_salt') || pg_catalog.lower(pg_catalog.btrim(p_email)),
    'UTF8')), 'hex')
$$;

-- Deletes a few of the rows whose time is over.
create function billing.let_go() returns void
  language plpgsql security definer set search_path = '' as $$
begin
  delete from billing.former_emails where mark in (select mark from billing.former_emails
    where kept_until <= pg_catalog.now() order by kept_until limit 20 for update skip locked);
  delete from billing.deleted_customers where customer_id in (select customer_id from billing.deleted_customers
    where deleted_at <= pg_catalog.now() - interval '6 years' order by deleted_at limit 20 for update skip locked);
end
$$;

-- The free allowance comes with the account, in the same transaction; none for an e-mail that was given one before.
create or replace function billing.grant_free_credits() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  v_allowance integer := coalesce((select (value #>> '{}')::integer from private.settings where name = 'free_credits'), 4);
begin
  perform billing.let_go();
  if exists (select from billing.former_emails where mark = billing.mark_email(new.email)) then
    v_allowance := 0;
  end if;
  insert into public.free_credits (user_id, credits_remaining, credits_total)
    values (new.id, v_allowance, v_allowance);
  insert into billing.ledger (user_id, bucket, entry, delta, balance_after, source)
    values (new.id, 'free', 'grant', v_allowance, v_allowance, 'signup:' || new.id);
  return new;
end
$$;

create or replace function billing.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and current_setting('billing.forgotten_person', true) = old.user_id::text then
    return old; -- moved or let go of by billing.forget_person
  end if;
  raise exception 'billing.ledger is append-only' using errcode = '42501';
end
$$;

-- Everything about money of a person who is deleted next, in the same transaction: what must be kept moves, the rest of the
-- ledger goes, and the e-mails are marked. p_ended: subscriptions that are over at the provider. p_payments: its paid invoices.
-- forgotten · gone (nobody has this id) · busy (something was bought meanwhile).
-- Rows are locked in the order in which work under way and events take them, so that none waits for us while we wait for it.
create function billing.forget_person(p_user uuid, p_ended text[], p_payments jsonb) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  v_customer text;
begin
  perform from public.saved_trees where user_id = p_user order by id for update;
  perform from public.saved_scripts where user_id = p_user order by id for update;
  perform from billing.reservations where user_id = p_user order by id for update;
  perform from auth.users where id = p_user for update;
  if not found then
    return 'gone';
  end if;
  select customer_id into v_customer from public.stripe_customers where user_id = p_user for update;
  perform from public.stripe_subscriptions where customer_id = v_customer for update;
  perform from billing.disputes where customer_id = v_customer for update;
  perform from public.subscription_credits where customer_id = v_customer for update;
  if exists (select from billing.checkouts where user_id = p_user and status = 'open'
        and created_at > pg_catalog.now() - interval '2 days')
      or exists (select from public.stripe_subscriptions where customer_id = v_customer and billing.is_running(status)
        and subscription_id <> all (p_ended)) then
    return 'busy';
  end if;

  if v_customer is not null then
    insert into billing.deleted_customers (customer_id) values (v_customer);
    insert into billing.kept_payments (invoice_id, customer_id, subscription_id, amount, currency, paid_at)
      select paid.invoice_id, v_customer, paid.subscription_id, paid.amount, paid.currency,
          pg_catalog.to_timestamp(paid.paid_at)
        from pg_catalog.jsonb_to_recordset(p_payments)
          as paid (invoice_id text, subscription_id text, amount integer, currency text, paid_at bigint)
      on conflict (invoice_id) do nothing;
    insert into billing.kept_movements (id, customer_id, period_key, entry, delta, balance_after, source, created_at)
      select id, v_customer, period_key, entry, delta, balance_after, source, created_at
        from billing.ledger where user_id = p_user and bucket = 'subscription';
  end if;
  -- Also the addresses that the account had before: it was they that got the allowance.
  insert into billing.former_emails (mark, kept_until)
    select distinct billing.mark_email(known.email), pg_catalog.now() + interval '12 months'
      from (select email from auth.users where id = p_user
        union select email from auth.identities where user_id = p_user
        union select payload ->> 'actor_username' from auth.audit_log_entries
          where payload ->> 'actor_id' = p_user::text) known
      where known.email <> ''
    on conflict (mark) do update set kept_until = excluded.kept_until;
  perform pg_catalog.set_config('billing.forgotten_person', p_user::text, true);
  delete from billing.ledger where user_id = p_user;
  perform pg_catalog.set_config('billing.forgotten_person', '', true);
  perform billing.let_go();
  return 'forgotten';
end
$$;

-- Whether an object of the provider belongs to an account that was deleted. p_user: whom we noted on it, if we did.
create function billing.is_forgotten(p_customer text, p_user uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from billing.deleted_customers where customer_id = p_customer)
    or (p_user is not null and not exists (select from auth.users where id = p_user));
$$;

revoke all on function billing.mark_email(text), billing.let_go(), billing.forget_person(uuid, text[], jsonb),
  billing.is_forgotten(text, uuid) from public, anon, authenticated, service_role;
grant execute on function billing.is_forgotten(text, uuid) to service_role;
-- The account service deletes the account in the same transaction.
grant usage on schema billing to supabase_auth_admin;
grant execute on function billing.forget_person(uuid, text[], jsonb) to supabase_auth_admin;
