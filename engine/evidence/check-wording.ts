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

const causalVerb =
  /\b(causa|causam|causou|provoca|provocam|provocou|faz com que|fazem com que|leva a|levam a|gera|geram|evita|evitam|previne|previnem|cura|curam|protege|protegem)\b/i;

function findCausalVerb(sentence: string, source: ClaimSource): ClaimFinding[] {
  const found = source.isObservational ? causalVerb.exec(sentence) : null;
  return found ? [doubt('causal-verb', found[0])] : [];
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
