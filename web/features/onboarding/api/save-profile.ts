import { findSession } from '../../../lib/auth.ts';
import { clearCampaign, getCampaign } from '../../../lib/campaign.ts';
import { openDatabase } from '../../../lib/supabase.ts';
import { useCall } from '../../../lib/use-call.ts';
import { type CampaignColumns, campaignColumns } from '../campaign-columns.ts';

interface Profile extends CampaignColumns {
  /** The person's user id. */
  id: string;
  phone?: string;
}

/** Saves the telephone of the signed-in person; one whose session is still arriving in the address is waited for. */
export function useSavePhone() {
  return useCall(saveOwnPhone);
}

async function saveOwnPhone(phone: string): Promise<void> {
  const session = await findSession();
  await savePhone(session?.user.id ?? null, phone);
}

/** Saves a person's telephone. A visitor, null, has no profile to save it in. */
export async function savePhone(userId: string | null, phone: string): Promise<void> {
  if (userId === null) throw new Error('Usuário não encontrado');
  await saveProfile({ id: userId, phone });
}

/** Saves whose campaign brought this person, then forgets the campaign; on failure it stays for the next try. */
export async function saveLead(userId: string): Promise<void> {
  await saveProfile({ id: userId, ...campaignColumns(getCampaign()) });
  clearCampaign();
}

async function saveProfile(profile: Profile): Promise<void> {
  const database = await openDatabase();
  const { error } = await database.from('profiles').upsert(profile, { onConflict: 'id' });
  if (error) throw error;
}
