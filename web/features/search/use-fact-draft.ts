import { useState } from 'react';
import type { Facts } from '../../../shared/topic-unclear.ts';
import { keepFactDraft, readFactDraft } from './fact-drafts.ts';

interface FactDraftInput {
  userId: string;
  topic: string;
  /** What the account told about the topic before. */
  told: Facts;
}

/** The answers in the form, kept in this browser with every letter. */
export function useFactDraft({ userId, topic, told }: FactDraftInput) {
  const [facts, setFacts] = useState<Facts>(() => readFactDraft(userId, topic) ?? told);
  const setFact = (key: string, text: string) => {
    const changed = { ...facts, [key]: text };
    keepFactDraft(userId, topic, changed);
    setFacts(changed);
  };
  return { facts, setFact };
}
