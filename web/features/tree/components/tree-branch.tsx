import { type CSSProperties, useId } from 'react';
import type { PlacedNode, PlacedTree } from '../layout/placed-tree.ts';
import { branchOf, type TreeDatum } from '../layout/tree-data.ts';
import type { Outline } from '../use-outline.ts';
import type { TreeControls } from './hook-action.tsx';
import { HookItem } from './hook-item.tsx';
import { QuestionItem } from './question-item.tsx';

interface TreeBranchProps {
  question: TreeDatum;
  layout: PlacedTree;
  nodes: ReadonlyMap<string, PlacedNode>;
  outline: Outline;
  controls: TreeControls;
  /** While it draws itself, its number says when its turn is. */
  isDrawing: boolean;
}

/** A question and its hooks. As in the list the item is the question alone, and owns the group of them. */
export function TreeBranch({ question, layout, nodes, outline, controls, isDrawing }: TreeBranchProps) {
  const groupId = useId();
  const node = nodes.get(question.id);
  const isOpen = !outline.collapsed.has(question.id);
  const branch = branchOf(question.id);
  const drawing = { layout, controls };
  return (
    <g {...(isDrawing && { style: { '--branch': branch } as CSSProperties })}>
      {node && (
        <QuestionItem
          {...drawing}
          node={node}
          branch={branch}
          item={outline.itemOf(question.id)}
          groupId={isOpen ? groupId : null}
          onToggle={() => outline.toggle(question.id)}
        />
      )}
      {isOpen && (
        // biome-ignore lint/a11y: a fieldset cannot be drawn in an SVG, where a group has no role of its own
        <g id={groupId} role="group">
          {question.children?.map(({ id }) => {
            const hook = nodes.get(id);
            return hook && <HookItem key={id} {...drawing} node={hook} item={outline.itemOf(id)} />;
          })}
        </g>
      )}
    </g>
  );
}
