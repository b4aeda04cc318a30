-- Every movement of one's own credits, with what it was for: the only window that the browser has into the ledger.
create view public.credit_statement with (security_barrier = true) as
  select movement.id, movement.created_at, movement.entry, movement.bucket, movement.delta, movement.balance_after,
      reservation.kind, coalesce(tree.topic, script.hook) as subject
    from billing.ledger movement
    left join billing.reservations reservation on reservation.id = movement.reservation_id
    left join public.saved_trees tree on tree.id = reservation.result_id
    left join public.saved_scripts script on script.id = reservation.result_id
    where movement.user_id = (select auth.uid());
comment on view public.credit_statement is
  'entry: grant, forfeit, reserve (a use), release and expire (it came back), revoke, adjust. balance_after -1 is unlimited.';
revoke all on public.credit_statement from public, anon, authenticated, service_role;
grant select on public.credit_statement to authenticated;

-- Accounts whose movements do not sum to their balance: none, unless something is wrong.
create function billing.find_differences() returns table (user_id uuid, bucket text, ledger bigint, balance integer)
  language sql stable security definer set search_path = '' as $$
  with sums as (
    select movement.user_id, movement.bucket, sum(movement.delta) as total from billing.ledger movement
      group by movement.user_id, movement.bucket
  ), balances as (
    select free.user_id, 'free' as bucket, free.credits_remaining from public.free_credits free
    union all
    select customer.user_id, 'subscription', paid.credits_remaining from public.subscription_credits paid
      join public.stripe_customers customer on customer.customer_id = paid.customer_id
  )
  select coalesce(balances.user_id, sums.user_id), coalesce(balances.bucket, sums.bucket), coalesce(sums.total, 0),
      balances.credits_remaining
    from balances full join sums on sums.user_id = balances.user_id and sums.bucket = balances.bucket
    where coalesce(sums.total, 0) is distinct from coalesce(balances.credits_remaining, 0)
      and (balances.user_id is not null or exists (select from auth.users account where account.id = sums.user_id));
$$;
revoke all on function billing.find_differences() from public, anon, authenticated, service_role;
grant execute on function billing.find_differences() to service_role;
