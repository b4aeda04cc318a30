import { mechanismLabels } from '../../../../shared/mechanisms.ts';
import { HookMark } from '../../../components/drawings/line-marks.tsx';
import type { PlacedNode, PlacedTree } from '../layout/placed-tree.ts';
import type { OutlineItem } from '../use-outline.ts';
import { HookAction, type TreeControls } from './hook-action.tsx';
import { ItemRing, itemClasses, nodeClasses } from './item-ring.tsx';
import { TextLines } from './node-text.tsx';
import { SvgButton } from './svg-button.tsx';

interface HookItemProps {
  node: PlacedNode;
  layout: PlacedTree;
  item: OutlineItem;
  controls: TreeControls;
}

/** A hook: its text looks into it, its "+" chooses it. */
export function HookItem({ node, layout: { scale }, item, controls }: HookItemProps) {
  const { datum, action } = node;
  const isAsking = controls.openId === datum.id;
  return (
    <g
      role="treeitem"
      aria-level={2}
      aria-label={isAsking ? `${nameOf(node)} Gerar Materiais` : nameOf(node)}
      aria-selected={isAsking}
      {...item}
      className={`${nodeClasses} ${itemClasses}`}
      data-node={datum.id}
      data-kind="hook"
    >
      {item.tabIndex === 0 && <ItemRing {...node} />}
      <HookMark at={node.mark} scale={scale} />
      <InspectText node={node} scale={scale} item={item} controls={controls} />
      {action && (
        <HookAction id={datum.id} hook={datum.text} place={action} scale={scale} controls={controls} />
      )}
    </g>
  );
}

interface InspectTextProps extends Pick<HookItemProps, 'node' | 'item' | 'controls'> {
  scale: number;
}

function InspectText({ node, scale, item, controls }: InspectTextProps) {
  const { datum, text, style, lines, label = text } = node;
  const lastLine = text.y + (lines.length - 1) * style.lineHeight;
  const top = Math.min(text.y, label.y) - style.size;
  const bottom = Math.max(lastLine, label.y) + style.size * 0.4;
  return (
    <SvgButton
      label={`${nameOf(node)}: conferir`}
      x={0}
      y={0}
      tabIndex={item.tabIndex}
      onPress={() => controls.inspect(datum)}
      className="tree-words"
    >
      <rect
        x={text.x - 4}
        y={top}
        width={Math.max(0, widthBeforeAction(node))}
        height={bottom - top}
        rx={6}
        className="tree-frame"
      />
      <TextLines node={node} />
      {datum.mechanism && (
        <text {...label} fontSize={12 * scale} fontWeight={500} className="tree-label">
          {/* The space keeps it apart from the confirmation where all is read as one. */}
          {`${mechanismLabels[datum.mechanism]} `}
        </text>
      )}
    </SvgButton>
  );
}

function nameOf({ datum: { text, mechanism } }: PlacedNode): string {
  return mechanism ? `${text} ${mechanismLabels[mechanism]}` : text;
}

/** As far as the "+", where that ends the text's room. */
function widthBeforeAction({ text, x, width, action }: PlacedNode): number {
  const end = action?.plusX ?? x + width;
  return (end > text.x ? end : x + width) - text.x - 4;
}
