import { bareObjectOf } from './bare-object.ts';
import { conjugatePhrase, joinWords, partsOf } from './conjugate-phrase.ts';
import type { VerbCell } from './conjugate-verb.ts';
import {
  contractPreposition,
  definiteArticle,
  demonstrativeOf,
  indefiniteArticle,
  pronounOf,
} from './contract-preposition.ts';
import type { NounPhrase, TopicAnalysis, VerbPhrase } from './topic-types.ts';

export interface TopicSurface {
  /** "t:de" → "da air fryer"; a form that the topic does not have is absent. */
  forms: ReadonlyMap<string, string>;
  /** What changes when the sentence is told by "eu": "me organizar". */
  inFirstPerson: ReadonlyMap<string, string>;
  isReflexive: boolean;
  number: 's' | 'p' | null;
}

const prepositions = ['de', 'em', 'a', 'por', 'pra', 'com'] as const;
const verbSlots: readonly (readonly [slot: string, cell: VerbCell])[] = [
  ['v:ger', 'gerund'],
  ['v:3s', 'third'],
  ['v:1s', 'first'],
  ['v:imp', 'imperfect'],
  ['v:perf1', 'preterite'],
  ['v:imper', 'imperative'],
];
const surfaces = new WeakMap<TopicAnalysis, TopicSurface>();

/** Every form in which a topic can enter a sentence, worked out once for each analysis. */
export function topicSurface(analysis: TopicAnalysis): TopicSurface {
  const known = surfaces.get(analysis);
  if (known) return known;
  const surface = buildSurface(analysis);
  surfaces.set(analysis, surface);
  return surface;
}

function buildSurface({ noun, verb }: TopicAnalysis): TopicSurface {
  const forms = new Map<string, string>();
  const inFirstPerson = new Map<string, string>();
  if (noun) addNounForms(forms, noun);
  if (verb) addVerbForms(forms, inFirstPerson, verb);
  const isReflexive = verb !== null && partsOf(verb.verb).isReflexive;
  return { forms, inFirstPerson, isReflexive, number: noun ? noun.number : null };
}

/** How far somebody is says nothing of the thing: a game is still the game "pra iniciante". */
const level = / (?:pra|para|de) (?:quem (?:tá|está) começando|iniciantes?|leigos?)$/iu;

function addNounForms(forms: Map<string, string>, noun: NounPhrase): void {
  const { gender, number, takesArticle, isName } = noun;
  const text = noun.text.replace(level, '');
  forms.set('t', text);
  if (!takesArticle && (gender || isName)) addBareForms(forms, text);
  if (!gender) return;
  if (isName || takesArticle) forms.set('t:ele', pronounOf(gender, number));
  if (!takesArticle) return;
  const article = definiteArticle(gender, number);
  forms.set('t:o', `${article} ${text}`);
  for (const preposition of prepositions) {
    forms.set(`t:${preposition}`, `${contractPreposition(preposition, article)} ${text}`);
  }
  if (isName) return;
  forms.set('t:esse', `${demonstrativeOf(gender, number)} ${text}`);
  if (number === 's') forms.set('t:um', `${indefiniteArticle(gender, number)} ${text}`);
}

function addBareForms(forms: Map<string, string>, text: string): void {
  forms.set('t:o', text);
  for (const preposition of prepositions) forms.set(`t:${preposition}`, `${preposition} ${text}`);
}

function addVerbForms(
  forms: Map<string, string>,
  inFirstPerson: Map<string, string>,
  phrase: VerbPhrase,
): void {
  const { isReflexive, infinitive } = partsOf(phrase.verb);
  forms.set('v', joinWords(phrase.verb, phrase.rest));
  forms.set('v:head', phrase.verb);
  for (const [slot, cell] of verbSlots) {
    const form = conjugatePhrase(phrase, cell, 'third');
    if (form && isSayable(infinitive, cell)) forms.set(slot, form);
  }
  const object = /^(?:ser|estar|ficar|virar|parecer)$/.test(infinitive) ? null : bareObjectOf(phrase.rest);
  if (object) forms.set('o', object);
  if (!isReflexive) return;
  const own = phrase.verb.replace(/(^|não )se /, '$1me ');
  inFirstPerson.set('v', joinWords(own, phrase.rest)).set('v:head', own);
  for (const [slot, cell] of [
    ['v:ger', 'gerund'],
    ['v:imp', 'imperfect'],
  ] as const) {
    inFirstPerson.set(slot, conjugatePhrase(phrase, cell, 'first') ?? '');
  }
}

/** Nobody orders somebody to want, to be able or to have to. */
function isSayable(infinitive: string, cell: VerbCell): boolean {
  return cell !== 'imperative' || !/^(?:querer|poder|dever|caber|valer|haver)$/.test(infinitive);
}
