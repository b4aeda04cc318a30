import { type FocusEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { AnsweredBlock } from '../../../shared/hook-tree.ts';
import type { TreeControls } from './components/hook-action.tsx';
import { type TreeDatum, treeDataOf } from './layout/tree-data.ts';
import { type OutlineAction, outlineActionFor, reachableId } from './outline-keys.ts';
import type { Folding } from './use-folding.ts';

interface OutlineInput {
  topic: string;
  questions: readonly AnsweredBlock[];
  controls: TreeControls;
  folding: Folding;
}

export type Outline = ReturnType<typeof useOutline>;
export type OutlineItem = ReturnType<Outline['itemOf']>;

/** The keyboard's walk over questions and hooks, one tab stop in all, the same in the list and in the tree. */
export function useOutline({ topic, questions: blocks, controls, folding }: OutlineInput) {
  const questions = useMemo(() => treeDataOf(topic, blocks).children ?? [], [topic, blocks]);
  const { collapsed, toggle } = folding;
  const [focusedId, setFocusedId] = useState(questions[0]?.id ?? '');
  const activeId = reachableId(focusedId, { questions, collapsed });
  const elements = useRef(new Map<string, HTMLElement | SVGElement>());

  const act = (action: OutlineAction) => {
    if (action.type === 'focus') elements.current.get(action.id)?.focus();
    else if (action.type === 'choose') choose(hookOf(questions, action.id), controls);
    else toggle(action.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isButton(event.target)) return;
    const action = outlineActionFor(event.key, { questions, collapsed, activeId });
    if (!action || (event.repeat && action.type === 'choose')) return;
    event.preventDefault();
    act(action);
  };
  const itemOf = (id: string) => ({
    ref: (element: HTMLElement | SVGElement | null) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
    tabIndex: id === activeId ? 0 : -1,
    onFocus: (event: FocusEvent) => {
      event.stopPropagation();
      setFocusedId(id);
    },
  });
  return { questions, collapsed, toggle, onKeyDown, itemOf };
}

// Buttons inside of an item, drawn ones too, keep their own keys.
function isButton(target: EventTarget): boolean {
  return target instanceof Element && target.matches('button, [role="button"]');
}

function hookOf(questions: readonly TreeDatum[], id: string): TreeDatum | undefined {
  return questions.flatMap((question) => question.children ?? []).find((hook) => hook.id === id);
}

function choose(hook: TreeDatum | undefined, controls: TreeControls) {
  if (!hook) return;
  if (controls.openId === hook.id) controls.confirm(hook.text);
  else controls.open(hook.id);
}
