import { type RiskCategory, type RiskName, riskCategories, settingsOf } from './risk/risk-categories.ts';
import { featuresOf } from './risk/risk-features.ts';
import { markConcepts, matchRule, type RiskText } from './risk/risk-rule.ts';
import { splitRiskWords } from './risk/split-risk-words.ts';
import { likeliestCategory, weighRisk } from './risk/weigh-risk.ts';

/** What a text tells of somebody in pain or in danger (`care`), or of harm that it asks help with (`refuse`). */
export interface RiskReading {
  kind: RiskCategory['kind'];
  category: RiskName;
  /** The wording is no more than the name of a subject of care ("perdi meu pai"), which a card of that subject may answer. */
  isSubject: boolean;
  /** A rule holds; else it is the weights alone that speak of a risk. */
  isRuled: boolean;
}

/** Weights from here on are a risk, lesser ones where a rule holds as well, and a text that leans towards one; measured in decision 37. */
const leastWeight = { alone: 1.4, ruled: -0.2, leaning: -1 };

/** A text of more words is read by sentences as well, so that no padding hides one. */
const longestWhole = 20;

/** Reads the sense of a typed text; null for a text without risk. Never throws. */
export function readRisk(raw: string): RiskReading | null {
  const whole = readWhole(raw);
  if (whole !== null || raw.split(' ', longestWhole + 1).length <= longestWhole) return whole;
  for (const sentence of raw.split(/[.!?;:\n]+/)) {
    const risk = sentence.includes(' ') ? readWhole(sentence) : null;
    if (risk !== null) return risk;
  }
  return null;
}

/** Whether the words of a text lean towards a risk ("cansei de ser a forte da família"): it is asked about with care, see decision 43. */
export function leansToRisk(raw: string): boolean {
  return weighRisk(featuresOfText(raw)) >= leastWeight.leaning;
}

function readWhole(raw: string): RiskReading | null {
  const text = markConcepts(splitRiskWords(raw));
  const ruled = categoriesOf(text);
  const features = featuresOf(text, ruled);
  if (weighRisk(features) < (ruled.length > 0 ? leastWeight.ruled : leastWeight.alone)) return null;
  const name = ruled[0] ?? likeliestCategory(features);
  const category = riskCategories.find((one) => one.name === name);
  if (category === undefined) throw new Error(`The weights name an unknown category: ${name}`);
  const isSubject = category.subjects.some((rule) => matchRule(rule, text));
  return { kind: category.kind, category: name, isSubject, isRuled: ruled.length > 0 };
}

/** What the weights see in a text. */
export function featuresOfText(raw: string): string[] {
  const text = markConcepts(splitRiskWords(raw));
  return featuresOf(text, categoriesOf(text));
}

/** The categories of which a rule holds, the most urgent first. */
function categoriesOf(text: RiskText): RiskName[] {
  return riskCategories
    .filter((category) => {
      const isCalm = settingsOf(category).some((setting) => text.present.has(setting));
      return category.rules.some((rule) => (rule.holdsAlways || !isCalm) && matchRule(rule, text));
    })
    .map(({ name }) => name);
}
