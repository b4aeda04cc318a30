import { type RefObject, useEffect } from 'react';

/** Moves an element's content up at `pixelsPerSecond` while it runs; tells once when the end is reached. */
export function useAutoScroll(
  element: RefObject<HTMLElement | null>,
  {
    isRunning,
    pixelsPerSecond,
    onEnd,
  }: { isRunning: boolean; pixelsPerSecond: () => number; onEnd: () => void },
): void {
  useEffect(() => {
    const target = element.current;
    if (!isRunning || !target) return;
    let frame = 0;
    let last = performance.now();
    // scrollTop keeps whole pixels in some browsers, so the fraction is kept here.
    let position = target.scrollTop;
    const step = (now: number) => {
      const moved = Math.abs(target.scrollTop - position) > 2;
      position = (moved ? target.scrollTop : position) + (pixelsPerSecond() * (now - last)) / 1000;
      last = now;
      target.scrollTop = position;
      if (target.scrollTop + target.clientHeight >= target.scrollHeight - 1) onEnd();
      else frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [element, isRunning, pixelsPerSecond, onEnd]);
}
