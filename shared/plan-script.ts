import type { Script } from './busca-referencias.ts';
import { hasSentences, planSentences } from './plan-sentences.ts';
import {
  listSections,
  type Pace,
  type ScriptPlan,
  type SpokenPartId,
  secondsToSay,
  spokenPartIds,
  sumSeconds,
  type TimedPart,
  type VideoLength,
} from './script-timing.ts';

/** The cuts in their order. The hook and the first development are never left out. */
export const cutOrder: readonly { id: SpokenPartId; to: 'short' | 'out' }[] = [
  { id: 'contexto', to: 'short' },
  { id: 'desenvolvimento-3', to: 'short' },
  { id: 'desenvolvimento-2', to: 'short' },
  { id: 'fechamento', to: 'short' },
  { id: 'desenvolvimento-3', to: 'out' },
  { id: 'desenvolvimento-1', to: 'short' },
  { id: 'contexto', to: 'out' },
  { id: 'desenvolvimento-2', to: 'out' },
];

/** Fits a script into a video. */
export function planScript(script: Script, timing: { length: VideoLength | null; pace: Pace }): ScriptPlan {
  return hasSentences(script) ? planSentences(script, timing) : planParts(script, timing);
}

/** Cuts whole parts in order until the script fits, then takes back what turns out to fit after all. */
function planParts(script: Script, { length, pace }: { length: VideoLength | null; pace: Pace }): ScriptPlan {
  const parts = new Map(spokenPartIds.map((id) => [id, timed(script, id, 'whole', pace)]));
  const total = () => sumSeconds([...parts.values()]);
  const limit = length ?? Number.POSITIVE_INFINITY;
  const cuts: { before: TimedPart; after: TimedPart }[] = [];
  for (const { id, to } of cutOrder) {
    const before = parts.get(id);
    if (total() <= limit || before === undefined) break;
    const after = timed(script, id, to, pace);
    parts.set(id, after);
    cuts.push({ before, after });
  }
  for (const { before, after } of cuts.toReversed()) {
    if (parts.get(before.id) !== after) continue;
    parts.set(before.id, before);
    if (total() > limit) parts.set(after.id, after);
  }
  return { parts: [...parts.values()], seconds: total(), isTooLong: total() > limit };
}

function timed(script: Script, id: SpokenPartId, form: TimedPart['form'], pace: Pace): TimedPart {
  const { whole, short } = spokenTexts(script, id);
  if (form === 'short' && short === '')
    return { id, text: whole, seconds: secondsToSay(whole, pace), form: 'whole' };
  const text = form === 'out' ? '' : form === 'short' ? short : whole;
  return { id, text, seconds: secondsToSay(text, pace), form };
}

function spokenTexts(script: Script, id: SpokenPartId): { whole: string; short: string } {
  if (id === 'gancho') return { whole: script.hook, short: '' };
  const section = listSections(script).find(([part]) => part === id)?.[1];
  return { whole: section?.argument_with_authority ?? '', short: section?.short ?? '' };
}
