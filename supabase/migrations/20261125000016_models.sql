-- What calls to a language model cost, per day and person, so that neither one person nor everyone together spends more than the
-- operator allows. Days are those of Brasília. Money is in millionths of a US dollar, which providers price in.
create table private.model_days (
  day date primary key,
  microdollars bigint not null default 0
);
comment on table private.model_days is 'Money set aside or spent by everyone on a day; also by accounts that are gone.';

create table private.model_use (
  user_id uuid not null references auth.users on delete cascade,
  day date not null,
  works integer not null default 0,
  calls integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  microdollars bigint not null default 0,
  primary key (user_id, day)
);
comment on table private.model_use is 'The same per person. works: trees, exchanges and scripts that a model began. Kept ninety days.';
create index model_use_day on private.model_use (day);

alter table private.model_days enable row level security;
alter table private.model_use enable row level security;
revoke all on private.model_days, private.model_use from public, anon, authenticated, service_role;
grant select on private.model_use to service_role;
create policy "the service reads" on private.model_use for select to service_role using (true);

-- Sets aside the most that a call can cost. Null limits do not limit.
-- reserved · work_limit (so many works today) · user_limit · total_limit
create function private.reserve_model_call(p_user uuid, p_most bigint, p_begins_work boolean, p_works bigint,
  p_user_limit bigint, p_total_limit bigint, out outcome text, out on_day date) returns record
  language plpgsql security definer set search_path = '' as $$
declare
  v_use private.model_use;
begin
  on_day := (pg_catalog.now() at time zone 'America/Sao_Paulo')::date;
  insert into private.model_use (user_id, day) values (p_user, on_day)
    on conflict (user_id, day) do update set calls = model_use.calls
    returning * into v_use;
  if p_begins_work and v_use.works >= p_works then
    outcome := 'work_limit';
    return;
  end if;
  if v_use.microdollars + p_most > p_user_limit then
    outcome := 'user_limit';
    return;
  end if;
  insert into private.model_days (day) values (on_day) on conflict do nothing;
  update private.model_days total set microdollars = total.microdollars + p_most
    where total.day = on_day
      and (p_total_limit is null or total.microdollars + p_most <= p_total_limit);
  if not found then
    outcome := 'total_limit';
    return;
  end if;
  update private.model_use use
    set microdollars = use.microdollars + p_most, calls = use.calls + 1, works = use.works + p_begins_work::integer
    where use.user_id = p_user and use.day = on_day;
  outcome := 'reserved';
end
$$;

-- Puts what a call did cost in place of what was set aside for it, and lets go of a few rows that are over.
create function private.settle_model_call(p_user uuid, p_day date, p_most bigint, p_spent bigint, p_input bigint,
  p_output bigint) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  update private.model_use use
    set microdollars = use.microdollars - p_most + p_spent, input_tokens = use.input_tokens + p_input,
      output_tokens = use.output_tokens + p_output
    where use.user_id = p_user and use.day = p_day;
  update private.model_days total set microdollars = total.microdollars - p_most + p_spent where total.day = p_day;
  delete from private.model_use where ctid in (
    select ctid from private.model_use where model_use.day < p_day - 90 limit 20 for update skip locked);
end
$$;

revoke all on function
  private.reserve_model_call(uuid, bigint, boolean, bigint, bigint, bigint),
  private.settle_model_call(uuid, date, bigint, bigint, bigint, bigint) from public, anon, authenticated, service_role;
grant execute on function
  private.reserve_model_call(uuid, bigint, boolean, bigint, bigint, bigint),
  private.settle_model_call(uuid, date, bigint, bigint, bigint, bigint) to service_role;

comment on table private.online_answers is
  'Cache of what was asked outside: online searches, search suggestions, results of a model. Rows may be deleted at any time.';

-- As before, and the tree says who wrote the new block too.
drop function billing.swap_question(uuid, uuid, integer, integer, integer, jsonb);
create function billing.swap_question(p_user uuid, p_tree uuid, p_question integer, p_done integer, p_limit integer,
  p_block jsonb, p_engine text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update public.saved_trees
    set questions = pg_catalog.jsonb_set(questions, array[(p_question - 1)::text], p_block, false),
      swaps[p_question] = p_done + 1, engine = p_engine
    where id = p_tree and user_id = p_user and p_question between 1 and 4
      and swaps[p_question] = p_done and p_done < p_limit;
  return found;
end
$$;
revoke all on function billing.swap_question(uuid, uuid, integer, integer, integer, jsonb, text)
  from public, anon, authenticated, service_role;
grant execute on function billing.swap_question(uuid, uuid, integer, integer, integer, jsonb, text) to service_role;
