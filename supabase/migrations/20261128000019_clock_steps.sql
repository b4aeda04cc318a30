-- A clock may be set back, or that of one process be ahead of another's. What was noted at a later hour must then not close a
-- door for as long as the clocks differ.

-- As before; but a bucket that was last used later than now neither fills nor empties by that.
create or replace function private.take_turn(p_bucket text, p_capacity double precision, p_per_second double precision, p_now timestamptz)
  returns double precision language plpgsql set search_path = '' as $$
declare
  v_level double precision;
begin
  insert into private.rate_limits as known (bucket, level, updated_at) values (p_bucket, 1, p_now)
    on conflict (bucket) do update
      set level = greatest(0, known.level - greatest(0, extract(epoch from p_now - known.updated_at)) * p_per_second) + 1,
        updated_at = p_now
      where greatest(0, known.level - greatest(0, extract(epoch from p_now - known.updated_at)) * p_per_second) + 1 <= p_capacity;
  if found then return 0; end if;
  -- A full bucket begins to empty now, not when a clock that was ahead comes round again.
  update private.rate_limits set updated_at = p_now where bucket = p_bucket and updated_at > p_now;
  select greatest(0, level - extract(epoch from p_now - updated_at) * p_per_second) + 1 into v_level
    from private.rate_limits where bucket = p_bucket;
  return (v_level - p_capacity) / p_per_second;
end
$$;

-- As before; but nobody waits longer than the longest wait there is.
create or replace function private.try_secret(p_bucket text, p_free integer, p_longest double precision, p_now timestamptz)
  returns double precision language plpgsql set search_path = '' as $$
declare
  v_blocked timestamptz;
begin
  insert into private.secret_attempts (bucket, count, attempted_at, blocked_until) values (p_bucket, 0, p_now, '-infinity')
    on conflict (bucket) do nothing;
  update private.secret_attempts set blocked_until = p_now + make_interval(secs => p_longest)
    where bucket = p_bucket and blocked_until > p_now + make_interval(secs => p_longest);
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
