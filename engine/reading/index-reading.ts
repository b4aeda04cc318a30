import type { Content } from '../content.ts';
import { indexCards } from './match-card.ts';
import { createForeignReader } from './read-foreign.ts';
import { createKindReader } from './read-kind.ts';
import type { ReadingIndex } from './read-topic.ts';

/** Prepares all that readings of topics rest on. */
export function indexReading(
  content: Pick<Content, 'cards' | 'kinds' | 'lexicon' | 'foreignNames'>,
): ReadingIndex {
  return {
    cards: indexCards(content.cards),
    readKinds: createKindReader(content.kinds, content.lexicon),
    readForeign: createForeignReader(content),
  };
}
