import type { Script, ScriptSection } from './busca-referencias.ts';

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
  form: 'whole' | 'short' | 'longer' | 'out';
}

export interface ScriptPlan {
  parts: TimedPart[];
  /** Of all parts together, to the millisecond. */
  seconds: number;
  /** It stays longer than the video even with everything cut that may be. */
  isTooLong: boolean;
}

/** The sections of a script in speaking order. */
export const listSections = ({ context, development: [first, second, third], closing }: Script) =>
  [
    ['contexto', context],
    ['desenvolvimento-1', first],
    ['desenvolvimento-2', second],
    ['desenvolvimento-3', third],
    ['fechamento', closing],
  ] satisfies [SpokenPartId, ScriptSection | undefined][];

/** Seconds that a text takes to say, a breath at each sentence included. */
export function secondsToSay(text: string, pace: Pace): number {
  const words = text.match(/\S+/gu)?.length ?? 0;
  const breaths = text.match(/[.?!…:](?=[”"]?(?:\s|$))/gu)?.length ?? 0;
  return (words * 60) / paces[pace] + breaths * 0.25;
}

/** To the millisecond: unrounded, what takes a minute to the dot may sum to a hair more than 60. */
export function sumSeconds(parts: readonly { seconds: number }[]): number {
  const sum = parts.reduce((seconds, part) => seconds + part.seconds, 0);
  return Math.round(sum * 1000) / 1000;
}
