import { Drawing } from './drawing.tsx';
import { Hook } from './hook.tsx';

/** The hook came up with nothing on it. */
export function BareHook() {
  return (
    <Drawing>
      <path d="M106-8v34" className="stroke-[1.5] stroke-line-strong" />
      <Hook x={106} y={30} />
      <path
        d="M119 84c4 6 5 8 5 10a5 5 0 0 1-10 0c0-2 1-4 5-10z"
        className="fill-accent stroke-2 stroke-ink"
      />
      <path d="M119 112v4" className="stroke-2 stroke-water" />
      <path d="M95 132a24 5 0 0 1 48 0 24 5 0 0 1-48 0z" className="stroke-2 stroke-water" />
      <path
        d="M69 132a50 11 0 0 1 100 0 50 11 0 0 1-100 0z"
        className="stroke-2 stroke-water"
        strokeDasharray="26 12"
      />
      <path d="M12 132c8-6 16-6 24 0M202 132c8-6 16-6 24 0" className="stroke-2 stroke-water" />
    </Drawing>
  );
}
