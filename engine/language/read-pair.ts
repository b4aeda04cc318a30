import { foldText } from './fold-text.ts';
import { findNoun } from './nouns.ts';
import { findProperName } from './proper-names.ts';
import { type ReadNoun, readNounPhrase } from './read-noun-phrase.ts';
import { readVerbPhrase } from './read-verb-phrase.ts';
import type { NounPhrase, VerbPhrase } from './topic-types.ts';

export interface ReadPair {
  pair: readonly [NounPhrase, NounPhrase] | null;
  noun: NounPhrase | null;
  verb: VerbPhrase | null;
  /** The first option as read. */
  head: ReadNoun | null;
}

/** Reads "carro elétrico ou híbrido", "Nubank x Inter", "alugar ou comprar casa"; null when there are not two options. */
export function readPair(text: string): ReadPair | null {
  const sides = text.split(/ (?:ou|x|vs\.?|versus) /i);
  const [left = '', right = ''] = sides;
  if (sides.length !== 2 || left === '' || right === '' || right === 'não') return null;
  const [firstVerb, secondVerb] = [readVerbPhrase(left), readVerbPhrase(right)];
  if (firstVerb && secondVerb)
    return {
      pair: null,
      noun: null,
      head: null,
      verb: firstVerb.rest === '' && secondVerb.rest !== '' ? secondVerb : firstVerb,
    };
  if (firstVerb) return null;
  return readNouns(dropColon(left), right);
}

function readNouns(left: string, right: string): ReadPair {
  const first = readNounPhrase(left);
  const second = readNounPhrase(right);
  const isElliptical = isAdjectiveOf(right) && left.includes(' ');
  const other: NounPhrase = isElliptical
    ? { ...first.phrase, text: second.phrase.text, gender: first.phrase.gender, number: first.phrase.number }
    : second.phrase;
  const text = `${first.phrase.text} ou ${second.phrase.text}`;
  const noun: NounPhrase = isElliptical
    ? { ...first.phrase, text }
    : { text, gender: null, number: 's', takesArticle: false };
  return { pair: [first.phrase, other], noun, verb: null, head: first };
}

/** A single word that is no noun of its own: "híbrido" after "carro elétrico". */
function isAdjectiveOf(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length === 1 &&
    !findProperName(words, 0) &&
    !findNoun(text) &&
    /[oa]s?$|[aeiv]l$|nte$/.test(foldText(text))
  );
}

/** "o que emagrece mais: esteira" → "esteira". */
function dropColon(text: string): string {
  return text.slice(text.lastIndexOf(': ') + 1).trim();
}
