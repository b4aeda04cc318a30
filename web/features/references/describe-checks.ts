import type { CheckReport, ClaimDoubt } from '../../../shared/busca-referencias.ts';
import { countOf } from '../../lib/brazilian-format.ts';

/** What to look at again, before the words in question. */
export const doubtTexts: Record<ClaimDoubt, string> = {
  'number-context': 'O número está na fonte; veja se é da mesma coisa:',
  'causal-verb': 'Fala de causa, e este tipo de estudo só mostra associação:',
  direction: 'Confira se sobe ou se desce:',
  overlap: 'Tem pouco em comum com o que lemos da fonte:',
};

/** "Comparamos 9 frases deste material com o que lemos das fontes. Os 4 números delas aparecem lá." */
export function describeChecks({ sentences, numbers, doubts }: CheckReport, what: string): string {
  const compared = `Comparamos ${countOf(sentences, ['frase', 'frases'])} ${what} com o que lemos das fontes.`;
  const found = sayNumbers(numbers, sentences === 1 ? 'dela' : 'delas');
  const doubted = countOf(doubts.length, ['ponto pede o seu olho:', 'pontos pedem o seu olho:']);
  return [compared, found, doubts.length > 0 && doubted].filter(Boolean).join(' ');
}

function sayNumbers(numbers: number, whose: string): string {
  if (numbers === 0) return '';
  return numbers === 1 ? `O número ${whose} aparece lá.` : `Os ${numbers}\u00a0números ${whose} aparecem lá.`;
}
