import { countWords } from '../language/count-words.ts';
import { findProperName } from '../language/proper-names.ts';
import { contentStems } from '../language/stems.ts';
import { isKnownInfinitive } from '../language/verb-forms.ts';
import { blockedPhrases, hasBlockedPhrase } from './blocked-phrases.ts';
import { countSyllables } from './count-syllables.ts';
import { findDisagreement } from './find-disagreement.ts';
import { stemOverlap } from './measure-hook.ts';

export interface LintSubject {
  text: string;
  /** The question the hook stands under, when it is already known. */
  question?: string;
  /** Words that may carry a capital, or be English, because the topic or its content has them. */
  names?: ReadonlySet<string>;
}

export const hookLimits = { minimumWords: 4, maximumWords: 16, maximumSyllables: 30, questionOverlap: 0.5 };

type Check = (text: string, names: ReadonlySet<string>) => boolean;

/** Each fault and how to find it, the cheap ones first. */
const checks: readonly (readonly [reason: string, isAtFault: Check])[] = [
  ['exclamation', (text) => text.includes('!')],
  ['unfilled-slot', (text) => /[{}]|(?<!\p{L})(?:undefined|null|NaN)(?!\p{L})/u.test(text)],
  ['too-short', (text) => countWords(text) < hookLimits.minimumWords],
  ['too-long', (text) => countWords(text) > hookLimits.maximumWords],
  ['unbalanced-quotes', (text) => !hasBalancedQuotes(text)],
  ['emoji', (text) => /\p{Extended_Pictographic}/u.test(text)],
  ['doubled-word', hasDoubledWord],
  ['loose-contraction', (text) => looseContraction.test(text)],
  ['gerund-opening', opensWithGerund],
  ['mid-sentence-capital', hasStrayCapital],
  ['english', hasEnglish],
  ['too-many-syllables', (text) => text.length > 60 && countSyllables(text) > hookLimits.maximumSyllables],
  ['disagreement', (text) => findDisagreement(text) !== null],
];

const noNames: ReadonlySet<string> = new Set();
const looseContraction =
  /(?:^| )(?:(?:[Dd]e|[Ee]m|[Pp]or) (?:os?|as?)|(?:[Dd]e|[Ee]m) (?:el[ea]s?|ess[ea]s?|aquel[ea]s?|isso)|[Pp]ra (?:os?|as?)|[Aa] (?:o|os|a|as))(?= |[,.;:?…])/u;
const english = new Set(
  'the and you your how what with this that from about tips here why when best small business life change'.split(
    ' ',
  ),
);

/** Names every reason why a hook may not be shown; an empty list means that it may. */
export function lintHook({ text, question, names = noNames }: LintSubject): string[] {
  const reasons = checks.filter(([, isAtFault]) => isAtFault(text, names)).map(([reason]) => reason);
  for (const { reason, pattern } of blockedPhrases) if (pattern.test(text)) reasons.push(reason);
  if (question !== undefined && restates(text, question)) reasons.push('restates-question');
  return reasons;
}

/** Whether the lint finds nothing; stops at the first fault. */
export function passesLint({ text, question, names = noNames }: LintSubject): boolean {
  if (hasBlockedPhrase(text) || checks.some(([, isAtFault]) => isAtFault(text, names))) return false;
  return question === undefined || !restates(text, question);
}

/** Whether a hook says again what its question asks. */
export function restates(text: string, question: string): boolean {
  return restatesStems(new Set(contentStems(text)), new Set(contentStems(question)));
}

/** The same, for texts whose stems are already known. */
export function restatesStems(hook: ReadonlySet<string>, question: ReadonlySet<string>): boolean {
  return stemOverlap(hook, question) >= hookLimits.questionOverlap;
}

function hasDoubledWord(text: string): boolean {
  const words = text.toLowerCase().split(' ');
  return words.some((word, place) => place > 0 && word === words[place - 1] && /^\p{L}+$/u.test(word));
}

/** "Fazendo isso, você…"; "remendo" and "defendo" only look like one, and "vendo" is as often "I sell". */
function opensWithGerund(text: string): boolean {
  const word = /^“?(\p{L}+[aei]ndo)(?!\p{L})/iu.exec(text)?.[1]?.toLowerCase();
  if (!word || word === 'vendo') return false;
  return isKnownInfinitive(`${word.slice(0, -3)}r`);
}

function hasBalancedQuotes(text: string): boolean {
  if (/["«»]/u.test(text)) return false;
  let open = 0;
  for (const character of text) {
    if (character === '“') open += 1;
    if (character === '”') open -= 1;
    if (open < 0 || open > 1) return false;
  }
  return open === 0;
}

/** A capital is at home after a full stop, in an acronym or a single letter (vitamina C), in a known name and in a word of the topic. */
function hasStrayCapital(text: string, names: ReadonlySet<string>): boolean {
  if (!/[\p{L}\d,;:)”] \p{Lu}/u.test(text)) return false;
  const tokens = text.split(' ');
  let coveredUntil = 0;
  for (const [place, token] of tokens.entries()) {
    const bare = (words: readonly string[]) => words.map((word) => word.replace(/[^\p{L}\d-]+$/u, ''));
    const name = place < coveredUntil ? null : findProperName(bare(tokens), place);
    if (name) coveredUntil = place + name.length;
    const word = token.match(/^\p{Lu}[\p{L}\d]*/u)?.[0];
    const startsSentence = place === 0 || /[.?…]”?$/u.test(tokens[place - 1] ?? '');
    if (!word || startsSentence || place < coveredUntil || names.has(word)) continue;
    const isAcronym = !/\p{Ll}{2}/u.test(word) && !/^[AEO]$/u.test(word);
    if (!isAcronym) return true;
  }
  return false;
}

function hasEnglish(text: string, names: ReadonlySet<string>): boolean {
  return text
    .split(/[^\p{L}]+/u)
    .some((word) => english.has(word.toLowerCase()) && !names.has(word) && !names.has(word.toLowerCase()));
}
