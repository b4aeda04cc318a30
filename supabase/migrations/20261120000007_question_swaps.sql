-- Another set of hooks for one question of a tree: free, a few times, without touching the rest.
alter table public.saved_trees
  add column swaps integer[] not null default '{0,0,0,0}' check (cardinality(swaps) = 4);
comment on column public.saved_trees.swaps is 'How often each question was exchanged.';

-- true when the block took the place of the question's p_done-th one; false when another request was first, the limit is
-- reached or the tree is not this person's.
create function billing.swap_question(p_user uuid, p_tree uuid, p_question integer, p_done integer, p_limit integer,
  p_block jsonb) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update public.saved_trees
    set questions = pg_catalog.jsonb_set(questions, array[(p_question - 1)::text], p_block, false),
      swaps[p_question] = p_done + 1
    where id = p_tree and user_id = p_user and p_question between 1 and 4
      and swaps[p_question] = p_done and p_done < p_limit;
  return found;
end
$$;
revoke all on function billing.swap_question(uuid, uuid, integer, integer, integer, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function billing.swap_question(uuid, uuid, integer, integer, integer, jsonb) to service_role;
