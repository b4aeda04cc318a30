import { Drawing } from './drawing.tsx';
import { Float } from './float.tsx';
import { Hook } from './hook.tsx';

/** The line is out, and no hook was tied to it. */
export function LineWithoutHook() {
  return (
    <Drawing>
      <path d="M108-8v26M108 66v32" className="stroke-[1.5] stroke-line-strong" />
      <Float x={108} y={42} />
      <path
        d="M5 44c9-7 18-7 27 0s18 7 27 0 18-7 27 0M130 44c9 7 18 7 27 0s18-7 27 0 18 7 27 0"
        className="stroke-2 stroke-water"
      />
      <Hook x={108} y={102} isMissing />
    </Drawing>
  );
}
