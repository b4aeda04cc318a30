import { useCallback, useEffect, useRef, useState } from 'react';
import type { GenerateHooksOutput } from '../../../shared/generate-hooks.ts';
import type { QuestionBlock } from '../../../shared/hook-tree.ts';
import { FunctionError } from '../../lib/functions.ts';
import { useGenerateHooks } from './api/generate-hooks.ts';
import { useLastTree } from './api/get-last-tree.ts';
import {
  clearLastSearch,
  isWorthRestoring,
  type LastSearch,
  restoreLastSearch,
  saveLastSearch,
} from './last-search.ts';

interface HookSearchInput {
  userId: string;
  onGenerated: (output: GenerateHooksOutput) => void;
  onOutOfCredits: () => void;
}

/** The dashboard's search: the typed topic, the running request, its result and the last search of this tab. */
export function useHookSearch({ userId, onGenerated, onOutOfCredits }: HookSearchInput) {
  const [restored] = useState(() => restoreLastSearch(userId, Date.now()));
  const [result, setResult] = useState(restored);
  const [topic, setTopic] = useState(result?.topic ?? '');
  const { mutate, isPending, error, reset } = useGenerateHooks();
  const isUntouched = result === null && topic === '' && !isPending && !error;
  const kept = useKeptSearch(userId, isUntouched);
  if (kept && isUntouched) {
    setResult(kept);
    setTopic(kept.topic);
  }
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    (prompt: string, variant: number) => {
      // State would let the second click of a double click through.
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      mutate(
        { prompt, variant, signal: controller.signal },
        {
          onSuccess: (output) => {
            const { credits: _shownElsewhere, ...data } = output;
            const search = { topic: prompt, data, variant, timestamp: Date.now() };
            saveLastSearch(userId, search);
            setResult(search);
            onGenerated(output);
          },
          onError: (error) => {
            if (error instanceof FunctionError && error.code === 'no_credits') onOutOfCredits();
          },
          onSettled: () => {
            running.current = null;
          },
        },
      );
    },
    [mutate, userId, onGenerated, onOutOfCredits],
  );

  const clear = useCallback(() => {
    clearLastSearch(userId, Math.max(Date.now(), result?.timestamp ?? 0));
    setResult(null);
    setTopic('');
    reset();
  }, [userId, reset, result]);

  const replaceQuestion = useCallback(
    (question: number, block: QuestionBlock) => {
      if (!result) return;
      const questions = result.data.questions.map((each, index) => (index === question - 1 ? block : each));
      const search = { ...result, data: { ...result.data, questions } };
      saveLastSearch(userId, search);
      setResult(search);
    },
    [result, userId],
  );

  return {
    topic,
    setTopic,
    replaceQuestion,
    result,
    /** The set on screen was just asked for again, and was free. */
    isRepeat: result !== null && result !== restored && result !== kept && result.data.reused,
    isLoading: isPending,
    error,
    search: () => run(topic.trim(), 0),
    searchAnother: () => result && run(result.topic, result.variant + 1),
    clear,
  };
}

/** The server's copy of the last search, asked for only while nothing is on the screen or in the field. */
function useKeptSearch(userId: string, isWanted: boolean): LastSearch | null {
  const { data } = useLastTree({ userId, isWanted });
  return data && isWorthRestoring(data, userId, Date.now()) ? data : null;
}
