-- How often one may ask and guess is the product's business too, also where another service keeps the accounts: it moves out of
-- schema auth, which is that service's. The account service comes to it by name, and to nothing else in here.
do $$
begin
  if to_regclass('auth.rate_limits') is not null then
    drop function auth.take_turn(text, double precision, double precision, timestamptz);
    drop function auth.try_secret(text, integer, double precision, timestamptz);
    alter table auth.rate_limits set schema private;
    alter table auth.secret_attempts set schema private;
  end if;
end
$$;

create table if not exists private.rate_limits (
  bucket text primary key,
  level double precision not null,
  updated_at timestamptz not null
);
comment on table private.rate_limits is 'Leaky buckets, as full as they were at updated_at.';
create index if not exists rate_limits_updated_at on private.rate_limits (updated_at);

create table if not exists private.secret_attempts (
  bucket text primary key,
  count integer not null,
  attempted_at timestamptz not null,
  blocked_until timestamptz not null
);
comment on table private.secret_attempts is
  'How often a password or code was tried since it was last right, and until when it may not be.';
create index if not exists secret_attempts_attempted_at on private.secret_attempts (attempted_at);

-- Takes one turn out of a bucket that holds p_capacity and empties by p_per_second: 0, or the seconds until there is one.
create function private.take_turn(p_bucket text, p_capacity double precision, p_per_second double precision, p_now timestamptz)
  returns double precision language plpgsql set search_path = '' as $$
declare
  v_level double precision;
begin
  insert into private.rate_limits as known (bucket, level, updated_at) values (p_bucket, 1, p_now)
    on conflict (bucket) do update
      set level = greatest(0, known.level - extract(epoch from p_now - known.updated_at) * p_per_second) + 1,
        updated_at = p_now
      where greatest(0, known.level - extract(epoch from p_now - known.updated_at) * p_per_second) + 1 <= p_capacity;
  if found then return 0; end if;
  select greatest(0, level - extract(epoch from p_now - updated_at) * p_per_second) + 1 into v_level
    from private.rate_limits where bucket = p_bucket;
  return (v_level - p_capacity) / p_per_second;
end
$$;

-- Notes an attempt at a secret, before anybody knows whether it is right: 0 when it may be made, else the seconds to wait.
-- The first p_free are free; each one after that doubles the wait, up to p_longest seconds. A day without one forgets all.
create function private.try_secret(p_bucket text, p_free integer, p_longest double precision, p_now timestamptz)
  returns double precision language plpgsql set search_path = '' as $$
declare
  v_blocked timestamptz;
begin
  insert into private.secret_attempts (bucket, count, attempted_at, blocked_until) values (p_bucket, 0, p_now, '-infinity')
    on conflict (bucket) do nothing;
  select blocked_until into v_blocked from private.secret_attempts where bucket = p_bucket for update;
  if v_blocked > p_now then return extract(epoch from v_blocked - p_now); end if;
  update private.secret_attempts as known
    set count = (case when known.attempted_at < p_now - interval '1 day' then 0 else known.count end) + 1, attempted_at = p_now
    where bucket = p_bucket;
  update private.secret_attempts as known
    set blocked_until = p_now + make_interval(secs => least(p_longest, power(2, least(known.count - p_free, 30))))
    where bucket = p_bucket and known.count >= p_free;
  return 0;
end
$$;

grant usage on schema private to supabase_auth_admin;
do $$
declare
  item text;
begin
  foreach item in array array['rate_limits', 'secret_attempts'] loop
    execute format('alter table private.%I enable row level security', item);
    execute format('drop policy if exists account_service on private.%I', item);
    execute format('create policy account_service on private.%I to supabase_auth_admin using (true) with check (true)', item);
    execute format('revoke all on private.%I from public, anon, authenticated, service_role', item);
    execute format('grant select, insert, update, delete on private.%I to supabase_auth_admin', item);
  end loop;
  for item in select p.oid::regprocedure from pg_catalog.pg_proc p
      join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'private' and p.proname in ('take_turn', 'try_secret') loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', item);
    execute format('grant execute on function %s to supabase_auth_admin', item);
  end loop;
end
$$;
