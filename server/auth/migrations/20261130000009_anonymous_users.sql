-- Anonymous accounts without a sign of life are looked for every hour.
create index users_anonymous on auth.users (created_at) where is_anonymous;
