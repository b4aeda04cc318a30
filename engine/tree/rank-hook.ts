import type { Mechanism } from '../../shared/mechanisms.ts';
import { type QuestionFamily, questionFamilies } from '../language/topic-types.ts';
import type { HookCandidate, MeasuredCandidate } from './hook-candidate.ts';
import { type HookMeasure, stemOverlap } from './measure-hook.ts';
import type { QuestionCandidate } from './question-candidate.ts';
import type { Rivals } from './topic-focus.ts';

/** What the topic and its content are made of; specificity is measured against it. */
export interface RankingContext {
  topicStems: ReadonlySet<string>;
  /** Stems of the nouns that the frame can touch or point at. */
  contentNouns: ReadonlySet<string>;
  /** What the topic says beyond its subtopic. */
  focus: ReadonlySet<string>;
  /** Other specifics of its subtopic. */
  rivals: Rivals;
}

/** Evidence features together never decide: text predicts little of what holds a viewer. */
const weights = {
  specificity: 0.25,
  relevance: 0.2,
  concreteness: 0.15,
  length: 0.15,
  evidence: 0.15,
  register: 0.1,
};

/** How well a hook would stand under a question, from 0 to about 1; only the order matters. */
export function rankHook(hook: MeasuredCandidate, question: QuestionCandidate): number {
  return hook.worth + weights.relevance * relevance(hook, question);
}

/** What a hook is worth under any question. */
export function intrinsicWorth(hook: HookCandidate, measure: HookMeasure, context: RankingContext): number {
  return (
    weights.specificity * specificity(measure, hook.isClose, context) +
    weights.concreteness * concreteness(measure, context) +
    weights.length * lengthFit(measure.words.length) +
    weights.evidence * evidence(measure) +
    weights.register * register(measure)
  );
}

/** Speaks of this topic rather than of any other. */
export function specificity(
  { stems }: HookMeasure,
  isClose: boolean,
  { topicStems, contentNouns }: RankingContext,
): number {
  const own = countShared(stems, topicStems) > 0 ? 0.4 : 0;
  const nouns = Math.min(2, countShared(stems, contentNouns)) / 2;
  return own + (isClose ? 0.3 : 0) + nouns * 0.3;
}

/** Speaks of what this question asks: its words, its family and the ways of opening that suit it. */
export function relevance(hook: MeasuredCandidate, question: QuestionCandidate): number {
  if (hook.question === question.text) return 1;
  const words = Math.min(1, stemOverlap(hook.measure.stems, question.askedStems) * 4);
  const cue = hook.cues.includes(question.family) ? 1 : 0;
  const family = hook.families?.includes(question.family) ? 1 : 0;
  const suits = suitedMechanisms[question.family].includes(hook.mechanism) ? 1 : 0;
  return words * 0.3 + cue * 0.3 + family * 0.2 + suits * 0.2;
}

/** One to three things to see: none is vague, more is a list. */
export function concreteness({ stems }: HookMeasure, { contentNouns }: RankingContext): number {
  const things = countShared(stems, contentNouns);
  if (things === 0) return 0.3;
  return things <= 3 ? 1 : 0.6;
}

/** Eight or nine words are what three seconds hold. */
export function lengthFit(words: number): number {
  const fit: Readonly<Record<number, number>> = {
    4: 0.6,
    5: 0.8,
    6: 0.95,
    7: 1,
    8: 1,
    9: 1,
    10: 0.85,
    11: 0.65,
    12: 0.45,
    13: 0.2,
  };
  return fit[words] ?? 0;
}

/** Spoken rather than written. */
export function register({ words }: HookMeasure): number {
  if (words.some((word) => writtenWords.has(word))) return 0;
  return words.some((word) => spokenWords.has(word)) ? 1 : 0.6;
}

/** Signs that held in large headline experiments; questions and "como/por que" openings lost. */
export function evidence({ words, isQuestion, isFirstPerson }: HookMeasure): number {
  let score = 0.4;
  if (isQuestion) score -= 0.4;
  if (words[0] === 'como' || words[0] === 'por') score -= 0.3;
  if (words.some((word) => pointingWords.has(word))) score += 0.2;
  if (words.slice(1).some((word) => numberWords.has(word) || /^\d/u.test(word))) score += 0.2;
  if (isFirstPerson || words.includes('ele') || words.includes('ela') || words[0] === 'quem') score += 0.2;
  return score;
}

const writtenWords = wordSet('portanto contudo todavia nosso nossa deve-se através');
const spokenWords = wordSet('tá pra pro né tô gente te aí daí só');
const pointingWords = wordSet('isso isto esse essa este esta aqui olha repara');
const numberWords = wordSet('dois duas três quatro cinco seis sete oito nove dez doze vinte trinta duzentas');

/** Words with which a hook takes up what a family of questions is about. */
const cueWords: Readonly<Record<QuestionFamily, ReadonlySet<string>>> = {
  fazer: wordSet(
    'começa começar começo começo primeiro primeira passo fazer faz montar testa teste anota pega jeito hoje',
  ),
  obstaculo: wordSet(
    'erro errado trava desiste para parar nada volta difícil problema culpa mesmo recomeça cansa tropeço',
  ),
  decisao: wordSet(
    'ou entre melhor caro barato preço vale escolhe escolher troca trocar prefiro fico compara conta dinheiro',
  ),
  tempo: wordSet(
    'tempo hora horas minuto minutos dia dias semana semanas mês meses ano anos cedo tarde amanhã hoje ontem demora pressa antes idade rápido devagar',
  ),
};

/**
 * The families whose language a hook speaks: of time for a question of time, of choice for a choice. A skeleton's own
 * words do not count, or the same few skeletons would win everywhere.
 */
export function cuedFamilies({ words }: HookMeasure, fixedWords: ReadonlySet<string>): QuestionFamily[] {
  return questionFamilies.filter((family) =>
    words.some((word) => cueWords[family].has(word) && !fixedWords.has(word)),
  );
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** The sixteen ways, by the question that each answers with the least effort. */
const suitedMechanisms: Readonly<Record<QuestionFamily, readonly Mechanism[]>> = {
  fazer: ['desafio', 'prova', 'cena', 'numero', 'quebra', 'erro', 'loop'],
  obstaculo: ['erro', 'custo', 'confissao', 'dialogo', 'chamada', 'cena', 'mito', 'lacuna'],
  decisao: ['compara', 'contra', 'mito', 'pergunta', 'dialogo', 'lacuna', 'custo'],
  tempo: ['antes-depois', 'numero', 'contra', 'confissao', 'desafio', 'prova', 'mito'],
};

function countShared(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of left) if (right.has(stem)) shared += 1;
  return shared;
}
