import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PlacedTree } from './layout/placed-tree.ts';

const timing: KeyframeAnimationOptions = { duration: 200, easing: 'ease-out' };

/**
 * Lets what is drawn slide from its place before to its place now, and what is new fade in. Not after a new width,
 * where everything is elsewhere, nor for whoever asked for less motion.
 */
export function useTreeMotion(stage: RefObject<SVGGElement | null>, layout: PlacedTree): void {
  const drawn = useRef(layout);
  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = layout;
    if (before === layout || before.width !== layout.width || isStill() || !stage.current) return;
    moveNodes(stage.current, before, layout);
    moveLines(stage.current, before, layout);
  }, [stage, layout]);
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function moveNodes(stage: SVGGElement, before: PlacedTree, now: PlacedTree) {
  const places = new Map(before.nodes.map(({ datum, mark }) => [datum.id, mark]));
  for (const { datum, mark } of now.nodes) {
    const from = places.get(datum.id);
    const shift = from && { x: from.x - mark.x, y: from.y - mark.y };
    if (shift?.x === 0 && shift.y === 0) continue;
    const start = shift ? { transform: `translate(${shift.x}px, ${shift.y}px)` } : { opacity: 0 };
    stage.querySelector(`[data-node="${datum.id}"]`)?.animate([start, {}], timing);
  }
}

// A browser that cannot bend a line draws it anew.
function moveLines(stage: SVGGElement, before: PlacedTree, now: PlacedTree) {
  const canBend = CSS.supports('d', 'path("M0,0")');
  const paths = new Map(before.links.map(({ childId, path }) => [childId, path]));
  for (const { childId, path } of now.links) {
    const from = paths.get(childId);
    if (from === path) continue;
    const frames =
      from && canBend ? [{ d: `path("${from}")` }, { d: `path("${path}")` }] : [{ opacity: 0 }, {}];
    stage.querySelector(`[data-line="${childId}"]`)?.animate(frames, timing);
  }
}
