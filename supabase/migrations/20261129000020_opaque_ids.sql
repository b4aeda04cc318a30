-- Ids that a person reads must not count what others did: a statement's rows are numbered within the account, and subscriptions have
-- random ids below 2^53, which browsers read exactly.
create or replace view public.credit_statement with (security_barrier = true) as
  select movement.number as id, movement.created_at, movement.entry, movement.bucket, movement.delta, movement.balance_after,
      reservation.kind, coalesce(tree.topic, script.hook) as subject
    from (
      select own.*, row_number() over (order by own.id) as number from billing.ledger own
        where own.user_id = (select auth.uid())
    ) movement
    left join billing.reservations reservation on reservation.id = movement.reservation_id
    left join public.saved_trees tree on tree.id = reservation.result_id
    left join public.saved_scripts script on script.id = reservation.result_id;

alter table public.stripe_subscriptions alter column id drop identity;
alter table public.stripe_subscriptions alter column id set default (1 + floor(random() * 9007199254740990))::bigint;
update public.stripe_subscriptions set id = (1 + floor(random() * 9007199254740990))::bigint;
