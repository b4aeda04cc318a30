import { Drawing } from './drawing.tsx';
import { Hook } from './hook.tsx';

/** Something broke: the line snapped and the hook goes down. */
export function SnappedLine() {
  return (
    <Drawing>
      <path d="M112-8c0 22 2 30-4 46m4-10c3 4 8 6 12 5" className="stroke-2 stroke-line-strong" />
      <path d="M92 44 84 34M128 46l9-9M110 50v12" className="stroke-3 stroke-accent" />
      <path
        d="M10 82c9-7 18-7 27 0s18 7 27 0M164 82c9-7 18-7 27 0s18 7 27 0"
        className="stroke-2 stroke-water"
      />
      <path d="M78 82a34 7 0 0 1 68 0 34 7 0 0 1-68 0z" className="stroke-2 stroke-water" />
      <path d="M104 80c-14 12 14 14 4 26" className="stroke-2 stroke-line-strong" />
      <Hook x={107} y={110} turn={-10} />
      <path
        d="M146 126h.1M154 112h.1M148 100h.1M46 104c7-5 12-5 18 0M178 104c7-5 12-5 18 0"
        className="stroke-3 stroke-water"
      />
    </Drawing>
  );
}
