import type { AskedQuestion } from '../../../../shared/demand.ts';
import { hooksOf } from '../../../../shared/hook-tree.ts';
import type { SwapInput } from '../../tree-generator.ts';
import { asData } from './as-data.ts';
import type { ToldGroup } from './told-facts.ts';
import { toTreePrompt } from './tree-2.ts';

export const exchangePromptVersion = 'troca-1';

const families = [
  'como fazer ou começar',
  'o que trava',
  'o que escolher ou se vale a pena',
  'quanto tempo, quando ou com que limite',
];

/** Asks for one other question with its four hooks; what the tree has already stands beside it, as data. */
export function toExchangePrompt({
  topic,
  told,
  questions,
  question,
  asked,
}: Pick<SwapInput, 'questions' | 'question'> & {
  topic: string;
  told: readonly ToldGroup[];
  asked: readonly AskedQuestion[];
}): string {
  const list = questions.map((block) => ({
    pergunta: block.question,
    ganchos: hooksOf(block).map(({ hook }) => hook),
  }));
  return `${toTreePrompt({ topic, variant: 0, told, asked })}
A lista já tem o que está entre as marcas. A pergunta ${question + 1} sai: escreva só uma no lugar dela, da mesma família (${families[question] ?? ''}), com quatro ganchos, sem repetir nada da lista.
<lista>${asData(list)}</lista>`;
}
