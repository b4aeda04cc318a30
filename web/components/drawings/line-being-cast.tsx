import { Drawing } from './drawing.tsx';
import { Float } from './float.tsx';
import { Hook } from './hook.tsx';

/** Nothing was searched yet: the first cast is in the air. */
export function LineBeingCast() {
  return (
    <Drawing>
      <path d="M236 84 178 22" className="stroke-4 stroke-ink" />
      <path d="M178 22C150-8 104-4 84 24" className="stroke-[1.5] stroke-line-strong" />
      <Float x={72} y={42} turn={32} />
      <path d="M59 63c-6 8-14 10-22 8" className="stroke-[1.5] stroke-line-strong" />
      <Hook x={33} y={71} turn={38} />
      <path
        d="M52 140a44 9 0 0 1 88 0 44 9 0 0 1-88 0zm24 0a20 4 0 0 1 40 0 20 4 0 0 1-40 0z"
        className="stroke-2 stroke-water"
        strokeDasharray="8 7"
      />
      <path d="M160 140c8-6 16-6 24 0s16 6 24 0" className="stroke-2 stroke-water" />
    </Drawing>
  );
}
