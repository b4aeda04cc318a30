import { expect, test } from 'vitest';
import { describeBrowser } from './describe-browser.ts';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome no Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36'],
  ['Edge no Windows', 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'],
  ['Chrome no Android', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36'],
  [
    'Safari no iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${safari} Version/18.5 Safari/604.1`,
  ],
  [
    'Chrome no iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${safari} CriOS/140 Safari/604.1`,
  ],
  ['Firefox no Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Navegador desconhecido', 'curl/8.5.0'],
  ['Navegador desconhecido', null],
])('%s', (name, userAgent) => {
  expect(describeBrowser(userAgent)).toBe(name);
});
