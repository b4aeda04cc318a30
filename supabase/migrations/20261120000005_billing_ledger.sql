-- Credits: what is held for work under way, and every movement there ever was. Written by the functions of the next
-- migration alone.
create schema billing;
revoke all on schema billing from public;

create table billing.reservations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  kind text not null check (kind in ('generate-hooks', 'busca-referencias')),
  work_key text not null,
  idempotency_key text,
  status text not null check (status in ('reserved', 'committed', 'released', 'expired', 'refused')),
  attempt integer not null default 0,
  bucket text check (bucket in ('free', 'subscription')),
  customer_id text,
  period_key text,
  amount integer not null default 0 check (amount >= 0),
  lease_until timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, kind, work_key)
);
comment on table billing.reservations is
  'One row a piece of work (a topic and variant, a hook): however often it is asked for, it is paid once. Never deleted by us.';
create unique index reservations_idempotency_key on billing.reservations (user_id, idempotency_key)
  where idempotency_key is not null;
create index reservations_leases on billing.reservations (lease_until) where status = 'reserved';

create table billing.ledger (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  bucket text not null check (bucket in ('free', 'subscription')),
  period_key text,
  entry text not null check (entry in ('grant', 'forfeit', 'reserve', 'release', 'expire', 'revoke', 'adjust')),
  delta integer not null,
  balance_after integer not null,
  reservation_id uuid,
  attempt integer,
  source text,
  created_at timestamptz not null default now()
);
comment on table billing.ledger is 'Every movement of credits, append-only. Per account the deltas sum to the balance.';
create index ledger_user on billing.ledger (user_id, id);
create unique index ledger_once_a_reservation on billing.ledger
  (reservation_id, attempt, (case when entry in ('release', 'expire') then 'undo' else entry end))
  where reservation_id is not null;
create unique index ledger_once_a_source on billing.ledger (source, bucket, entry) where source is not null;

create function billing.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'billing.ledger is append-only' using errcode = '42501';
end
$$;
create trigger ledger_is_append_only before update or delete on billing.ledger
  for each row execute function billing.refuse_change();

alter table billing.reservations enable row level security;
alter table billing.ledger enable row level security;

revoke all on billing.reservations, billing.ledger from anon, authenticated, service_role;
grant usage on schema billing to service_role;
grant select on billing.reservations, billing.ledger to service_role;
create policy "the service reads" on billing.reservations for select to service_role using (true);
create policy "the service reads" on billing.ledger for select to service_role using (true);
