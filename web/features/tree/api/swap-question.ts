import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '../../../../shared/api-paths.ts';
import type { SwapQuestionInput, SwapQuestionOutput } from '../../../../shared/swap-question.ts';
import { isAnswer } from '../../../lib/function-error.ts';
import { callFunction } from '../../../lib/functions.ts';
import { exchangeKeyFor, forgetExchangeKey } from '../exchange-keys.ts';

const loadSchema = async () => (await import('../../../../shared/swap-question.ts')).swapQuestionOutputSchema;

/** Asks for other hooks for one question of a kept tree. Free; a repeated press whose answer was lost counts once. */
export function useSwapQuestion() {
  return useMutation({ mutationFn: swapQuestion });
}

async function swapQuestion(input: SwapQuestionInput): Promise<SwapQuestionOutput> {
  const headers = { 'idempotency-key': exchangeKeyFor(input) };
  const output = await callFunction(apiPaths.swapQuestion, input, { loadSchema, headers }).catch(
    (error: unknown) => {
      if (isAnswer(error)) forgetExchangeKey(input);
      throw error;
    },
  );
  forgetExchangeKey(input);
  return output;
}
