const step = 1.25;
const panInPixels = 60;

/** What a press of a zoom button or key multiplies the zoom by. */
export const zoomRatios = { enlarge: step, reduce: 1 / step } as const;

export type ZoomAction = { zoomBy: number } | { panBy: [x: number, y: number] } | 'show-whole';

interface ZoomSituation {
  isEnlarged: boolean;
  /** The focus is on a question or a hook, whose arrows walk the tree. */
  isOnItem: boolean;
}

/**
 * What a key does to the tree's zoom: "+", "−" and "0" always; the arrows only once there is something to pan, and
 * never from an item: there they walk, and the tree moves along by itself.
 */
export function zoomActionFor(key: string, { isEnlarged, isOnItem }: ZoomSituation): ZoomAction | null {
  if (key === '0') return 'show-whole';
  if (key === '+' || key === '=') return { zoomBy: zoomRatios.enlarge };
  if (key === '-') return { zoomBy: zoomRatios.reduce };
  const panBy = isEnlarged && !isOnItem ? pans.get(key) : undefined;
  return panBy ? { panBy } : null;
}

const pans = new Map<string, [number, number]>([
  ['ArrowLeft', [panInPixels, 0]],
  ['ArrowRight', [-panInPixels, 0]],
  ['ArrowUp', [0, panInPixels]],
  ['ArrowDown', [0, -panInPixels]],
]);
