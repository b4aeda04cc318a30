import type { PlacedNode, Point } from './placed-tree.ts';
import { baselineOf, type ShapedNode } from './shape-node.ts';
import { geometry } from './tree-geometry.ts';

/** Places a caption under the last line of a text whose upper left corner is `text`; nothing where there is no caption. */
export function captionOf(shape: ShapedNode, text: Point, scale: number): Pick<PlacedNode, 'caption'> {
  const { caption, lines, style } = shape;
  if (caption.lines.length === 0) return {};
  const top = text.y + lines.length * style.lineHeight + geometry.captionGap * scale;
  return { caption: { ...caption, x: text.x, y: top + baselineOf(caption.style) } };
}
