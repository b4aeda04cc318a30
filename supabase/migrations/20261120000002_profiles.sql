create table public.profiles (
  id uuid primary key references auth.users on delete cascade,
  phone text check (phone ~ '^\+?[0-9]{4,15}$'),
  utm_source text check (length(utm_source) <= 500),
  utm_medium text check (length(utm_medium) <= 500),
  utm_campaign text check (length(utm_campaign) <= 500),
  utm_term text check (length(utm_term) <= 500),
  utm_content text check (length(utm_content) <= 500),
  affiliate_id text check (length(affiliate_id) <= 500),
  campaign jsonb check (jsonb_typeof(campaign) = 'object' and pg_column_size(campaign) <= 8192),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'What a person tells about themselves, and the campaign that brought them.';

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated, service_role;
grant select on public.profiles to authenticated, service_role;
grant insert (id, phone, utm_source, utm_medium, utm_campaign, utm_term, utm_content, affiliate_id, campaign)
  on public.profiles to authenticated;
-- `id` is among the updatable columns because an upsert sets every column it sends; the policy keeps it one's own.
grant update (id, phone, utm_source, utm_medium, utm_campaign, utm_term, utm_content, affiliate_id, campaign)
  on public.profiles to authenticated;

create policy "own profile is readable" on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy "own profile is created" on public.profiles for insert to authenticated
  with check (id = (select auth.uid()));
create policy "own profile is changed" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "the service reads profiles" on public.profiles for select to service_role using (true);

create function public.touch_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke all on function public.touch_updated_at() from public, anon, authenticated, service_role;
create trigger profiles_touch before update on public.profiles
  for each row execute function public.touch_updated_at();
