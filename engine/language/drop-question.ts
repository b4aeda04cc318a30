import { countWords } from './count-words.ts';
import { foldText } from './fold-text.ts';
import { framings, questionEnds, questionStarts, questionsWithMark } from './question-patterns.ts';

/** What a topic is about, without its framing and question words: "viralizar no TikTok", "iPhone 17". */
export function dropQuestion(running: string, endsInQuestionMark: boolean): string {
  const text = dropFraming(running);
  const subject = beforeColon(text);
  if (subject !== null) return subject;
  const unsure = text.replace(/,? ou não$/i, '');
  for (const start of questionStarts) {
    const rest = dropStart(unsure, start);
    if (rest !== null && rest !== '') return dropEnd(rest) ?? rest;
  }
  return dropEnd(unsure) ?? (endsInQuestionMark ? dropEnd(unsure, questionsWithMark) : null) ?? unsure;
}

/** "Suculentas: como cuidar" is about what stands before the colon. */
function beforeColon(text: string): string | null {
  const at = text.search(/: |: ?$/);
  const left = text.slice(0, Math.max(0, at)).trim();
  if (at < 3 || left.split(' ').length > 6) return null;
  const right = foldText(text.slice(at + 1).trim());
  return / (?:ou (?!nao)|x |vs )/.test(right) ? null : left;
}

function dropFraming(running: string): string {
  let text = running;
  for (const framing of framings) text = dropStart(text, framing) || text;
  return text;
}

function dropEnd(text: string, ends: readonly RegExp[] = questionEnds): string | null {
  const folded = foldText(text);
  for (const end of ends) {
    const match = end.exec(folded);
    if (match && match.index > 1) {
      const wordsBefore = countWords(folded.slice(0, match.index));
      return trimEnd(text.split(' ').slice(0, wordsBefore).join(' '));
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

function trimEnd(text: string): string {
  return text.replace(/[\s,;:-]+$/, '');
}
