import type { Logger } from 'pino';
import { z } from 'zod';
import type { ClaimSource } from '../../../engine/evidence/claim-source.ts';
import { extractMaterial } from '../../../engine/evidence/extract-material.ts';
import { type FoundWork, foundWorkSchema, toFoundClaimSource } from '../../../engine/evidence/found-work.ts';
import { getTitleLikeness, isSameWork, leastLikeness } from '../../../engine/evidence/title-likeness.ts';
import { type Background, backgroundSchema, type Material } from '../../../shared/busca-referencias.ts';
import type { Database } from '../../db/database.ts';
import type { Metrics } from '../../metrics.ts';
import { answerOnce } from '../answer-cache.ts';
import { type GuardLimits, usualLimits } from './guard-call.ts';
import { createGuardedCalls } from './guarded-calls.ts';
import type { BackgroundSource, DoiRegistry, OnlineSource } from './online-source.ts';

export interface OnlineMaterial {
  material: Material;
  /** What it is checked against. */
  claimSource: ClaimSource;
}

export interface OnlineEvidence {
  /** Up to `wanted` further materials, none of them among `known`. Empty when nothing fits or nobody answers. */
  findMaterials(query: {
    topic: string;
    hook: string;
    known: readonly Material[];
    wanted: number;
  }): Promise<OnlineMaterial[]>;
  /** Everything that the searches find on a topic, as they give it. */
  findWorks(topic: string): Promise<FoundWork[]>;
  /** Whether a work's DOI is its own and nobody withdrew it; a page has none. */
  isRegistered(work: FoundWork): Promise<boolean>;
  findBackground(topic: string): Promise<Background | null>;
}

export interface OnlineEvidenceParts {
  database: Database;
  log: Logger;
  metrics: Metrics;
  sources: readonly OnlineSource[];
  background: BackgroundSource | null;
  registry: DoiRegistry;
  limits?: GuardLimits;
}

/** The registry is asked about so many works at most for one hook. */
const mostChecks = 12;

/** Searches outside the corpus: guarded one by one, answers kept, every DOI looked up. A source that fails gives nothing. */
export function createOnlineEvidence(parts: OnlineEvidenceParts): OnlineEvidence {
  const { database, log, metrics, sources, background, registry, limits = usualLimits } = parts;
  const guarded = createGuardedCalls({ log, metrics, limits });

  const search = (source: OnlineSource, topic: string): Promise<FoundWork[]> =>
    guarded(source.name, {
      nothing: [],
      call: (signal) =>
        answerOnce(database, {
          source: source.name,
          topic,
          shape: z.array(foundWorkSchema),
          ask: () => source.search(topic, signal),
        }),
    });

  const isRegistered = async ({ doi, title }: FoundWork): Promise<boolean> => {
    if (doi === null) return true;
    const record = await guarded('crossref', { nothing: null, call: (signal) => registry.look(doi, signal) });
    return record !== null && !record.isRetracted && getTitleLikeness(record.title, title) >= leastLikeness;
  };

  const findWorks = async (topic: string): Promise<FoundWork[]> =>
    (await Promise.all(sources.map((source) => search(source, topic)))).flat();

  return {
    findWorks,
    isRegistered,

    async findMaterials({ topic, hook, known, wanted }) {
      const works = await findWorks(topic);
      const candidates = works
        .flatMap((work) => {
          const material = extractMaterial(work, { topic, hook });
          return material === null ? [] : [{ work, material }];
        })
        .toSorted((one, other) => rank(one.material) - rank(other.material));
      const chosen: OnlineMaterial[] = [];
      let checks = 0;
      for (const { work, material } of candidates) {
        if (chosen.length === wanted || checks === mostChecks) break;
        const earlier = [...known, ...chosen.map((other) => other.material)];
        if (earlier.some((other) => isSameWork(other, material))) continue;
        if (work.doi !== null) checks += 1;
        if (await isRegistered(work)) chosen.push({ material, claimSource: toFoundClaimSource(work) });
      }
      return chosen;
    },

    async findBackground(topic) {
      if (background === null) return null;
      const found = await guarded('wikipedia', {
        nothing: [],
        call: (signal) =>
          answerOnce(database, {
            source: 'wikipedia',
            topic,
            shape: z.array(backgroundSchema),
            ask: async () => {
              const article = await background.find(topic, signal);
              return article === null ? [] : [article];
            },
          }),
      });
      return found[0] ?? null;
    },
  };
}

function rank({ match }: Material): number {
  return match === 'hook' ? 0 : 1;
}
