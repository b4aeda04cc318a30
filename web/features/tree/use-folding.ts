import { useCallback, useState } from 'react';

export interface Folding {
  /** Ids of the questions whose hooks are out of sight. */
  collapsed: ReadonlySet<string>;
  toggle: (id: string) => void;
}

/** Which questions are folded, in the list and in the tree alike; another tree begins with all of them open. */
export function useFolding(treeId: string): Folding {
  const [folded, setFolded] = useState({ treeId, ids: nothing });
  const collapsed = folded.treeId === treeId ? folded.ids : nothing;
  const toggle = useCallback(
    (id: string) =>
      setFolded((before) => ({ treeId, ids: toggled(before.treeId === treeId ? before.ids : nothing, id) })),
    [treeId],
  );
  return { collapsed, toggle };
}

const nothing: ReadonlySet<string> = new Set();

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
