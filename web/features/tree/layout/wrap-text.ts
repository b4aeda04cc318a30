/** The width of a text set on one line; that of two words together is taken to be their sum and a space. */
export type WidthOf = (text: string) => number;

/** `wrapText` with lines of about the same length, so that no word is left alone on the last one. */
export function balanceText(text: string, maximumWidth: number, widthOf: WidthOf): string[] {
  const words = measureWords(text, widthOf);
  const lines = fillLines(words, maximumWidth, widthOf);
  if (lines.length < 2) return lines;
  let narrowest = lines;
  for (let part = 0.96; part >= 0.5; part -= 0.04) {
    const narrower = fillLines(words, maximumWidth * part, widthOf);
    if (narrower.length > lines.length) break;
    narrowest = narrower;
  }
  return narrowest;
}

/**
 * Breaks a text into lines no wider than `maximumWidth`; a word that is too long alone is broken inside. A middle dot between two
 * words stays with the line it ends, takes no room there and is not to be seen: `splitHangingDot` finds it.
 */
export function wrapText(text: string, maximumWidth: number, widthOf: WidthOf): string[] {
  return fillLines(measureWords(text, widthOf), maximumWidth, widthOf);
}

// Lines are tried a dozen times over, and a browser takes long to measure: each word is measured once.
function fillLines(words: readonly Word[], maximumWidth: number, widthOf: WidthOf): string[] {
  const spaceWidth = widthOf(' ');
  const lines: string[] = [];
  let line = '';
  let lineWidth = 0;
  for (const word of words.flatMap((each) => breakWord(each, maximumWidth, widthOf))) {
    const gap = word.isJoined ? '' : ' ';
    const longer = lineWidth + (word.isJoined ? 0 : spaceWidth) + word.width;
    if (line === '' || (word.text !== dot && longer > maximumWidth)) {
      if (line !== '') lines.push(line);
      line = word.text;
      lineWidth = word.width;
    } else {
      line += gap + word.text;
      lineWidth = longer;
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

interface Word {
  text: string;
  width: number;
  /** True when it goes on from the piece before it, with no space between. */
  isJoined: boolean;
}

function measureWords(text: string, widthOf: WidthOf): Word[] {
  const words = text.trim().split(breakingSpace).filter(Boolean);
  return words.map((word) => ({ text: word, width: widthOf(word), isJoined: false }));
}

function breakWord(word: Word, maximumWidth: number, widthOf: WidthOf): Word[] {
  if (word.width <= maximumWidth) return [word];
  // What is held together stays so only where a line has room for it.
  const held = word.text.split(/[\u00a0\u202f]/u);
  if (held.length > 1) {
    return held.flatMap((text) =>
      breakWord({ text, width: widthOf(text), isJoined: false }, maximumWidth, widthOf),
    );
  }
  const pieces: string[] = [];
  let piece = '';
  for (const character of word.text) {
    if (piece !== '' && widthOf(piece + character) > maximumWidth) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  pieces.push(piece);
  return pieces.map((each, index) => ({ text: each, width: widthOf(each), isJoined: index > 0 }));
}
