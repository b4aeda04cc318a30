-- What every request of a person asks of schema auth. In functions of PL/pgSQL, whose plans a connection keeps: planning these
-- statements takes longer than running them. Without a search_path of their own, which costs as much again; every name is qualified.

-- Ends the transaction with SQLSTATE PT401 unless an access token of this person, session and level still holds. The message says why
-- not: 'user_not_found', 'session_not_found', 'user_banned', or 'insufficient_aal' where the person has a verified second factor that
-- the token knows nothing of. Without p_session, which may be in a table that is not ours to read, the rest counts.
create function private.require_live_session(p_user uuid, p_session uuid, p_level text)
  returns void language plpgsql stable as $$
declare
  v_has_session boolean;
  v_is_banned boolean;
  v_lacks_factor boolean;
  v_fault text;
begin
  if p_session is null then
    select true, coalesce(u.banned_until > now(), false), p_level = 'aal1'
        and exists (select from auth.mfa_factors f where f.user_id = p_user and f.status = 'verified')
      into v_has_session, v_is_banned, v_lacks_factor
      from auth.users u where u.id = p_user;
  else
    select s.id is not null, coalesce(u.banned_until > now(), false), p_level = 'aal1'
        and exists (select from auth.mfa_factors f where f.user_id = p_user and f.status = 'verified')
      into v_has_session, v_is_banned, v_lacks_factor
      from auth.users u left join auth.sessions s on s.id = p_session and s.user_id = p_user
      where u.id = p_user;
  end if;
  v_fault := case
    when v_has_session is null then 'user_not_found'
    when not v_has_session then 'session_not_found'
    when v_is_banned then 'user_banned'
    when v_lacks_factor then 'insufficient_aal'
  end;
  if v_fault is not null then raise exception using errcode = 'PT401', message = v_fault; end if;
end
$$;
comment on function private.require_live_session is 'Fails with PT401 unless an access token still holds.';

create function private.identities_of(p_user uuid) returns jsonb language plpgsql stable as $$
begin
  return (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]') from auth.identities i where i.user_id = p_user);
end
$$;
comment on function private.identities_of is 'The ways a person signs in, the oldest first.';

create function private.factors_of(p_user uuid) returns jsonb language plpgsql stable as $$
begin
  return (select coalesce(jsonb_agg(to_jsonb(f) - 'secret' order by f.created_at), '[]') from auth.mfa_factors f
    where f.user_id = p_user);
end
$$;
comment on function private.factors_of is 'The second factors of a person without their secrets, the oldest first.';

create function private.session_of(p_user uuid, p_session uuid) returns jsonb language plpgsql stable as $$
begin
  return (select jsonb_build_object('id', s.id, 'user_id', s.user_id, 'aal', s.aal, 'not_after', s.not_after,
      'amr', private.amr_of(s.id))
    from auth.sessions s where s.id = p_session and s.user_id = p_user);
end
$$;
comment on function private.session_of is 'A session of this person; null when it has ended.';

create function private.amr_of(p_session uuid) returns jsonb language plpgsql stable as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('method', c.authentication_method,
      'timestamp', floor(extract(epoch from c.updated_at))::bigint) order by c.updated_at desc), '[]')
    from auth.mfa_amr_claims c where c.session_id = p_session);
end
$$;
comment on function private.amr_of is 'How a session was authenticated, the newest first; unix seconds.';

do $$
declare
  item text;
begin
  for item in select p.oid::regprocedure from pg_catalog.pg_proc p
      join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'private'
        and p.proname in ('require_live_session', 'identities_of', 'factors_of', 'session_of', 'amr_of') loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', item);
    execute format('grant execute on function %s to supabase_auth_admin', item);
  end loop;
end
$$;
