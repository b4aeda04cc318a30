import { Drawing } from './drawing.tsx';
import { Float } from './float.tsx';

/** Nothing has moved yet: a float on water like glass. */
export function StillWater() {
  return (
    <Drawing>
      <path d="M120-8v80" className="stroke-[1.5] stroke-line-strong" />
      <Float x={120} y={96} />
      <path d="M104 97h32v20h-32z" className="fill-paper" />
      <path d="M8 98h88M144 98h88" className="stroke-2 stroke-water" />
      <path
        d="M106 104a16 14 0 0 0 28 0M120 122v10"
        className="stroke-2 stroke-line-strong"
        strokeDasharray="6 6"
      />
      <path d="M62 116h26M152 116h40M84 134h20M136 134h26M40 134h16" className="stroke-2 stroke-water" />
    </Drawing>
  );
}
