import { useCallback, useState } from 'react';
import { FunctionError } from '../../lib/function-error.ts';
import { clarificationOf, restoreClarification, saveClarification } from './clarification.ts';
import { keepFactDraft } from './fact-drafts.ts';
import type { SearchRequest } from './use-search-request.ts';

/** The question about a topic that stands on the screen, from the answer that asks it until it is answered or left. */
export function useClarification(userId: string) {
  const [restored] = useState(() => restoreClarification(userId));
  const [clarification, setClarification] = useState(restored);
  const show = useCallback(
    (next: typeof clarification) => {
      saveClarification(userId, next);
      setClarification(next);
    },
    [userId],
  );

  const noteAnswer = useCallback(
    ({ facts }: SearchRequest) => {
      // The account has them from here on.
      if (facts && clarification) keepFactDraft(userId, clarification.topic, null);
      show(null);
    },
    [userId, clarification, show],
  );
  const noteFailure = useCallback(
    (error: Error, { prompt, facts, kind }: SearchRequest) => {
      const next = clarificationOf(error, prompt);
      if (next) show(next);
      else if (!facts && kind === undefined && isAnswerAboutTopic(error)) show(null);
    },
    [show],
  );

  return {
    clarification,
    /** It came with an answer, and was not there from before. */
    isNew: clarification !== null && clarification !== restored,
    noteAnswer,
    noteFailure,
    leave: () => show(null),
  };
}

/** Another topic's answer takes the question's place; a lost connection or missing credits do not. */
function isAnswerAboutTopic(error: Error): boolean {
  return error instanceof FunctionError && error.status === 422;
}
