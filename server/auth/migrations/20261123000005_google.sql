-- A provider's answer is taken once, and a way in is added for a session that still lives.
alter table auth.flow_state add column provider_answered_at timestamptz;
alter table auth.flow_state add column linking_session_id uuid references auth.sessions on delete cascade;
comment on column auth.flow_state.provider_answered_at is 'When the provider sent the browser back; from then on the state is used.';
comment on column auth.flow_state.linking_session_id is 'The session that asked to link an identity: when it ends, so does the flow.';
create index flow_state_linking_session_id on auth.flow_state (linking_session_id) where linking_session_id is not null;
create index flow_state_linking_target_id on auth.flow_state (linking_target_id) where linking_target_id is not null;
