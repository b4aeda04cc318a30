import { expect, test } from 'vitest';
import { expireMeasuring } from './remove-cookies.ts';

test('the cookies of measuring are removed on every domain that may hold them, and no others', () => {
  const cookies = '_ga=GA1.1.7; fisga=1; _ga_X1=GS2; _gallery=2; _gcl_au=1.1';
  expect(expireMeasuring(cookies, 'app.fisga.com.br')).toEqual(
    ['_ga', '_ga_X1', '_gcl_au'].flatMap((name) =>
      ['', '; Domain=app.fisga.com.br', '; Domain=fisga.com.br', '; Domain=com.br'].map(
        (domain) => `${name}=; Max-Age=0; Path=/${domain}`,
      ),
    ),
  );
  expect(expireMeasuring('_gid=1', 'localhost')).toEqual(['_gid=; Max-Age=0; Path=/']);
  expect(expireMeasuring('', 'localhost')).toEqual([]);
});
