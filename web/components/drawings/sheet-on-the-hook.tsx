import { Drawing } from './drawing.tsx';
import { Hook } from './hook.tsx';

/** No script yet: the sheet that is to hang here is still missing. */
export function SheetOnTheHook() {
  return (
    <Drawing>
      <path d="M96-8v12" className="stroke-[1.5] stroke-line-strong" />
      <g transform="rotate(5 120 50)">
        <path
          d="M88 50a6 6 0 0 1 6-6h60a6 6 0 0 1 6 6v80a6 6 0 0 1-6 6H94a6 6 0 0 1-6-6z"
          className="fill-surface stroke-2 stroke-line-strong"
          strokeDasharray="7 6"
        />
        <path d="M102 78h30" className="stroke-4 stroke-accent" />
        <path d="M102 92h44M102 104h44M102 116h26" className="stroke-2 stroke-line-strong" />
      </g>
      <Hook x={96} y={8} />
      <path
        d="M12 142c8-6 16-6 24 0s16 6 24 0M180 142c8-6 16-6 24 0s16 6 24 0M40 154c6-4 12-4 18 0"
        className="stroke-2 stroke-water"
      />
    </Drawing>
  );
}
