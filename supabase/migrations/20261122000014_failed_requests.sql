-- How often the payment provider failed to make what a person asked for: the next request is another one than those before.
create table billing.failed_requests (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users on delete cascade,
  failed_at timestamptz not null default now()
);
comment on table billing.failed_requests is
  'Times the provider failed while it made a customer or a checkout. It repeats a failure for as long as it is asked with the same key.';
create index failed_requests_user on billing.failed_requests (user_id);

alter table billing.failed_requests enable row level security;
revoke all on billing.failed_requests from public, anon, authenticated, service_role;
grant select on billing.failed_requests to service_role;
create policy "the service reads" on billing.failed_requests for select to service_role using (true);

create function billing.record_failed_request(p_user uuid) returns void
  language sql volatile security definer set search_path = '' as $$
  insert into billing.failed_requests (user_id) values (p_user);
$$;

revoke all on function billing.record_failed_request(uuid) from public, anon, authenticated, service_role;
grant execute on function billing.record_failed_request(uuid) to service_role;
