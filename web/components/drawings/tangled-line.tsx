import { Drawing } from './drawing.tsx';
import { Float } from './float.tsx';
import { Hook } from './hook.tsx';

/** An address that leads nowhere: the line goes round in loops. */
export function TangledLine() {
  return (
    <Drawing>
      <path
        d="M150-8c0 34-74 24-86 58-10 30 36 44 58 24 20-18 2-50-22-40-26 10-18 62 20 60 32-2 50-30 40-52"
        className="stroke-2 stroke-line-strong"
      />
      <Float x={166} y={24} turn={-28} />
      <path d="M122 74c-10 9-8 18-6 26" className="stroke-2 stroke-line-strong" />
      <Hook x={116} y={104} turn={6} />
      <path
        d="M12 132c8-6 16-6 24 0s16 6 24 0M172 132c8-6 16-6 24 0s16 6 24 0M36 146c6-4 12-4 18 0"
        className="stroke-2 stroke-water"
      />
    </Drawing>
  );
}
