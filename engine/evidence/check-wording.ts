import type { ClaimFinding } from './check-claims.ts';
import { type ClaimSource, readClaimSource } from './claim-source.ts';
import { getStems, normaliseText } from './search-terms.ts';

/** Doubts that only a reader can settle: cause claimed without a trial, direction turned round, few words in common. */
export function checkWording(sentence: string, source: ClaimSource): ClaimFinding[] {
  return [
    ...findCausalVerb(sentence, source),
    ...findTurnedDirection(sentence, source),
    ...findLowOverlap(sentence, source),
  ];
}

/** The verb alone: "por causa de", "a causa" and "não prova causa" claim nothing. */
const causalVerb =
  /(?<!\p{L})(?:(?<!(?<!\p{L})(?:por|a|de|da|uma|um|se|não|como|prova|provar|ou|relação de|sem) )causa|causam|causou|causaram|provocam?|provocou|faz com que|fazem com que|leva a|levam a|geram?|evitam?|previnem?|curam?|protegem?)(?!\p{L})/iu;

/** A sentence that denies ("não prova que a arte causou a queda") claims no cause. */
function findCausalVerb(text: string, source: ClaimSource): ClaimFinding[] {
  if (!source.isObservational) return [];
  const claiming = text
    .split(/(?<=[.!?;]) /u)
    .filter((sentence) => !/(?<!\p{L})(?:não|nem|sem que)(?!\p{L})/iu.test(sentence));
  return claiming.flatMap((sentence) => {
    const found = causalVerb.exec(sentence);
    return found ? [doubt('causal-verb', found[0])] : [];
  });
}

const directions: readonly [RegExp, RegExp][] = [
  [
    /\b(aument|sub(?:iu|iram|ia|e|ir)|cresc|maior|mais)/,
    /\b(reduz|ca(?:iu|iram|i|ir)\b|diminu|menor|menos|perd)/,
  ],
];

/** The sentence speaks of one direction only and the source's texts of the other only. */
function findTurnedDirection(sentence: string, source: ClaimSource): ClaimFinding[] {
  const claim = normaliseText(sentence);
  const known = readClaimSource(source).plain;
  return directions.flatMap(([up, down]) => {
    const saysUp = up.test(claim) && !down.test(claim) && !up.test(known) && down.test(known);
    const saysDown = down.test(claim) && !up.test(claim) && !down.test(known) && up.test(known);
    return saysUp || saysDown ? [doubt('direction', sentence)] : [];
  });
}

const leastOverlap = 0.25;

function findLowOverlap(sentence: string, source: ClaimSource): ClaimFinding[] {
  const claim = new Set(getStems(sentence));
  if (claim.size < 4) return [];
  const known = readClaimSource(source).stems;
  const shared = [...claim].filter((stem) => known.has(stem)).length / claim.size;
  return shared < leastOverlap ? [doubt('overlap', sentence)] : [];
}

function doubt(check: ClaimFinding['check'], quote: string): ClaimFinding {
  return { check, blocks: false, quote };
}
