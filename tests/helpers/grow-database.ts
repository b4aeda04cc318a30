import pg from 'pg';

/** Rows of one person of each kind, as SQL over `people`: a number, an id and a session of each. */
const fills = [
  `insert into auth.users (id, email, encrypted_password, email_confirmed_at)
   select id, 'pessoa-' || number || '@povo.example', '$2b$10$nobodyknowsthispassword', now() from people`,
  `insert into auth.identities (provider_id, user_id, identity_data, provider)
   select id::text, id, jsonb_build_object('email', 'pessoa-' || number || '@povo.example'), 'email' from people`,
  `insert into auth.sessions (id, user_id) select session, id from people`,
  `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
   select gen_random_uuid(), session, 'password', now(), now() from people`,
  `insert into auth.refresh_tokens (token, user_id, session_id) select 'token-' || number, id, session from people`,
  `insert into auth.audit_log_entries (id, payload, created_at)
   select gen_random_uuid(), jsonb_build_object('actor_id', id, 'action', 'login'), now() from people`,
  `insert into public.profiles (id) select id from people`,
  `insert into public.free_credits (user_id, credits_remaining, credits_total) select id, 4, 4 from people`,
  `insert into public.stripe_customers (user_id, customer_id) select id, 'cus_' || number from people`,
  `insert into public.stripe_subscriptions (customer_id, status, subscription_id, price_id)
   select 'cus_' || number, 'active', 'sub_' || number, 'price_essencial' from people`,
  `insert into public.subscription_credits (customer_id, credits_remaining, credits_total, reset_date, period_key)
   select 'cus_' || number, 100, 120, now() + interval '20 days', 'in_' || number from people`,
  `insert into public.saved_trees (id, user_id, topic, topic_key, engine, questions)
   select gen_random_uuid(), id, 'Dormir melhor', 'dormir melhor', 'embedded', '[]' from people`,
  `insert into public.saved_scripts (id, user_id, hook, hook_key, materials, engine, charged)
   select gen_random_uuid(), id, 'Ninguém termina', 'ninguém termina', '[]', 'embedded', true from people`,
  `insert into billing.reservations (user_id, kind, work_key, status, lease_until)
   select id, 'generate-hooks', 'dormir melhor|0', 'committed', now() from people`,
  `insert into private.rate_limits (bucket, level, updated_at) select 'calls:' || id, 1, now() from people`,
];
const movements = `insert into billing.ledger (user_id, bucket, entry, delta, balance_after)
  select id, 'free', 'reserve', -1, 3 from people cross join generate_series(1, $1)`;

/** Puts that many more people into a database that has all migrations, each with some of everything and `movements` in the ledger. */
export async function growDatabase(
  url: string,
  { people, movementsEach }: { people: number; movementsEach: number },
): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    // Rows as they would have come to be, without what grants and checks them one by one.
    await client.query('set session_replication_role = replica');
    await client.query(
      `create temporary table people as
       select number, gen_random_uuid() as id, gen_random_uuid() as session from generate_series(1, ${Math.floor(people)}) as number`,
    );
    for (const fill of fills) await client.query(fill);
    await client.query(movements, [movementsEach]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
