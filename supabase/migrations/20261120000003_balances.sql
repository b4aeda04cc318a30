-- Balances as the screens read them. Only the functions of schema `billing` write credits.
create table public.free_credits (
  user_id uuid primary key references auth.users on delete cascade,
  credits_remaining integer not null check (credits_remaining >= 0),
  credits_total integer not null check (credits_total >= 0)
);
comment on table public.free_credits is 'The free allowance of a person.';

create table public.stripe_customers (
  user_id uuid primary key references auth.users on delete cascade,
  customer_id text not null unique
);
comment on table public.stripe_customers is 'Who a person is at the payment provider.';

create table public.stripe_subscriptions (
  id bigint generated always as identity primary key,
  customer_id text not null references public.stripe_customers (customer_id) on delete cascade on update cascade,
  status text not null,
  subscription_id text not null unique,
  price_id text not null,
  current_period_start bigint,
  current_period_end bigint,
  cancel_at_period_end boolean not null default false,
  cancel_at bigint
);
comment on table public.stripe_subscriptions is 'Subscriptions as last fetched from the payment provider. Times are unix seconds.';
create index stripe_subscriptions_customer on public.stripe_subscriptions (customer_id);

create table public.subscription_credits (
  customer_id text primary key references public.stripe_customers (customer_id) on delete cascade on update cascade,
  credits_remaining integer not null check (credits_remaining >= -1),
  credits_total integer not null check (credits_total >= -1),
  reset_date timestamptz not null,
  period_key text not null
);
comment on table public.subscription_credits is 'Credits of the paid period; -1 is unlimited. period_key names the invoice that granted them.';

do $$
declare
  item text;
begin
  foreach item in array array['free_credits', 'stripe_customers', 'stripe_subscriptions', 'subscription_credits'] loop
    execute format('alter table public.%I enable row level security', item);
    execute format('revoke all on public.%I from anon, authenticated, service_role', item);
    execute format('grant select on public.%I to authenticated, service_role', item);
    execute format('create policy "the service reads" on public.%I for select to service_role using (true)', item);
  end loop;
end
$$;

create policy "own free credits are readable" on public.free_credits for select to authenticated
  using (user_id = (select auth.uid()));
create policy "own customer is readable" on public.stripe_customers for select to authenticated
  using (user_id = (select auth.uid()));
create policy "own subscriptions are readable" on public.stripe_subscriptions for select to authenticated
  using (customer_id in (select customer_id from public.stripe_customers where user_id = (select auth.uid())));
create policy "own subscription credits are readable" on public.subscription_credits for select to authenticated
  using (customer_id in (select customer_id from public.stripe_customers where user_id = (select auth.uid())));

grant insert, update, delete on public.stripe_customers, public.stripe_subscriptions to service_role;
create policy "the service writes customers" on public.stripe_customers to service_role
  using (true) with check (true);
create policy "the service writes subscriptions" on public.stripe_subscriptions to service_role
  using (true) with check (true);
