import { foldText } from '../../language/fold-text.ts';
import { plainWord } from './plain-word.ts';
import { foldedForms } from './verb-forms-folded.ts';
import { wordsOfCalm } from './words-of-calm.ts';
import { wordsOfDanger } from './words-of-danger.ts';
import { wordsOfHarm } from './words-of-harm.ts';
import { wordsOfMind } from './words-of-mind.ts';
import { wordsOfPeople } from './words-of-people.ts';

/** A word or phrase that stands for a concept; `rest` holds the words of a phrase after its first. */
export interface RiskEntry {
  concept: string;
  rest: readonly string[];
}

const none: readonly RiskEntry[] = [];
const shortestBySound = 6;
const entriesByWord = new Map<string, RiskEntry[]>();
const entriesBySound = new Map<string, RiskEntry[]>();
const ownPhrases = new Set<string>();
readLists([wordsOfPeople, wordsOfHarm, wordsOfDanger, wordsOfMind, wordsOfCalm]);

/** The concepts that begin with this folded word. */
export function entriesOf(word: string): readonly RiskEntry[] {
  return entriesByWord.get(word) ?? none;
}

/** The same for a word that no list has, by its sound: "suissidio", "maconia". */
export function entriesOfSound(word: string): readonly RiskEntry[] {
  return (word.length >= shortestBySound && entriesBySound.get(soundOf(word))) || none;
}

/** Makes a phrase of a rule a concept of its own, and gives its name. */
export function addPhrase(phrase: string): string {
  const folded = foldText(phrase);
  if (!ownPhrases.has(folded)) addEntry(folded, folded);
  ownPhrases.add(folded);
  return folded;
}

function readLists(lists: readonly string[]): void {
  const lines = lists.flatMap((list) => list.trim().split('\n'));
  const members = new Map<string, string[]>();
  for (const line of lines) {
    const [, name = '', sign = '', words = ''] = /^(\w+) ([=<]) (.*)$/.exec(line) ?? [];
    const read = words
      .split(' ')
      .flatMap((word) => (sign === '<' ? foldedForms(foldText(word)) : formsOf(word)));
    members.set(name, [...(members.get(name) ?? []), ...read]);
  }
  for (const name of members.keys()) {
    for (const word of expand(name, members)) addEntry(word, name);
  }
}

/** Capitals stand for another concept; all else is a word with its plural. */
function formsOf(word: string): string[] {
  if (/^[A-Z]+$/.test(word)) return [word];
  const folded = foldText(word);
  return folded.includes('_') || folded.endsWith('s') || /\d/.test(folded)
    ? [folded]
    : [folded, pluralOf(folded)];
}

function pluralOf(word: string): string {
  if (/[^a]l$/.test(word) && word.length > 3)
    return word.endsWith('il') ? `${word.slice(0, -1)}s` : `${word.slice(0, -1)}is`;
  if (word.endsWith('al')) return `${word.slice(0, -1)}is`;
  if (word.endsWith('cao')) return `${word.slice(0, -2)}oes`;
  if (word.endsWith('m')) return `${word.slice(0, -1)}ns`;
  return /[rz]$/.test(word) ? `${word}es` : `${word}s`;
}

function expand(name: string, members: ReadonlyMap<string, readonly string[]>): string[] {
  return [
    ...new Set(
      (members.get(name) ?? []).flatMap((word) => (/^[A-Z]+$/.test(word) ? expand(word, members) : [word])),
    ),
  ];
}

function addEntry(phrase: string, concept: string): void {
  const [first = '', ...rest] = phrase.split('_').map(plainWord).join(' ').split(' ');
  const entry = { concept, rest };
  entriesByWord.set(first, [...(entriesByWord.get(first) ?? []), entry]);
  if (rest.length > 0 || first.length < shortestBySound) return;
  const sound = soundOf(first);
  entriesBySound.set(sound, [...(entriesBySound.get(sound) ?? []), entry]);
}

/** One spelling for what sounds alike. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/sc(?=[ei])|ss|c(?=[ei])|x(?=[ei])|z/g, 's')
    .replace(/qu|k|q|c(?!h)/g, 'k')
    .replace(/ch|sh/g, 'x')
    .replace(/w/g, 'u')
    .replace(/y/g, 'i')
    .replace(/^h/, '')
    .replace(/^(?:des|dis)/, 'dis')
    .replace(/n(?=[pb])/g, 'm')
    .replace(/(.)\1+/g, '$1')
    .replace(/u$/, 'o')
    .replace(/i$/, 'e');
}
