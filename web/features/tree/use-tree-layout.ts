import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { QuestionBlock } from '../../../shared/hook-tree.ts';
import { createCanvasMeasure, loadTreeFaces } from './layout/canvas-measure.ts';
import { layoutTree } from './layout/layout-tree.ts';
import type { PlacedTree } from './layout/placed-tree.ts';
import { textStyles } from './layout/text-style.ts';

interface LayoutInput {
  topic: string;
  questions: readonly QuestionBlock[];
  collapsed: ReadonlySet<string>;
}

/** The tree laid out for the width of `container`, again on every resize; null until width and faces are known. */
export function useTreeLayout(
  container: RefObject<HTMLElement | null>,
  input: LayoutInput,
): PlacedTree | null {
  const width = useElementWidth(container);
  const hasFaces = useTreeFaces();
  const { topic, questions, collapsed } = input;

  return useMemo(() => {
    if (!hasFaces || width === 0) return null;
    const scale = rootFontSize() / 16;
    const measureText = createCanvasMeasure();
    return layoutTree({ topic, questions, collapsed, availableWidth: width, scale, measureText });
  }, [topic, questions, collapsed, width, hasFaces]);
}

function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

function useTreeFaces(): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    loadTreeFaces(Object.values(textStyles)).then(
      () => isCurrent && setIsLoaded(true),
      () => isCurrent && setIsLoaded(true),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return isLoaded;
}

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
