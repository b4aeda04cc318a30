-- What the operator's processes share and no API role may see: signing keys, API keys, the free allowance.
create schema private;
revoke all on schema private from public;

create table private.settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
alter table private.settings enable row level security;
comment on table private.settings is 'Settings shared by all processes of this installation. Holds secrets.';
do $$
begin
  -- A hosted database grants new tables to its API roles by default.
  revoke all on private.settings from anon, authenticated, service_role;
end
$$;
