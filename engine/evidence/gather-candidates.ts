import type { Material } from '../../shared/busca-referencias.ts';
import type { Knowledge } from '../knowledge.ts';
import {
  countKeywordHits,
  countPhrases,
  countSharedKeywords,
  type IndexedSource,
  mentionsAny,
  weighKeywordHits,
} from './corpus.ts';
import type { TagMapping } from './map-topic-to-tags.ts';
import { getPhrases, getStems, stemWord } from './search-terms.ts';
import type { Source } from './source-schema.ts';

export interface Candidate {
  source: Source;
  match: Material['match'];
  /** 0 goes first. */
  rank: number;
  score: number;
}

interface Query {
  topic: string;
  hook: string;
}

interface QueryWords {
  hook: ReadonlySet<string>;
  topic: ReadonlySet<string>;
  /** Of the hook, and not of the topic. */
  hookAlone: ReadonlySet<string>;
}

/** What a source has in common with the query: words that describe it, and the topic's own subtopic. */
interface Hits {
  hook: number;
  topic: number;
  subtopic: boolean;
}

interface Gate {
  tags: readonly string[];
  /** The subtopic that the tree of this topic is about; its sources are let in whatever their themes. */
  own: string | null;
  subtopics: readonly string[];
  /** Themes that the topic does not name prove nothing: a source must then speak of the topic itself. */
  needsTopic: boolean;
}

/** Every source that may be shown for a query, the best first. */
export function gatherCandidates(query: Query, knowledge: Knowledge): Candidate[] {
  const { indexedSources, scoreSources } = knowledge.corpus;
  const gate = openGate(query, knowledge);
  if (gate.tags.length === 0 && gate.subtopics.length === 0) return [];
  const hookScores = scoreSources(query.hook);
  const topicScores = scoreSources(query.topic);
  const words = readWords(query);
  const phrases = [...getPhrases(query.topic), ...getPhrases(query.hook)];
  const candidates = indexedSources.flatMap((indexed) => {
    const { id } = indexed.source;
    const textScore =
      (hookScores.get(id) ?? 0) +
      0.8 * (topicScores.get(id) ?? 0) +
      phraseWorth * countPhrases(phrases, indexed);
    return judge(indexed, { gate, words, textScore }, knowledge);
  });
  return favourNeighbours(candidates.sort(byRank), knowledge);
}

function readWords(query: Query): QueryWords {
  const [hook, topic] = [getStems(query.hook), new Set(getStems(query.topic))];
  return { hook: new Set(hook), topic, hookAlone: new Set(hook.filter((stem) => !topic.has(stem))) };
}

/** Among sources that are only of the same theme, those nearest to the best one go first. */
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

/**
 * The topic's own themes decide; without any, the hook's; without those, the themes of the first solid hit. A topic known
 * to lie outside every theme gets what is on it, and nothing the hook's words happen to call up.
 */
function openGate({ topic, hook }: Query, knowledge: Knowledge): Gate {
  const { mapTopicToTags, themesOf } = knowledge.themes;
  const own = knowledge.matchSubtopic(topic).subtopic;
  if (own !== null && themesOf(own).length === 0)
    return { own, tags: [], subtopics: [own], needsTopic: true };
  const fromTopic = mapTopicToTags(topic);
  const fromHook = mapTopicToTags(hook);
  if (own !== null && fromTopic.tags.length > 0) {
    const tags = [...new Set([...fromTopic.tags, ...themesOf(own)])];
    return { ...narrowGate({ tags, subtopics: [own] }, fromHook), own, needsTopic: false };
  }
  if (fromTopic.tags.length > 0) return { ...narrowGate(fromTopic, fromHook), own, needsTopic: false };
  const needsTopic = getStems(topic).length > 0;
  if (fromHook.tags.length > 0) return { ...fromHook, own: null, needsTopic };
  return { own: null, tags: getTagsOfFirstHit(`${topic} ${hook}`, knowledge), subtopics: [], needsTopic };
}

/** Where the hook names one of the topic's themes, that theme goes first. */
function narrowGate(topic: TagMapping, hook: TagMapping): TagMapping {
  const shared = topic.tags.filter((tag) => hook.tags.includes(tag));
  return {
    tags: [...shared, ...topic.tags.filter((tag) => !shared.includes(tag))],
    subtopics: topic.subtopics.length > 0 ? topic.subtopics : hook.subtopics,
  };
}

/** The themes of the first solid hit: enough words of the query describe the source, and its score is clear of the noise. */
function getTagsOfFirstHit(text: string, { corpus, themes }: Knowledge): readonly string[] {
  const stems = new Set(getStems(text));
  const scores = corpus.scoreSources(text);
  const solid = corpus.indexedSources
    .filter((indexed) => countKeywordHits(stems, indexed) >= solidHits)
    .map(({ source }) => ({ source, score: scores.get(source.id) ?? 0 }))
    .filter(({ score }) => score >= solidScore)
    .sort((a, b) => b.score - a.score);
  const tags = solid[0]?.source.tags ?? [];
  const narrow = tags.filter((tag) => !themes.isBroadTag(tag));
  return narrow.length > 0 ? narrow : tags;
}

const solidHits = 3;
const solidScore = 30;

function judge(
  indexed: IndexedSource,
  { gate, words, textScore }: { gate: Gate; words: QueryWords; textScore: number },
  knowledge: Knowledge,
): Candidate[] {
  const { source } = indexed;
  const isOfSubtopic = source.subtopics.some((slug) => gate.subtopics.includes(slug));
  const isOfOwn = gate.own !== null && source.subtopics.includes(gate.own);
  if (!isOfOwn && !source.tags.some((tag) => gate.tags.includes(tag))) return [];
  const hits = {
    hook: countKeywordHits(words.hook, indexed),
    topic: countKeywordHits(words.topic, indexed),
    subtopic: isOfSubtopic,
  };
  if (gate.needsTopic && hits.topic === 0) return [];
  const isNear = hits.hook + hits.topic > 0 || hits.subtopic;
  if (!isNear && !source.tags.some((tag) => gate.tags.includes(tag) && !knowledge.themes.isBroadTag(tag)))
    return [];
  const isStrange = namesChildren(words) && !mentionsAny(childStems, indexed);
  const score = (textScore + closeness({ gate, source, hits })) * trust(source) * (isStrange ? 0.3 : 1);
  const isOnHook =
    !isStrange &&
    matchesHook(indexed, { gate, words, hits }, knowledge) &&
    matchesTopic(source, { gate, words, hits }, knowledge);
  if (isOfSubtopic) return [{ source, score, ...(isOnHook ? ranks.both : ranks.topic) }];
  if (!isOnHook) return [{ source, score, ...ranks.theme }];
  return [
    {
      source,
      score,
      ...(weighKeywordHits(words.hook, indexed, knowledge.corpus) >= 4 ? ranks.hookClosely : ranks.hook),
    },
  ];
}

/** What a source is on, in the order in which such sources are shown; the topic counts more than a word or two of the hook. */
const ranks = {
  both: { rank: 0, match: 'hook' },
  hookClosely: { rank: 1, match: 'hook' },
  topic: { rank: 2, match: 'topic' },
  hook: { rank: 3, match: 'hook' },
  theme: { rank: 4, match: 'theme' },
} as const satisfies Record<string, Pick<Candidate, 'rank' | 'match'>>;

/**
 * Two words of the hook describe the source, or a rare one, or one beside the topic. A hook is full of Sundays, tables and
 * drawers: where the subtopic is known, a source of another one needs three.
 */
function matchesHook(
  indexed: IndexedSource,
  { gate, words, hits }: { gate: Gate; words: QueryWords; hits: Hits },
  { corpus }: Knowledge,
): boolean {
  const weight = weighKeywordHits(words.hook, indexed, corpus);
  if (hits.subtopic) return weighKeywordHits(words.hookAlone, indexed, corpus) >= 2;
  if (gate.subtopics.length > 0) return weight >= 3;
  return weight >= 2 || (hits.hook === 1 && hits.topic > 0);
}

/** A hook's words mean what they mean within its topic: "caro" under breastfeeding is not about food prices. */
function matchesTopic(
  source: Source,
  { gate, words, hits }: { gate: Gate; words: QueryWords; hits: Hits },
  { themes }: Knowledge,
): boolean {
  const [firstTag = ''] = gate.tags;
  if (hits.subtopic || hits.topic === words.topic.size) return true;
  if (namesChildren(words)) return false;
  return source.tags.includes(firstTag) && (!themes.isBroadTag(firstTag) || hits.topic > 0);
}

function namesChildren(words: QueryWords): boolean {
  return childStems.some((stem) => words.topic.has(stem) || words.hook.has(stem));
}

/** Findings on adults, or on another side of childhood, do not answer a question about a baby or a child. */
const childStems = ['bebe', 'crianca', 'filho', 'filha', 'adolescente'].map(stemWord);

/** How central the query's themes are to the source, in the unit of the text score. */
function closeness({ gate, source, hits }: { gate: Gate; source: Source; hits: Hits }): number {
  const shared = source.tags.filter((tag) => gate.tags.includes(tag)).length;
  const leads = gate.tags[0] === source.tags[0] ? 8 : 0;
  const holdsFirst = gate.tags[0] !== undefined && source.tags.includes(gate.tags[0]) ? 30 : 0;
  return leads + holdsFirst + 6 * shared + (hits.subtopic ? 40 : 0);
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
