import type { TreeDatum } from './layout/tree-data.ts';

export type OutlineAction =
  | { type: 'focus'; id: string }
  | { type: 'expand'; id: string }
  | { type: 'collapse'; id: string }
  | { type: 'choose'; id: string };

interface OutlineState {
  questions: readonly TreeDatum[];
  collapsed: ReadonlySet<string>;
  activeId: string;
}

/** What a key does in the outline, as the WAI-ARIA tree pattern has it; null for a key that means nothing there. */
export function outlineActionFor(key: string, state: OutlineState): OutlineAction | null {
  const visible = visibleItems(state);
  const index = visible.findIndex((item) => item.id === state.activeId);
  const active = visible[index];
  if (!active) return null;
  switch (key) {
    case 'ArrowDown':
      return focus(visible[index + 1]);
    case 'ArrowUp':
      return focus(visible[index - 1]);
    case 'Home':
      return focus(visible[0]);
    case 'End':
      return focus(visible.at(-1));
    case 'ArrowRight':
      return openOrEnter(active, state.collapsed);
    case 'ArrowLeft':
      return closeOrLeave(active, state);
    case 'Enter':
    case ' ':
      return active.kind === 'hook' ? { type: 'choose', id: active.id } : toggle(active, state.collapsed);
    default:
      return null;
  }
}

/** The item itself, or its question where that has been folded over it: always one that can take the focus. */
export function reachableId(id: string, { questions, collapsed }: Omit<OutlineState, 'activeId'>): string {
  const over = questions.find(({ children }) => children?.some((hook) => hook.id === id));
  return over && collapsed.has(over.id) ? over.id : id;
}

// The questions and the hooks of those that are open, from top to bottom.
function visibleItems({ questions, collapsed }: Omit<OutlineState, 'activeId'>): TreeDatum[] {
  return questions.flatMap((question) => [
    question,
    ...(collapsed.has(question.id) ? [] : (question.children ?? [])),
  ]);
}

function focus(item: TreeDatum | undefined): OutlineAction | null {
  return item ? { type: 'focus', id: item.id } : null;
}

function toggle(question: TreeDatum, collapsed: ReadonlySet<string>): OutlineAction {
  return { type: collapsed.has(question.id) ? 'expand' : 'collapse', id: question.id };
}

function openOrEnter(active: TreeDatum, collapsed: ReadonlySet<string>): OutlineAction | null {
  if (active.kind === 'hook') return null;
  return collapsed.has(active.id) ? { type: 'expand', id: active.id } : focus(active.children?.[0]);
}

function closeOrLeave(active: TreeDatum, { questions, collapsed }: OutlineState): OutlineAction | null {
  if (active.kind === 'hook') return focus(questions.find((each) => each.children?.includes(active)));
  return collapsed.has(active.id) ? null : { type: 'collapse', id: active.id };
}
