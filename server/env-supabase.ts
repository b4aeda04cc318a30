import type { SupabaseSettings } from './auth/remote-accounts.ts';

interface SupabaseValues {
  SUPABASE_URL?: string | undefined;
  SUPABASE_PUBLISHABLE_KEY?: string | undefined;
  SUPABASE_SECRET_KEY?: string | undefined;
  DATABASE_URL?: string | undefined;
}

const needed = ['DATABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const;

/** One issue for each variable that a Supabase project is unreachable without. */
export function findMissingForSupabase(values: SupabaseValues) {
  if (values.SUPABASE_URL === undefined) return [];
  return needed
    .filter((name) => values[name] === undefined)
    .map((name) => ({
      code: 'custom' as const,
      path: [name],
      message: "needed with SUPABASE_URL: the project's own",
    }));
}

export function readSupabase({
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEY: publishableKey,
}: SupabaseValues): SupabaseSettings | null {
  return url && publishableKey ? { url: url.replace(/\/+$/u, ''), publishableKey } : null;
}
