import type { Point } from '../layout/placed-tree.ts';

/** A float on the line: where a question is tied. */
export function FloatMark({ at, scale }: { at: Point; scale: number }) {
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      <circle r="6.5" className="fill-surface stroke-ink stroke-[1.5]" />
      <path d="M-6.5 0a6.5 6.5 0 0 1 13 0z" className="fill-water" />
    </g>
  );
}

/** A hook hanging from its eye: where the line of a leaf ends. */
export function HookMark({ at, scale }: { at: Point; scale: number }) {
  return (
    <g
      transform={`translate(${at.x} ${at.y}) scale(${scale})`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-ink stroke-[1.8]"
    >
      <circle cy="0" r="2.4" className="fill-paper" />
      <path d="M0 2.4V15.5a5 5 0 0 0 10 0V11l-3.4 3.2" />
    </g>
  );
}
