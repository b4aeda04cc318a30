import { formerWordingsOf } from '../content/former-wordings.ts';
import type { Card } from '../content.ts';
import { classOfName } from '../language/classify-topic.ts';
import { foldText } from '../language/fold-text.ts';
import { classOfNoun } from '../language/noun-classes.ts';
import { findProperName } from '../language/proper-names.ts';
import { contentStems } from '../language/stems.ts';
import type { SemanticClass, TopicAnalysis } from '../language/topic-types.ts';

const nothing: ReadonlySet<string> = new Set();

/**
 * What a topic says beyond its subtopic, as stems: the barking of "cachorro que late muito", the age of "treinar depois
 * dos 50". Empty when the topic is no narrower than its subtopic, or when nobody wrote for the subtopic.
 */
export function topicFocus(analysis: TopicAnalysis, bank: Card | null): ReadonlySet<string> {
  if (bank === null) return nothing;
  const ofSubtopic = new Set(contentStems(bank.name));
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

/** Other specifics of a subtopic, and whether the topic shuts them out or only has little to do with them. */
export interface Rivals {
  specifics: Specifics;
  areShutOut: boolean;
  /** Written questions about somebody or something else of the topic's own kind. */
  questions: ReadonlySet<string>;
}

/**
 * What else its subtopic has for people who want something else: the feijoada and the baião of whoever typed "tacacá".
 * No specifics for a topic that says no more than its subtopic.
 */
export function topicRivals(analysis: TopicAnalysis, bank: Card | null, focus: ReadonlySet<string>): Rivals {
  const questions =
    bank?.questions.filter(
      ({ question }) => namesAnother(question, analysis) || namesOtherSpecies(question, analysis),
    ) ?? [];
  // Whoever names the subtopic too wants all of it: only a thing named alone shuts the others out.
  const isNamedAlone = contentStems(analysis.display).every((stem) => focus.has(stem));
  const { own, others } = bank === null || focus.size === 0 ? noSpecifics : splitSpecifics(bank, focus);
  return {
    specifics: others,
    areShutOut: own.length > 0 && isNamedAlone && isNamedThing(analysis),
    questions: new Set(questions.map(({ question }) => question)),
  };
}

/** "Mulher empreendedora" is a person too, but every question of her subtopic is for her. */
function isNamedThing({ semanticClass, noun }: TopicAnalysis): boolean {
  return namedThings.includes(semanticClass) && (semanticClass !== 'person' || noun?.isName === true);
}

interface SplitSpecifics {
  /** What the focus is one of. */
  own: Specifics;
  others: Specifics;
}

const noSpecifics: SplitSpecifics = { own: [], others: [] };

function splitSpecifics(bank: Card, focus: ReadonlySet<string>): SplitSpecifics {
  const shared = new Set([...contentStems(bank.name), ...stemsOfMost(bank)]);
  const { phrases, words } = formerWordingsOf(bank);
  const specifics = [...phrases, ...words]
    .map((phrase) => contentStems(phrase).filter((stem) => !shared.has(stem)))
    .filter((stems) => stems.length > 0);
  const isOwn = (stems: readonly string[]) => stems.some((stem) => focus.has(stem));
  return { own: specifics.filter(isOwn), others: specifics.filter((stems) => !isOwn(stems)) };
}

/** Whether a text speaks of one of the specifics: most of its words are there. */
export function namesSpecific(stems: ReadonlySet<string>, specifics: Specifics): boolean {
  return specifics.some(
    (specific) => specific.filter((stem) => stems.has(stem)).length * 2 > specific.length,
  );
}

/** Whether a text is about another person, place or work than the topic's own: Machado de Assis, for whoever typed "Cora Coralina". */
export function namesAnother(text: string, { semanticClass, display }: TopicAnalysis): boolean {
  if (!namedThings.includes(semanticClass)) return false;
  const own = foldText(display);
  const words = text.split(/[\s,:?]+/u);
  return words.some((_, at) => {
    const name = findProperName(words, at)?.name;
    return (
      name !== undefined && classOfName[name.kind] === semanticClass && !own.includes(foldText(name.text))
    );
  });
}

/** Words for any plant or animal. */
const anySpecies =
  /^(?:plantas?|animal|animais|pets?|flor|flores|mudas?|árvores?|hortas?|gramas?|pássaros?|peixes?|filhotes?|pragas?)$/iu;

/** Whether a text is about another plant or animal than the topic's own: the fern, for whoever typed "jiboia". */
function namesOtherSpecies(text: string, { noun, semanticClass, display }: TopicAnalysis): boolean {
  if (semanticClass !== 'living-being' || noun === null || anySpecies.test(noun.text.split(' ')[0] ?? ''))
    return false;
  const own = new Set(contentStems(display));
  const stems = contentStems(text);
  if (stems.some((stem) => own.has(stem))) return false;
  return text
    .split(/[\s,:?]+/u)
    .some((word) => !anySpecies.test(word) && classOfNoun(word) === 'living-being');
}

/** Stems that most of the subtopic's questions have: they tell its topics apart no better than its label. */
function stemsOfMost({ questions }: Card): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { question } of questions) {
    for (const stem of new Set(contentStems(question))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count * 2 > questions.length).map(([stem]) => stem));
}

/** The part of the focus that is a brand, a place or another name: somebody would miss it in every question. */
export function namesInFocus({ display }: TopicAnalysis, focus: ReadonlySet<string>): ReadonlySet<string> {
  const words = display.split(/[\s,:?]+/u);
  const names = words.flatMap((_, at) => findProperName(words, at)?.name.text ?? []);
  return new Set(names.flatMap((name) => contentStems(name)).filter((stem) => focus.has(stem)));
}

/** Whether a text speaks of the focus; true for every text when there is none. */
export function isInFocus(stems: Iterable<string>, focus: ReadonlySet<string>): boolean {
  if (focus.size === 0) return true;
  for (const stem of stems) if (focus.has(stem)) return true;
  return false;
}
