import { useEffect, useState } from 'react';
import type { CreditDisplay } from '../../../shared/credits.ts';
import type { Access } from '../../lib/access.ts';
import { listenCreditsUpdated } from '../../lib/credits-updated.ts';
import { creditsShown } from './credits-shown.ts';

/** The banner's credits: those of the last `creditsUpdated`, until then what the data service knows. */
export function useCreditsShown(access: Access | undefined): CreditDisplay | null {
  const [updated, setUpdated] = useState<CreditDisplay | null>(null);
  useEffect(() => listenCreditsUpdated(setUpdated), []);
  return updated ?? (access ? creditsShown(access) : null);
}
