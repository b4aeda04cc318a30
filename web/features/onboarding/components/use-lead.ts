import type { User } from '@supabase/auth-js';
import { useEffect } from 'react';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { saveLead } from '../api/save-profile.ts';

const storageKey = 'fisga-lead';

/** Tracks a new person once a session and saves whose campaign brought them. */
export function useLead(user: User | null, trackLead: () => void): void {
  useEffect(() => {
    if (!user || readStored('session', storageKey) === user.id) return;
    writeStored('session', storageKey, user.id);
    trackLead();
    saveLead(user.id).catch((error: unknown) => console.error('The campaign was not saved', error));
  }, [user, trackLead]);
}
