import { useMemo, useState } from 'react';
import { z } from 'zod';
import type { Script } from '../../../shared/busca-referencias.ts';
import { planScript } from '../../../shared/plan-script.ts';
import { type Pace, paces, type VideoLength, videoLengths } from '../../../shared/script-timing.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

export interface ScriptTiming {
  /** Null: as long as the script is. */
  length: VideoLength | null;
  pace: Pace;
}

const storageKey = 'script-timing';
const timingSchema = z.object({
  length: z.union(videoLengths.map((length) => z.literal(length))).nullable(),
  pace: z.enum(Object.keys(paces) as [Pace, ...Pace[]]),
});

/** The length and pace a person records in, kept on the device, and the script fitted to them. */
export function useScriptPlan(script: Script) {
  const [timing, setTiming] = useState<ScriptTiming>(readTiming);
  const plan = useMemo(() => planScript(script, timing), [script, timing]);
  const changeTiming = (change: Partial<ScriptTiming>) => {
    const changed = { ...timing, ...change };
    setTiming(changed);
    writeStored('local', storageKey, changed);
  };
  return { plan, timing, changeTiming };
}

function readTiming(): ScriptTiming {
  const stored = timingSchema.safeParse(readStored('local', storageKey));
  return stored.success ? stored.data : { length: null, pace: 'natural' };
}
