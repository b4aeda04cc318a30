/** `wrapText` with lines of about the same length, so that no word is left alone on the last one. */
export function balanceText(text: string, maximumWidth: number, widthOf: (text: string) => number): string[] {
  const lines = wrapText(text, maximumWidth, widthOf);
  if (lines.length < 2) return lines;
  let narrowest = lines;
  for (let part = 0.96; part >= 0.5; part -= 0.04) {
    const narrower = wrapText(text, maximumWidth * part, widthOf);
    if (narrower.length > lines.length) break;
    narrowest = narrower;
  }
  return narrowest;
}

/**
 * Breaks a text into lines no wider than `maximumWidth`; a word that is too long alone is broken inside. A middle dot between two
 * words stays with the line it ends, takes no room there and is not to be seen: `splitHangingDot` finds it.
 */
export function wrapText(text: string, maximumWidth: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of splitLongWords(text, maximumWidth, widthOf)) {
    const longer = word.isJoined || line === '' ? line + word.text : `${line} ${word.text}`;
    if (line !== '' && word.text !== dot && widthOf(longer) > maximumWidth) {
      lines.push(line);
      line = word.text;
    } else {
      line = longer;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** A line as it is seen, and the middle dot that hangs at its end, with the space before it; empty where there is none. */
export function splitHangingDot(line: string): { seen: string; hanging: string } {
  const hanging = line.endsWith(` ${dot}`) ? ` ${dot}` : '';
  return { seen: line.slice(0, line.length - hanging.length), hanging };
}

const dot = '·';
/** Where a line may break: at any space but those made not to. */
const breakingSpace = /[^\S\u00a0\u202f]+/u;

interface WordPiece {
  text: string;
  /** True when it goes on from the piece before it, with no space between. */
  isJoined: boolean;
}

function splitLongWords(text: string, maximumWidth: number, widthOf: (text: string) => number): WordPiece[] {
  const words = text.trim().split(breakingSpace).filter(Boolean);
  return words.flatMap((word) =>
    breakWord(word, maximumWidth, widthOf).map((piece, index) => ({ text: piece, isJoined: index > 0 })),
  );
}

function breakWord(word: string, maximumWidth: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= maximumWidth) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && widthOf(piece + character) > maximumWidth) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  pieces.push(piece);
  return pieces;
}
