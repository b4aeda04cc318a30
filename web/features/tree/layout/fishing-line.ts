import type { Point } from './placed-tree.ts';

/** A line cast from `from` to `to` that hangs a little, as a slack fishing line does. */
export function castLine(from: Point, to: Point): string {
  const reach = to.x - from.x;
  const sag = Math.min(14, reach * 0.14);
  const start = { x: from.x + reach * 0.4, y: from.y };
  const end = { x: to.x - reach * 0.55, y: to.y + sag };
  return `M${at(from)}C${at(start)} ${at(end)} ${at(to)}`;
}

/** A line that drops straight from a parent and turns into its child. */
export function dropLine(from: Point, to: Point): string {
  const turn = Math.min(12, to.y - from.y, to.x - from.x);
  return `M${at(from)}L${at({ x: from.x, y: to.y - turn })}Q${at({ x: from.x, y: to.y })} ${at({ x: from.x + turn, y: to.y })}L${at(to)}`;
}

function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
}
