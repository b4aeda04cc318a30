import { type RiskCategory, riskCategories, settingsOf } from './risk/risk-categories.ts';
import { markConcepts, matchRule } from './risk/risk-rule.ts';
import { splitRiskWords } from './risk/split-risk-words.ts';

/** What a text tells of somebody in pain or in danger (`care`), or of harm that it asks help with (`refuse`). */
export interface RiskReading {
  kind: RiskCategory['kind'];
  category: RiskCategory['name'];
  /** The wording is no more than the name of a subject of care ("perdi meu pai"), which a card of that subject may answer. */
  isSubject: boolean;
}

/** Reads the sense of a typed text; null for a text without risk. Never throws. */
export function readRisk(raw: string): RiskReading | null {
  const text = markConcepts(splitRiskWords(raw));
  for (const category of riskCategories) {
    const isCalm = settingsOf(category).some((setting) => text.present.has(setting));
    const isRisky = category.rules.some((rule) => (rule.holdsAlways || !isCalm) && matchRule(rule, text));
    if (!isRisky) continue;
    const isSubject = category.subjects.some((rule) => matchRule(rule, text));
    return { kind: category.kind, category: category.name, isSubject };
  }
  return null;
}
