-- What a person told about a topic that the product does not know: theirs alone.
create table public.told_topics (
  user_id uuid not null references auth.users on delete cascade,
  topic_key text not null,
  topic text not null,
  facts jsonb not null check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 20000),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (user_id, topic_key)
);
comment on table public.told_topics is 'Answers to the questions of "Me conta", by the key of the question; shown to that person alone.';
alter table public.told_topics enable row level security;
revoke all on public.told_topics from anon, authenticated, service_role;
grant select, delete on public.told_topics to authenticated;
grant select on public.told_topics to service_role;
create policy "own words are readable" on public.told_topics
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own words can be thrown away" on public.told_topics
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "the service reads" on public.told_topics for select to service_role using (true);

-- Keeps what was told last about a topic, and lets go of the person's oldest topics beyond p_most.
create function private.keep_told(p_user uuid, p_topic_key text, p_topic text, p_facts jsonb, p_most integer) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.told_topics (user_id, topic_key, topic, facts) values (p_user, p_topic_key, p_topic, p_facts)
    on conflict (user_id, topic_key) do update
      set topic = excluded.topic, facts = excluded.facts, updated_at = pg_catalog.clock_timestamp();
  delete from public.told_topics where user_id = p_user and topic_key in (
    select topic_key from public.told_topics where user_id = p_user order by updated_at desc, topic_key offset p_most);
end
$$;
revoke all on function private.keep_told(uuid, text, text, jsonb, integer) from public, anon, authenticated, service_role;
grant execute on function private.keep_told(uuid, text, text, jsonb, integer) to service_role;
