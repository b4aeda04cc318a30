import type { DomainFrame, Frame } from '../content/content-types.ts';
import { classFrames, domainFrames } from '../content/frames.ts';
import type { Card } from '../content.ts';
import type { Knowledge } from '../knowledge.ts';
import type { TopicAnalysis } from '../language/topic-types.ts';

/** The written content that serves a topic. The class frame is always there. */
export interface TopicFrames {
  domain: DomainFrame | null;
  class: Frame;
  bank: Card | null;
  tier: 'bank' | 'domain' | 'class';
  /** Nothing but the card's own lines may be shown: its audience may be in pain or in danger. */
  isBankOnly: boolean;
}

/** Finds the closest written content: the subtopic's own, its domain's, or its semantic class's. */
export function pickFrames(
  { domain, subtopic, semanticClass }: TopicAnalysis,
  { cardsBySlug }: Knowledge,
): TopicFrames {
  const bank = (subtopic !== null && cardsBySlug.get(subtopic)) || null;
  const domainFrame = domain === null ? null : (domainFrames[domain] ?? null);
  return {
    domain: domainFrame,
    class: classFrames[semanticClass],
    bank,
    tier: tierOf(bank, domainFrame),
    isBankOnly: bank?.needsCare === true,
  };
}

function tierOf(bank: Card | null, frame: DomainFrame | null): TopicFrames['tier'] {
  if (bank) return 'bank';
  return frame ? 'domain' : 'class';
}
