-- What a tree was written from, so that trees of one topic can stand beside each other and no hook is paid for twice.
alter table public.saved_trees
  add column written_from jsonb not null default '{"source": "card", "name": null}'
    check (jsonb_typeof(written_from) = 'object'),
  add column basis text not null default '',
  add column card text,
  add column former jsonb not null default '[]' check (jsonb_typeof(former) = 'array');
comment on column public.saved_trees.written_from is 'As the person is told: source (card, larger-card, told, kind, model) and name.';
comment on column public.saved_trees.basis is
  'Tells trees of one topic and variant apart: empty (card or model), part:<card>, kind:<key>, told:<digest of the facts>.';
comment on column public.saved_trees.card is
  'Slug of the card that its hooks may come from; empty: of none; null: written before this was noted.';
comment on column public.saved_trees.former is 'Questions that were exchanged away: the person has had their hooks.';

alter table public.saved_trees drop constraint saved_trees_user_id_topic_key_variant_key;
alter table public.saved_trees add constraint saved_trees_work unique (user_id, topic_key, variant, basis);
create index saved_trees_card on public.saved_trees (user_id, card);

-- The name of a tree's work, as reservations know it.
create function billing.tree_work_key(p_topic_key text, p_variant integer, p_basis text) returns text
  language sql immutable set search_path = '' as $$
  select p_topic_key || '|' || p_variant || case when p_basis = '' then '' else '|' || p_basis end
$$;

create function billing.store_tree(p_user uuid, p_result jsonb) returns void
  language sql security definer set search_path = '' as $$
  insert into public.saved_trees (id, user_id, topic, topic_key, variant, basis, card, written_from, engine, questions)
    values ((p_result ->> 'id')::uuid, p_user, p_result ->> 'topic', p_result ->> 'topic_key',
      (p_result ->> 'variant')::integer, coalesce(p_result ->> 'basis', ''), p_result ->> 'card',
      coalesce(p_result -> 'written_from', '{"source": "card", "name": null}'), p_result ->> 'engine',
      p_result -> 'questions')
$$;

create or replace function billing.store_result(p_reservation billing.reservations, p_result jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if p_reservation.kind = 'generate-hooks' then
    perform billing.store_tree(p_reservation.user_id, p_result);
  else
    insert into public.saved_scripts (id, user_id, tree_id, hook, hook_key, materials, script, background, engine,
        charged)
      values ((p_result ->> 'id')::uuid, p_reservation.user_id, (p_result ->> 'tree_id')::uuid, p_result ->> 'hook',
        p_result ->> 'hook_key', p_result -> 'materials', nullif(p_result -> 'script', 'null'),
        nullif(p_result -> 'background', 'null'), p_result ->> 'engine', p_reservation.status = 'committed');
  end if;
end
$$;

-- Stores a tree that costs nothing, without a reservation and once: false when it stood there already.
create function billing.store_free_tree(p_user uuid, p_result jsonb) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform billing.store_tree(p_user, p_result);
  return true;
exception when unique_violation then
  return false;
end
$$;

-- As before, with the basis of a tree in the name of its work.
create or replace function billing.forget_work() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  v_old jsonb := pg_catalog.to_jsonb(old);
begin
  update billing.reservations set status = 'forgotten', updated_at = pg_catalog.now()
    where user_id = old.user_id and kind = tg_argv[0] and status = 'committed'
      and work_key = case tg_argv[0]
        when 'generate-hooks' then
          billing.tree_work_key(v_old ->> 'topic_key', (v_old ->> 'variant')::integer, v_old ->> 'basis')
        else v_old ->> 'hook_key' end;
  return null;
end
$$;

-- As before, and the block that goes is kept.
create or replace function billing.swap_question(p_user uuid, p_tree uuid, p_question integer, p_done integer,
  p_limit integer, p_block jsonb, p_engine text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update public.saved_trees
    set questions = pg_catalog.jsonb_set(questions, array[(p_question - 1)::text], p_block, false),
      former = former || pg_catalog.jsonb_build_array(questions -> (p_question - 1)),
      swaps[p_question] = p_done + 1, engine = p_engine
    where id = p_tree and user_id = p_user and p_question between 1 and 4
      and swaps[p_question] = p_done and p_done < p_limit;
  return found;
end
$$;

-- Until the end of the transaction no other one adds hooks of this card to the person's trees.
create function billing.lock_card(p_user uuid, p_card text) returns void
  language sql security definer set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(p_user || '|' || p_card, 36))
$$;

revoke all on function billing.tree_work_key(text, integer, text), billing.store_tree(uuid, jsonb),
  billing.store_free_tree(uuid, jsonb), billing.lock_card(uuid, text) from public, anon, authenticated, service_role;
grant execute on function billing.store_free_tree(uuid, jsonb), billing.lock_card(uuid, text) to service_role;
