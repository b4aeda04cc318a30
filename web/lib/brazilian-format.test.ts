import { describe, expect, it } from 'vitest';
import {
  countOf,
  formatDate,
  formatLongDate,
  formatMoment,
  formatPrice,
  formatSeconds,
  formatTime,
} from './brazilian-format.ts';

const morning = new Date(2026, 10, 22, 9, 5);
/** The spaces that no line breaks at, to be seen. */
const shown = (text: string) => text.replaceAll('\u00a0', '_');

describe('money, days, times and counts', () => {
  it.each([
    [formatPrice(19.9), 'R$_19,90'],
    [formatPrice(1234.5), 'R$_1.234,50'],
    [formatDate(morning), '22/11/2026'],
    [formatDate(null), '-'],
    [formatLongDate(morning), '22_de novembro de 2026'],
    [formatTime(morning), '09:05'],
    [formatMoment(morning), '22_de_nov.,_09:05'],
    [countOf(1, ['crédito', 'créditos']), '1_crédito'],
    [countOf(0, ['crédito', 'créditos']), '0_créditos'],
    [formatSeconds(0.2), '1_s'],
    [formatSeconds(47.6), '48_s'],
    [formatSeconds(59.7), '1_min'],
    [formatSeconds(112), '1_min 52_s'],
    [formatSeconds(120), '2_min'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected));
});
