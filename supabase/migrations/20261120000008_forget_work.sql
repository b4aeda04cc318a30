-- What a person throws away is gone. Asking for it again is new work, paid like any other: the ledger keeps what was paid.
alter table billing.reservations drop constraint reservations_status_check;
alter table billing.reservations add constraint reservations_status_check
  check (status in ('reserved', 'committed', 'released', 'expired', 'refused', 'forgotten'));

create function billing.forget_work() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update billing.reservations set status = 'forgotten', updated_at = pg_catalog.now()
    where user_id = old.user_id and kind = tg_argv[0] and status = 'committed'
      and work_key = case tg_argv[0]
        when 'generate-hooks' then pg_catalog.to_jsonb(old) ->> 'topic_key' || '|' || (pg_catalog.to_jsonb(old) ->> 'variant')
        else pg_catalog.to_jsonb(old) ->> 'hook_key' end;
  return null;
end
$$;
revoke all on function billing.forget_work() from public, anon, authenticated, service_role;

create trigger forget_work after delete on public.saved_trees
  for each row execute function billing.forget_work('generate-hooks');
create trigger forget_work after delete on public.saved_scripts
  for each row execute function billing.forget_work('busca-referencias');

grant delete on public.saved_trees, public.saved_scripts to authenticated;
create policy "own work can be thrown away" on public.saved_trees
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "own work can be thrown away" on public.saved_scripts
  for delete to authenticated using (user_id = (select auth.uid()));
