import type { BankSubtopic, DomainId } from './content-types.ts';

/** Every subtopic with hooks written for it alone. */
export const bankSubtopics: readonly BankSubtopic[] = [];

const byName = new Map(bankSubtopics.map((entry) => [`${entry.domain}/${entry.subtopic}`, entry]));

/** The written questions and hooks of one subtopic, or null when nobody wrote them yet. */
export function findBankSubtopic(domain: DomainId, subtopic: string): BankSubtopic | null {
  return byName.get(`${domain}/${subtopic}`) ?? null;
}
