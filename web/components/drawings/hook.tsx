interface HookProps {
  /** Where its eye is. */
  x: number;
  y: number;
  turn?: number;
  /** Drawn as what is not there. */
  isMissing?: boolean;
}

/** The hook, hanging from its eye. */
export function Hook({ x, y, turn = 0, isMissing = false }: HookProps) {
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn})`}
      className={isMissing ? 'stroke-3 stroke-line-strong' : 'stroke-[3.5] stroke-ink'}
      strokeDasharray={isMissing ? '1 6.5' : undefined}
    >
      <circle r="4" />
      <path d="M0 4v28a13 13 0 0 0 26 0V21l-8 7.5" />
    </g>
  );
}
