-- Who is deleted leaves the log of accesses without their e-mail; Brazilian law (Marco Civil da Internet, art. 15) asks for six
-- months of it. Entries of deleted accounts are those without `actor_username`.
create index audit_log_entries_actor on auth.audit_log_entries ((payload ->> 'actor_id'));
create index audit_log_entries_nameless on auth.audit_log_entries (created_at)
  where not jsonb_exists(payload, 'actor_username');
