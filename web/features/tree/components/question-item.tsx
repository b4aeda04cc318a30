import { useId } from 'react';
import type { PlacedNode, PlacedTree } from '../layout/placed-tree.ts';
import { geometry } from '../layout/tree-geometry.ts';
import type { OutlineItem } from '../use-outline.ts';
import { spentSentence } from '../use-question-swap.ts';
import { FoldingKnob } from './folding-knob.tsx';
import type { TreeControls } from './hook-action.tsx';
import { ItemRing, itemClasses, nodeClasses } from './item-ring.tsx';
import { CaptionLines, TextLines } from './node-text.tsx';
import { SvgButton } from './svg-button.tsx';

interface QuestionItemProps {
  node: PlacedNode;
  layout: PlacedTree;
  /** Its number from 0. */
  branch: number;
  item: OutlineItem;
  /** Of its hooks; null while it is folded. */
  groupId: string | null;
  controls: TreeControls;
  onToggle: () => void;
}

/** A question: its float and its knob fold it, its text exchanges its hooks. */
export function QuestionItem({ node, layout, branch, item, groupId, controls, onToggle }: QuestionItemProps) {
  const captionId = useId();
  const { datum, caption } = node;
  return (
    <g className={nodeClasses} data-node={datum.id} data-kind="question">
      <g
        role="treeitem"
        aria-level={1}
        aria-label={datum.text}
        aria-describedby={captionId}
        aria-expanded={groupId !== null}
        aria-owns={groupId ?? undefined}
        aria-selected={false}
        {...item}
        className={itemClasses}
      >
        {item.tabIndex === 0 && <ItemRing {...boxOf(node, layout)} />}
        <FoldingKnob node={node} layout={layout} isOpen={groupId !== null} onToggle={onToggle} />
        <SwapText node={node} number={branch + 1} captionId={captionId} item={item} controls={controls} />
      </g>
      {/* Beside the item it describes, so that the name of that stays the question. */}
      {caption && <CaptionLines id={captionId} caption={caption} />}
    </g>
  );
}

// A question with its row to itself is surrounded as far as its knob.
function boxOf({ x, y, height, toggle }: PlacedNode, { isStacked, width }: PlacedTree) {
  const right = isStacked ? width - geometry.edge : (toggle?.x ?? x) + 10;
  return { x, y, width: right - x, height };
}

interface SwapTextProps {
  node: PlacedNode;
  number: number;
  captionId: string;
  item: OutlineItem;
  controls: TreeControls;
}

function SwapText({ node, number, captionId, item, controls }: SwapTextProps) {
  const { text, style, lines, textWidth, y, height, datum } = node;
  const top = text.y - style.size;
  const isSpent = controls.spent.includes(number);
  const bottom = text.y + (lines.length - 1) * style.lineHeight + style.size * 0.4;
  return (
    <SvgButton
      label={isSpent ? `${datum.text} ${spentSentence}` : `${datum.text} Trocar os ganchos`}
      describedBy={`${captionId} ${captionId}-title`}
      x={0}
      y={0}
      tabIndex={item.tabIndex}
      onPress={() => controls.swap(number)}
      className={controls.swapping === number ? 'opacity-50' : 'tree-words'}
    >
      <title id={`${captionId}-title`}>{isSpent ? spentSentence : 'Trocar estes ganchos (grátis)'}</title>
      <rect
        x={text.x - 4}
        y={top}
        width={pressableWidth(node)}
        height={bottom - top}
        className="tree-touch"
      />
      {/* Wider than what can be pressed: it goes round all that the button is about. */}
      <rect
        x={text.x - 5}
        y={y - 2}
        width={textWidth + 10}
        height={height + 4}
        rx={6}
        className="tree-frame pointer-events-none"
      />
      <TextLines node={node} />
    </SvgButton>
  );
}

// Beside its letters a question in a row of its own takes few presses: a thumb that scrolls must not exchange its hooks.
function pressableWidth({ text, outlet, textWidth }: PlacedNode): number {
  return outlet.x > text.x ? textWidth + 4 : 36;
}
