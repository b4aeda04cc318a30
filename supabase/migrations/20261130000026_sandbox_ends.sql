-- Purchases of the sandbox end once a real payment provider is set up: the credits go, by the ledger, and the customer of the
-- sandbox with its subscription and periods, so that nothing of it meets the real provider. Its times may lie in the future.
-- Returns how many customers there were. Repeating it changes nothing; two processes at once take turns.
create function billing.end_sandbox() returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  v_customer text;
  v_balance public.subscription_credits;
  v_count integer := 0;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('billing.end_sandbox', 0));
  for v_customer in select customer_id from public.stripe_customers
      where customer_id like 'cus\_sandbox\_%' order by customer_id for update loop
    perform from public.stripe_subscriptions where customer_id = v_customer for update;
    perform from billing.disputes where customer_id = v_customer for update;
    select * into v_balance from public.subscription_credits where customer_id = v_customer for update;
    if found and v_balance.credits_remaining <> 0 then
      perform billing.move_subscription_credits(v_balance, 'revoke', 0, v_balance.period_key,
        'sandbox_ended:' || v_balance.period_key);
    end if;
    delete from public.stripe_customers where customer_id = v_customer;
    v_count := v_count + 1;
  end loop;
  update billing.checkouts set status = 'expired', updated_at = pg_catalog.now()
    where session_id like 'cs\_sandbox\_%' and status = 'open';
  update sandbox.objects set data = data || '{"status": "canceled"}' where kind = 'subscription'
    and data ->> 'status' <> 'canceled';
  update sandbox.objects set data = data || '{"status": "expired", "url": null}'
    where kind = 'checkout' and data ->> 'status' = 'open';
  update sandbox.events set is_delivered = true where not is_delivered;
  return v_count;
end
$$;
revoke all on function billing.end_sandbox() from public, anon, authenticated, service_role;
