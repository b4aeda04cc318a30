-- Accounts. Names of tables and columns are those of the open GoTrue schema, so that moving accounts is a data copy.
create schema auth;
grant usage on schema auth to anon, authenticated, service_role, supabase_auth_admin;

create function auth.jwt() returns jsonb language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
create function auth.uid() returns uuid language sql stable set search_path = '' as $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid
$$;
create function auth.role() returns text language sql stable set search_path = '' as $$
  select auth.jwt() ->> 'role'
$$;

create table auth.users (
  instance_id uuid,
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_token text not null default '',
  confirmation_sent_at timestamptz,
  recovery_token text not null default '',
  recovery_sent_at timestamptz,
  email_change_token_new text not null default '',
  email_change text not null default '',
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}' check (jsonb_typeof(raw_app_meta_data) = 'object'),
  raw_user_meta_data jsonb not null default '{}' check (jsonb_typeof(raw_user_meta_data) = 'object'),
  is_super_admin boolean,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  phone text,
  phone_confirmed_at timestamptz,
  phone_change text not null default '',
  phone_change_token text not null default '',
  phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current text not null default '',
  email_change_confirm_status smallint not null default 0 check (email_change_confirm_status between 0 and 2),
  banned_until timestamptz,
  reauthentication_token text not null default '',
  reauthentication_sent_at timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);
comment on table auth.users is 'One row a person. Passwords are bcrypt hashes.';
create unique index users_email_key on auth.users (lower(email)) where is_sso_user = false;
create unique index users_phone_key on auth.users (phone) where phone is not null;

create table auth.identities (
  provider_id text not null,
  user_id uuid not null references auth.users on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email text generated always as (lower(identity_data ->> 'email')) stored,
  id uuid primary key default gen_random_uuid(),
  unique (provider_id, provider)
);
comment on table auth.identities is 'The ways a person can sign in: e-mail, phone, Google.';
create index identities_user_id on auth.identities (user_id);
create index identities_email on auth.identities (email);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  factor_id uuid,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2', 'aal3')),
  not_after timestamptz,
  refreshed_at timestamptz,
  user_agent text,
  ip inet,
  tag text
);
comment on table auth.sessions is 'One row a sign-in; its refresh tokens form one family.';
create index sessions_user_id on auth.sessions (user_id, created_at);

create table auth.refresh_tokens (
  instance_id uuid,
  id bigint generated always as identity primary key,
  token text not null unique,
  user_id uuid not null,
  revoked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  parent text,
  session_id uuid not null references auth.sessions on delete cascade
);
comment on table auth.refresh_tokens is 'At most one live token a session; a used one stays, revoked, to recognise reuse.';
create unique index refresh_tokens_one_live on auth.refresh_tokens (session_id) where not revoked;
create index refresh_tokens_session on auth.refresh_tokens (session_id, revoked);
create index refresh_tokens_parent on auth.refresh_tokens (parent);

create table auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  authentication_method text not null,
  id uuid primary key default gen_random_uuid(),
  unique (session_id, authentication_method)
);
comment on table auth.mfa_amr_claims is 'How a session was authenticated; the amr claim of its tokens.';

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn')),
  status text not null check (status in ('unverified', 'verified')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text,
  phone text,
  last_challenged_at timestamptz
);
comment on table auth.mfa_factors is 'Second factors of a person.';
create index mfa_factors_user_id on auth.mfa_factors (user_id);

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  ip_address inet not null,
  otp_code text
);
comment on table auth.mfa_challenges is 'One attempt to prove a second factor.';
create index mfa_challenges_created_at on auth.mfa_challenges (created_at);

create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  token_type text not null,
  token_hash text not null check (token_hash <> ''),
  relates_to text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, token_type)
);
comment on table auth.one_time_tokens is 'Codes and links sent by mail or phone, as hashes.';
create index one_time_tokens_hash on auth.one_time_tokens (token_hash);

create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid,
  auth_code text,
  code_challenge_method text,
  code_challenge text,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  authentication_method text not null,
  auth_code_issued_at timestamptz
);
comment on table auth.flow_state is 'A PKCE or OAuth sign-in on its way.';
create index flow_state_auth_code on auth.flow_state (auth_code);

create table auth.audit_log_entries (
  instance_id uuid,
  id uuid primary key default gen_random_uuid(),
  payload jsonb,
  created_at timestamptz not null default now(),
  ip_address text not null default ''
);
comment on table auth.audit_log_entries is 'What happened to accounts, without secrets.';

-- The account service alone touches these tables; row-level security keeps every other role out.
do $$
declare
  item text;
begin
  for item in select tablename from pg_catalog.pg_tables where schemaname = 'auth' loop
    execute format('alter table auth.%I enable row level security', item);
    execute format('create policy account_service on auth.%I to supabase_auth_admin using (true) with check (true)', item);
    execute format('grant select, insert, update, delete on auth.%I to supabase_auth_admin', item);
  end loop;
end
$$;
