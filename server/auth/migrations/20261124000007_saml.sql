-- A sign-in that a person's company answers for. One row until its answer comes back: then it is used.
create table auth.saml_relay_states (
  id uuid primary key,
  sso_provider_id uuid not null,
  request_id text not null,
  redirect_to text,
  flow_state_id uuid references auth.flow_state on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table auth.saml_relay_states is 'Requests to identity providers that wait for an answer. Providers stand in the file of SAML_PROVIDERS_FILE.';
create index saml_relay_states_created_at on auth.saml_relay_states (created_at);
create index saml_relay_states_flow_state_id on auth.saml_relay_states (flow_state_id) where flow_state_id is not null;

alter table auth.saml_relay_states enable row level security;
create policy account_service on auth.saml_relay_states to supabase_auth_admin using (true) with check (true);
revoke all on auth.saml_relay_states from public, anon, authenticated, service_role;
grant select, insert, update, delete on auth.saml_relay_states to supabase_auth_admin;
