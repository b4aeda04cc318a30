import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { Metrics } from '../../metrics.ts';
import { answerOnce } from '../answer-cache.ts';
import { toBrazilianDay } from '../brazilian-day.ts';
import type { GuardLimits } from '../retrieval/guard-call.ts';
import { createGuardedCalls } from '../retrieval/guarded-calls.ts';
import { askSource } from './ask-source.ts';
import { type DemandSource, labelOfSource } from './demand-source.ts';
import { expandTopic } from './expand-topic.ts';
import { mergeSuggestions, type SourceAnswer, type Suggestion } from './merge-suggestions.ts';

export interface Demand {
  /** Up to twelve questions that people type about the topic, best first; none when nobody answers in time. Never throws. */
  findSuggestions(topic: string): Promise<Suggestion[]>;
}

export interface DemandLimits extends GuardLimits {
  /** Of all that is asked about one topic; what has come by then is used. */
  deadlineMilliseconds: number;
}

export interface DemandParts {
  database: Database;
  log: Logger;
  metrics: Metrics;
  sources: readonly DemandSource[];
  limits?: DemandLimits;
  now?: () => Date;
}

const usualLimits: DemandLimits = {
  timeoutMilliseconds: 1_500,
  failures: 3,
  pauseMilliseconds: 60_000,
  deadlineMilliseconds: 3_000,
};

/** Found, and not yet chosen from: what is of use is decided anew at each reading. */
const keptSchema = z.object({
  askedOn: z.iso.date(),
  found: z.array(z.object({ query: z.string(), position: z.int().positive() })),
});

/** What people type about a topic: sources guarded one by one, their answers kept. A source that fails gives what came before. */
export function createDemand(parts: DemandParts): Demand {
  const { database, log, metrics, sources, limits = usualLimits, now = () => new Date() } = parts;
  const guarded = createGuardedCalls({ log, metrics, limits });

  const recallOrAsk = async (
    source: DemandSource,
    { topic, queries, deadline }: { topic: string; queries: readonly string[]; deadline: AbortSignal },
  ): Promise<SourceAnswer> => {
    let heard: z.infer<typeof keptSchema> = { askedOn: toBrazilianDay(now()), found: [] };
    try {
      heard = await answerOnce(database, {
        source: `suggest:${source.name}`,
        topic,
        shape: keptSchema,
        ask: async () => {
          const { found, isWhole } = await askSource({ source, queries, guarded, deadline });
          heard = { ...heard, found };
          if (!isWhole) throw new PartialAnswer(`${source.name} did not answer everything`);
          return heard;
        },
      });
    } catch (error) {
      // What was heard in part is used and not kept. Anything else is the database, which is no reason to lose it.
      if (!(error instanceof PartialAnswer))
        log.warn({ source: source.name, reason: String(error) }, 'not kept');
    }
    return { source: labelOfSource[source.name], ...heard };
  };

  return {
    async findSuggestions(topic) {
      const queries = expandTopic(topic);
      if (queries.length === 0) return [];
      const deadline = AbortSignal.timeout(limits.deadlineMilliseconds);
      const answers = await Promise.all(
        sources.map((source) => recallOrAsk(source, { topic, queries, deadline })),
      );
      return mergeSuggestions(topic, answers);
    },
  };
}

class PartialAnswer extends Error {}
