import { useEffect } from 'react';
import { saveLead } from '../api/save-profile.ts';
import { isLeadOf, markLead } from '../lead-mark.ts';

/** Tracks a new person, null while there is none, once a session and saves whose campaign brought them. */
export function useLead(userId: string | null, trackLead: () => void): void {
  useEffect(() => {
    if (userId === null || isLeadOf(userId)) return;
    markLead(userId);
    trackLead();
    saveLead(userId).catch((error: unknown) => console.error('The campaign was not saved', error));
  }, [userId, trackLead]);
}
