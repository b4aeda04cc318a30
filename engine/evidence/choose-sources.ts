import { findOtherSide } from './disagreements.ts';
import type { Candidate } from './gather-candidates.ts';
import { normaliseText } from './search-terms.ts';
import type { Source } from './source-schema.ts';
import { getAddress } from './to-material.ts';

const mostByOneAuthor = 2;

/**
 * Picks the best candidates that stand beside each other: distinct works, at most two by one author or body, both sides
 * of a known disagreement, unconfirmed ones last. `candidates` come best first.
 */
export function chooseSources(candidates: readonly Candidate[], size: number): Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    if (chosen.length === size) break;
    if (fits(candidate, chosen)) chosen.push(candidate);
  }
  return putUnconfirmedLast(showBothSides(chosen, { candidates, size }));
}

function fits(candidate: Candidate, chosen: readonly Candidate[]): boolean {
  const { source } = candidate;
  const author = getFirstAuthor(source);
  const address = getAddress(source);
  const byAuthor = chosen.filter((other) => getFirstAuthor(other.source) === author);
  if (byAuthor.length >= mostByOneAuthor) return false;
  if (byAuthor.some((other) => other.source.year === source.year)) return false;
  return !chosen.some((other) => address !== '' && getAddress(other.source) === address);
}

/** "Malta DC et al." and "Malta DC, Silva AG" → "malta"; a body keeps its whole name. A law has a country and no author. */
export function getFirstAuthor(source: Source): string {
  if (source.kind === 'lei') return normaliseText(source.title);
  const [first = ''] = source.authors.split(/[,;/(]| e | et al/);
  const surname = first.trim().replace(/ [A-Z]{1,4}$/, '');
  return normaliseText(surname);
}

/** Sets the best source of a missing side beside the one that contradicts it. */
function showBothSides(
  chosen: readonly Candidate[],
  { candidates, size }: { candidates: readonly Candidate[]; size: number },
): Candidate[] {
  let result = [...chosen];
  for (const one of chosen) {
    const otherSide = findOtherSide(one.source.id);
    const isOther = (candidate: Candidate) => otherSide.includes(candidate.source.id);
    if (!result.includes(one) || result.some(isOther)) continue;
    const counterpart = candidates.find(isOther);
    if (counterpart)
      result = insertBeside(result, { one, counterpart: { ...counterpart, match: one.match }, size });
  }
  return result;
}

/** Where the set is full, the last source that takes part in no disagreement gives up its place. */
function insertBeside(
  chosen: readonly Candidate[],
  { one, counterpart, size }: { one: Candidate; counterpart: Candidate; size: number },
): Candidate[] {
  const expendable = chosen.findLast(
    (candidate) => candidate !== one && findOtherSide(candidate.source.id).length === 0,
  );
  const rest = chosen.length < size ? [...chosen] : chosen.filter((candidate) => candidate !== expendable);
  rest.splice(rest.indexOf(one) + 1, 0, counterpart);
  return rest.slice(0, size);
}

function putUnconfirmedLast(chosen: readonly Candidate[]): Candidate[] {
  const isRead = (candidate: Candidate) => candidate.source.confirmed !== 'unconfirmed';
  return [...chosen.filter(isRead), ...chosen.filter((candidate) => !isRead(candidate))];
}
