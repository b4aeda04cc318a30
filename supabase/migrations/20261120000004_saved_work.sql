-- What a person has made. Written only together with the settlement of its reservation (schema `billing`).
create table public.saved_trees (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  topic text not null,
  topic_key text not null,
  variant integer not null default 0 check (variant >= 0),
  engine text not null,
  questions jsonb not null check (jsonb_typeof(questions) = 'array'),
  created_at timestamptz not null default now(),
  unique (user_id, topic_key, variant)
);
comment on table public.saved_trees is 'Generated trees; opening one again is free.';
create index saved_trees_recent on public.saved_trees (user_id, created_at desc);

create table public.saved_scripts (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  tree_id uuid references public.saved_trees on delete set null,
  hook text not null,
  hook_key text not null,
  materials jsonb not null check (jsonb_typeof(materials) = 'array'),
  script jsonb,
  engine text not null,
  charged boolean not null,
  created_at timestamptz not null default now(),
  unique (user_id, hook_key)
);
comment on table public.saved_scripts is 'Materials and script of a hook; opening them again is free.';
create index saved_scripts_recent on public.saved_scripts (user_id, created_at desc);
create index saved_scripts_tree on public.saved_scripts (tree_id);

do $$
declare
  item text;
begin
  foreach item in array array['saved_trees', 'saved_scripts'] loop
    execute format('alter table public.%I enable row level security', item);
    execute format('revoke all on public.%I from anon, authenticated, service_role', item);
    execute format('grant select on public.%I to authenticated, service_role', item);
    execute format('create policy "own work is readable" on public.%I for select to authenticated using (user_id = (select auth.uid()))', item);
    execute format('create policy "the service reads" on public.%I for select to service_role using (true)', item);
  end loop;
end
$$;
