import { categoryWeights } from './category-weights.ts';
import type { RiskName } from './risk-categories.ts';
import { biasOfRisk, riskWeights } from './risk-weights.ts';

/** In tenths: whole numbers take no memory of their own in a map. */
const weights = new Map(
  entriesOf(riskWeights).map(([feature, weight]) => [feature, Number(weight)] as const),
);
/** Looked through where a risk is found, which is rare; a map of it would take eight times its memory. */
const categoryTable = `|${categoryWeights.replaceAll('\n', '')}|`;

/** How surely a text with these features tells of a risk: 0 is undecided. */
export function weighRisk(features: readonly string[]): number {
  let sum = 0;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return biasOfRisk + sum / 10 / Math.sqrt(features.length + 1);
}

/** The features that speak most for a risk, and against it. */
export function explainRisk(features: readonly string[]): { feature: string; weight: number }[] {
  return features
    .flatMap((feature) => ({ feature, weight: (weights.get(feature) ?? 0) / 10 }))
    .filter(({ weight }) => weight !== 0)
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, 6);
}

/** The category that the words of a risky text speak for most. */
export function likeliestCategory(features: readonly string[]): RiskName {
  const sums = new Map<RiskName, number>();
  for (const feature of features)
    for (const [name, weight] of categoriesOf(feature)) sums.set(name, (sums.get(name) ?? 0) + weight);
  let likeliest: RiskName = 'depression';
  let most = -Infinity;
  for (const [name, sum] of sums) if (sum > most) [likeliest, most] = [name, sum];
  return likeliest;
}

/** Reads "|feature=category:weight,category:weight|". */
function categoriesOf(feature: string): [RiskName, number][] {
  const key = `|${feature}=`;
  const at = categoryTable.indexOf(key);
  if (at < 0) return [];
  const from = at + key.length;
  const list = categoryTable.slice(from, categoryTable.indexOf('|', from)).split(',');
  return list.map((one) => {
    const [name = '', weight] = one.split(':');
    return [name as RiskName, Number(weight)];
  });
}

/** Reads "feature=value" lines; a feature may hold a space. */
function entriesOf(table: string): [feature: string, value: string][] {
  return table.split('|').map((typed) => {
    const line = typed.trim();
    const at = line.lastIndexOf('=');
    return [line.slice(0, at), line.slice(at + 1)];
  });
}
