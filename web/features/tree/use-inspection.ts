import { type RefObject, useRef, useState } from 'react';
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

/** Which hook is under the lens. `whenReady` is told what to do once there is a lens. */
export function useInspection(whenReady: (next: () => void) => void): Inspection {
  const [hook, setHook] = useState<TreeDatum | null | undefined>(undefined);
  const opener = useRef<Element | null>(null);
  const open = (next: TreeDatum) => {
    opener.current = document.activeElement;
    whenReady(() => setHook(next));
  };
  return { hook: hook ?? null, hasBegun: hook !== undefined, opener, open, close: () => setHook(null) };
}
