import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';
import type { WorldPhones } from '../world-phones.ts';

/** The telephones of the world, null until they are there; `fetchWorld` hurries them, or tries again. */
export function useWorldPhones(): { world: WorldPhones | null; fetchWorld: () => void } {
  const [world, setWorld] = useState<WorldPhones | null>(null);
  const fetchWorld = useCallback(() => void import('../world-phones.ts').then(setWorld, () => {}), []);
  useEffect(() => whenIdle(fetchWorld), [fetchWorld]);
  return { world, fetchWorld };
}
