import type { SwapQuestionInput } from '../../../shared/swap-question.ts';

/** Keys of exchanges whose answers are missing, while this page is open. */
const pending = new Map<string, string>();

/** The key under which the server exchanges this question once: the same while its answer is missing, else a new one. */
export function exchangeKeyFor({ tree_id, question }: SwapQuestionInput): string {
  const name = `${tree_id} ${question}`;
  const key = pending.get(name) ?? crypto.randomUUID();
  pending.set(name, key);
  return key;
}

/** Ends the life of a key: its exchange was answered, well or badly. */
export function forgetExchangeKey({ tree_id, question }: SwapQuestionInput): void {
  pending.delete(`${tree_id} ${question}`);
}
