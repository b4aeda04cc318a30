import { foldText } from './fold-text.ts';
import { isForeign } from './is-foreign.ts';
import { findNoun, type KnownNoun } from './nouns.ts';
import { chatSpellings, misspellings } from './spelling-mends.ts';
import { infinitiveWithAccents } from './verb-forms.ts';

const mendOfChat = readPairs(chatSpellings);
const mendOfMisspelling = readPairs(misspellings);
/** Without their accents these are other words. */
const wordsOfTheirOwn = new Set(
  'pais coco avo maca baba bebe esta sabia secretaria la ima roi para por ve da de do no ai ia as e a o os ha as num musgo cara fa pacas pelo pela forma sobre carne se te me cabo roca ato tao vos nos ter'.split(
    ' ',
  ),
);
const pairMends = new Map([
  ['vale apena', 'vale a pena'],
  ['o q', 'o que'],
  ['tik tok', 'TikTok'],
  ['tic tac toc', 'TikTok'],
  ['you tube', 'YouTube'],
  ['chat gpt', 'ChatGPT'],
  ['skin care', 'skincare'],
  ['wi fi', 'wi-fi'],
  ['air frier', 'air fryer'],
  ['air frayer', 'air fryer'],
  ['ar fryer', 'air fryer'],
  ['guarda roupa', 'guarda-roupa'],
  ['mercado livre', 'Mercado Livre'],
  ['em baixo', 'embaixo'],
  ['de mais', 'demais'],
  ['por quê', 'por que'],
]);

/** The words as a dictionary writes them, as far as that is certain. */
export function mendSpelling(words: readonly string[]): string[] {
  if (isForeign(words.join(' '))) return [...words];
  const mended: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const pair = pairMends.get(`${word} ${words[at + 1] ?? ''}`.toLowerCase());
    if (pair) at += 1;
    const isKept = /^to$/i.test(word) && !isEstou(words[at - 1] ?? '', words[at + 1] ?? '');
    mended.push(pair ?? (isKept ? word : mendWord(word, words[at - 1] ?? '')));
  }
  return mended.join(' ').split(' ');
}

/** "to" for "tô": after who speaks, or before what one can be; in "verbo to be" and "Stairway to Heaven" it is English. */
function isEstou(before: string, after: string): boolean {
  if (/^(?:|eu|n[aã]o|que|e|mas|j[aá]|ainda|tamb[eé]m|porque|pq|se|s[oó]|quando|hoje|agora)$/i.test(before))
    return !/^(?:be|do|the|go|get|have|you|me|my)$/i.test(after);
  return /(?:[aei]ndo|[ai]d[oa])$|^(?:com|sem|na|no|em|de|aqui|muito|bem|mal|t[aã]o|mais|meio|quase|super)$/i.test(
    after,
  );
}

function mendWord(word: string, before: string): string {
  const chat = mendOfChat.get(word.toLowerCase());
  if (chat && !isUpperCaseWord(word)) return chat;
  const [, open = '', core = '', close = ''] =
    /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}+#]*)$/u.exec(word.slice(0, 60)) ?? [];
  if (core === '' || word.length > 60) return word;
  const lower = core.toLowerCase();
  const mend =
    (isUpperCaseWord(core) ? undefined : mendOfChat.get(lower)) ??
    mendOfMisspelling.get(lower) ??
    restoreAccents(lower, before);
  if (!mend || mend === lower) return word;
  return open + keepCase(core, mend) + close;
}

function restoreAccents(lower: string, before: string): string | null {
  if (lower === 'bebe' && /^(?:o|do|meu|de|no|ao|um|pro|com|seu|para|pra|)$/.test(before.toLowerCase()))
    return 'bebê';
  if (lower.length < 3 || wordsOfTheirOwn.has(lower) || foldText(lower) !== lower) return null;
  const noun = findNoun(lower);
  if (noun && noun.text === noun.text.toLowerCase()) return spellLike(lower, noun);
  return infinitiveWithAccents(lower);
}

/** The noun with its accents, in the number in which it was typed. */
function spellLike(lower: string, noun: KnownNoun): string | null {
  const { text } = noun;
  if (foldText(text) === lower) return text;
  const plural = text.endsWith('ão')
    ? text.slice(0, -2) + (lower.endsWith('oes') ? 'ões' : lower.endsWith('aes') ? 'ães' : 'ãos')
    : text.endsWith('el')
      ? `${text.slice(0, -2)}éis`
      : text.endsWith('ol')
        ? `${text.slice(0, -2)}óis`
        : text.endsWith('m')
          ? `${text.slice(0, -1)}ns`
          : `${text}s`;
  return foldText(plural) === lower ? plural : null;
}

function keepCase(typed: string, mend: string): string {
  if (mend !== mend.toLowerCase()) return mend;
  if (isUpperCaseWord(typed)) return mend.toUpperCase();
  return /^\p{Lu}/u.test(typed) ? mend.charAt(0).toUpperCase() + mend.slice(1) : mend;
}

function isUpperCaseWord(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
}

function readPairs(list: string): ReadonlyMap<string, string> {
  const pairs = list
    .trim()
    .split(/\s+/)
    .map((pair) => pair.replaceAll('_', ' ').split('='));
  return new Map(pairs.map(([wrong = '', right = '']) => [wrong, right]));
}
