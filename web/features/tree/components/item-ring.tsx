/** For all that is drawn of a topic, a question or a hook. */
export const nodeClasses = 'tree-node';

/** For what of it takes the focus; the ring inside shows that. */
export const itemClasses = 'tree-item';

interface ItemRingProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Shows that the keyboard is on an item, around all of it; it takes no presses. Only the one that Tab reaches needs it. */
export function ItemRing({ x, y, width, height }: ItemRingProps) {
  return <rect x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx={10} className="tree-ring" />;
}
