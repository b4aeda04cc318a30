import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '../../../../shared/api-paths.ts';
import type { SwapQuestionInput } from '../../../../shared/swap-question.ts';
import { callFunction } from '../../../lib/functions.ts';

const loadSchema = async () => (await import('../../../../shared/swap-question.ts')).swapQuestionOutputSchema;

/** Asks for other hooks for one question of a kept tree. Free. */
export function useSwapQuestion() {
  return useMutation({ mutationFn: swapQuestion });
}

function swapQuestion(input: SwapQuestionInput) {
  return callFunction(apiPaths.swapQuestion, input, { loadSchema });
}
