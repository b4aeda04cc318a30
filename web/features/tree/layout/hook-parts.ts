import type { HookAction, Point } from './placed-tree.ts';
import type { ShapedNode } from './shape-node.ts';
import { geometry } from './tree-geometry.ts';

/** Places a hook's label and, but for a picture, its "+": beside the text where there is room, else in a row under it. */
export function hookPartsOf(
  shape: ShapedNode,
  box: Point & { width: number },
  { scale, hasSideAction, isPicture }: { scale: number; hasSideAction: boolean; isPicture: boolean },
): { label: Point; action?: HookAction } {
  const target = geometry.touchTarget * scale;
  const width = geometry.actionWidth * scale;
  const x = box.x + box.width - width;
  const textX = box.x + shape.indent;
  if (hasSideAction) {
    const label = { x: textX, y: box.y + 13 * scale };
    if (isPicture) return { label };
    const y = box.y + (shape.height - target) / 2;
    return { label, action: { x, y, width, height: target, plusX: x } };
  }
  const y = box.y + shape.height - target;
  const label = { x: textX, y: y + target / 2 + 4 * scale };
  return isPicture
    ? { label }
    : { label, action: { x, y, width, height: target, plusX: x + width - target } };
}
