import type { BankSubtopic } from '../content/content-types.ts';
import { subtopics } from '../content/subtopics.ts';
import { moreTopicWords } from '../content/topic-words.ts';
import { contentStems } from '../language/stems.ts';
import type { SemanticClass, TopicAnalysis } from '../language/topic-types.ts';

const nothing: ReadonlySet<string> = new Set();

/**
 * What a topic says beyond its subtopic, as stems: the barking of "cachorro que late muito", the age of "treinar depois
 * dos 50". Empty when the topic is no narrower than its subtopic, or when nobody wrote for the subtopic.
 */
export function topicFocus(analysis: TopicAnalysis, bank: BankSubtopic | null): ReadonlySet<string> {
  if (bank === null) return nothing;
  const row = subtopics.find(({ domain, slug }) => domain === bank.domain && slug === bank.subtopic);
  const ofSubtopic = new Set(contentStems(row?.label ?? ''));
  const common = stemsOfMost(bank);
  return new Set(contentStems(analysis.display).filter((stem) => !ofSubtopic.has(stem) && !common.has(stem)));
}

/** One of these excludes the others of its kind; an act or an idea has facets instead. */
const namedThings: readonly SemanticClass[] = [
  'food',
  'product',
  'place',
  'person',
  'living-being',
  'work-of-art',
];

/** Phrases of a subtopic, each as the stems that tell it apart. */
export type Specifics = readonly (readonly string[])[];

/**
 * What else its subtopic has for people who want something else: the feijoada and the baião of whoever typed "tacacá".
 * Empty unless the focus is one of the subtopic's own known specifics.
 */
export function topicRivals(
  { semanticClass, display }: TopicAnalysis,
  bank: BankSubtopic | null,
  focus: ReadonlySet<string>,
): Specifics {
  if (bank === null || focus.size === 0 || !namedThings.includes(semanticClass)) return [];
  // Whoever names the subtopic too wants all of it: only a thing named alone has rivals.
  if (contentStems(display).some((stem) => !focus.has(stem))) return [];
  const row = subtopics.find(({ domain, slug }) => domain === bank.domain && slug === bank.subtopic);
  const shared = new Set([...contentStems(row?.label ?? ''), ...stemsOfMost(bank)]);
  const specifics = [...(row?.phrases ?? []), ...(moreTopicWords[bank.subtopic] ?? '').split(',')]
    .map((phrase) => contentStems(phrase).filter((stem) => !shared.has(stem)))
    .filter((stems) => stems.length > 0);
  const isOwn = (stems: readonly string[]) => stems.some((stem) => focus.has(stem));
  return specifics.some(isOwn) ? specifics.filter((stems) => !isOwn(stems)) : [];
}

/** Whether a text speaks of one of the specifics: most of its words are there. */
export function namesSpecific(stems: ReadonlySet<string>, specifics: Specifics): boolean {
  return specifics.some(
    (specific) => specific.filter((stem) => stems.has(stem)).length * 2 > specific.length,
  );
}

/** Stems that most of the subtopic's questions have: they tell its topics apart no better than its label. */
function stemsOfMost({ questions }: BankSubtopic): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { question } of questions) {
    for (const stem of new Set(contentStems(question))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count * 2 > questions.length).map(([stem]) => stem));
}

/** Whether a text speaks of the focus; true for every text when there is none. */
export function isInFocus(stems: Iterable<string>, focus: ReadonlySet<string>): boolean {
  if (focus.size === 0) return true;
  for (const stem of stems) if (focus.has(stem)) return true;
  return false;
}
