import { foldText } from '../../../engine/language/fold-text.ts';
import type { QuestionDemandSource } from '../../../shared/demand.ts';
import { createSuggestionReader } from './read-suggestion.ts';

/** A question that people type into a search box. */
export interface Suggestion {
  /** As people typed it. */
  query: string;
  /** The same words as a sentence: "Como dormir melhor?". */
  question: string;
  source: QuestionDemandSource;
  /** In the list of its source, from 1; the best where several of our queries brought it. */
  position: number;
  /** YYYY-MM-DD in Brazil: when the source was asked. */
  askedOn: string;
}

export interface SourceAnswer {
  source: QuestionDemandSource;
  askedOn: string;
  found: readonly { query: string; position: number }[];
}

interface Candidate {
  suggestion: Suggestion;
  sources: Set<QuestionDemandSource>;
  best: number;
}

const mostSuggestions = 12;
/** Words without which a question asks the same. Folded. */
const looseWords = new Set(
  'o a os as um uma uns umas de do da dos das em no na nos nas ao aos para pra pro pros por pelo pela e que se me eu voce meu minha seu sua'.split(
    ' ',
  ),
);

/** The questions about the topic among what the sources told, each once, the best-placed first. */
export function mergeSuggestions(topic: string, answers: readonly SourceAnswer[]): Suggestion[] {
  const read = createSuggestionReader(topic);
  const candidates = new Map<string, Candidate>();
  for (const { source, askedOn, found } of answers) {
    for (const { query, position } of found.toSorted((one, other) => one.position - other.position)) {
      const question = read(query);
      if (question === null) continue;
      const suggestion = { query, question, source, position, askedOn };
      const key = keyOf(question);
      const known = candidates.get(key) ?? { suggestion, sources: new Set(), best: position };
      known.sources.add(source);
      known.best = Math.min(known.best, position);
      candidates.set(key, known);
    }
  }
  return [...candidates.values()]
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, mostSuggestions)
    .map(({ suggestion }) => suggestion);
}

/** The lower, the better: the fourth of two lists stands with the second of one. */
function rank({ best, sources }: Candidate): number {
  return best / sources.size;
}

/** The same for questions that differ by accents, punctuation, loose words or the order of the rest. */
function keyOf(question: string): string {
  return foldText(question)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(por|o) que\b/g, '$1que')
    .trim()
    .split(' ')
    .filter((word) => !looseWords.has(word))
    .toSorted()
    .join(' ');
}
