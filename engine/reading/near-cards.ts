import type { Card } from '../content.ts';
import type { CardIndex } from './match-card.ts';
import { topicWords } from './topic-words.ts';

/** A word that more cards have says nothing of two of them. */
const mostSharing = 40;
/** Score of a common area; a word that n cards have scores 1 / n. */
const weightOfArea = 1;

/**
 * The cards that share most words with this one in their names and cues, rare words and those of its area first.
 * Cards that need care stay among themselves.
 */
export function nearCards(card: Card, { cardsByLemma }: CardIndex, most: number): Card[] {
  const words = [card.name, ...card.wordings, ...card.cues].flatMap((text) => topicWords(text));
  const scores = new Map<Card, number>();
  for (const lemma of new Set(words.flatMap(({ lemmas }) => lemmas))) {
    const sharing = cardsByLemma.get(lemma) ?? [];
    if (sharing.length > mostSharing) continue;
    for (const { card: other } of sharing)
      if (other !== card && other.needsCare === card.needsCare)
        scores.set(other, (scores.get(other) ?? 0) + 1 / sharing.length);
  }
  for (const [other, score] of scores) if (other.area === card.area) scores.set(other, score + weightOfArea);
  return [...scores]
    .sort(([one, first], [other, second]) => second - first || (one.slug < other.slug ? -1 : 1))
    .slice(0, most)
    .map(([other]) => other);
}
