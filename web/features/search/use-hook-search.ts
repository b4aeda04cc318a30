import { useCallback, useEffect, useRef, useState } from 'react';
import type { TreeEvent } from '../../../shared/generate-hooks.ts';
import type { SwapQuestionOutput } from '../../../shared/swap-question.ts';
import { FunctionError } from '../../lib/function-error.ts';
import { type GeneratedHooks, useGenerateHooks } from './api/generate-hooks.ts';
import { useLastTree } from './api/get-last-tree.ts';
import {
  clearLastSearch,
  isWorthRestoring,
  keepLastSearchCopy,
  type LastSearch,
  readLastSearchCopy,
  restoreLastSearch,
  saveLastSearch,
} from './last-search.ts';
import { addToTree, type WrittenTree } from './written-tree.ts';

interface HookSearchInput {
  userId: string;
  onGenerated: (output: GeneratedHooks) => void;
  onOutOfCredits: () => void;
  /** What was not ready is not charged; what was, is. */
  onStopped: () => void;
}

/** The dashboard's search: the typed topic, the running request, its result and the last search of this tab. */
export function useHookSearch({ userId, onGenerated, onOutOfCredits, onStopped }: HookSearchInput) {
  const [restored] = useState(() => restoreLastSearch(userId, Date.now()));
  const [result, setResult] = useState(restored);
  const [topic, setTopic] = useState(result?.topic ?? '');
  const { mutate, isPending, error, reset } = useGenerateHooks();
  const [written, setWritten] = useState<WrittenTree>([]);
  const [isStopped, setIsStopped] = useState(false);
  const isUntouched = result === null && topic === '' && !isPending && !error;
  const [copy] = useState(() => readLastSearchCopy(userId, Date.now()));
  const { kept, isPending: isKeptPending } = useKeptSearch(userId, { isWanted: isUntouched, copy });
  if (kept && isUntouched) {
    setResult(kept);
    setTopic(kept.topic);
  }
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (result) keepLastSearchCopy(userId, result, Date.now());
  }, [userId, result]);

  const run = useCallback(
    (prompt: string, variant: number) => {
      // State would let the second click of a double click through.
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      setWritten([]);
      setIsStopped(false);
      const onEvent = (event: TreeEvent) => setWritten((tree) => addToTree(tree, event));
      mutate(
        { prompt, variant, signal: controller.signal, onEvent },
        {
          onSuccess: (output) => {
            const { credits: _shownElsewhere, ...data } = output;
            const search = { topic: prompt, data, variant, timestamp: Date.now() };
            saveLastSearch(userId, search);
            setResult(search);
            onGenerated(output);
          },
          onError: (error) => {
            if (controller.signal.aborted) {
              reset();
              setIsStopped(true);
              onStopped();
            }
            if (error instanceof FunctionError && error.code === 'no_credits') onOutOfCredits();
          },
          onSettled: () => {
            running.current = null;
          },
        },
      );
    },
    [mutate, reset, userId, onGenerated, onOutOfCredits, onStopped],
  );

  const clear = useCallback(() => {
    clearLastSearch(userId, Math.max(Date.now(), result?.timestamp ?? 0));
    setResult(null);
    setTopic('');
    reset();
  }, [userId, reset, result]);

  const replaceQuestion = useCallback(
    ({ question, block, engine }: SwapQuestionOutput) => {
      if (!result) return;
      const questions = result.data.questions.map((each, index) => (index === question - 1 ? block : each));
      const search = { ...result, data: { ...result.data, engine, questions } };
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
    /** This browser knows that there is a last search, and the server has not said yet which. */
    isRestoring: isUntouched && isKeptPending && copy !== null,
    /** What has come of the running request. */
    written,
    /** The person broke the last request off. */
    isStopped,
    stop: () => running.current?.abort(),
    error,
    search: () => run(topic.trim(), 0),
    searchAnother: () => result && run(result.topic, result.variant + 1),
    clear,
  };
}

interface KeptSearchChoice {
  /** Nothing is on the screen or in the field. */
  isWanted: boolean;
  copy: LastSearch | null;
}

/** The last search as the server keeps it, or this browser's copy when the server cannot be asked. */
function useKeptSearch(userId: string, { isWanted, copy }: KeptSearchChoice) {
  const { data, isError, isPending } = useLastTree({ userId, isWanted });
  const kept = isError ? copy : data;
  return { kept: kept && isWorthRestoring(kept, userId, Date.now()) ? kept : null, isPending };
}
