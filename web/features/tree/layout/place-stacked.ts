import { hierarchy } from 'd3-hierarchy';
import { captionOf } from './caption-of.ts';
import { hookPartsOf } from './hook-parts.ts';
import type { PlacedNode } from './placed-tree.ts';
import { baselineOf, type ShapedNode } from './shape-node.ts';
import type { TreeDatum } from './tree-data.ts';
import { geometry } from './tree-geometry.ts';

interface Placing {
  width: number;
  scale: number;
  isPicture: boolean;
  shapeOf: (datum: TreeDatum, width: number) => ShapedNode;
}

const indentPerLevel = 18;
const gapAbove = { topic: 0, question: 32, hook: 14 } as const;

/** The tree for a narrow screen: every node on its own row, indented under its parent. */
export function placeStacked(root: TreeDatum, { width, scale, isPicture, shapeOf }: Placing): PlacedNode[] {
  const nodes: PlacedNode[] = [];
  let bottom: number = geometry.edge;
  hierarchy(root).eachBefore((node) => {
    const x = geometry.edge + node.depth * indentPerLevel;
    const boxWidth = width - geometry.edge - x;
    const shape = shapeOf(node.data, boxWidth);
    const y = bottom + gapAbove[node.data.kind] * scale;
    bottom = y + shape.height;
    const middle = y + shape.style.lineHeight / 2;
    const mark = { x: x + 8, y: middle };
    const toggle = { x: x + boxWidth - geometry.toggleGap, y: middle };
    nodes.push({
      datum: node.data,
      parentId: node.parent?.data.id ?? null,
      x,
      y,
      width: boxWidth,
      height: shape.height,
      lines: shape.lines,
      style: shape.style,
      textWidth: shape.textWidth,
      text: { x: x + shape.indent, y: y + baselineOf(shape.style) },
      ...captionOf(shape, { x: x + shape.indent, y }, scale),
      mark,
      outlet: mark,
      ...(node.data.kind === 'question' && { toggle }),
      ...(node.data.kind === 'hook' &&
        hookPartsOf(shape, { x, y, width: boxWidth }, { scale, isPicture, hasSideAction: false })),
    });
  });
  return nodes;
}
