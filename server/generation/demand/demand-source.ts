import type { QuestionDemandSource } from '../../../shared/demand.ts';

export const demandSourceNames = ['google-suggest', 'youtube-suggest', 'brave-suggest'] as const;
export type DemandSourceName = (typeof demandSourceNames)[number];

/** What each is called where a person reads it. */
export const labelOfSource = {
  'google-suggest': 'google',
  'youtube-suggest': 'youtube',
  'brave-suggest': 'brave',
} as const satisfies Record<DemandSourceName, QuestionDemandSource>;

/** A search box: how it would go on from `query`, best first. Throws when it has no answer; nothing is an empty list. */
export interface DemandSource {
  readonly name: DemandSourceName;
  suggest(query: string, signal: AbortSignal): Promise<string[]>;
}
