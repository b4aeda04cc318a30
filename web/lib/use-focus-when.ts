import { type RefObject, useEffect, useRef } from 'react';

/** An element that takes the keyboard when work is over whose button is gone by then: without it, the keyboard starts anew. */
export function useFocusWhen<Place extends HTMLElement>(isOver: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (isOver) place.current?.focus();
  }, [isOver]);
  return place;
}
