import type { Card, Content, LexiconEntry } from '../content.ts';
import { isListedWord } from '../language/common-words.ts';
import { foldText } from '../language/fold-text.ts';
import { isForeign } from '../language/is-foreign.ts';
import { lemmasOf } from './lemmas.ts';

/** Mends the words of a running text that the content knows under another spelling. */
export type TypoMender = (running: string) => string;

/** Shorter words have too many neighbours. */
const shortestTypo = 6;

/**
 * Mends missing accents and single typos (a letter too many, missing or changed, or two exchanged) with the words of the cards and of the
 * lexicon. A word with several neighbours stays as it is, as does whatever has a capital and every text in another language.
 */
export function createTypoMender({
  cards,
  lexicon,
  foreignNames,
}: Pick<Content, 'cards' | 'lexicon' | 'foreignNames'>): TypoMender {
  const spelt = countSpellings(cards, lexicon);
  const spellings = spellingsByFolded(spelt);
  const seen = new Set([
    ...spelt.keys(),
    ...cards.flatMap(typedWords),
    ...foreignNames.flatMap(({ wordings }) => wordings.flatMap(wordsIn)),
  ]);
  const neighbours = groupByShape(spellings.keys());
  const mend = (word: string): string => {
    if (isKnown(word, seen)) return word;
    const folded = foldText(word);
    const accented = spellings.get(folded);
    if (accented !== undefined) return accented;
    const nearest =
      word.length < shortestTypo || /[áéíóúâêôãõ]/u.test(word) ? null : nearestWord(folded, neighbours);
    return (nearest === null ? null : spellings.get(nearest)) ?? word;
  };
  return (running) => (isForeign(running) ? running : running.replace(lowerCaseWord, mend));
}

const lowerCaseWord = /(?<![\p{L}\p{N}@#.'-])\p{Ll}{3,24}(?![\p{L}\p{N}@'-])(?!\.\p{L})/gu;

/** The letters of the Latin blocks: `\\p{L}` would take a third of the start. */
const wordsIn = (text: string) => text.toLowerCase().match(/[a-zªºß-öø-ɏ]+/g) ?? [];

/** How often each word stands in what is written with care: names, questions, hooks, answers, nouns. */
function countSpellings(
  cards: readonly Card[],
  lexicon: readonly LexiconEntry[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (text: string) => {
    for (const word of wordsIn(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  for (const { lemma } of lexicon) count(lemma);
  for (const { name, questions } of cards) {
    count(name);
    for (const { question, hooks, answer } of questions) {
      count(question);
      if (answer !== null) count(answer);
      for (const { text } of hooks) count(text);
    }
  }
  return counts;
}

/** Words that cards list as people type them, slips among them: known, and no pattern for others. */
const typedWords = ({ wordings, cues }: Card) => [...wordings, ...cues].flatMap(wordsIn);

/** The usual spelling of each folded word. */
function spellingsByFolded(counts: ReadonlyMap<string, number>): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const [word, count] of counts) {
    const folded = foldText(word);
    const usual = spellings.get(folded);
    if (usual === undefined || count > (counts.get(usual) ?? 0)) spellings.set(folded, word);
  }
  return spellings;
}

function isKnown(word: string, seen: ReadonlySet<string>): boolean {
  if (seen.has(word) || isListedWord(word)) return true;
  for (const lemma of lemmasOf(word)) if (lemma !== word && seen.has(lemma)) return true;
  return false;
}

/** Folded words by their first letter and their length. */
type Shapes = ReadonlyMap<string, readonly string[]>;

function groupByShape(words: Iterable<string>): Shapes {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < shortestTypo - 1) continue;
    const shape = `${word.charAt(0)}${word.length}`;
    const group = groups.get(shape);
    if (group === undefined) groups.set(shape, [word]);
    else group.push(word);
  }
  return groups;
}

/** The only word one slip away that begins alike; null where there is none or several. */
function nearestWord(folded: string, shapes: Shapes): string | null {
  let found: string | null = null;
  for (const length of [folded.length - 1, folded.length, folded.length + 1])
    for (const word of shapes.get(`${folded.charAt(0)}${length}`) ?? []) {
      if (!isOneSlip(folded, word)) continue;
      if (found !== null) return null;
      found = word;
    }
  return found;
}

/**
 * One letter doubled, inserted, left out or exchanged with its neighbour (Damerau), or one changed for a letter beside it on the keyboard
 * or of its sound. A changed last letter makes another form ("mofado", "mofada").
 */
function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length === 2 && right.length === 2) return left[0] === right[1] && left[1] === right[0];
  if (end === 0 || otherForm.some((ending) => ending.test(one) !== ending.test(other))) return false;
  if (left.length + right.length <= 1) return true;
  return left.length === 1 && right.length === 1 && isEasilyTakenFor(left, right);
}

/** "reverso" and "reversão", "melando" and "melado". */
const otherForm = [/ao$/u, /ndo$/u];

const keyboard = ['qwertyuiop', 'asdfghjkl', ' zxcvbnm'];
const sounds = ['sczx', 'ei', 'ou', 'gj', 'mn', 'ul', 'kcq', 'bv', 'dt'];

function isEasilyTakenFor(one: string, other: string): boolean {
  if (sounds.some((letters) => letters.includes(one) && letters.includes(other))) return true;
  const [at, beside] = [placeOf(one), placeOf(other)];
  return Math.abs(at.row - beside.row) <= 1 && Math.abs(at.column - beside.column) <= 1;
}

function placeOf(letter: string): { row: number; column: number } {
  const row = keyboard.findIndex((keys) => keys.includes(letter));
  return { row, column: keyboard[row]?.indexOf(letter) ?? -9 };
}
