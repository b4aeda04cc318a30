import type { CheckReport, ClaimDoubt } from '../../../shared/busca-referencias.ts';
import { countOf } from '../../lib/brazilian-format.ts';

/** What to look at again, before the words in question. */
export const doubtTexts: Record<ClaimDoubt, string> = {
  'number-context': 'O número está na fonte; veja se é da mesma coisa:',
  'causal-verb': 'Fala de causa, e este tipo de estudo só mostra associação:',
  direction: 'Confira se sobe ou se desce:',
  overlap: 'Tem pouco em comum com o que lemos da fonte:',
};

/** "Comparamos 9 frases e 4 números deste material com o que lemos das fontes. Nada ficou sem apoio." */
export function describeChecks({ sentences, numbers, doubts }: CheckReport, what: string): string {
  const compared = [
    countOf(sentences, ['frase', 'frases']),
    ...(numbers > 0 ? [countOf(numbers, ['número', 'números'])] : []),
  ].join(' e ');
  const outcome =
    doubts.length === 0
      ? 'Nada ficou sem apoio.'
      : `${countOf(doubts.length, ['ponto pede', 'pontos pedem'])} o seu olho:`;
  return `Comparamos ${compared} ${what} com o que lemos das fontes. ${outcome}`;
}
