-- A second factor's code works once: an authenticator's is remembered by its step, a sent one is kept as a hash.
alter table auth.mfa_factors add column last_accepted_step integer;
comment on column auth.mfa_factors.last_accepted_step is 'Half minutes since 1970 of the last TOTP code that was accepted; no code of that step or an earlier one is accepted again.';

alter table auth.mfa_challenges add column code_hash text;
comment on column auth.mfa_challenges.code_hash is 'SHA-256 of the code that was sent, with the challenge it belongs to; otp_code stays empty.';
create index mfa_challenges_factor_id on auth.mfa_challenges (factor_id, created_at);
