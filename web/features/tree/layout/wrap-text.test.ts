import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceText, wrapText } from './wrap-text.ts';

const widthOf = (text: string) => [...text].length;

describe('wrapText', () => {
  it('fills each line and breaks only a word that is too long for any', () => {
    expect(wrapText('um dois três quatro', 8, widthOf)).toEqual(['um dois', 'três', 'quatro']);
    expect(wrapText('a inconstitucional b', 6, widthOf)).toEqual(['a', 'incons', 'tituci', 'onal b']);
    expect(wrapText('   ', 8, widthOf)).toEqual([]);
  });
});

describe('balanceText', () => {
  it('leaves no word alone when the lines can be even', () => {
    expect(balanceText('uma hora de esteira e a calça igual', 30, widthOf)).toEqual([
      'uma hora de esteira',
      'e a calça igual',
    ]);
  });

  it('keeps every letter, every width and the number of lines', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zãç]{1,20}$/), { maxLength: 30 }),
        fc.integer({ min: 5, max: 60 }),
        (words, width) => {
          const text = words.join(' ');
          const lines = balanceText(text, width, widthOf);
          expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
          for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
          expect(lines.length).toBe(wrapText(text, width, widthOf).length);
        },
      ),
    );
  });
});
