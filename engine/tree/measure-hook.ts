import { contentStems } from '../language/stems.ts';

/** What ranking and selection look at in a hook; a pure reading of its text. */
export interface HookMeasure {
  words: readonly string[];
  /** The first two words, lower case. */
  opening: string;
  fourGrams: readonly string[];
  stems: ReadonlySet<string>;
  isQuestion: boolean;
  startsWithYou: boolean;
  isFirstPerson: boolean;
}

/** At most so many hooks of a tree have one of these traits; more sound like one voice with one trick. */
export const mostInTree = { questions: 10, startsWithYou: 5, firstPerson: 4 };

const edgePunctuation = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const quoted = /“[^”]*”/gu;
const firstPersonWord =
  /(?<!\p{L})(?:eu|meus?|minhas?|mim|comigo|fiz|fui|achei|comecei|parei|passei|aprendi|demorei|testei|troquei)(?!\p{L})/iu;

/** Reads a hook once, so that the selection can compare it without reading it again. */
export function measureHook(text: string): HookMeasure {
  const words = wordsOf(text);
  const fourGrams: string[] = [];
  for (let first = 0; first + 4 <= words.length; first += 1)
    fourGrams.push(words.slice(first, first + 4).join(' '));
  return {
    words,
    opening: words.slice(0, 2).join(' '),
    fourGrams,
    stems: new Set(contentStems(text)),
    isQuestion: text.includes('?'),
    startsWithYou: words[0] === 'você' || (words[0] === 'se' && words[1] === 'você'),
    isFirstPerson: firstPersonWord.test(text.replace(quoted, ' ')),
  };
}

/** The words of a text in lower case, without the punctuation around them. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => word.replace(edgePunctuation, ''))
    .filter((word) => word !== '');
}

/** How much two sets have in common: shared over all (Jaccard). */
export function stemOverlap(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  if (left.size === 0 || right.size === 0) return 0;
  let shared = 0;
  for (const stem of left) if (right.has(stem)) shared += 1;
  return shared / (left.size + right.size - shared);
}
