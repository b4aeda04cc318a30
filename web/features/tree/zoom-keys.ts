const step = 1.25;
const panInPixels = 60;

/** What a press of a zoom button or key multiplies the zoom by. */
export const zoomRatios = { enlarge: step, reduce: 1 / step } as const;

export type ZoomAction = { zoomBy: number } | { panBy: [x: number, y: number] } | 'show-whole';

/** What a key does to the tree: "+", "−" and "0" always, the arrows once there is something to pan. */
export function zoomActionFor(key: string, isEnlarged: boolean): ZoomAction | null {
  if (key === '0') return 'show-whole';
  if (key === '+' || key === '=') return { zoomBy: zoomRatios.enlarge };
  if (key === '-') return { zoomBy: zoomRatios.reduce };
  const panBy = isEnlarged ? pans.get(key) : undefined;
  return panBy ? { panBy } : null;
}

const pans = new Map<string, [number, number]>([
  ['ArrowLeft', [panInPixels, 0]],
  ['ArrowRight', [-panInPixels, 0]],
  ['ArrowUp', [0, panInPixels]],
  ['ArrowDown', [0, -panInPixels]],
]);
