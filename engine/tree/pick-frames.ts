import { findBankSubtopic } from '../content/bank.ts';
import type { BankSubtopic, DomainFrame, Frame } from '../content/content-types.ts';
import { classFrames, domainFrames } from '../content/frames.ts';
import type { TopicAnalysis } from '../language/topic-types.ts';

/** The written content that serves a topic. The class frame is always there. */
export interface TopicFrames {
  domain: DomainFrame | null;
  class: Frame;
  bank: BankSubtopic | null;
  tier: 'bank' | 'domain' | 'class';
  /** Nothing but what was written for this subtopic may be shown; see `gentleSubtopics`. */
  isBankOnly: boolean;
}

/** Who types these may be in pain or in danger: a line written for something else could hurt. */
const gentleSubtopics: ReadonlySet<string> = new Set([
  'depressao',
  'luto',
  'relacionamento-toxico',
  'traicao',
  'violencia-domestica',
]);

/** Finds the closest written content: the subtopic's own, its domain's, or its semantic class's. */
export function pickFrames({ domain, subtopic, semanticClass }: TopicAnalysis): TopicFrames {
  const bank = domain !== null && subtopic !== null ? findBankSubtopic(domain, subtopic) : null;
  const domainFrame = domain === null ? null : (domainFrames[domain] ?? null);
  return {
    domain: domainFrame,
    class: classFrames[semanticClass],
    bank,
    tier: tierOf(bank, domainFrame),
    isBankOnly: bank !== null && gentleSubtopics.has(bank.subtopic),
  };
}

function tierOf(bank: BankSubtopic | null, frame: DomainFrame | null): TopicFrames['tier'] {
  if (bank) return 'bank';
  return frame ? 'domain' : 'class';
}
