import type { Material } from '../../shared/busca-referencias.ts';
import { type ClaimFinding, checkNames, checkSentence } from './check-claims.ts';
import { type ClaimSource, toClaimSource } from './claim-source.ts';
import { describeWork, extractMaterial, matchQuery } from './extract-material.ts';
import type { FoundSource } from './find-materials.ts';
import { type FoundWork, phrasedCaveat, toFoundClaimSource } from './found-work.ts';
import { isForeignText } from './is-foreign-text.ts';
import type { EvidenceQuery } from './open-gate.ts';
import { checkAndReport } from './report-checks.ts';

/** A source that somebody else may speak of in their own words, and all that they may know of it. */
export interface GivenSource {
  /** How it is shown, with its own words where it has some. */
  material: Material;
  /** It can be shown without anybody's help. */
  hasOwnWords: boolean;
  claimSource: ClaimSource;
  /** What was read of it; nothing else may be said. */
  text: string;
  /** The work as it was found outside the corpus; null for one of the corpus. */
  work: FoundWork | null;
}

/** What somebody wrote about a source. */
export interface Phrasing {
  summary: string;
  arguments: readonly [string, string, string];
}

const longestText = 2_500;
/** An abstract that says less gives nothing to three arguments. */
const shortestText = 300;
export const longestStatement = 320;

export function giveSource({ source, material }: FoundSource): GivenSource {
  const { summary_pt, arguments_pt, sample_pt, facts, excerpt, caveat_pt } = source;
  const texts = [summary_pt, ...arguments_pt, sample_pt, ...facts, excerpt, `Limite: ${caveat_pt}`];
  return {
    material,
    hasOwnWords: true,
    claimSource: toClaimSource(source),
    text: texts.filter(Boolean).join('\n').slice(0, longestText),
    work: null,
  };
}

/** Null for a work that may not be spoken of: retracted, a preprint, without year, title, address or enough to go by. */
export function giveWork(work: FoundWork, { topic, hook }: EvidenceQuery): GivenSource | null {
  if (work.isRetracted || work.isPreprint || work.year === null) return null;
  if (work.title === '' || work.address === '' || work.text.length < shortestText) return null;
  const query = { topic: topic ?? hook, hook };
  const ownWords = extractMaterial(work, query);
  return {
    material: ownWords ?? describeWork(work, matchQuery(work, query) ?? 'theme'),
    hasOwnWords: ownWords !== null,
    claimSource: toFoundClaimSource(work, phrasedCaveat),
    text: work.text.slice(0, longestText),
    work,
  };
}

/** Sentences a person says in a script are longer than an argument on a card. */
export const longestSpeech = 600;

/**
 * What is wrong with a sentence about a source, judged more strictly than our own: a doubt is a fault where somebody can still
 * say it better. `names` are the topic's and the hook's words.
 */
export function checkStatement(
  sentence: string,
  { claimSource, text }: GivenSource,
  { names, longest = longestStatement }: { names: string; longest?: number },
): ClaimFinding[] {
  const unread = isForeignText(text) ? portugueseChecks : wordingChecks;
  const findings = [
    ...checkSentence({ sentence, source: claimSource }).filter(({ check }) => !unread.has(check)),
    ...checkNames(sentence, claimSource, names),
  ];
  if (/https?:|www\.|\bdoi\b|\b10\.\d{4,}/iu.test(sentence))
    findings.push({ check: 'address', blocks: true, quote: sentence });
  if (
    sentence.trim() === '' ||
    sentence.length > longest ||
    /[!{}<>]|\p{Extended_Pictographic}/u.test(sentence)
  )
    findings.push({ check: 'complete', blocks: true, quote: sentence });
  return findings;
}

/** Other words are no fault: whether they say the same is for a judge. */
const wordingChecks: ReadonlySet<ClaimFinding['check']> = new Set(['overlap']);
/** These compare Portuguese words, which a foreign source does not have. */
const portugueseChecks: ReadonlySet<ClaimFinding['check']> = new Set([
  'overlap',
  'direction',
  'number-context',
]);

/** The source as a material in those words; null where one of them is not the source's. */
export function phraseMaterial(given: GivenSource, { summary, arguments: said }: Phrasing): Material | null {
  const caveat = given.work === null ? given.material.caveat : phrasedCaveat;
  const [argument_1, argument_2, argument_3] = said;
  const phrased = { ...given.material, summary, argument_1, argument_2, argument_3, caveat };
  return checkAndReport(phrased, given.claimSource);
}
