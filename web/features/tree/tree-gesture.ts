interface Surroundings {
  /** How far the tree is enlarged now. */
  factor: number;
  /** How far the page is scrolled. */
  scrollTop: number;
}

/**
 * Whether a gesture over the tree is meant for the tree and not for the page around it: a pinch always is, a drag
 * only once there is something to pan, and a plain wheel not while the page still has room to scroll back.
 */
export function isTreeGesture(event: Event, { factor, scrollTop }: Surroundings): boolean {
  const isEnlarged = factor > 1;
  if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey || isEnlarged || scrollTop <= 0;
  if (typeof TouchEvent !== 'undefined' && event instanceof TouchEvent) {
    return isEnlarged || event.touches.length > 1;
  }
  return isEnlarged && event instanceof MouseEvent && event.button === 0 && !event.ctrlKey;
}
