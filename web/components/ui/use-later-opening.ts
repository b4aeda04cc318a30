import { useEffect, useState } from 'react';
import { loadWhenIdle } from '../../lib/when-idle.ts';
import { useOnceLoaded } from './later.tsx';

/**
 * Of a part that opens at a press: whether it stands, once it was opened, and whether it is open. Its code is fetched when the page
 * rests, so that the first press does not wait for it.
 */
export function useLaterOpening(load: () => Promise<unknown>) {
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const onceLoaded = useOnceLoaded();
  useEffect(() => loadWhenIdle(load), [load]);
  return {
    isThere: state !== 'never opened',
    isOpen: state === 'open',
    open: () => onceLoaded(load, () => setState('open')),
    close: () => setState('closed'),
  };
}
