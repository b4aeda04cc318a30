-- The sentence that says where help is stays with a tree, so that a kept one shows it too.
alter table public.saved_trees add column care text;
comment on column public.saved_trees.care is 'Where help is, for a topic that needs care; null for all others.';

create or replace function billing.store_tree(p_user uuid, p_result jsonb) returns void
  language sql security definer set search_path = '' as $$
  insert into public.saved_trees (id, user_id, topic, topic_key, variant, basis, card, written_from, care, engine,
      questions)
    values ((p_result ->> 'id')::uuid, p_user, p_result ->> 'topic', p_result ->> 'topic_key',
      (p_result ->> 'variant')::integer, coalesce(p_result ->> 'basis', ''), p_result ->> 'card',
      coalesce(p_result -> 'written_from', '{"source": "card", "name": null}'), p_result ->> 'care',
      p_result ->> 'engine', p_result -> 'questions')
$$;
