import { parseRules, type RiskRule } from './risk-rule.ts';
import { childRules, sexualAbuseRules, violenceRules } from './rules-of-abuse.ts';
import { addictionRules, depressionRules, griefRules } from './rules-of-grief.ts';
import { crueltyRules, hateRules, minorRules, stalkingRules } from './rules-of-harm.ts';
import { medicalRules, violenceRefusalRules } from './rules-of-recklessness.ts';
import { drugRules, fraudRules, weaponRules } from './rules-of-refusal.ts';
import { eatingRules, proEatingRules, selfHarmRules } from './rules-of-self.ts';
import {
  addictionSubjects,
  bullyingSubjects,
  childSubjects,
  depressionSubjects,
  eatingSubjects,
  griefSubjects,
  panicSubjects,
  violenceSubjects,
} from './rules-of-subjects.ts';

export type RiskName =
  | 'self-harm'
  | 'minors'
  | 'sexual-abuse'
  | 'child-in-danger'
  | 'violence'
  | 'eating-disorder'
  | 'grief'
  | 'addiction'
  | 'depression'
  | 'panic'
  | 'bullying'
  | 'harm-to-others'
  | 'weapons'
  | 'drugs'
  | 'stalking'
  | 'harassment'
  | 'cruelty'
  | 'medical'
  | 'eating'
  | 'hate'
  | 'fraud';

export interface RiskCategory {
  kind: 'care' | 'refuse';
  name: RiskName;
  rules: readonly RiskRule[];
  /** Wordings that are a subject's name and no more. */
  subjects: readonly RiskRule[];
}

const refuse = (name: RiskName, rules: string): RiskCategory => ({
  kind: 'refuse',
  name,
  rules: parseRules(rules),
  subjects: [],
});
const care = (name: RiskName, rules: string, subjects = ''): RiskCategory => ({
  kind: 'care',
  name,
  rules: parseRules(rules),
  subjects: parseRules(subjects),
});

/** The most urgent first: the first of which a rule holds is the answer. */
export const riskCategories: readonly RiskCategory[] = [
  care('self-harm', selfHarmRules),
  refuse('minors', minorRules),
  care('sexual-abuse', sexualAbuseRules),
  care('child-in-danger', childRules, childSubjects),
  care('violence', violenceRules, violenceSubjects),
  refuse('harm-to-others', violenceRefusalRules),
  refuse('weapons', weaponRules),
  refuse('stalking', stalkingRules),
  refuse('cruelty', crueltyRules),
  refuse('eating', proEatingRules),
  refuse('medical', medicalRules),
  refuse('drugs', drugRules),
  refuse('hate', hateRules),
  refuse('fraud', fraudRules),
  care('eating-disorder', eatingRules, eatingSubjects),
  care('grief', griefRules, griefSubjects),
  care('addiction', addictionRules, addictionSubjects),
  care('depression', depressionRules, depressionSubjects),
  // Known by the weights alone.
  care('panic', '', panicSubjects),
  care('bullying', '', bullyingSubjects),
  refuse('harassment', ''),
];

const harmlessForRefusal: readonly string[] = ['FICTION', 'STUDY', 'LAW', 'PREVENT'];
const harmlessForCare: readonly string[] = ['FICTION', 'STUDY'];

/** The settings that make the words of a category harmless. */
export function settingsOf({ kind }: RiskCategory): readonly string[] {
  return kind === 'refuse' ? harmlessForRefusal : harmlessForCare;
}
