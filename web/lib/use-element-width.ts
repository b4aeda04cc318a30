import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The inner width of an element in whole px, known before it is painted and again on every resize; 0 until then. `frame` is as wide:
 * where it stands already, the width is known from the first render on, and the browser need not lay the page out for it.
 */
export function useElementWidth(
  element: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
): number {
  const [width, setWidth] = useState(() => (frame.current ? widthOf(frame.current) : 0));
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    setWidth((known) => known || widthOf(current));
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

function widthOf(element: HTMLElement): number {
  return Math.floor(element.getBoundingClientRect().width);
}
