import { openDatabase } from '../../../lib/supabase.ts';

/** What the account stores of a person; null while nothing was saved. */
export async function getProfile(userId: string): Promise<{ phone: string | null } | null> {
  const database = await openDatabase();
  const { data, error } = await database.from('profiles').select('phone').eq('id', userId).limit(1);
  if (error) throw error;
  const row: unknown = data[0];
  if (typeof row !== 'object' || row === null) return null;
  return { phone: 'phone' in row && typeof row.phone === 'string' ? row.phone : null };
}
