import { type RefObject, useLayoutEffect } from 'react';
import { distanceIntoView } from './keep-in-view.ts';
import type { PlacedTree } from './layout/placed-tree.ts';

interface KeepInViewInput {
  svg: RefObject<SVGSVGElement | null>;
  factor: number;
  panBy: (x: number, y: number) => void;
  openId: string | null;
  layout: PlacedTree;
}

/** Pans an enlarged tree so that what the keyboard reached, or what has just opened, lies inside of it. */
export function useKeepInView({ svg, factor, panBy, openId, layout }: KeepInViewInput): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout may have carried the focus out of sight
  useLayoutEffect(() => {
    const frame = svg.current;
    if (!frame || factor <= 1) return;
    const bringIn = (element: Element) => {
      const { x, y } = distanceIntoView(element.getBoundingClientRect(), frame.getBoundingClientRect());
      if (x !== 0 || y !== 0) panBy(x / factor, y / factor);
    };
    // A press of the pointer also focuses; panning then would pull the button from under it.
    const onFocus = ({ target }: { target: EventTarget | null }) => {
      if (target instanceof Element && target.matches(':focus-visible')) bringIn(target);
    };
    if (frame.contains(document.activeElement)) onFocus({ target: document.activeElement });
    const opened = openId === null ? null : frame.querySelector('[data-hook-confirm]');
    if (opened) bringIn(opened);
    frame.addEventListener('focusin', onFocus);
    return () => frame.removeEventListener('focusin', onFocus);
  }, [svg, factor, panBy, openId, layout]);
}
