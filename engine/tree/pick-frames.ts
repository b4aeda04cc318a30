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
}

/** Finds the closest written content: the subtopic's own, its domain's, or its semantic class's. */
export function pickFrames({ domain, subtopic, semanticClass }: TopicAnalysis): TopicFrames {
  const bank = domain !== null && subtopic !== null ? findBankSubtopic(domain, subtopic) : null;
  const domainFrame = domain === null ? null : (domainFrames[domain] ?? null);
  return { domain: domainFrame, class: classFrames[semanticClass], bank, tier: tierOf(bank, domainFrame) };
}

function tierOf(bank: BankSubtopic | null, frame: DomainFrame | null): TopicFrames['tier'] {
  if (bank) return 'bank';
  return frame ? 'domain' : 'class';
}
