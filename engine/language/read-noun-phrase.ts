import { foldText } from './fold-text.ts';
import { genderOfEnding, numberOfNoun } from './gender-of-noun.ts';
import { findNoun } from './nouns.ts';
import { findProperName, type ProperName } from './proper-names.ts';
import type { Gender, GrammaticalNumber, NounPhrase } from './topic-types.ts';

export interface ReadNoun {
  phrase: NounPhrase;
  /** The name at its head, if it is one. */
  name: ProperName | null;
  /** The head as written: "lugares" in "melhores lugares baratos". */
  head: string;
  /** Words of the phrase up to the end of its head. */
  headEnd: number;
}

const masculineDeterminers = /^(?:o|os|um|uns|meus?|seus?|teus?|esses?|estes?|nossos?)$/;
const feminineDeterminers = /^(?:as?|umas?|minhas?|suas?|tuas?|essas?|estas?|nossas?)$/;
const adjectivesBefore =
  /^(?:melhor|melhores|pior|piores|bom|boa|bons|boas|mau|ma|novo|nova|novos|novas|pequeno|pequena|pequenos|pequenas|grande|grandes|falso|falsa|primeiro|primeira|primeiros|primeiras|segunda|segundo|ultimo|ultima|velho|velha|antigo|antiga|proprio|propria|proximo|proxima|maior|menor|meio|meia|dois|duas|tres|quatro|cinco|dez|\d+|ex|mini|super|micro|pos|pre)$/;
const agreeing = /^(?:\p{L}+(?:os|as|o|a))$/u;
const agreeingAdjective =
  /(?:[iao]d[oa]|[^aeiou]iv[oa]|os[oa]|[ií]c[oa]|[aá]ri[oa]|[eo]n[oa]|an[oa]|nov[oa]|barat[oa]|car[oa]|sec[oa]|limp[oa]|cur[td]?[oa]|fri[oa]|pront[oa]|roman\p{L}+[oa]|eletric[oa]|branc[oa]|pret[oa]|vermelh[oa]|antig[oa]|magr[oa]|gord[oa]|lind[oa]|feminin[oa]|masculin[oa]|complet[oa]|perfeit[oa])s?$/u;

/** Reads a noun phrase: its gender and number from an article, a known name, the lexicon, a sure ending or an adjective. */
export function readNounPhrase(text: string): ReadNoun {
  const words = text.split(' ').filter((word) => word !== '');
  const determiner = words.length > 1 ? readDeterminer(words[0] ?? '') : undefined;
  if (determiner) words.shift();
  const found = findProperName(words, 0);
  if (found) return readNamed(words, found.name, found.length, determiner);
  const at = headIndex(words);
  const { noun, length } = headNoun(words, at);
  const head = words.slice(at, at + length).join(' ');
  const unknownName = noun === null && /^\p{Lu}\p{Ll}/u.test(head);
  if (unknownName) return readUnknownName(words, at, determiner);
  const gender = noun ? noun.gender : genderOfEnding(head);
  const phrase = {
    text: words.join(' '),
    gender: determiner?.[0] ?? gender ?? genderOfAdjective(words[at + length], noun !== null),
    number: determiner?.[1] ?? noun?.number ?? numberOfNoun(head),
    takesArticle: !startsWithPreposition(words),
  };
  return {
    phrase: startsWithPreposition(words) ? { ...phrase, gender: null } : phrase,
    name: null,
    head,
    headEnd: at + length,
  };
}

/** Somebody or something that no list knows: no article is tried, and bare prepositions only for two capitals. */
function readUnknownName(
  words: readonly string[],
  at: number,
  determiner: readonly [Gender, GrammaticalNumber] | undefined,
): ReadNoun {
  const hasSurname = /^\p{Lu}\p{Ll}/u.test(words[at + 1] ?? '');
  const phrase: NounPhrase = {
    text: words.join(' '),
    gender: determiner?.[0] ?? null,
    number: determiner?.[1] ?? 's',
    takesArticle: determiner !== undefined || !hasSurname,
    ...(hasSurname && { isName: true as const }),
  };
  return { phrase, name: null, head: words[at] ?? '', headEnd: at + (hasSurname ? 2 : 1) };
}

function readNamed(
  words: readonly string[],
  name: ProperName,
  length: number,
  determiner: readonly [Gender, GrammaticalNumber] | undefined,
): ReadNoun {
  const isName = name.kind !== 'product' && name.kind !== 'acronym';
  const phrase: NounPhrase = {
    text: words.join(' '),
    gender: name.gender ?? determiner?.[0] ?? null,
    number: name.number,
    takesArticle: name.takesArticle,
    ...(isName && { isName: true as const }),
  };
  return { phrase, name, head: name.text, headEnd: length };
}

function readDeterminer(word: string): readonly [Gender, GrammaticalNumber] | undefined {
  const number = word.endsWith('s') ? 'p' : 's';
  if (masculineDeterminers.test(word)) return ['m', number];
  return feminineDeterminers.test(word) ? ['f', number] : undefined;
}

function headIndex(words: readonly string[]): number {
  let at = 0;
  while (at < words.length - 1 && adjectivesBefore.test(foldText(words[at] ?? ''))) at += 1;
  return at;
}

/** The longest noun of the lexicon at the head: "air fryer" before "air". */
function headNoun(
  words: readonly string[],
  at: number,
): { noun: ReturnType<typeof findNoun>; length: number } {
  for (let length = Math.min(3, words.length - at); length > 0; length -= 1) {
    const noun = findNoun(strip(words.slice(at, at + length).join(' ')));
    if (noun) return { noun, length };
  }
  return { noun: null, length: 1 };
}

/** An adjective right after an unknown head agrees with it; only clear ones count. */
function genderOfAdjective(word: string | undefined, isPerson: boolean): Gender | null {
  if (!word) return null;
  const bare = strip(word);
  if (!agreeing.test(bare) || !agreeingAdjective.test(foldText(bare))) return null;
  if (!isPerson && findNoun(bare)) return null;
  return /as?$/.test(bare) ? 'f' : 'm';
}

function startsWithPreposition(words: readonly string[]): boolean {
  return /^(?:de|da|do|em|na|no|nas|nos|com|sem|para|pra|por|pelo|pela|ao|à|entre|sobre|até|após|depois|antes|que|se|e|ou|não)$/i.test(
    words[0] ?? '',
  );
}

function strip(word: string): string {
  return word.replace(/[,.;:!?)"”']+$/, '');
}
