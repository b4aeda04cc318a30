import { useEffect, useMemo, useState } from 'react';
import type { AnsweredBlock } from '../../../shared/hook-tree.ts';
import { createCanvasMeasure, hasTreeFaces, loadTreeFaces } from './layout/canvas-measure.ts';
import { layoutTree, type TreeLayoutInput } from './layout/layout-tree.ts';
import type { PlacedTree } from './layout/placed-tree.ts';
import { textStyles } from './layout/text-style.ts';

interface LayoutInput {
  topic: string;
  questions: readonly AnsweredBlock[];
  collapsed: ReadonlySet<string>;
  /** Room for it in px; 0 while it is not known. */
  width: number;
}

/** The tree laid out for its room; null until that and the faces are known. */
export function useTreeLayout({ topic, questions, collapsed, width }: LayoutInput): PlacedTree | null {
  const hasFaces = useTreeFaces();

  return useMemo(() => {
    if (!hasFaces || width === 0) return null;
    return layOut({ topic, questions, collapsed, availableWidth: width, scale: rootFontSize() / 16 });
  }, [topic, questions, collapsed, width, hasFaces]);
}

type MeasuredLayout = Omit<TreeLayoutInput, 'measureText'>;

let last: { input: MeasuredLayout; tree: PlacedTree } | null = null;

// A tree that is left for the list and come back to needs no second layout.
function layOut(input: MeasuredLayout): PlacedTree {
  if (last && isSame(last.input, input)) return last.tree;
  const tree = layoutTree({ ...input, measureText: createCanvasMeasure() });
  last = { input, tree };
  return tree;
}

function isSame(one: MeasuredLayout, other: MeasuredLayout): boolean {
  const keys = Object.keys(one) as (keyof MeasuredLayout)[];
  return keys.every((key) => one[key] === other[key]);
}

function useTreeFaces(): boolean {
  const [isLoaded, setIsLoaded] = useState(hasTreeFaces);
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
