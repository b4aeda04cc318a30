import { capitaliseFirst, foldText } from './fold-text.ts';
import { mendSpelling } from './mend-spelling.ts';
import { settleCase } from './settle-case.ts';

export interface NormalisedTopic {
  /** As it stands inside a sentence: "marmita fit da semana", "iPhone 17". */
  running: string;
  /** As it stands alone: "Marmita fit da semana". */
  display: string;
  endsInQuestionMark: boolean;
}

/** Far beyond any usable topic; nothing after it is looked at. */
export const longestInput = 1200;
/** Past this a text is too long for a topic, and only its beginning is read. */
const longestRead = 420;
const longestDisplay = 140;
const laughter =
  /^(?:k{2,}|(?:rs){2,}|rs|(?:(?:h[aeiu]){2,}h?)|(?:(?:h?u[ae]){2,})|lo{2,}l|lmao|af+|ai{2,}|u?hu+l|pls|plz|xd|:[)d(p]|<3)$/i;
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u20E3\uFE0F]/gu;
const pictures = /\p{Extended_Pictographic}/gu;

/** Makes a typed topic readable: no emoji, laughter, shouting or misspelling. Linear in its length; never throws. */
export function normaliseTopic(raw: string): NormalisedTopic {
  const read = stripNoise(raw.slice(0, longestInput)).slice(0, longestRead);
  const text = read.replace(/(?<![\p{L}\p{N}])RS(?![\p{L}\p{N}])/gu, 'Rio Grande do Sul');
  const endsInQuestionMark = /\?[\s.!"”')]*$/.test(text.slice(-12));
  const words = text.split(' ').filter((word) => word !== '' && !isLaughter(word));
  const mended = trimPunctuation(mendSpelling(words).join(' '));
  const running = settleCase(mended);
  return { running, display: standingAlone(running), endsInQuestionMark };
}

/** A running topic as it stands alone; "iPhone 17" keeps its small letter. */
export function standingAlone(running: string): string {
  const startsLikeBrand = /^[a-z]+[A-Z]/.test(running);
  return shorten(startsLikeBrand ? running : capitaliseFirst(running));
}

/** The same for all spellings of one topic: lower case, no accents, no punctuation, no laughter. */
export function topicKey(raw: string): string {
  let key = keyOf(raw);
  for (let round = 0; round < 3; round += 1) {
    const next = keyOf(key);
    if (next === key) break;
    key = next;
  }
  return key;
}

function keyOf(raw: string): string {
  return foldText(normaliseTopic(raw).running)
    .replace(/\bc\+\+/g, 'c plus plus')
    .replace(/\bc#/g, 'c sharp')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function stripNoise(raw: string): string {
  return raw
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\u200B-\u200F\u2060\uFEFF\u00AD]|\uFE0F/g, '')
    .replace(/\s/g, ' ')
    .replace(unseen, ' ')
    .replace(pictures, ' ')
    .replace(/\uFFFD/g, ' ')
    .replace(/[‘’´`]/g, "'")
    .replace(/ +/g, ' ')
    .trim();
}

function isLaughter(word: string): boolean {
  return word.length < 60 && laughter.test(word.replace(/[.,!?…]+$/, ''));
}

function trimPunctuation(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && /[\s.,;:!?…"'“”«»*_~#\-–—|/\\>)\]}=+]/.test(text.charAt(start))) start += 1;
  while (end > start && /[\s.,;:!?…"'“”«»*_~\-–—|/\\<([{=]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function shorten(text: string): string {
  if (text.length <= longestDisplay) return text;
  const cut = text.slice(0, longestDisplay);
  const space = cut.lastIndexOf(' ');
  return trimPunctuation(space > 60 ? cut.slice(0, space) : cut);
}
