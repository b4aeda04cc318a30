-- The roles of the data API, as a hosted Supabase has them. Skipped one by one where they exist already.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'supabase_auth_admin'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin noinherit', wanted);
      exception when duplicate_object or unique_violation then
        null; -- another database of this cluster created it a moment ago
      end;
    end if;
    -- Every transaction says its role, so the login role must be allowed to take it.
    if not pg_catalog.pg_has_role(current_user, wanted, 'member') then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end
$$;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
