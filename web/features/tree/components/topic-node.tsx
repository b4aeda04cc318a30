import { FloatMark } from '../../../components/drawings/line-marks.tsx';
import type { PlacedNode, PlacedTree } from '../layout/placed-tree.ts';
import { nodeClasses } from './item-ring.tsx';
import { TextLines } from './node-text.tsx';

/** The topic, from which every line is cast: from its float where it stands on top, else from a knot beside it. */
export function TopicNode({ node, layout: { isStacked, scale } }: { node: PlacedNode; layout: PlacedTree }) {
  return (
    <g className={nodeClasses} data-node={node.datum.id} data-kind="topic">
      {isStacked ? (
        <FloatMark at={node.mark} scale={scale} />
      ) : (
        <circle cx={node.outlet.x} cy={node.outlet.y} r={2.5 * scale} className="fill-ink" />
      )}
      <TextLines node={node} />
    </g>
  );
}
