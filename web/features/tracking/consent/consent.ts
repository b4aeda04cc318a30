import { z } from 'zod';

/** Raise it when more is measured, or by others: everybody is asked again. */
const consentVersion = 1;
const lifetimeMonths = 12;
const clockErrorMilliseconds = 86_400_000;

export const consentSchema = z.object({
  choice: z.enum(['accepted', 'refused']),
  /** ISO 8601, in UTC. */
  chosenAt: z.iso.datetime(),
  version: z.int(),
});
/** What a person said about being measured, when, and about which words of ours. */
export type Consent = z.infer<typeof consentSchema>;
export type ConsentChoice = Consent['choice'];

/** A choice made now, about the words of today. */
export function createConsent(choice: ConsentChoice, now: Date): Consent {
  return { choice, chosenAt: now.toISOString(), version: consentVersion };
}

/** Whether it still stands; a date that lies ahead came from a wrong clock, and would stand too long. */
export function isStanding({ chosenAt, version }: Consent, now: Date): boolean {
  const begin = new Date(chosenAt);
  const end = new Date(begin);
  end.setUTCMonth(end.getUTCMonth() + lifetimeMonths);
  const isDated = begin.getTime() - clockErrorMilliseconds <= now.getTime() && now < end;
  return isDated && version >= consentVersion;
}
