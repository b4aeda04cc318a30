import type { Content } from '../content.ts';
import { indexCards } from './match-card.ts';
import { createTypoMender } from './mend-typos.ts';
import { createForeignReader } from './read-foreign.ts';
import { createKindReader } from './read-kind.ts';
import type { ReadingIndex } from './read-topic.ts';
import { createVerbReader } from './read-verb.ts';

/** Prepares all that readings of topics rest on. */
export function indexReading(
  content: Pick<Content, 'cards' | 'kinds' | 'lexicon' | 'verbs' | 'foreignNames'>,
): ReadingIndex {
  const readVerb = createVerbReader(content.verbs);
  return {
    readVerb,
    mendTypos: createTypoMender(content),
    cards: indexCards(content.cards),
    readKinds: createKindReader({ ...content, readVerb }),
    readForeign: createForeignReader(content),
  };
}
