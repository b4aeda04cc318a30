import { type RiskReading, readRisk } from '../reading/read-risk.ts';
import type { RiskName } from '../reading/risk/risk-categories.ts';
import { riskMessages } from '../reading/risk/risk-messages.ts';
import { findUnusable } from './find-unusable.ts';
import { normaliseTopic } from './normalise-topic.ts';
import type { UnusableReason } from './topic-types.ts';

/** `message` is a Portuguese sentence for the person, with what to do next. */
export type TopicRefusal = { kind: 'unusable'; reason: UnusableReason; message: string } | RiskRefusal;

/** `refuse`: harm to somebody, never answered. `care`: somebody in pain or in danger, and no card was written for it. */
export type RiskRefusal =
  | { kind: 'refuse'; reason: RiskName; message: string }
  | { kind: 'care'; reason: RiskName; message: string };

/** Why a text is answered with a message instead of a tree, whatever the content; null for a usable topic. Never throws. */
export function refuseTopic(raw: string): TopicRefusal | null {
  const risk = readRisk(raw);
  if (risk !== null) return refusalOfRisk(risk);
  const problem = findUnusable(raw, normaliseTopic(raw));
  return problem && { kind: 'unusable', ...problem };
}

export function refusalOfRisk({ kind, category }: RiskReading): RiskRefusal {
  const refusal = { reason: category, message: riskMessages[category] };
  return kind === 'care' ? { kind, ...refusal } : { kind, ...refusal };
}
