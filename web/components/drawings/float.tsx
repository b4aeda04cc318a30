/** The float: the one warm spot of a drawing. */
export function Float({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} className="stroke-2 stroke-ink">
      <path d="M0-24v8M0 16v8" />
      <circle r="16" className="fill-surface" />
      <path d="M-16 0a16 16 0 0 1 32 0z" className="fill-accent" />
    </g>
  );
}
