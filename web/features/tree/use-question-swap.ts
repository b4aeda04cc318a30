import { useCallback } from 'react';
import type { SwapQuestionOutput } from '../../../shared/swap-question.ts';
import { useToast } from '../../components/ui/toast.tsx';
import { FunctionError } from '../../lib/function-error.ts';
import { useSwapQuestion } from './api/swap-question.ts';

interface QuestionSwapInput {
  treeId: string;
  onSwapped: (output: SwapQuestionOutput) => void;
}

/** Exchanges the hooks of one question and says what came of it. `swapping` is the question under way, from 1. */
export function useQuestionSwap({ treeId, onSwapped }: QuestionSwapInput) {
  const { mutate, isPending, variables } = useSwapQuestion();
  const { show } = useToast();
  const swap = useCallback(
    (question: number) => {
      mutate(
        { tree_id: treeId, question },
        {
          onSuccess: (output) => {
            onSwapped(output);
            show({ tone: 'success', title: `Ganchos trocados. ${leftSentence(output.swaps_left)}` });
          },
          onError: (error) => show({ tone: 'danger', title: problemOf(error) }),
        },
      );
    },
    [mutate, treeId, onSwapped, show],
  );
  return { swap, swapping: isPending ? variables.question : null };
}

function leftSentence(left: number): string {
  if (left === 0) return 'Esta pergunta não troca mais.';
  return left === 1 ? 'Dá pra trocar mais uma vez.' : `Dá pra trocar mais ${left} vezes.`;
}

function problemOf(error: unknown): string {
  const isSaid = error instanceof FunctionError && error.message !== '';
  return isSaid ? error.message : 'Não deu pra trocar agora. Verifique sua internet e tente de novo.';
}
