-- Accounts may have a telephone and no e-mail: it is marked alike when they are deleted.
create or replace function billing.grant_free_credits() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  v_allowance integer := coalesce((select (value #>> '{}')::integer from private.settings where name = 'free_credits'), 4);
begin
  perform billing.let_go();
  if exists (select from billing.former_emails
      where mark in (billing.mark_email(new.email), billing.mark_email(new.phone))) then
    v_allowance := 0;
  end if;
  insert into public.free_credits (user_id, credits_remaining, credits_total)
    values (new.id, v_allowance, v_allowance);
  insert into billing.ledger (user_id, bucket, entry, delta, balance_after, source)
    values (new.id, 'free', 'grant', v_allowance, v_allowance, 'signup:' || new.id);
  return new;
end
$$;

comment on table billing.former_emails is
  'Salted hashes of the e-mails and telephones of deleted accounts: for twelve months nobody gets a second free allowance by signing up again.';

-- Everything about money of a person who is deleted next, in the same transaction: what must be kept moves, the rest of the
-- ledger goes, and the e-mails and telephones are marked. p_ended: subscriptions that are over at the provider. p_payments: its paid invoices.
-- forgotten · gone (nobody has this id) · busy (something was bought meanwhile).
-- Rows are locked in the order in which work under way and events take them, so that none waits for us while we wait for it.
create or replace function billing.forget_person(p_user uuid, p_ended text[], p_payments jsonb) returns text
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
  -- Also the addresses and numbers that the account had before: it was they that got the allowance.
  insert into billing.former_emails (mark, kept_until)
    select distinct billing.mark_email(known.email), pg_catalog.now() + interval '12 months'
      from (select email from auth.users where id = p_user
        union select phone from auth.users where id = p_user
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
