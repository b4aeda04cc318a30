-- One mailbox, one free allowance. An account is given it once an address or number of its own is confirmed, and the mark of each
-- confirmed address stays: with the account, after a change of address, and for twelve months after the account is deleted.
alter table billing.former_emails rename to given_allowances;
alter table billing.given_allowances rename constraint former_emails_pkey to given_allowances_pkey;
alter index billing.former_emails_age rename to given_allowances_age;
alter table billing.given_allowances alter column kept_until drop not null, add column user_id uuid;
create index given_allowances_user on billing.given_allowances (user_id);
comment on table billing.given_allowances is
  'Keyed marks (HMAC) of mailboxes and telephones that confirmed an account; none of them brings a second free allowance. user_id: the account, while there is one. kept_until: twelve months after its deletion. Marks from before November 2026 are salted hashes of whole addresses of deleted accounts.';

insert into private.settings (name, value)
  values ('mailbox_key', to_jsonb(encode(sha256(convert_to(
    concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid()), 'UTF8')), 'hex')))
  on conflict (name) do nothing;

-- The mailbox that an address leads to, by the rules that its provider publishes; addresses of other providers stay as they are.
create function billing.find_mailbox(p_email text) returns text
  language plpgsql immutable set search_path = '' as $$
declare
  v_local text := pg_catalog.split_part(pg_catalog.lower(pg_catalog.btrim(p_email)), '@', 1);
  v_domain text := pg_catalog.split_part(pg_catalog.lower(pg_catalog.btrim(p_email)), '@', 2);
  v_base text;
begin
  if v_domain ~ '^[^.]+\.fastmail\.(com|fm)$' then -- anything@person.fastmail.com
    v_local := pg_catalog.split_part(v_domain, '.', 1);
    v_domain := pg_catalog.substr(v_domain, pg_catalog.length(v_local) + 2);
  end if;
  v_domain := case
    when v_domain = 'googlemail.com' then 'gmail.com'
    when v_domain in ('me.com', 'mac.com') then 'icloud.com'
    when v_domain in ('protonmail.com', 'protonmail.ch', 'pm.me') then 'proton.me'
    else v_domain end;
  v_base := case
    when v_domain = 'gmail.com' then pg_catalog.replace(pg_catalog.split_part(v_local, '+', 1), '.', '')
    when v_domain = 'proton.me' then pg_catalog.translate(pg_catalog.split_part(v_local, '+', 1), '.-_', '')
    when v_domain in ('icloud.com', 'fastmail.com', 'fastmail.fm', 'msn.com')
        or v_domain ~ '^(outlook|hotmail|live)\.(com|com\.br|pt|es|fr|it|de|co\.uk)$'
      then pg_catalog.split_part(v_local, '+', 1)
    when v_domain in ('yahoo.com', 'yahoo.com.br') then pg_catalog.split_part(v_local, '-', 1) -- base-keyword; no name has a hyphen
    else v_local end;
  return coalesce(nullif(v_base, ''), v_local) || '@' || v_domain;
end
$$;

-- HMAC-SHA-256 (RFC 2104) with a key of 32 bytes.
create function billing.sign_text(p_key bytea, p_text text) returns bytea
  language plpgsql immutable set search_path = '' as $$
declare
  v_inner bytea := p_key || pg_catalog.decode(pg_catalog.repeat('00', 32), 'hex');
  v_outer bytea := v_inner;
begin
  for i in 0 .. 63 loop
    v_inner := pg_catalog.set_byte(v_inner, i, pg_catalog.get_byte(v_inner, i) # 54);
    v_outer := pg_catalog.set_byte(v_outer, i, pg_catalog.get_byte(v_outer, i) # 92);
  end loop;
  return pg_catalog.sha256(v_outer || pg_catalog.sha256(v_inner || pg_catalog.convert_to(p_text, 'UTF8')));
end
$$;

-- The mark of an e-mail's mailbox or of a telephone: the same for the same one, and useless without the key.
create function billing.mark_contact(p_contact text) returns text
  language sql stable security definer set search_path = '' as $$
  select pg_catalog.encode(billing.sign_text(
    pg_catalog.decode((select value #>> '{}' from private.settings where name = 'mailbox_key'), 'hex'),
    case when p_contact like '%@%' then billing.find_mailbox(p_contact) else p_contact end), 'hex')
$$;

-- Marks a contact as the account's own. False when it confirmed another account before.
create function billing.claim_contact(p_user uuid, p_contact text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  v_mark text := billing.mark_contact(p_contact);
  v_owner uuid;
begin
  insert into billing.given_allowances (mark, user_id) values (v_mark, p_user) on conflict (mark) do nothing;
  if found then
    return not exists (select from billing.given_allowances where mark = billing.mark_email(p_contact));
  end if;
  update billing.given_allowances set user_id = p_user, kept_until = null where mark = v_mark and user_id is null;
  if found then
    return false;
  end if;
  select user_id into v_owner from billing.given_allowances where mark = v_mark;
  return v_owner = p_user;
end
$$;

-- Gives an account its allowance once, with its first confirmed contact; none where that had brought one before. Null: not confirmed.
create function billing.settle_allowance(p_user uuid, p_email text, p_phone text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  v_contact text;
  v_is_first boolean := true;
  v_allowance integer;
begin
  if nullif(p_email, '') is null and nullif(p_phone, '') is null then
    return;
  end if;
  perform billing.let_go();
  foreach v_contact in array array_remove(array[nullif(p_email, ''), nullif(p_phone, '')], null) loop
    v_is_first := billing.claim_contact(p_user, v_contact) and v_is_first;
  end loop;
  if exists (select from billing.ledger where source = 'signup:' || p_user and bucket = 'free' and entry = 'grant') then
    return;
  end if;
  v_allowance := case when v_is_first
    then coalesce((select (value #>> '{}')::integer from private.settings where name = 'free_credits'), 4) else 0 end;
  update public.free_credits set credits_remaining = v_allowance, credits_total = v_allowance where user_id = p_user;
  insert into billing.ledger (user_id, bucket, entry, delta, balance_after, source)
    values (p_user, 'free', 'grant', v_allowance, v_allowance, 'signup:' || p_user);
end
$$;

create or replace function billing.grant_free_credits() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.free_credits (user_id, credits_remaining, credits_total) values (new.id, 0, 0)
    on conflict (user_id) do nothing;
  perform billing.settle_allowance(new.id, case when new.email_confirmed_at is not null then new.email end,
    case when new.phone_confirmed_at is not null then new.phone end);
  return new;
end
$$;
create trigger grant_free_credits_once_confirmed
  after update of email, email_confirmed_at, phone, phone_confirmed_at on auth.users for each row
  when ((old.email, old.email_confirmed_at is null, old.phone, old.phone_confirmed_at is null)
    is distinct from (new.email, new.email_confirmed_at is null, new.phone, new.phone_confirmed_at is null))
  execute function billing.grant_free_credits();

-- A provider's account may have another mailbox than the account it is linked to.
create function billing.mark_identity() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform billing.claim_contact(new.user_id, new.identity_data ->> 'email');
  return null;
end
$$;
create trigger mark_identity after insert on auth.identities for each row
  when (new.provider not in ('email', 'phone') and new.identity_data ->> 'email' <> '')
  execute function billing.mark_identity();

create function billing.keep_marks() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update billing.given_allowances set user_id = null, kept_until = pg_catalog.now() + interval '12 months'
    where user_id = old.id;
  return null;
end
$$;
create trigger keep_marks after delete on auth.users for each row execute function billing.keep_marks();

-- Deletes a few of the rows whose time is over.
create or replace function billing.let_go() returns void
  language plpgsql security definer set search_path = '' as $$
begin
  delete from billing.given_allowances where mark in (select mark from billing.given_allowances
    where kept_until <= pg_catalog.now() order by kept_until limit 20 for update skip locked);
  delete from billing.deleted_customers where customer_id in (select customer_id from billing.deleted_customers
    where deleted_at <= pg_catalog.now() - interval '6 years' order by deleted_at limit 20 for update skip locked);
end
$$;

-- As before, without the marks of the account's addresses: they are made when an address is confirmed, and outlive the account.
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
  perform pg_catalog.set_config('billing.forgotten_person', p_user::text, true);
  delete from billing.ledger where user_id = p_user;
  perform pg_catalog.set_config('billing.forgotten_person', '', true);
  perform billing.let_go();
  return 'forgotten';
end
$$;

-- Accounts from before this migration, with the addresses they had earlier. Where two share a mailbox, both keep what they have.
do $$
begin
  perform billing.claim_contact(known.user_id, known.contact) from (
    select id as user_id, email as contact, created_at from auth.users where email_confirmed_at is not null
    union select id, phone, created_at from auth.users where phone_confirmed_at is not null
    union select identity.user_id, identity.identity_data ->> 'email', account.created_at
      from auth.identities identity join auth.users account on account.id = identity.user_id
      where account.confirmed_at is not null
    union select account.id, entry.payload ->> 'actor_username', account.created_at
      from auth.audit_log_entries entry join auth.users account on account.id::text = entry.payload ->> 'actor_id'
      where account.confirmed_at is not null and entry.payload ->> 'actor_username' <> ''
  ) known where known.contact <> '';
end
$$;

do $$
declare
  item regprocedure;
begin
  for item in select p.oid::regprocedure from pg_catalog.pg_proc p
      join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'billing' and p.proname in ('find_mailbox', 'sign_text', 'mark_contact', 'claim_contact',
        'settle_allowance', 'mark_identity', 'keep_marks') loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', item);
  end loop;
end
$$;
