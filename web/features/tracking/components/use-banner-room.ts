import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** What the banner covers now. */
const height = '--consent-height';
/** Room below the page's end, so that it can be scrolled clear of the banner. */
const room = '--consent-room';

/** Tells the style sheet how high the banner is, for as long as it is there. */
export function useBannerHeight(): RefCallback<HTMLElement> {
  return useCallback((banner) => {
    if (banner === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(height, `${banner.offsetHeight}px`);
      style.setProperty(room, `${banner.offsetHeight}px`);
    });
    observer.observe(banner);
    return () => {
      observer.disconnect();
      style.removeProperty(height);
    };
  }, []);
}

/** The banner's room goes with the screen, not with the banner: a scrollbar that vanished would move what the person reads. */
export function useReleaseRoom({ isShown, visit }: { isShown: boolean; visit: string }): void {
  const shownAt = useRef<string | null>(null);
  useEffect(() => {
    if (isShown) shownAt.current = visit;
    else if (shownAt.current !== visit) document.documentElement.style.removeProperty(room);
  }, [isShown, visit]);
}
