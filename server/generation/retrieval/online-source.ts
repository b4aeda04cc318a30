import type { FoundWork } from '../../../engine/evidence/found-work.ts';
import type { Background } from '../../../shared/busca-referencias.ts';

export const onlineSourceNames = ['openalex', 'europepmc', 'tavily', 'brave'] as const;
export type OnlineSourceName = (typeof onlineSourceNames)[number];

/** A search outside the corpus, by topic alone. Throws when it has no answer; finding nothing is an empty list. */
export interface OnlineSource {
  readonly name: OnlineSourceName;
  search(topic: string, signal: AbortSignal): Promise<FoundWork[]>;
}

export interface BackgroundSource {
  find(topic: string, signal: AbortSignal): Promise<Background | null>;
}

/** Whether a DOI exists, what it names, and whether that was retracted. */
export interface DoiRegistry {
  look(doi: string, signal: AbortSignal): Promise<{ title: string; isRetracted: boolean } | null>;
}
