-- A proof that confirms an account brings the password and metadata of the request that it was sent for: what stands in the
-- account may come from an earlier sign-up of the same address by somebody else.
alter table auth.one_time_tokens add column password_hash text;
alter table auth.one_time_tokens add column metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object');
comment on column auth.one_time_tokens.password_hash is 'Bcrypt hash that the account gets when this proof confirms it; null for none.';
comment on column auth.one_time_tokens.metadata is 'User metadata that the account gets when this proof confirms it.';

update auth.one_time_tokens t set password_hash = u.encrypted_password, metadata = u.raw_user_meta_data
  from auth.users u where u.id = t.user_id and t.token_type = 'confirmation_token' and u.confirmed_at is null;
