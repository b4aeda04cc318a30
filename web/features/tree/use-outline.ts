import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { QuestionBlock } from '../../../shared/hook-tree.ts';
import type { TreeControls } from './components/hook-action.tsx';
import { type TreeDatum, treeDataOf } from './layout/tree-data.ts';
import { type OutlineAction, outlineActionFor } from './outline-keys.ts';

interface OutlineInput {
  topic: string;
  questions: readonly QuestionBlock[];
  controls: TreeControls;
}

/** The outline's state: which questions are folded and which item the keyboard is on. */
export function useOutline({ topic, questions: blocks, controls }: OutlineInput) {
  const questions = useMemo(() => treeDataOf(topic, blocks).children ?? [], [topic, blocks]);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [activeId, setActiveId] = useState(questions[0]?.id ?? '');
  const elements = useRef(new Map<string, HTMLElement>());

  const focusItem = (id: string) => {
    setActiveId(id);
    elements.current.get(id)?.focus();
  };
  const toggle = (id: string) => setCollapsed((before) => toggled(before, id));
  const act = (action: OutlineAction) => {
    if (action.type === 'focus') return focusItem(action.id);
    if (action.type === 'choose') return choose(hookOf(questions, action.id), controls);
    toggle(action.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLButtonElement) return;
    const action = outlineActionFor(event.key, { questions, collapsed, activeId });
    if (!action || (event.repeat && action.type === 'choose')) return;
    event.preventDefault();
    act(action);
  };
  const itemOf = (id: string) => ({
    ref: (element: HTMLElement | null) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
    tabIndex: id === activeId ? 0 : -1,
    onFocus: (event: { stopPropagation: () => void }) => {
      event.stopPropagation();
      setActiveId(id);
    },
  });
  return { questions, collapsed, toggle, onKeyDown, itemOf };
}

function toggled(collapsed: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(collapsed);
  if (!next.delete(id)) next.add(id);
  return next;
}

function hookOf(questions: readonly TreeDatum[], id: string): TreeDatum | undefined {
  return questions.flatMap((question) => question.children ?? []).find((hook) => hook.id === id);
}

function choose(hook: TreeDatum | undefined, controls: TreeControls) {
  if (!hook) return;
  if (controls.openId === hook.id) controls.confirm(hook.text);
  else controls.open(hook.id);
}
