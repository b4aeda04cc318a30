import type { ScriptPlan } from '../../../../shared/script-timing.ts';

const charactersPerLine = 42;
const linesPerCaption = 2;

/** The speech as SubRip captions: two lines of 42 characters at most, each as long as its words take. */
export function writeSubtitles({ parts }: ScriptPlan): string {
  let start = 0;
  const captions = parts.flatMap(({ text, seconds }) => {
    const texts = splitIntoCaptions(text);
    const length = texts.reduce((sum, caption) => sum + countWords(caption), 0);
    return texts.map((caption) => {
      const end = start + (seconds * countWords(caption)) / length;
      const times = `${clock(start)} --> ${clock(end)}`;
      start = end;
      return `${times}\n${breakLines(caption).join('\n')}\n`;
    });
  });
  return captions.map((caption, place) => `${place + 1}\n${caption}`).join('\n');
}

/** Full captions, cut where a sentence ends when that is near. */
function splitIntoCaptions(text: string): string[] {
  const captions: string[] = [];
  let caption = '';
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = caption === '' ? word : `${caption} ${word}`;
    const isFull = breakLines(longer).length > linesPerCaption;
    const endsSentence = /[.?…]”?$/u.test(caption) && caption.length > charactersPerLine / 2;
    if (caption !== '' && (isFull || endsSentence)) {
      captions.push(caption);
      caption = word;
    } else {
      caption = longer;
    }
  }
  return caption === '' ? captions : [...captions, caption];
}

function breakLines(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= charactersPerLine)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function countWords(text: string): number {
  return text.split(' ').length;
}

/** 83.5 seconds as "00:01:23,500". */
function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (unit: number, base: number, width: number) =>
    String(Math.floor(milliseconds / unit) % base).padStart(width, '0');
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)},${part(1, 1000, 3)}`;
}
