import {
  type CheckReport,
  type ClaimDoubt,
  claimDoubts,
  type Material,
} from '../../shared/busca-referencias.ts';
import { type ClaimFinding, checkMaterial } from './check-claims.ts';
import type { ClaimSource } from './claim-source.ts';
import { readNumbers } from './read-numbers.ts';

/** The material with the report of its checks, or null when it says what its source does not. */
export function checkAndReport(material: Material, source: ClaimSource): Material | null {
  const findings = checkMaterial({ material, source });
  if (findings.some(({ blocks }) => blocks)) return null;
  const { summary, argument_1, argument_2, argument_3, authority } = material;
  return { ...material, checks: report([summary, argument_1, argument_2, argument_3, authority], findings) };
}

/** Counts what was compared in `texts` and keeps what deserves a second look. */
export function report(texts: readonly string[], findings: readonly ClaimFinding[]): CheckReport {
  return {
    sentences: texts.flatMap(splitSentences).length,
    numbers: texts.flatMap(readNumbers).length,
    doubts: findings.flatMap(({ check, quote, blocks }) =>
      !blocks && isDoubt(check) ? [{ check, quote }] : [],
    ),
  };
}

/** The sentences of a text, each with its final mark. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?…]”?) (?=[\p{Lu}\d“])/u).filter((sentence) => sentence !== '');
}

function isDoubt(check: string): check is ClaimDoubt {
  return claimDoubts.some((known) => known === check);
}
