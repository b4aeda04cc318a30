import type { RiskName } from './risk-categories.ts';
import type { RiskText } from './risk-rule.ts';

const stemLength = 5;

/**
 * What the weights of `risk-weights.ts` are given for: each word by its sound, its first letters, the concepts that it stands for, pairs of
 * these that follow each other, and the categories whose rules hold ("R:grief").
 */
export function featuresOf(text: RiskText, ruled: readonly RiskName[]): string[] {
  const keys = text.words.flatMap((word, at) =>
    unsaying.has(word) ? [] : [keysOf(word, text.concepts[at] ?? new Map())],
  );
  const features = new Set<string>(ruled.map((name) => `R:${name}`));
  if (ruled.length > 0) features.add('R:any');
  for (const first of keys[0] ?? []) features.add(`^${first}`);
  keys.forEach((own, at) => {
    for (const key of own) {
      features.add(key);
      for (const other of keys[at + 1] ?? []) features.add(`${key} ${other}`);
    }
  });
  return [...features];
}

/** Words without a meaning of their own; "_" stands where a mere way of speaking stood. */
const unsaying: ReadonlySet<string> = new Set(
  ' _ o a os as um uma uns umas de do da dos das em no na nos nas pra por com que e pelo pela ao aos'.split(
    ' ',
  ),
);

/** An age at which one is a child counts as such. */
const childhood = { from: 3, to: 17 };

function keysOf(word: string, concepts: ReadonlyMap<string, number>): string[] {
  const number = /^(\d+)([a-z]*)/.exec(word);
  if (number !== null) {
    const [, digits = '', unit = ''] = number;
    const isAge = Number(digits) >= childhood.from && Number(digits) <= childhood.to;
    return [isAge ? '#age' : '#n', ...(unit === '' ? [] : [`#${unit}`])];
  }
  const sound = soundOf(word);
  const stem = sound.length < stemLength ? [] : [`${sound.slice(0, stemLength)}*`];
  return [sound, ...stem, ...[...concepts.keys()].filter((name) => /^[A-Z]+$/.test(name))];
}

/** One spelling for what sounds alike; milder than the one of `risk-words.ts`, because short words pass through it too. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/sc(?=[ei])|ss|c(?=[ei])|z/g, 's')
    .replace(/qu(?=[ei])|k|c(?![hei])/g, 'k')
    .replace(/ch|sh/g, 'x')
    .replace(/^h/, '')
    .replace(/n(?=[pb])/g, 'm')
    .replace(/(.)\1+/g, '$1');
}
