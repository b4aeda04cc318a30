import type { Script } from './busca-referencias.ts';

/**
 * Words a minute. Adults talking freely in João Pessoa say 130 (Santos et al. 2019, 10.22478/ufpb.2317-6032.2019v23n2.48420);
 * how fast creators speak was not found measured: the two others are ours.
 */
export const paces = { calmo: 130, natural: 150, rapido: 170 } as const;
export type Pace = keyof typeof paces;

/** Lengths that short videos are made in, in seconds. */
export const videoLengths = [30, 60, 90] as const;
export type VideoLength = (typeof videoLengths)[number];

export const spokenPartIds = [
  'gancho',
  'contexto',
  'desenvolvimento-1',
  'desenvolvimento-2',
  'desenvolvimento-3',
  'fechamento',
] as const;
export type SpokenPartId = (typeof spokenPartIds)[number];

/** A part of the script as it is said in a video of the chosen length. */
export interface TimedPart {
  id: SpokenPartId;
  /** Empty when the part is left out. */
  text: string;
  seconds: number;
  form: 'whole' | 'short' | 'out';
}

export interface ScriptPlan {
  parts: TimedPart[];
  /** Of all parts together, to the millisecond. */
  seconds: number;
  /** It stays longer than the video even with everything cut that may be. */
  isTooLong: boolean;
}

/** What is cut first comes first. The hook and its first answer stay, whatever the length. */
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

/** Seconds that a text takes to say, a breath at each sentence included. */
export function secondsToSay(text: string, pace: Pace): number {
  const words = text.match(/\S+/gu)?.length ?? 0;
  const breaths = text.match(/[.?!…:](?=[”"]?(?:\s|$))/gu)?.length ?? 0;
  return (words * 60) / paces[pace] + breaths * 0.25;
}

/** Fits a script into a video: cuts in order until it fits, then takes back what turns out to fit after all. */
export function planScript(
  script: Script,
  { length, pace }: { length: VideoLength | null; pace: Pace },
): ScriptPlan {
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

/** To the millisecond: unrounded, what takes a minute to the dot may sum to a hair more than 60. */
function sumSeconds(parts: readonly TimedPart[]): number {
  const sum = parts.reduce((seconds, part) => seconds + part.seconds, 0);
  return Math.round(sum * 1000) / 1000;
}

function timed(script: Script, id: SpokenPartId, form: TimedPart['form'], pace: Pace): TimedPart {
  const { whole, short } = spokenTexts(script, id);
  if (form === 'short' && short === '')
    return { id, text: whole, seconds: secondsToSay(whole, pace), form: 'whole' };
  const text = form === 'out' ? '' : form === 'short' ? short : whole;
  return { id, text, seconds: secondsToSay(text, pace), form };
}

function spokenTexts(script: Script, id: SpokenPartId): { whole: string; short: string } {
  const [first, second, third] = script.development;
  const sections = {
    contexto: script.context,
    'desenvolvimento-1': first,
    'desenvolvimento-2': second,
    'desenvolvimento-3': third,
    fechamento: script.closing,
  };
  if (id === 'gancho') return { whole: script.hook, short: '' };
  const section = sections[id];
  return { whole: section?.argument_with_authority ?? '', short: section?.short ?? '' };
}
