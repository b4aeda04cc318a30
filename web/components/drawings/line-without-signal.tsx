import { Drawing } from './drawing.tsx';
import { Float } from './float.tsx';

/** No connection: the float is there, the line to it is lost on the way. */
export function LineWithoutSignal() {
  return (
    <Drawing>
      <path d="M4 84 40 8" className="stroke-4 stroke-ink" />
      <path d="M40 8c16 10 26 18 36 28M150 82c6 2 10 3 16 4" className="stroke-[1.5] stroke-line-strong" />
      <path d="M76 36c22 22 46 38 74 46" className="stroke-2 stroke-line-strong" strokeDasharray="1 9" />
      <Float x={176} y={106} turn={14} />
      <path d="M152 113h48v20h-48z" className="fill-paper" />
      <path
        d="M8 114c9-7 18-7 27 0s18 7 27 0 18-7 27 0 18 7 27 0 18-7 27 0 18 7 27 0 18-7 27 0 18 7 27 0M34 132c8-6 14-6 22 0M140 134c8-6 16-6 24 0s16 6 24 0"
        className="stroke-2 stroke-water"
      />
    </Drawing>
  );
}
