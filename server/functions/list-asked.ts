import type { AskedQuestion } from '../../shared/demand.ts';
import type { Demand } from '../generation/demand/demand.ts';

/** What people type about a topic, looked up when a generator first wants it; nothing where no search box is set up. */
export function listAskedAbout(
  topic: string,
  demand: Demand | null,
): () => Promise<readonly AskedQuestion[]> {
  return async () => (await demand?.findSuggestions(topic)) ?? [];
}
