import { Drawing } from './drawing.tsx';
import { Hook } from './hook.tsx';

/** No plan and no credits: the line stays on its winder. */
export function WoundLine() {
  return (
    <Drawing>
      <g transform="translate(-54)">
        <path d="M84 44h56v72H84z" className="fill-surface-strong" />
        <path
          d="M84 50l56-4M84 60l56-4M84 70l56-4M84 80l56-4M84 90l56-4M84 100l56-4M84 110l56-4"
          className="stroke-[5] stroke-accent"
        />
        <path
          d="M66 22h92a8 8 0 0 1 0 16H66a8 8 0 0 1 0-16zM66 122h92a8 8 0 0 1 0 16H66a8 8 0 0 1 0-16z"
          className="fill-surface stroke-2 stroke-ink"
        />
        <path d="M84 38v84M140 38v84" className="stroke-2 stroke-ink" />
        <path d="M140 46c26 0 40 4 40 22" className="stroke-[1.5] stroke-line-strong" />
        <Hook x={180} y={72} />
      </g>
    </Drawing>
  );
}
