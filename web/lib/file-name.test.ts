import { describe, expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

const nameOf = (title: string) => fileNameOf({ prefix: 'fisga', title, extension: 'png' });

describe('fileNameOf', () => {
  it('is the first words without accents and signs, whatever the title', () => {
    expect(nameOf('Dormir melhor')).toBe('fisga-dormir-melhor.png');
    expect(nameOf('Cinco alarmes tocaram, e o ônibus já passou.')).toBe(
      'fisga-cinco-alarmes-tocaram-e-o-onibus.png',
    );
    expect(nameOf('CON/../..\\aux:*?')).toBe('fisga-con-aux.png');
    expect(nameOf('😴 “…”')).toBe('fisga.png');
  });

  it('is short, and ends in a letter', () => {
    const name = nameOf(`${'a'.repeat(53)} bcdef`);
    expect(name).toBe(`fisga-${'a'.repeat(53)}.png`);
  });
});
