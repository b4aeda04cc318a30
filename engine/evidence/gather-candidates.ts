import type { Material } from '../../shared/busca-referencias.ts';
import type { Knowledge } from '../knowledge.ts';
import { normaliseTopic } from '../language/normalise-topic.ts';
import type { TopicWord } from '../reading/topic-words.ts';
import {
  countKeywordHits,
  countPhrases,
  countSharedKeywords,
  getWorkKey,
  type IndexedSource,
  mentionsAny,
  weighKeywordHits,
} from './corpus.ts';
import { findOtherSide } from './disagreements.ts';
import { type EvidenceQuery, type Gate, openGate } from './open-gate.ts';
import { getPhrases, getStems, stemWord } from './search-terms.ts';
import type { Source } from './source-schema.ts';
import { speaksOfTopic, tellingWords } from './speaks-of-topic.ts';

export interface Candidate {
  source: Source;
  match: Material['match'];
  /** 0 goes first. */
  rank: number;
  score: number;
}

interface QueryWords {
  hook: ReadonlySet<string>;
  topic: ReadonlySet<string>;
  /** Of the hook, and not of the topic. */
  hookAlone: ReadonlySet<string>;
  /** What the topic names. */
  telling: readonly TopicWord[];
}

/** What a source has in common with the query: words that describe it, and the card of the topic. */
interface Hits {
  hook: number;
  topic: number;
  card: boolean;
}

/** Every source that may be shown for a query, the best first. */
export function gatherCandidates(query: EvidenceQuery, knowledge: Knowledge): Candidate[] {
  const { indexedSources, scoreSources } = knowledge.corpus;
  const gate = openGate(query, knowledge);
  if (gate === null) return [];
  const { hook } = query;
  const topic = query.topic ?? '';
  const hookScores = scoreSources(hook);
  const topicScores = scoreSources(topic);
  const words = readWords({ topic, hook });
  const phrases = [...getPhrases(topic), ...getPhrases(hook)];
  const candidates = indexedSources.flatMap((indexed) => {
    const { id } = indexed.source;
    const textScore =
      (hookScores.get(id) ?? 0) +
      0.8 * (topicScores.get(id) ?? 0) +
      phraseWorth * countPhrases(phrases, indexed);
    return judge(indexed, { gate, words, textScore }, knowledge);
  });
  return putOwnedLast(favourNeighbours(candidates.sort(byRank), knowledge), query);
}

function putOwnedLast(candidates: readonly Candidate[], { owned = new Set() }: EvidenceQuery): Candidate[] {
  const isOwned = ({ source }: Candidate) => owned.has(getWorkKey(source));
  return [...candidates.filter((one) => !isOwned(one)), ...candidates.filter(isOwned)];
}

function readWords(query: { topic: string; hook: string }): QueryWords {
  const [hook, topic] = [getStems(query.hook), new Set(getStems(query.topic))];
  return {
    hook: new Set(hook),
    topic,
    hookAlone: new Set(hook.filter((stem) => !topic.has(stem))),
    telling: tellingWords(normaliseTopic(query.topic).running),
  };
}

/** Among sources that are on the topic alone, those nearest to the best one go first. */
function favourNeighbours(ranked: readonly Candidate[], { corpus }: Knowledge): Candidate[] {
  const [best] = ranked;
  if (!best) return [];
  const nearness = (candidate: Candidate) =>
    candidate.match === 'hook'
      ? 0
      : 2.5 * countSharedKeywords(best.source, candidate.source, corpus) * trust(candidate.source);
  const others = ranked
    .slice(1)
    .map((candidate) => ({ ...candidate, score: candidate.score + nearness(candidate) }));
  return [best, ...others.sort(byRank)];
}

/** What a whole phrase in common adds, in the unit of the text score. */
const phraseWorth = 25;

function judge(
  indexed: IndexedSource,
  { gate, words, textScore }: { gate: Gate; words: QueryWords; textScore: number },
  knowledge: Knowledge,
): Candidate[] {
  const { source } = indexed;
  const isOfCard = gate.card !== null && source.subtopics.includes(gate.card);
  if (!isOfCard && !source.tags.some((tag) => gate.themes.includes(tag))) return [];
  const hits = {
    hook: countKeywordHits(words.hook, indexed),
    topic: countKeywordHits(words.topic, indexed),
    card: isOfCard,
  };
  if (gate.needs === 'one-word' && hits.topic === 0) return [];
  if (gate.needs === 'whole-topic' && !isOnTopic(source, words.telling, knowledge)) return [];
  const isNear = hits.hook + hits.topic > 0 || hits.card;
  if (!isNear && !source.tags.some((tag) => gate.themes.includes(tag) && !knowledge.themes.isBroad(tag)))
    return [];
  const isStrange = namesChildren(words) && !mentionsAny(childStems, indexed);
  const score = (textScore + closeness({ gate, source, hits })) * trust(source) * (isStrange ? 0.3 : 1);
  const isOnHook =
    !isStrange &&
    matchesHook(indexed, { gate, words, hits }, knowledge) &&
    matchesTopic(source, { gate, words, hits }, knowledge);
  if (isOfCard) return [{ source, score, ...(isOnHook ? ranks.both : ranks.topic) }];
  if (!isOnHook) return speaksOfTopic(source, words.telling) ? [{ source, score, ...ranks.topic }] : [];
  return [
    {
      source,
      score,
      ...(weighKeywordHits(words.hook, indexed, knowledge.corpus) >= 4 ? ranks.hookClosely : ranks.hook),
    },
  ];
}

/** The other side of a disagreement is on the topic with the one that speaks of it. */
function isOnTopic(source: Source, words: readonly TopicWord[], { corpus }: Knowledge): boolean {
  const otherSide = findOtherSide(source.id);
  return (
    speaksOfTopic(source, words) ||
    (otherSide.length > 0 &&
      corpus.indexedSources.some(
        ({ source: other }) => otherSide.includes(other.id) && speaksOfTopic(other, words),
      ))
  );
}

/** What a source is on, in the order in which such sources are shown; the topic counts more than a word or two of the hook. */
const ranks = {
  both: { rank: 0, match: 'hook' },
  hookClosely: { rank: 1, match: 'hook' },
  topic: { rank: 2, match: 'topic' },
  hook: { rank: 3, match: 'hook' },
} as const satisfies Record<string, Pick<Candidate, 'rank' | 'match'>>;

/**
 * Two words of the hook describe the source, or a rare one, or one beside the topic. A hook is full of Sundays, tables and
 * drawers: where the card is known, a source of another one needs three.
 */
function matchesHook(
  indexed: IndexedSource,
  { gate, words, hits }: { gate: Gate; words: QueryWords; hits: Hits },
  { corpus }: Knowledge,
): boolean {
  const weight = weighKeywordHits(words.hook, indexed, corpus);
  if (hits.card) return weighKeywordHits(words.hookAlone, indexed, corpus) >= 2;
  if (gate.card !== null) return weight >= 3;
  return weight >= 2 || (hits.hook === 1 && hits.topic > 0);
}

/** A hook's words mean what they mean within its topic: "caro" under breastfeeding is not about food prices. */
function matchesTopic(
  source: Source,
  { gate, words, hits }: { gate: Gate; words: QueryWords; hits: Hits },
  { themes }: Knowledge,
): boolean {
  const [firstTag = ''] = gate.themes;
  if (hits.card || hits.topic === words.topic.size) return true;
  if (namesChildren(words)) return false;
  return source.tags.includes(firstTag) && (!themes.isBroad(firstTag) || hits.topic > 0);
}

function namesChildren(words: QueryWords): boolean {
  return childStems.some((stem) => words.topic.has(stem) || words.hook.has(stem));
}

/** Findings on adults, or on another side of childhood, do not answer a question about a baby or a child. */
const childStems = ['bebe', 'crianca', 'filho', 'filha', 'adolescente'].map(stemWord);

/** How central the query's themes are to the source, in the unit of the text score. */
function closeness({ gate, source, hits }: { gate: Gate; source: Source; hits: Hits }): number {
  const shared = source.tags.filter((tag) => gate.themes.includes(tag)).length;
  const leads = gate.themes[0] === source.tags[0] ? 8 : 0;
  const holdsFirst = gate.themes[0] !== undefined && source.tags.includes(gate.themes[0]) ? 30 : 0;
  return leads + holdsFirst + 6 * shared + (hits.card ? 40 : 0);
}

/** Brazilian data goes before foreign data as relevant; what was not read goes last. */
function trust(source: Source): number {
  const local = source.country === 'Brasil' ? 1.15 : 1;
  const read = { page: 1, secondary: 0.95, unconfirmed: 0.6 }[source.confirmed];
  return local * read;
}

function byRank(a: Candidate, b: Candidate): number {
  return a.rank - b.rank || b.score - a.score || (a.source.id < b.source.id ? -1 : 1);
}
