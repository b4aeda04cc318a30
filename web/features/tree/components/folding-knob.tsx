import { FloatMark } from '../../../components/drawings/line-marks.tsx';
import type { PlacedNode, PlacedTree } from '../layout/placed-tree.ts';
import { geometry } from '../layout/tree-geometry.ts';

interface FoldingKnobProps {
  node: PlacedNode;
  layout: PlacedTree;
  isOpen: boolean;
  onToggle: () => void;
}

/** The float of a question and the knob beside its text, either of which folds it; the keyboard has the item itself. */
export function FoldingKnob({ node, layout: { scale, isStacked }, isOpen, onToggle }: FoldingKnobProps) {
  const { mark, text, toggle = node.outlet } = node;
  const size = geometry.touchTarget * scale;
  const left = isStacked ? toggle.x + geometry.toggleGap - size : toggle.x - geometry.toggleGap + 2;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer to what the item's own keys do
    <g onClick={onToggle} data-fold={node.datum.id} className="tree-fold">
      <rect x={text.x - 2 - size} y={mark.y - size / 2} width={size} height={size} className="tree-touch" />
      <rect x={left} y={toggle.y - size / 2} width={size} height={size} className="tree-touch" />
      <FloatMark at={mark} scale={scale} />
      <g transform={`translate(${toggle.x} ${toggle.y}) scale(${scale})`}>
        <circle r="8.5" className="tree-knob" />
        <path
          d="M-3 -1.5L0 1.5L3 -1.5"
          transform={`rotate(${turnOf({ isStacked, isOpen })})`}
          className="tree-knob-arrow"
        />
      </g>
    </g>
  );
}

// The arrow shows where the hooks will go: back into the line or out of it.
function turnOf({ isStacked, isOpen }: { isStacked: boolean; isOpen: boolean }): number {
  if (isStacked) return isOpen ? 180 : 0;
  return isOpen ? 90 : -90;
}
