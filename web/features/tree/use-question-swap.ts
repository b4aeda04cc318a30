import { useCallback, useState } from 'react';
import { questionsPerTree } from '../../../shared/hook-tree.ts';
import type { SwapQuestionOutput } from '../../../shared/swap-question.ts';
import { useToast } from '../../components/ui/toast.tsx';
import { FunctionError } from '../../lib/function-error.ts';
import { useSwapQuestion } from './api/swap-question.ts';

interface QuestionSwapInput {
  treeId: string;
  onSwapped: (output: SwapQuestionOutput) => void;
}

/**
 * Exchanges the hooks of one question and says what came of it. `swapping` is the question under way, from 1; `spent` are those for which
 * there are no other hooks, about which the server is not asked again.
 */
export function useQuestionSwap({ treeId, onSwapped }: QuestionSwapInput) {
  const { mutate, isPending, variables } = useSwapQuestion();
  const { show } = useToast();
  const [spentPlaces, setSpentPlaces] = useState<readonly string[]>([]);
  const swap = useCallback(
    (question: number) => {
      if (spentPlaces.includes(placeOf(treeId, question)))
        return show({ tone: 'info', title: spentSentence });
      mutate(
        { tree_id: treeId, question },
        {
          onSuccess: (output) => {
            onSwapped(output);
            show({ tone: 'success', title: `Ganchos trocados. ${leftSentence(output.swaps_left)}` });
          },
          onError: (error) => {
            const isSpent = error instanceof FunctionError && error.code === 'nothing_new';
            if (isSpent) setSpentPlaces((places) => [...places, placeOf(treeId, question)]);
            show({ tone: isSpent ? 'info' : 'danger', title: problemOf(error) });
          },
        },
      );
    },
    [mutate, treeId, onSwapped, show, spentPlaces],
  );
  return {
    swap,
    swapping: isPending ? variables.question : null,
    spent: allQuestions.filter((question) => spentPlaces.includes(placeOf(treeId, question))),
  };
}

const allQuestions = Array.from({ length: questionsPerTree }, (_, index) => index + 1);

/** What the button of a question says that has no other hooks. */
export const spentSentence = 'Não tenho outros ganchos pra esta pergunta.';

function placeOf(treeId: string, question: number): string {
  return `${treeId} ${question}`;
}

function leftSentence(left: number): string {
  if (left === 0) return 'Esta pergunta não troca mais.';
  return left === 1 ? 'Dá pra trocar mais uma vez.' : `Dá pra trocar mais ${left} vezes.`;
}

function problemOf(error: unknown): string {
  const isSaid = error instanceof FunctionError && error.message !== '';
  return isSaid ? error.message : 'Não deu pra trocar agora. Verifique sua internet e tente de novo.';
}
