import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceText, splitHangingDot, wrapText } from './wrap-text.ts';

const widthOf = (text: string) => [...text].length;

describe('wrapText', () => {
  it('fills each line and breaks only a word that is too long for any', () => {
    expect(wrapText('um dois três quatro', 8, widthOf)).toEqual(['um dois', 'três', 'quatro']);
    expect(wrapText('a inconstitucional b', 6, widthOf)).toEqual(['a', 'incons', 'tituci', 'onal b']);
    expect(wrapText('   ', 8, widthOf)).toEqual([]);
  });
});

describe('what must not be torn apart', () => {
  it('hangs a middle dot, unseen and without room, at the line that it ends, and begins none with it', () => {
    const origin = 'Sugestão de busca · Google · 22/11/2026';
    for (let width = 10; width <= widthOf(origin); width += 1) {
      const lines = wrapText(origin, width, widthOf);
      expect(lines.join(' ')).toBe(origin);
      for (const line of lines) {
        const { seen } = splitHangingDot(line);
        expect(seen).not.toMatch(/^·|·$/);
        expect(widthOf(seen)).toBeLessThanOrEqual(width);
      }
    }
    expect(wrapText(origin, 17, widthOf)).toEqual(['Sugestão de busca ·', 'Google ·', '22/11/2026']);
    expect(splitHangingDot('Google ·')).toEqual({ seen: 'Google', hanging: ' ·' });
    expect(splitHangingDot('a · b')).toEqual({ seen: 'a · b', hanging: '' });
  });

  it('breaks at no space that was made to hold', () => {
    expect(wrapText('custa R$\u00a019,90 hoje', 8, widthOf)).toEqual(['custa', 'R$\u00a019,90', 'hoje']);
  });

  it('breaks there before it breaks a word', () => {
    expect(wrapText('e\u00a0o\u00a0estrago', 8, widthOf)).toEqual(['e o', 'estrago']);
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
