import { type HierarchyPointNode, hierarchy, tree } from 'd3-hierarchy';
import { captionOf } from './caption-of.ts';
import { hookPartsOf } from './hook-parts.ts';
import type { PlacedNode } from './placed-tree.ts';
import { baselineOf, type ShapedNode } from './shape-node.ts';
import type { TreeDatum } from './tree-data.ts';
import { type Column, geometry } from './tree-geometry.ts';

interface Placing {
  columns: readonly Column[];
  scale: number;
  hasSideAction: boolean;
  isPicture: boolean;
  shapeOf: (datum: TreeDatum, width: number) => ShapedNode;
}

/** A horizontal tidy tree: one column a level, every parent beside the middle of its children. */
export function placeInColumns(root: TreeDatum, placing: Placing): PlacedNode[] {
  const widthAt = (depth: number) => placing.columns[depth]?.width ?? 0;
  const shapes = new Map<string, ShapedNode>();
  const data = hierarchy(root);
  data.each((node) => shapes.set(node.data.id, placing.shapeOf(node.data, widthAt(node.depth))));
  const heightOf = (id: string) => shapes.get(id)?.height ?? 0;

  const placed = tree<TreeDatum>()
    .nodeSize([1, 1])
    .separation((a, b) => {
      const areOfOneQuestion = a.depth > 1 && a.parent === b.parent;
      const gap = areOfOneQuestion ? geometry.rowGap : geometry.groupGap;
      return (heightOf(a.data.id) + heightOf(b.data.id)) / 2 + gap * placing.scale;
    })(data);

  const top = Math.min(...placed.descendants().map((node) => node.x - heightOf(node.data.id) / 2));
  return placed.descendants().flatMap((node) => {
    const shape = shapes.get(node.data.id);
    const column = placing.columns[node.depth];
    return shape && column ? [toPlacedNode(node, { shape, column, top, placing })] : [];
  });
}

interface NodePlace {
  shape: ShapedNode;
  column: Column;
  top: number;
  placing: Placing;
}

function toPlacedNode(node: HierarchyPointNode<TreeDatum>, place: NodePlace): PlacedNode {
  const { shape, column, top, placing } = place;
  const y = node.x - shape.height / 2 - top + geometry.edge;
  const firstLine = y + shape.textTop;
  const textX = column.x + shape.indent;
  const middle = y + shape.height / 2;
  const { kind } = shape.datum;
  const isHook = kind === 'hook';
  const outletGap = kind === 'question' && !placing.isPicture ? geometry.toggleGap : 8;
  const outlet = { x: textX + shape.textWidth + outletGap, y: middle };
  return {
    datum: shape.datum,
    parentId: node.parent?.data.id ?? null,
    x: column.x,
    y,
    width: column.width,
    height: shape.height,
    lines: shape.lines,
    style: shape.style,
    textWidth: shape.textWidth,
    text: { x: textX, y: firstLine + baselineOf(shape.style) },
    ...captionOf(shape, { x: textX, y: firstLine }, placing.scale),
    mark: { x: column.x + 8, y: isHook ? y + 9 * placing.scale : middle },
    outlet,
    ...(kind === 'question' && { toggle: outlet }),
    ...(isHook && hookPartsOf(shape, { x: column.x, y, width: column.width }, placing)),
  };
}
