import type { VerbEntry } from '../content.ts';
import { lemmasOf } from './lemmas.ts';

/** The first listed verb of a running topic that says something about it; null where there is none. */
export type VerbReader = (running: string) => VerbEntry | null;

/** Only infinitives and gerunds count: "conserto", "conta" and "casa" are as often nouns. */
export function createVerbReader(verbs: readonly VerbEntry[]): VerbReader {
  const entries = new Map(verbs.map((verb) => [verb.infinitive, verb]));
  const find = (word: string): VerbEntry | null => {
    const entry = entries.get(word);
    if (entry !== undefined) return entry;
    if (!word.endsWith('ndo')) return null;
    const meant = lemmasOf(word).flatMap((lemma) => entries.get(lemma) ?? []);
    return meant.length === 1 ? (meant[0] ?? null) : null;
  };
  return (running) => {
    for (const word of running.toLowerCase().match(/\p{L}+/gu) ?? []) {
      const entry = find(word);
      if (entry !== null) return entry;
    }
    return null;
  };
}
