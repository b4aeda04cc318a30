import type { Material } from '../../shared/busca-referencias.ts';
import { checkWording } from './check-wording.ts';
import { type ClaimSource, readClaimSource, toClaimSource } from './claim-source.ts';
import { isForeignText } from './is-foreign-text.ts';
import { findUnsupportedNumbers, readNumbers } from './read-numbers.ts';
import { normaliseText } from './search-terms.ts';
import type { Source } from './source-schema.ts';

export type ClaimCheck =
  | 'address'
  | 'known-source'
  | 'complete'
  | 'number'
  | 'number-context'
  | 'named-authority'
  | 'verbatim'
  | 'distinct'
  | 'causal-verb'
  | 'direction'
  | 'caveat'
  | 'overlap'
  | 'language';

/** One thing a claim does that its source does not support. `blocks`: it must not be shown so. */
export interface ClaimFinding {
  check: ClaimCheck;
  blocks: boolean;
  /** The words in question. */
  quote: string;
}

/** Checks a material, field by field, against the one source it says it comes from. No finding does not mean true. */
export function checkMaterial({
  material,
  source,
}: {
  material: Material;
  source: Source | ClaimSource;
}): ClaimFinding[] {
  const claimSource = 'texts' in source ? source : toClaimSource(source);
  const claims = [material.summary, material.argument_1, material.argument_2, material.argument_3];
  return [
    ...checkIdentity(material, claimSource),
    ...claims.flatMap((claim) => checkSentence({ sentence: claim, source: claimSource })),
    ...checkAuthority(material.authority, claimSource),
    ...checkShown(material, claimSource),
  ];
}

/** Checks a sentence that is said on the strength of one source: its numbers, quotes, wording and language. */
export function checkSentence({
  sentence,
  source,
}: {
  sentence: string;
  source: Source | ClaimSource;
}): ClaimFinding[] {
  const claimSource = 'texts' in source ? source : toClaimSource(source);
  return [
    ...findUnsupportedNumbers(sentence, readClaimSource(claimSource).numbers),
    ...checkQuotes(sentence, claimSource),
    ...checkWording(sentence, claimSource),
    ...(isForeignText(sentence) ? [block('language', sentence)] : []),
  ];
}

/** Checks a set: each material belongs to a known source, and no work comes twice. */
export function checkMaterialSet({
  materials,
  sources,
}: {
  materials: readonly Material[];
  sources: readonly Source[];
}): ClaimFinding[] {
  return materials.flatMap((material, place) => {
    const source = sources.find(
      (candidate) => candidate.title === material.title && candidate.year === material.year,
    );
    if (!source) return [block('known-source', material.title)];
    const earlier = materials.slice(0, place);
    const twin = earlier.some(
      (other) => other.title === material.title || (other.source !== '' && other.source === material.source),
    );
    return [...checkMaterial({ material, source }), ...(twin ? [block('distinct', material.title)] : [])];
  });
}

function checkIdentity(material: Material, source: ClaimSource): ClaimFinding[] {
  const findings: ClaimFinding[] = [];
  const addresses = source.addresses.map(normaliseAddress);
  if (!addresses.includes(normaliseAddress(material.source)))
    findings.push(block('address', material.source));
  if (normaliseText(material.title) !== normaliseText(source.title))
    findings.push(block('known-source', material.title));
  if (material.year !== null && material.year !== source.year)
    findings.push(block('number', String(material.year)));
  const texts = [
    material.summary,
    material.argument_1,
    material.argument_2,
    material.argument_3,
    material.authority,
  ];
  if (texts.some((text) => text.trim() === '')) findings.push(block('complete', material.title));
  return findings;
}

/** What a text names must be in the source: bodies, journals, people. `known` names are no claims: the topic's, the hook's. */
export function checkNames(sentence: string, source: ClaimSource, known: string): ClaimFinding[] {
  const texts = normaliseText([source.description, ...source.texts, known].join(' | '));
  return findNames(sentence)
    .filter((name) => !countryNames.has(name) && !` ${texts} `.includes(` ${normaliseText(name)} `))
    .map((name) => block('named-authority', name));
}

const namePattern = /(?<![\p{L}\d])\p{Lu}[\p{L}\d-]+(?:[ -]\p{Lu}[\p{L}\d-]+)*/gu;

/** Capitals within a sentence; the one that opens it may be any word's. */
function findNames(text: string): string[] {
  return [...text.matchAll(namePattern)].flatMap((found) => {
    const opens = /(?:^|[.!?…:]["”]?\s+|[“"])$/u.test(text.slice(0, found.index));
    if (!opens) return [found[0]];
    // "Harvard Medical School mostrou": only its first word is excused.
    const rest = found[0].split(' ').slice(1).join(' ');
    return rest === '' ? [] : [rest];
  });
}

/** A translation names countries as Portuguese does. */
const countryNames: ReadonlySet<string> = new Set([
  ...'Brasil Portugal Inglaterra Escócia Irlanda Alemanha França Espanha Itália Suécia Noruega Finlândia Dinamarca Holanda'.split(
    ' ',
  ),
  ...'Bélgica Suíça Áustria Polônia Grécia Turquia Israel China Japão Índia Austrália Canadá México Argentina Chile'.split(
    ' ',
  ),
  ...[
    'Estados Unidos',
    'EUA',
    'Reino Unido',
    'Coreia',
    'Nova Zelândia',
    'África',
    'Europa',
    'Ásia',
    'América Latina',
  ],
]);

/** What the authority line names must be in the source's own description: numbers, bodies, journals, people. */
function checkAuthority(authority: string, source: ClaimSource): ClaimFinding[] {
  const known = ` ${normaliseText(source.description)} `;
  const names = authority.match(namePattern) ?? [];
  const strange = names
    .slice(startsWithName(authority) ? 1 : 0)
    .filter((name) => !known.includes(` ${normaliseText(name)} `));
  return [
    ...findUnsupportedNumbers(authority, [
      ...readClaimSource(source).numbers,
      ...readNumbers(source.description),
    ]),
    ...strange.map((name) => block('named-authority', name)),
    ...(isForeignText(authority) ? [block('language', authority)] : []),
  ];
}

/** The first capital may only open the sentence: "Estudo da USP …". */
function startsWithName(authority: string): boolean {
  return /^\p{Lu}/u.test(authority.trim());
}

function checkShown(material: Material, source: ClaimSource): ClaimFinding[] {
  const findings: ClaimFinding[] = [];
  if (source.caveat !== '' && !material.caveat.includes(source.caveat))
    findings.push(block('caveat', source.caveat));
  if (material.excerpt !== '' && !holdsQuote(source, material.excerpt))
    findings.push(block('verbatim', material.excerpt));
  return findings;
}

function checkQuotes(sentence: string, source: ClaimSource): ClaimFinding[] {
  const quotes = [...sentence.matchAll(/[“"]([^”"]{3,})[”"]/g)].map((found) => found[1] ?? '');
  return quotes.filter((quote) => !holdsQuote(source, quote)).map((quote) => block('verbatim', quote));
}

function holdsQuote(source: ClaimSource, quote: string): boolean {
  return readClaimSource(source).plain.includes(normaliseText(quote));
}

function normaliseAddress(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:dx\.)?/, '')
    .replace(/\/$/, '');
}

function block(check: ClaimCheck, quote: string): ClaimFinding {
  return { check, blocks: true, quote };
}
