-- The demonstration's payment provider: what Stripe would keep on its side. Empty wherever a real provider is set up.
create schema sandbox;
revoke all on schema sandbox from public;
grant usage on schema sandbox to service_role;

create table sandbox.objects (
  id text primary key,
  kind text not null check (kind in ('checkout', 'subscription', 'invoice')),
  customer_id text not null,
  request_key text unique,
  data jsonb not null,
  position bigint generated always as identity
);
comment on table sandbox.objects is 'Checkouts, subscriptions and invoices that no money moves for.';
create index objects_customer on sandbox.objects (customer_id, kind, position);

create table sandbox.events (
  event_id text primary key,
  body text not null,
  is_delivered boolean not null default false,
  position bigint generated always as identity
);
comment on table sandbox.events is 'What the demonstration tells our webhook; told again until it is taken.';
create index events_undelivered on sandbox.events (position) where not is_delivered;

do $$
declare
  item text;
begin
  foreach item in array array['objects', 'events'] loop
    execute format('alter table sandbox.%I enable row level security', item);
    execute format('revoke all on sandbox.%I from public, anon, authenticated, service_role', item);
    execute format('grant select, insert, update on sandbox.%I to service_role', item);
    execute format('create policy "the service keeps it" on sandbox.%I to service_role using (true) with check (true)',
      item);
  end loop;
end
$$;
