import { AppError } from '../errors.ts';

/** The refusal of a tree that would repeat hooks the person has, with the topics nearest to it: nothing is charged. */
export function nothingNew(topic: string, near: readonly string[]): AppError {
  return new AppError(
    'nothing_new',
    `Você já tem tudo que conhecemos sobre “${topic}”, e nada foi cobrado. Busque um tema vizinho, ou uma parte deste.`,
    { details: { near } },
  );
}

/** The same for the exchange of one question. */
export function nothingToSwap(topic: string): AppError {
  return new AppError(
    'nothing_new',
    `Não temos outra pergunta nova sobre “${topic}”. Fique com esta, ou busque um tema vizinho.`,
  );
}
