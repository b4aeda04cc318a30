import { floatShape, hookShape } from './mark-shapes.ts';

interface Point {
  x: number;
  y: number;
}

/** A float on the line: where a question is tied. */
export function FloatMark({ at, scale }: { at: Point; scale: number }) {
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      <circle r={floatShape.radius} className="fill-surface stroke-ink stroke-[1.5]" />
      <path d={floatShape.water} className="fill-water" />
    </g>
  );
}

/** A hook hanging from its eye: where the line of a leaf ends. */
export function HookMark({ at, scale }: { at: Point; scale: number }) {
  return (
    <path
      d={hookShape.outline}
      transform={`translate(${at.x} ${at.y}) scale(${scale})`}
      className="hook-mark"
    />
  );
}
