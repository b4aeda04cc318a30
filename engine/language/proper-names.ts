import { brazilianTowns } from './brazilian-towns.ts';
import { foldText } from './fold-text.ts';
import {
  namesLikeWords,
  type ProperNameGroup,
  type ProperNameKind,
  properNameGroups,
  wordsAtTheStart,
} from './proper-name-lists.ts';
import type { Gender, GrammaticalNumber } from './topic-types.ts';

export interface ProperName {
  text: string;
  kind: ProperNameKind;
  gender: Gender | null;
  number: GrammaticalNumber;
  takesArticle: boolean;
}

const towns: ProperNameGroup = { kind: 'place', gender: null, takesArticle: false, names: brazilianTowns };
const properNames = buildProperNames();
const likeWords = new Set(namesLikeWords.split(/\s+/));
const likeWordsAtTheStart = new Set(wordsAtTheStart.split(/\s+/));
const longestNameInWords = 6;

/** The longest known name that begins at word `at`, and how many words it takes. */
export function findProperName(
  words: readonly string[],
  at: number,
): { name: ProperName; length: number } | null {
  const folded = words.slice(at, at + longestNameInWords).map(keyOf);
  for (let length = folded.length; length > 0; length -= 1) {
    const key = folded.slice(0, length).join(' ');
    const name = properNames.get(key);
    if (name && isWrittenAsName(words.slice(at, at + length).join(' '), key, name, at))
      return { name, length };
  }
  return null;
}

function isWrittenAsName(written: string, key: string, name: ProperName, at: number): boolean {
  if (!likeWords.has(key)) return true;
  if (written !== name.text) return false;
  return at > 0 || !likeWordsAtTheStart.has(key) || written === written.toUpperCase();
}

function buildProperNames(): ReadonlyMap<string, ProperName> {
  const names = new Map<string, ProperName>();
  for (const group of [...properNameGroups, towns]) {
    for (const entry of group.names.split(',')) {
      const isPlural = entry.trim().endsWith('*');
      const text = entry.trim().replace('*', '').replaceAll(/\s+/g, ' ');
      const key = keyOf(text);
      if (names.has(key)) continue;
      const { kind, gender, takesArticle } = group;
      names.set(key, { text, kind, gender, number: isPlural ? 'p' : 's', takesArticle });
    }
  }
  return names;
}

/** "Grande Sertão: Veredas" is typed without its colon. */
function keyOf(name: string): string {
  return foldText(name).replaceAll(':', '');
}
