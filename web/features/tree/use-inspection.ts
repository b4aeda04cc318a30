import { type RefObject, useRef, useState } from 'react';
import { useOnceLoaded } from '../../components/ui/later.tsx';
import type { TreeDatum } from './layout/tree-data.ts';

export interface Inspection {
  /** The hook looked at; null when none is. */
  hook: TreeDatum | null;
  /** Whether any hook has been looked at. */
  hasBegun: boolean;
  /** What had the focus before. */
  opener: RefObject<Element | null>;
  open: (hook: TreeDatum) => void;
  close: () => void;
}

/** Which hook is under the lens, whose code `load` fetches. */
export function useInspection(load: () => Promise<unknown>): Inspection {
  const onceLoaded = useOnceLoaded();
  const [hook, setHook] = useState<TreeDatum | null | undefined>(undefined);
  const opener = useRef<Element | null>(null);
  const open = (next: TreeDatum) => {
    opener.current = document.activeElement;
    onceLoaded(load, () => setHook(next));
  };
  return { hook: hook ?? null, hasBegun: hook !== undefined, opener, open, close: () => setHook(null) };
}
