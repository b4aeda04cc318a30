import { foldText } from './fold-text.ts';
import { framings, questionEnds, questionStarts, questionsWithMark } from './question-patterns.ts';
import type { QuestionIntent } from './topic-types.ts';

export interface SplitQuestion {
  /** What the question is about: "viralizar no TikTok", "iPhone 17". */
  rest: string;
  intent: QuestionIntent | null;
  isQuestion: boolean;
}

/** Takes framing and question words off a topic and keeps what the question asks. */
export function splitQuestion(running: string, endsInQuestionMark: boolean): SplitQuestion {
  const text = dropFraming(running);
  const afterColon = splitColon(text);
  if (afterColon) return afterColon;
  const unsure = text.replace(/,? ou não$/i, '');
  for (const { pattern, intent } of questionStarts) {
    const rest = dropStart(unsure, pattern);
    if (rest !== null && rest !== '') {
      const inner = splitEnd(rest);
      return { rest: inner?.rest ?? rest, intent: inner?.intent ?? intent, isQuestion: true };
    }
  }
  const ended = splitEnd(unsure) ?? (endsInQuestionMark ? splitEnd(unsure, questionsWithMark) : null);
  return ended ?? { rest: unsure, intent: null, isQuestion: unsure !== text };
}

/** "Suculentas: como cuidar" is about what stands before the colon; the rest may say what is asked. */
function splitColon(text: string): SplitQuestion | null {
  const at = text.search(/: |: ?$/);
  const left = text.slice(0, Math.max(0, at)).trim();
  if (at < 3 || left.split(' ').length > 6) return null;
  const right = foldText(text.slice(at + 1).trim());
  const asked = questionStarts.find(({ pattern }) => pattern.test(`${right} `));
  if (/ (?:ou (?!nao)|x |vs )/.test(right)) return null;
  return { rest: left, intent: asked?.intent ?? null, isQuestion: asked !== undefined };
}

function dropFraming(running: string): string {
  let text = running;
  for (const framing of framings) text = dropStart(text, framing) || text;
  return text;
}

function splitEnd(text: string, ends = questionEnds): SplitQuestion | null {
  const folded = foldText(text);
  for (const { pattern, intent } of ends) {
    const match = pattern.exec(folded);
    if (match && match.index > 1) {
      const wordsBefore = countWords(folded.slice(0, match.index));
      return { rest: trimEnd(text.split(' ').slice(0, wordsBefore).join(' ')), intent, isQuestion: true };
    }
  }
  return null;
}

/** Folding keeps the number of words, so that the matched words can be counted off the text with its accents. */
function dropStart(text: string, pattern: RegExp): string | null {
  const match = pattern.exec(foldText(text));
  if (!match) return null;
  const matched = match[0].trimEnd();
  return matched === '' ? null : text.split(' ').slice(countWords(matched)).join(' ');
}

function countWords(text: string): number {
  return text.trim().split(' ').length;
}

function trimEnd(text: string): string {
  return text.replace(/[\s,;:-]+$/, '');
}
