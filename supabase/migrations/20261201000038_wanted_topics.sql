-- Topics that no content is about, counted without who typed them, for the operator who adds content.
create table private.wanted_topics (
  topic_key text primary key,
  topic text not null check (char_length(topic) <= 80),
  kind text,
  times integer not null default 1,
  first_day date not null,
  last_day date not null
);
comment on table private.wanted_topics is 'Topics that ended in a question back, and how often. Never a person.';
create index wanted_topics_least on private.wanted_topics (times, last_day);
alter table private.wanted_topics enable row level security;
revoke all on private.wanted_topics from anon, authenticated, service_role;

-- Counts a topic; a new one takes the place of the least wanted once there are p_most.
create function private.note_wanted(p_topic_key text, p_topic text, p_kind text, p_day date, p_most integer) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  update private.wanted_topics set times = times + 1, last_day = p_day, kind = coalesce(p_kind, kind)
    where topic_key = p_topic_key;
  if found then
    return;
  end if;
  delete from private.wanted_topics where topic_key in (
    select topic_key from private.wanted_topics order by times, last_day
      limit greatest(0, (select count(*) from private.wanted_topics) - p_most + 1) for update skip locked);
  insert into private.wanted_topics (topic_key, topic, kind, first_day, last_day)
    values (p_topic_key, p_topic, p_kind, p_day, p_day)
    on conflict (topic_key) do update set times = private.wanted_topics.times + 1, last_day = excluded.last_day;
end
$$;

create function private.list_wanted(p_most integer)
  returns table (topic text, kind text, times integer, first_day date, last_day date)
  language sql stable security definer set search_path = '' as $$
  select topic, kind, times, first_day, last_day from private.wanted_topics
    order by times desc, last_day desc, topic_key limit p_most
$$;
revoke all on function private.note_wanted(text, text, text, date, integer), private.list_wanted(integer)
  from public, anon, authenticated, service_role;
grant execute on function private.note_wanted(text, text, text, date, integer), private.list_wanted(integer) to service_role;
