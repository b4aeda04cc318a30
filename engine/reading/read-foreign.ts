import type { Card, Content } from '../content.ts';
import { foldText } from '../language/fold-text.ts';
import { isForeign } from '../language/is-foreign.ts';

/** The cards whose topic is called so in another language, the nearest first; null for a text in Portuguese. */
export type ForeignReader = (raw: string) => Card[] | null;

const mostNear = 3;

/** Reads topics typed in English, Spanish or another language by what the cards are called there. */
export function createForeignReader({
  cards,
  lexicon,
  foreignNames,
}: Pick<Content, 'cards' | 'lexicon' | 'foreignNames'>): ForeignReader {
  // "Thalía" and "parrillada" are said in Portuguese too.
  const known = new Set(lexicon.map(({ lemma }) => lemma.toLowerCase()));
  const cardsBySlug = new Map(cards.map((card) => [card.slug, card]));
  const wordings = foreignNames.flatMap(({ slug, wordings: own }) =>
    own.flatMap((text) => {
      const card = cardsBySlug.get(slug);
      return card === undefined ? [] : [{ text: text.toLowerCase(), key: toKey(text), card }];
    }),
  );
  const longestFirst = wordings.toSorted((one, other) => other.key.length - one.key.length);
  return (raw) => {
    const typed = raw
      .normalize('NFC')
      .trim()
      .replace(/[\s.?!]+$/u, '')
      .toLowerCase();
    if (known.has(typed)) return null;
    const exact = wordings.filter(({ text }) => text === typed);
    if (exact.length > 0) return cardsOf(exact);
    if (!isForeign(raw)) return null;
    const key = ` ${toKey(raw)} `;
    return cardsOf(longestFirst.filter((wording) => key.includes(` ${wording.key} `)));
  };
}

function cardsOf(wordings: readonly { card: Card }[]): Card[] {
  return [...new Set(wordings.map(({ card }) => card))].slice(0, mostNear);
}

/** Without accents, and without the words that only open a topic. */
function toKey(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(
      /^(?:how to|how do i|what is|tips for|best|learn to|my|the|como|el|la|los|las|mi|mejores) (?=\S+ \S)/u,
      '',
    );
}
