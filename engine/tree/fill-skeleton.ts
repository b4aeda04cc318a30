import type { NounEntry, Skeleton } from '../content/content-types.ts';
import { conjugatePhrase, joinWords } from '../language/conjugate-phrase.ts';
import type { VerbCell } from '../language/conjugate-verb.ts';
import {
  contractPreposition,
  definiteArticle,
  demonstrativeOf,
  indefiniteArticle,
  pronounOf,
} from '../language/contract-preposition.ts';
import { fillTopicSlots } from '../language/fill-topic-slots.ts';
import { contentStems } from '../language/stems.ts';
import type { TopicAnalysis, VerbPhrase } from '../language/topic-types.ts';
import { finishSentence, joinPiece } from './finish-sentence.ts';
import { wordsOf } from './measure-hook.ts';
import { parseTemplate, type TemplatePart } from './parse-template.ts';
import type { Filler, FillerList } from './resolve-frame.ts';

/** A place of a skeleton that one filler takes; its name tells two fillers of one list apart. */
export interface FillerPlace {
  name: string;
  list: FillerList;
}

export interface CompiledSkeleton {
  skeleton: Skeleton;
  parts: readonly TemplatePart[];
  places: readonly FillerPlace[];
  takesTopic: boolean;
  /** Of its fixed words. */
  stems: ReadonlySet<string>;
  fixedWords: ReadonlySet<string>;
}

/** Parses a skeleton once; throws on a slot that does not exist, so that a typing slip never reaches a person. */
export function compileSkeleton(skeleton: Skeleton): CompiledSkeleton {
  const parts = parseTemplate(skeleton.template);
  const places = new Map<string, FillerPlace>();
  for (const part of parts)
    if (part.kind === 'filler') places.set(part.place, { name: part.place, list: part.list });
  for (const part of parts)
    if (part.kind === 'agreement' && !places.has(part.place))
      throw new Error(`agreement without its noun in: ${skeleton.template}`);
  const fixedWords = skeleton.template.replace(/\{[^}]*\}/gu, ' ');
  return {
    skeleton,
    parts,
    places: [...places.values()],
    takesTopic: /\{[tvo][:!}]/u.test(skeleton.template),
    stems: new Set(contentStems(fixedWords)),
    fixedWords: new Set(wordsOf(fixedWords)),
  };
}

/** Sets the fillers in their places; null when a form cannot be made or an agreement has no gender to follow. */
export function fillSkeleton(
  { parts, takesTopic }: CompiledSkeleton,
  fillers: ReadonlyMap<string, Filler>,
  analysis: TopicAnalysis,
): string | null {
  let text = '';
  for (const part of parts) {
    const piece = part.kind === 'words' ? part.text : fillPart(part, fillers.get(part.place));
    if (piece === null) return null;
    text = part.kind === 'words' ? text + piece : joinPiece(text, piece);
  }
  const filled = takesTopic ? fillTopicSlots(text, analysis) : text;
  return filled === null ? null : finishSentence(filled);
}

function fillPart(part: Exclude<TemplatePart, { kind: 'words' }>, filler: Filler | undefined): string | null {
  const value = filler?.fields[part.field];
  if (value === undefined) return null;
  if (part.kind === 'agreement')
    return typeof value === 'object' && 'gender' in value ? agree(value, part.options) : null;
  if (typeof value === 'string') return part.form === 'bare' ? value.replace(/[.…]+$/u, '') : value;
  return 'verb' in value ? verbForm(value, part.form) : nounForm(value, part.form);
}

/** Two options follow number; four follow gender and number: m.s|f.s|m.p|f.p. */
function agree({ gender, number }: NounEntry, options: readonly string[]): string | null {
  if (options.length === 2) return options[number === 's' ? 0 : 1] ?? null;
  return options[(gender === 'm' ? 0 : 1) + (number === 's' ? 0 : 2)] ?? null;
}

/** A noun with its article, contracted where the form asks for a preposition; null for a form it does not have. */
function nounForm({ text, gender, number }: NounEntry, form: string): string | null {
  const article = definiteArticle(gender, number);
  switch (form) {
    case '':
      return text;
    case 'o':
      return `${article} ${text}`;
    case 'um':
      return number === 's' ? `${indefiniteArticle(gender, number)} ${text}` : null;
    case 'esse':
      return `${demonstrativeOf(gender, number)} ${text}`;
    case 'ele':
      return pronounOf(gender, number);
    case 'de':
    case 'em':
    case 'por':
    case 'pra':
    case 'a':
    case 'com':
      return `${contractPreposition(form, article)} ${text}`;
    default:
      return null;
  }
}

const cellOfForm: Readonly<Record<string, VerbCell>> = {
  '1s': 'first',
  '3s': 'third',
  imp: 'imperfect',
  perf1: 'preterite',
  ger: 'gerund',
  imper: 'imperative',
};

/** "Eu {wrongAct:imp}": every skeleton that uses the imperfect tells it of oneself. */
function verbForm(phrase: VerbPhrase, form: string): string | null {
  if (form === '' || form === 'inf') return joinWords(phrase.verb, phrase.rest);
  const cell = cellOfForm[form];
  return cell ? conjugatePhrase(phrase, cell, form === 'imp' ? 'first' : 'third') : null;
}
