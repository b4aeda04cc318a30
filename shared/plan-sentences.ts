import type { Script, SpokenSentence } from './busca-referencias.ts';
import {
  listSections,
  type Pace,
  type ScriptPlan,
  type SpokenPartId,
  secondsToSay,
  sumSeconds,
  type TimedPart,
  type VideoLength,
} from './script-timing.ts';

interface PlacedSentence extends SpokenSentence {
  part: SpokenPartId;
  seconds: number;
}

/** So many sentences are tried in every combination; of a longer script the last ones always stay. */
const mostTried = 14;
/** A video that fills less of its length looks cut off. */
const leastFilled = 0.9;

export const hasSentences = ({ context, development, closing }: Script): boolean =>
  [context, ...development, closing].every(({ sentences }) => sentences.length > 0);

/**
 * Fits a script to a length sentence by sentence: those of rank 0 stay in every length, a shorter video keeps the
 * best others that fill it, a longer one adds extra ones in their order.
 */
export function planSentences(
  script: Script,
  { length, pace }: { length: VideoLength | null; pace: Pace },
): ScriptPlan {
  const placed = placeSentences(script, pace);
  const own = placed.filter(({ extra }) => !extra);
  const hookSeconds = secondsToSay(script.hook, pace);
  const kept = length === null ? own : fitSentences(placed, { length, hookSeconds });
  const parts = [
    { id: 'gancho', text: script.hook, seconds: hookSeconds, form: 'whole' } satisfies TimedPart,
    ...listSections(script).map(([id]) => timePart(id, { placed, kept: new Set(kept), pace })),
  ];
  const seconds = sumSeconds(parts);
  return { parts, seconds, isTooLong: length !== null && seconds > length };
}

function fitSentences(
  placed: readonly PlacedSentence[],
  { length, hookSeconds }: { length: VideoLength; hookSeconds: number },
): PlacedSentence[] {
  const own = placed.filter(({ extra }) => !extra);
  const room = length - hookSeconds;
  const least = length * leastFilled - hookSeconds;
  const kept = sumSeconds(own) > room ? chooseBest(own, { room, least }) : own;
  const extra = placed.filter((sentence) => sentence.extra);
  const left = sumSeconds(kept);
  return left >= least ? kept : [...kept, ...fillUp(extra, { room: room - left, least: least - left })];
}

function placeSentences(script: Script, pace: Pace): PlacedSentence[] {
  return listSections(script).flatMap(([part, section]) =>
    (section?.sentences ?? []).map((sentence) => ({
      ...sentence,
      part,
      seconds: secondsToSay(sentence.text, pace),
    })),
  );
}

/** The sentences of most worth that fit; among those that fill the video if any do. */
function chooseBest(
  own: readonly PlacedSentence[],
  { room, least }: { room: number; least: number },
): PlacedSentence[] {
  const optional = own.filter(({ rank }) => rank > 0).slice(0, mostTried);
  let best = { kept: own.filter((sentence) => !optional.includes(sentence)), fills: false, worth: -1 };
  for (let choice = 0; choice < 2 ** optional.length; choice += 1) {
    const left = new Set(optional.filter((_, place) => (choice & (2 ** place)) === 0));
    const kept = own.filter((sentence) => !left.has(sentence));
    const seconds = sumSeconds(kept);
    if (seconds > room || !isCoherent(own, left)) continue;
    const fills = seconds >= least;
    const worth = kept.reduce((sum, { rank }) => sum + 1 / (1 + rank), 0);
    if (fills === best.fills ? worth > best.worth : fills) best = { kept, fills, worth };
  }
  return best.kept;
}

/** Whether each sentence that needs the one before it still stands behind it. */
function isCoherent(own: readonly PlacedSentence[], left: ReadonlySet<PlacedSentence>): boolean {
  return own.every((sentence, place) => {
    const before = own[place - 1];
    return left.has(sentence) || !sentence.follows || before === undefined || !left.has(before);
  });
}

/** The extra sentences in their order; where they fill too little, without the one that leaves most room to others. */
function fillUp(
  extra: readonly PlacedSentence[],
  { room, least }: { room: number; least: number },
): PlacedSentence[] {
  const inOrder = addInOrder(extra, { skipped: null, room });
  if (sumSeconds(inOrder) >= least) return inOrder;
  const fillings = extra.map((skipped) => addInOrder(extra, { skipped, room }));
  return fillings.reduce((most, next) => (sumSeconds(next) > sumSeconds(most) ? next : most), inOrder);
}

/** None is added without the first of its rank, or without one that it needs. */
function addInOrder(
  extra: readonly PlacedSentence[],
  { skipped, room }: { skipped: PlacedSentence | null; room: number },
): PlacedSentence[] {
  const added: PlacedSentence[] = [];
  for (const [place, sentence] of extra.entries()) {
    const before = extra[place - 1];
    const first = extra.find(({ rank }) => rank === sentence.rank);
    const isOpen = sentence === first || (first !== undefined && added.includes(first));
    const isUnderstood = !sentence.follows || (before !== undefined && added.includes(before));
    const fits = sumSeconds([...added, sentence]) <= room;
    if (sentence !== skipped && isOpen && isUnderstood && fits) added.push(sentence);
  }
  return added;
}

function timePart(
  id: SpokenPartId,
  { placed, kept, pace }: { placed: PlacedSentence[]; kept: ReadonlySet<PlacedSentence>; pace: Pace },
): TimedPart {
  const here = placed.filter(({ part }) => part === id);
  const said = here.filter((sentence) => kept.has(sentence));
  const text = said.map((sentence) => sentence.text).join(' ');
  return { id, text, seconds: secondsToSay(text, pace), form: formOf(here, said) };
}

function formOf(here: readonly PlacedSentence[], said: readonly PlacedSentence[]): TimedPart['form'] {
  if (said.length === 0) return 'out';
  if (said.some(({ extra }) => extra)) return 'longer';
  return said.length < here.filter(({ extra }) => !extra).length ? 'short' : 'whole';
}
