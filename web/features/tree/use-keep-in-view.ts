import { type RefObject, useEffect } from 'react';
import { distanceIntoView } from './keep-in-view.ts';

interface KeepInViewInput {
  svg: RefObject<SVGSVGElement | null>;
  factor: number;
  panBy: (x: number, y: number) => void;
  openId: string | null;
}

/** Pans an enlarged tree so that what the keyboard reached, or what has just opened, lies inside of it. */
export function useKeepInView({ svg, factor, panBy, openId }: KeepInViewInput): void {
  useEffect(() => {
    const frame = svg.current;
    if (!frame || factor <= 1) return;
    const bringIn = (element: Element) => {
      const { x, y } = distanceIntoView(element.getBoundingClientRect(), frame.getBoundingClientRect());
      if (x !== 0 || y !== 0) panBy(x / factor, y / factor);
    };
    // A press of the pointer also focuses; panning then would pull the button from under it.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) bringIn(target);
    };
    const opened = openId === null ? null : frame.querySelector('[data-hook-confirm]');
    if (opened) bringIn(opened);
    frame.addEventListener('focusin', onFocus);
    return () => frame.removeEventListener('focusin', onFocus);
  }, [svg, factor, panBy, openId]);
}
