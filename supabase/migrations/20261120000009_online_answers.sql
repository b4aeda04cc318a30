-- Answers of searches outside the product, shared by all processes: the same topic is not asked (or paid for) twice.
create table private.online_answers (
  source text not null,
  topic_key text not null,
  answer jsonb not null,
  fetched_at timestamptz not null default now(),
  primary key (source, topic_key)
);
comment on table private.online_answers is 'Cache of online searches; rows may be deleted at any time.';
create index online_answers_age on private.online_answers (fetched_at);
alter table private.online_answers enable row level security;
revoke all on private.online_answers from anon, authenticated, service_role;
grant usage on schema private to service_role;

-- The kept answer, or null when there is none younger than that.
create function private.recall_answer(p_source text, p_topic_key text, p_longest interval) returns jsonb
  language sql security definer stable set search_path = '' as $$
  select answer from private.online_answers
    where source = p_source and topic_key = p_topic_key and fetched_at > pg_catalog.now() - p_longest
$$;

-- Keeps an answer in place of an older one, and lets go of a few that nobody may recall any more.
create function private.keep_answer(p_source text, p_topic_key text, p_answer jsonb, p_longest interval) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.online_answers (source, topic_key, answer) values (p_source, p_topic_key, p_answer)
    on conflict (source, topic_key) do update set answer = excluded.answer, fetched_at = pg_catalog.now();
  delete from private.online_answers where ctid in (
    select ctid from private.online_answers where fetched_at < pg_catalog.now() - p_longest
      order by fetched_at limit 20 for update skip locked);
end
$$;
revoke all on function private.recall_answer(text, text, interval),
  private.keep_answer(text, text, jsonb, interval) from public, anon, authenticated, service_role;
grant execute on function private.recall_answer(text, text, interval),
  private.keep_answer(text, text, jsonb, interval) to service_role;

-- What the topic is, in the words of an encyclopedia: shown beside the materials, never one of them.
alter table public.saved_scripts add column background jsonb;
comment on column public.saved_scripts.background is 'Title, text, address and licence; null without an online source.';

create or replace function billing.store_result(p_reservation billing.reservations, p_result jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if p_reservation.kind = 'generate-hooks' then
    insert into public.saved_trees (id, user_id, topic, topic_key, variant, engine, questions)
      values ((p_result ->> 'id')::uuid, p_reservation.user_id, p_result ->> 'topic', p_result ->> 'topic_key',
        (p_result ->> 'variant')::integer, p_result ->> 'engine', p_result -> 'questions');
  else
    insert into public.saved_scripts (id, user_id, tree_id, hook, hook_key, materials, script, background, engine,
        charged)
      values ((p_result ->> 'id')::uuid, p_reservation.user_id, (p_result ->> 'tree_id')::uuid, p_result ->> 'hook',
        p_result ->> 'hook_key', p_result -> 'materials', nullif(p_result -> 'script', 'null'),
        nullif(p_result -> 'background', 'null'), p_result ->> 'engine', p_reservation.status = 'committed');
  end if;
end
$$;
