/** A wording with what it tells of; null: of no risk. */
export interface Example {
  features: readonly string[];
  category: string | null;
  /** How much it weighs: 1 for an ordinary text, more for one on the edge and most for one that the tests guard. */
  importance: number;
}

const rounds = 20;
const rate = 1;
/** The weights are the mean of those after each round from here on: a single round follows its last examples. */
const firstAveraged = 8;
/** The share by which each round shrinks every weight, so that none rests on one odd wording. */
const decay = 0.02;
/** A risk that is missed weighs so much more than a topic that is stopped. */
const weightOfRisk = 4;
/** A word of fewer wordings says nothing, nor does a pair. */
const fewest = { word: 2, pair: 4 };
/** Smaller weights change next to nothing, and the table is large. */
const smallest = { risk: 2.1, calm: 2.6 };

const fewestOfCategory = 3;
const clearCategory = 7;

/**
 * Averaged logistic regression with weight decay and step sizes that shrink by feature (AdaGrad); a fixed seed
 * shuffles the order of the examples.
 */
export function trainRisk(examples: readonly Example[]): { bias: number; table: string[] } {
  const known = numberFeatures(examples);
  const first = fitFeatures(examples, known);
  const telling = [...known].filter(([, id]) => {
    const weight = first.weights[id] ?? 0;
    return weight >= smallest.risk || weight <= -smallest.calm;
  });
  const kept = new Map(telling.map(([feature], id) => [feature, id]));
  // What the small weights did is learnt again by those that stay.
  const { weights, bias } = fitFeatures(examples, kept);
  const table = [...kept].map(([feature, id]) => `${feature}=${Math.round((weights[id] ?? 0) * 10)}`);
  return { bias, table: table.filter((line) => !line.endsWith('=0')) };
}

/** How much more often a feature stands in wordings of one category than in all; the clear ones alone. */
export function trainCategories(examples: readonly Example[]): string[] {
  const byFeature = new Map<string, Map<string, number>>();
  const totals = new Map<string, number>();
  for (const { features, category } of examples) {
    if (category === null) continue;
    totals.set(category, (totals.get(category) ?? 0) + 1);
    for (const feature of features) {
      if (/[ ^]/.test(feature)) continue;
      const counts = byFeature.get(feature) ?? new Map<string, number>();
      counts.set(category, (counts.get(category) ?? 0) + 1);
      byFeature.set(feature, counts);
    }
  }
  const all = examples.length;
  return [...byFeature].flatMap(([feature, counts]) => {
    const seen = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (seen < fewestOfCategory) return [];
    const list = [...counts].flatMap(([category, count]) => {
      const share = (count + 0.5) / ((totals.get(category) ?? 0) + 1);
      const overall = (seen + 0.5) / (all + 1);
      const weight = Math.round(Math.log(share / overall) * 10);
      return weight < clearCategory ? [] : [`${category}:${weight}`];
    });
    return list.length === 0 ? [] : [`${feature}=${list.join(',')}`];
  });
}

function fitFeatures(examples: readonly Example[], known: ReadonlyMap<string, number>) {
  const rows = examples.map(({ features, category, importance }) => ({
    features: numbersOf(features, known),
    scale: 1 / Math.sqrt(features.length + 1),
    isRisk: category !== null,
    importance: importance * (category === null ? 1 : weightOfRisk),
  }));
  return fitRows(rows, known.size);
}

function numberFeatures(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const frequent = [...counts].filter(
    ([feature, count]) => count >= (feature.includes(' ') ? fewest.pair : fewest.word),
  );
  return new Map(frequent.map(([feature], id) => [feature, id]));
}

function numbersOf(features: readonly string[], known: ReadonlyMap<string, number>): Int32Array {
  return Int32Array.from(features.flatMap((feature) => known.get(feature) ?? []));
}

interface Row {
  features: Int32Array;
  scale: number;
  isRisk: boolean;
  importance: number;
}

const noRow: Row = { features: new Int32Array(), scale: 1, isRisk: false, importance: 0 };

function fitRows(rows: readonly Row[], size: number): { bias: number; weights: Float64Array } {
  const weights = new Float64Array(size);
  const slopes = new Float64Array(size).fill(1e-8);
  const mean = { bias: 0, weights: new Float64Array(size) };
  const bias = { weight: 0, slope: 1e-8 };
  const order = rows.map((_, at) => at);
  const random = seededRandom();
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const at of order) learnRow(rows[at] ?? noRow, { weights, slopes, bias });
    for (let id = 0; id < size; id += 1) weights[id] = (weights[id] ?? 0) * (1 - decay);
    if (round < firstAveraged) continue;
    const share = 1 / (rounds - firstAveraged);
    mean.bias += bias.weight * share;
    for (let id = 0; id < size; id += 1)
      mean.weights[id] = (mean.weights[id] ?? 0) + (weights[id] ?? 0) * share;
  }
  return mean;
}

interface Fit {
  weights: Float64Array;
  /** Sums of the squared slopes of each feature. */
  slopes: Float64Array;
  bias: { weight: number; slope: number };
}

function learnRow({ features, scale, isRisk, importance }: Row, { weights, slopes, bias }: Fit): void {
  let sum = bias.weight;
  for (const id of features) sum += (weights[id] ?? 0) * scale;
  const push = (1 / (1 + Math.exp(-sum)) - Number(isRisk)) * importance;
  if (Math.abs(push) < 1e-3) return;
  for (const id of features) {
    const slope = push * scale;
    slopes[id] = (slopes[id] ?? 0) + slope * slope;
    weights[id] = (weights[id] ?? 0) - (rate * slope) / Math.sqrt(slopes[id] ?? 1);
  }
  bias.slope += push * push;
  bias.weight -= (rate * push) / Math.sqrt(bias.slope);
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

function seededRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
