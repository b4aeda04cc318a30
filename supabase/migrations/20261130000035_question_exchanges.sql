-- One run for one exchange of one question, however many requests ask for it and whichever process they reach.
create table billing.question_exchanges (
  tree_id uuid not null references public.saved_trees on delete cascade,
  question integer not null check (question between 1 and 4),
  done integer not null check (done >= 0),
  holder uuid not null,
  idempotency_key text,
  lease_until timestamptz not null,
  primary key (tree_id, question, done)
);
comment on table billing.question_exchanges is
  'Exchanges begun: done counts those of the question before. A failed one is deleted, a finished one answers its key again.';
create index question_exchanges_key on billing.question_exchanges (idempotency_key) where idempotency_key is not null;
alter table billing.question_exchanges enable row level security;
revoke all on billing.question_exchanges from anon, authenticated, service_role;

-- Outcomes: begun (the caller runs it) · in_progress · finished (the tree holds it) · failed (the run that was awaited) · spent ·
-- key_conflict · missing. p_seen is how often the question had been exchanged when the request came, p_has_waited whether it waits
-- for a run.
create function billing.begin_exchange(p_user uuid, p_tree uuid, p_question integer, p_limit integer, p_key text,
  p_seen integer, p_has_waited boolean, p_holder uuid, p_lease interval, out outcome text, out done integer)
  language plpgsql security definer set search_path = '' as $$
declare
  v_row billing.question_exchanges;
begin
  select tree.swaps[p_question] into done from public.saved_trees tree
    where tree.id = p_tree and tree.user_id = p_user for update;
  if done is null then
    outcome := 'missing';
    return;
  end if;
  if p_key is not null then
    select exchange.* into v_row from billing.question_exchanges exchange
      join public.saved_trees tree on tree.id = exchange.tree_id
      where exchange.idempotency_key = p_key and tree.user_id = p_user limit 1;
    if found and (v_row.tree_id <> p_tree or v_row.question <> p_question) then
      outcome := 'key_conflict';
      return;
    elsif found and done > v_row.done then
      outcome := 'finished';
      return;
    end if;
  end if;
  if done > p_seen then
    outcome := 'finished';
    return;
  elsif done >= p_limit then
    outcome := 'spent';
    return;
  end if;
  select * into v_row from billing.question_exchanges exchange
    where exchange.tree_id = p_tree and exchange.question = p_question and exchange.done = begin_exchange.done;
  if found and v_row.lease_until > pg_catalog.clock_timestamp() then
    outcome := 'in_progress';
    return;
  elsif not found and p_has_waited then
    outcome := 'failed';
    return;
  end if;
  insert into billing.question_exchanges as exchange (tree_id, question, done, holder, idempotency_key, lease_until)
    values (p_tree, p_question, begin_exchange.done, p_holder, p_key, pg_catalog.clock_timestamp() + p_lease)
    on conflict on constraint question_exchanges_pkey do update
      set holder = excluded.holder, lease_until = excluded.lease_until,
        idempotency_key = coalesce(exchange.idempotency_key, excluded.idempotency_key);
  outcome := 'begun';
end
$$;

create function billing.extend_exchange(p_tree uuid, p_holder uuid, p_lease interval) returns void
  language sql security definer set search_path = '' as $$
  update billing.question_exchanges set lease_until = pg_catalog.clock_timestamp() + p_lease
    where tree_id = p_tree and holder = p_holder;
$$;

-- Lets go of a run that came to nothing. p_is_open: another request that waits may take it over.
create function billing.give_up_exchange(p_tree uuid, p_holder uuid, p_is_open boolean) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if p_is_open then
    update billing.question_exchanges set lease_until = pg_catalog.clock_timestamp()
      where tree_id = p_tree and holder = p_holder;
  else
    delete from billing.question_exchanges where tree_id = p_tree and holder = p_holder;
  end if;
end
$$;

revoke all on function billing.begin_exchange(uuid, uuid, integer, integer, text, integer, boolean, uuid, interval),
  billing.extend_exchange(uuid, uuid, interval), billing.give_up_exchange(uuid, uuid, boolean)
  from public, anon, authenticated, service_role;
grant execute on function billing.begin_exchange(uuid, uuid, integer, integer, text, integer, boolean, uuid, interval),
  billing.extend_exchange(uuid, uuid, interval), billing.give_up_exchange(uuid, uuid, boolean) to service_role;
