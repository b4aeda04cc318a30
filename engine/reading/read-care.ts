import type { Card } from '../content.ts';
import { type CardIndex, type CardMatch, wholeMatch } from './match-card.ts';
import type { RiskReading } from './read-risk.ts';
import { isUrgent } from './risk/care-subjects.ts';

interface RiskyTopic {
  risk: RiskReading;
  matches: readonly CardMatch[];
  /** The card that has the topic among its cues, letter for letter. */
  written: Card | undefined;
}

/**
 * The card that answers a wording which tells of a risk; null where only a message does. The very name of a card leads to it, because a
 * person wrote both. Else only care is answered: by a card of the subject that explains every word, its name among them where somebody
 * may be in danger now, or where the wording is no more than the name of that subject.
 */
export function readCare(
  { risk: { kind, category, isSubject, isRuled }, matches, written }: RiskyTopic,
  { careCards }: CardIndex,
): CardMatch | null {
  const exact = matches.find(({ isExact }) => isExact);
  if (exact !== undefined) return exact;
  if (written?.needsCare && !isRuled) return wholeMatch(written);
  if (kind === 'refuse') return null;
  const cards = careCards.get(category) ?? [];
  const whole = matches.filter(({ card, unexplained }) => unexplained.length === 0 && cards.includes(card));
  const named = whole.find(({ name }) => name !== null);
  if (named !== undefined || isUrgent(category)) return named ?? null;
  if (whole[0] !== undefined) return whole[0];
  const [subject = written] = cards;
  if (subject === undefined) return null;
  return isSubject ? wholeMatch(matches.find(({ card }) => cards.includes(card))?.card ?? subject) : null;
}
