import { useCallback, useEffect, useState } from 'react';
import type { SwapQuestionOutput } from '../../../shared/swap-question.ts';
import type { Facts } from '../../../shared/topic-unclear.ts';
import { FunctionError } from '../../lib/function-error.ts';
import type { GeneratedHooks } from './api/generate-hooks.ts';
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
import { useClarification } from './use-clarification.ts';
import { type SearchRequest, useSearchRequest } from './use-search-request.ts';

export type HookSearch = ReturnType<typeof useHookSearch>;

interface HookSearchInput {
  userId: string;
  onGenerated: (output: GeneratedHooks) => void;
  onOutOfCredits: () => void;
  /** What was not ready is not charged; what was, is. */
  onStopped: () => void;
}

/** The dashboard's search: the typed topic, the running request, what came of it and the last search of this tab. */
export function useHookSearch({ userId, onGenerated, onOutOfCredits, onStopped }: HookSearchInput) {
  const [restored] = useState(() => restoreLastSearch(userId, Date.now()));
  const [result, setResult] = useState(restored);
  const { clarification, ...asking } = useClarification(userId);
  const [topic, setTopic] = useState(clarification?.prompt ?? result?.topic ?? '');
  const keep = useCallback(
    (search: LastSearch) => {
      saveLastSearch(userId, search);
      setResult(search);
    },
    [userId],
  );

  const { noteAnswer, noteFailure } = asking;
  const onAnswer = useCallback(
    (output: GeneratedHooks, request: SearchRequest) => {
      const { credits: _shownElsewhere, ...data } = output;
      keep({ topic: request.prompt, data, variant: request.variant, timestamp: Date.now() });
      noteAnswer(request);
      onGenerated(output);
    },
    [keep, noteAnswer, onGenerated],
  );
  const onFailure = useCallback(
    (error: Error, request: SearchRequest) => {
      noteFailure(error, request);
      if (!(error instanceof FunctionError)) return;
      if (error.code === 'no_credits') onOutOfCredits();
      if (error.code === 'nothing_new' && request.variant > 0 && result) keep(withoutMore(result));
    },
    [noteFailure, onOutOfCredits, keep, result],
  );
  const request = useSearchRequest({ onAnswer, onFailure, onStopped });
  const { run, error, reset } = request;

  const isUntouched = result === null && topic === '' && !request.isPending && !error;
  const [copy] = useState(() => readLastSearchCopy(userId, Date.now()));
  const { kept, isPending: isKeptPending } = useKeptSearch(userId, { isWanted: isUntouched, copy });
  if (kept && isUntouched) {
    setResult(kept);
    setTopic(kept.topic);
  }
  useEffect(() => {
    if (result) keepLastSearchCopy(userId, result, Date.now());
  }, [userId, result]);

  const searchFor = (chosen: SearchRequest) => {
    setTopic(chosen.prompt);
    run(chosen);
  };
  const clear = () => {
    clearLastSearch(userId, Math.max(Date.now(), result?.timestamp ?? 0));
    setResult(null);
    setTopic('');
    asking.leave();
    reset();
  };
  /** From a question or a refusal back to the former tree, where there is one. */
  const leave = () => {
    asking.leave();
    reset();
    if (result) setTopic(result.topic);
  };
  const replaceQuestion = useCallback(
    (output: SwapQuestionOutput) => result && keep(withQuestion(result, output)),
    [result, keep],
  );

  return {
    topic,
    setTopic,
    replaceQuestion,
    result,
    /** Another thing than the tree has the stage: a question about a topic, or its refusal. */
    isTreeFolded: clarification !== null || (error !== null && isAboutTopic(error)),
    /** The set on screen was just asked for again, and was free. */
    isRepeat: result !== null && result !== restored && result !== kept && result.data.reused,
    isLoading: request.isPending,
    /** This browser knows that there is a last search, and the server has not said yet which. */
    isRestoring: isUntouched && isKeptPending && copy !== null,
    written: request.written,
    isStopped: request.isStopped,
    stop: request.stop,
    error,
    failedBasis: request.failedBasis,
    clarification,
    /** The question came with an answer, and was not there from before. */
    isJustAsked: asking.isNew,
    search: () => run({ prompt: topic.trim(), variant: 0 }),
    searchTopic: (prompt: string) => searchFor({ prompt, variant: 0 }),
    searchAnother: () => result && run({ prompt: result.topic, variant: result.variant + 1 }),
    tell: (facts: Facts) => clarification && searchFor({ prompt: clarification.prompt, variant: 0, facts }),
    askForKind: (kind: string) =>
      clarification && searchFor({ prompt: clarification.prompt, variant: 0, kind }),
    leave,
    clear,
  };
}

function withoutMore(search: LastSearch): LastSearch {
  return { ...search, data: { ...search.data, has_more: false } };
}

function withQuestion(
  search: LastSearch,
  { question, block, engine, has_more }: SwapQuestionOutput,
): LastSearch {
  const questions = search.data.questions.map((each, index) => (index === question - 1 ? block : each));
  return {
    ...search,
    data: { ...search.data, engine, questions, has_more: search.data.has_more && has_more },
  };
}

function isAboutTopic(error: Error): boolean {
  return error instanceof FunctionError && ['sensitive_topic', 'unusable_topic'].includes(error.code);
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
