import { joinWords } from './conjugate-phrase.ts';
import { dropFirstPerson } from './drop-first-person.ts';
import { findNoun } from './nouns.ts';
import { isInfinitive } from './read-infinitive.ts';
import type { VerbPhrase } from './topic-types.ts';
import { findFiniteVerb } from './verb-forms.ts';

const clauseStarts = /^(?:quando|porque|pois|mas|enquanto|sendo|já|se|que|onde|embora|senão|porém)$/;
const longestComfortable = 56;

/** Reads "tocar violão", "me organizar melhor", "não desistir do treino"; null when no infinitive leads. */
export function readVerbPhrase(text: string): VerbPhrase | null {
  const words = text.split(' ');
  const isNegated = /^não$/i.test(words[0] ?? '');
  if (isNegated) words.shift();
  const hasPronoun = /^(?:me|se|te|nos)$/i.test(words[0] ?? '');
  if (hasPronoun) words.shift();
  const enclitic = /^(\p{L}+r)-(?:se|me|te)$/u.exec(words[0] ?? '');
  if (enclitic?.[1]) words[0] = enclitic[1];
  if (!isInfinitive(words)) return null;
  const [infinitive = '', ...rest] = words;
  const isReflexive = hasPronoun || enclitic !== null;
  const verb = joinWords(isNegated ? 'não' : '', isReflexive ? 'se' : '', infinitive);
  return { verb, rest: dropFirstPerson(cutToPoint(rest)) };
}

/** Reads the first or third person of a question as its infinitive: "paro de procrastinar" → parar. */
export function readFiniteAsInfinitive(text: string): VerbPhrase | null {
  const words = text.split(' ');
  if (/^eu$/i.test(words[0] ?? '')) words.shift();
  const isReflexive = /^(?:me|se)$/i.test(words[0] ?? '');
  if (isReflexive) words.shift();
  const verb = findFiniteVerb((words[0] ?? '').toLowerCase());
  if (!verb || verb.person === 'plural') return null;
  const infinitive = isReflexive ? `se ${verb.infinitive}` : verb.infinitive;
  return { verb: infinitive, rest: dropFirstPerson(cutToPoint(words.slice(1))) };
}

/** What is left when side clauses go: the first one told in the first person, and any in a long phrase. */
export function cutToPoint(words: readonly string[]): string {
  const isLong = words.join(' ').length > longestComfortable;
  for (let at = 1; at < words.length; at += 1) {
    const startsClause =
      clauseStarts.test(words[at] ?? '') || (words[at] === 'e' && isFirstPerson(words[at + 1]));
    const tellsOfSelf = words.slice(at + 1, at + 4).some(isFirstPerson);
    if (startsClause && (tellsOfSelf || (isLong && at > 1))) return clean(words.slice(0, at));
  }
  return isLong ? clean(shortenToComfort(words)) : clean(words);
}

function shortenToComfort(words: readonly string[]): readonly string[] {
  let length = 0;
  let cut = words.length;
  for (const [at, word] of words.entries()) {
    length += word.length + 1;
    if (length > longestComfortable) break;
    if (/[,;:.]$/.test(word) || /^(?:e|ou|com|para|pra|sem)$/.test(words[at + 1] ?? '')) cut = at + 1;
    else if (cut === words.length && length > longestComfortable - 12) cut = at + 1;
  }
  return words.slice(0, Math.max(1, cut));
}

function isFirstPerson(word: string | undefined): boolean {
  if (!word) return false;
  if (word === 'eu' || word === 'trabalho' || word === 'estudo') return true;
  return findFiniteVerb(word)?.person === 'first' && findNoun(word) === null && word !== 'como';
}

function clean(words: readonly string[]): string {
  const kept = [...words];
  while (
    kept.length > 1 &&
    /^(?:e|ou|de|da|do|em|na|no|com|para|pra|que|o|a|os|as|um|uma|por|ao|à)$/.test(kept.at(-1) ?? '')
  )
    kept.pop();
  return kept.join(' ').replace(/[\s,;:.!?-]+$/, '');
}
