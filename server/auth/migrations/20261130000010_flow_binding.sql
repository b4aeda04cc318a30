-- A sign-in at a provider finishes in the browser that began it: by the verifier of its code challenge, else by a cookie.
alter table auth.flow_state add column browser_hash text;
alter table auth.flow_state add column provider_profile jsonb;
comment on column auth.flow_state.browser_hash is 'SHA-256 of the cookie of the browser that began a flow without a code challenge.';
comment on column auth.flow_state.provider_profile is 'Identity that the exchange of the auth code will link.';
