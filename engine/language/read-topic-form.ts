import { foldText } from './fold-text.ts';
import { isForeign } from './is-foreign.ts';
import { classOfNoun } from './noun-classes.ts';
import { type ReadNoun, readNounPhrase } from './read-noun-phrase.ts';
import { readPair } from './read-pair.ts';
import { readSentence } from './read-sentence.ts';
import { cutToPoint, readFiniteAsInfinitive, readVerbPhrase } from './read-verb-phrase.ts';
import { splitQuestion } from './split-question.ts';
import type { NounPhrase, QuestionIntent, TopicForm, VerbPhrase } from './topic-types.ts';

export interface TopicShape {
  form: TopicForm;
  intent: QuestionIntent | null;
  noun: NounPhrase | null;
  verb: VerbPhrase | null;
  pair: readonly [NounPhrase, NounPhrase] | null;
  situation: string | null;
  /** The noun as read, for what its head tells. */
  head: ReadNoun | null;
}

const nothing = { intent: null, noun: null, verb: null, pair: null, situation: null, head: null } as const;

/** Reads the grammar of a topic in running text: what it is as a thing, as an act, as a question, as a complaint. */
export function readTopicForm(running: string, endsInQuestionMark: boolean): TopicShape {
  const { rest, intent, isQuestion } = splitQuestion(running, endsInQuestionMark);
  const pair = readPair(rest);
  if (pair) return { ...nothing, ...pair, form: 'question', intent: 'a-ou-b' };
  const shape = readStatement(rest, isQuestion);
  if (!isQuestion && !endsInQuestionMark) return shape;
  return {
    ...shape,
    form: shape.form === 'foreign' ? 'foreign' : 'question',
    intent: intent ?? shape.intent,
  };
}

function readStatement(text: string, isQuestion: boolean): TopicShape {
  if (isForeign(text)) return { ...nothing, form: 'foreign', noun: foreignNoun(text) };
  const verb = readVerbPhrase(text) ?? (isQuestion ? readQuestionVerb(text) : null);
  if (verb) return { ...nothing, form: 'infinitive', verb };
  const sentence = readSentence(text);
  if (sentence) return readComplaint(sentence);
  return readThing(text);
}

/** "como paro …", "como faz …"; a noun that is also a verb form stays a noun: "como treino em casa". */
function readQuestionVerb(text: string): VerbPhrase | null {
  const first = text.split(' ')[0] ?? '';
  return /^(?:o|a|os|as|meu|minha|meus|minhas|um|uma|casa|conta)$/i.test(first)
    ? null
    : readFiniteAsInfinitive(text);
}

function readComplaint(sentence: NonNullable<ReturnType<typeof readSentence>>): TopicShape {
  const head = sentence.noun ? readNounPhrase(sentence.noun.text) : null;
  const intent =
    sentence.verb && /^não consegue /.test(sentence.situation ?? '') ? 'por-que-nao-consigo' : null;
  return { ...nothing, ...sentence, form: 'sentence', intent, head };
}

function readThing(text: string): TopicShape {
  const start = text.replace(/^(?:em|no|na|nos|nas|com|para|pra|sobre) (?=\S)/i, '');
  const words = start.split(' ');
  const isLong = start.length > 60;
  const head = readNounPhrase(isLong ? cutToPoint(words) : start);
  return { ...nothing, form: formOfThing(head), noun: head.phrase, head };
}

function formOfThing(read: ReadNoun): TopicForm {
  const kind = read.name?.kind;
  if (kind === 'place') return 'place';
  if (kind === 'person') return 'person';
  if (kind === 'brand' || kind === 'game' || kind === 'product') return 'product';
  const isWhole = read.phrase.text.split(' ').length === read.headEnd;
  if (isWhole && classOfNoun(read.head) === 'product') return 'product';
  return isWhole && !foldText(read.phrase.text).includes(' ') ? 'single-word' : 'noun-phrase';
}

function foreignNoun(text: string): NounPhrase {
  return { text, gender: null, number: 's', takesArticle: true };
}
