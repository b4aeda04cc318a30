import type { Material } from '../../shared/busca-referencias.ts';
import { extractCaveat, type FoundWork, toFoundClaimSource } from './found-work.ts';
import { isPortugueseText } from './is-foreign-text.ts';
import { checkAndReport } from './report-checks.ts';
import { getStems } from './search-terms.ts';

interface Query {
  topic: string;
  hook: string;
}

const longestSentence = 260;
const shortestSentence = 40;
const findingsNeeded = 3;

/**
 * A material made of a found work's own sentences, nothing added; null unless the work may be quoted (open licence, not
 * retracted, no preprint), is in Portuguese, is about the topic and has three findings to show.
 */
export function extractMaterial(work: FoundWork, query: Query): Material | null {
  if (work.isRetracted || work.isPreprint || !isOpenLicence(work.licence)) return null;
  if (work.year === null || work.title === '' || !isPortugueseText(work.text)) return null;
  const match = matchQuery(work, query);
  if (match === null) return null;
  const { findings, others } = sortSentences(work.text);
  const [first, second, third, ...more] = findings;
  const summary = [...others.slice(0, 1), ...more.slice(-1)].join(' ');
  if (!first || !second || !third || summary === '') return null;
  const material: Material = {
    ...describeWork(work, match),
    summary,
    argument_1: first,
    argument_2: second,
    argument_3: third,
    caveat: `${extractCaveat} Licença: ${work.licence}.`,
  };
  return checkAndReport(material, toFoundClaimSource(work));
}

/** A found work as a material about which nothing is said yet. */
export function describeWork(work: FoundWork, match: Material['match']): Material {
  return {
    summary: '',
    argument_1: '',
    argument_2: '',
    argument_3: '',
    authority: describeAuthority(work),
    source: work.address,
    source_kind: 'own',
    title: work.title,
    year: work.year,
    kind: 'artigo',
    caveat: extractCaveat,
    excerpt: '',
    use: '',
    confirmation: 'secondary',
    match,
    country: '',
    checks: null,
  };
}

/** Licences under which a sold product may show a sentence again with its source: never the non-commercial ones. */
function isOpenLicence(licence: string | null): boolean {
  if (licence === null || /(?:^|[ -])nc(?:[ -]|$)/i.test(licence)) return false;
  return /^(?:cc[ -]by(?:[ -]|$)|cc[ -]?0|cc-zero|public[ -]domain|pd$)/i.test(licence);
}

/** The whole topic must be there, one word of it in the title; a word of the hook besides makes it a match on the hook. */
export function matchQuery({ title, text }: FoundWork, { topic, hook }: Query): Material['match'] | null {
  const wanted = [...new Set(getStems(topic))];
  const inTitle = new Set(getStems(title));
  const known = new Set([...inTitle, ...getStems(text)]);
  if (wanted.length === 0 || !wanted.every((stem) => known.has(stem))) return null;
  if (!wanted.some((stem) => inTitle.has(stem))) return null;
  const fromHook = getStems(hook).filter((stem) => !wanted.includes(stem));
  return fromHook.some((stem) => known.has(stem)) ? 'hook' : 'theme';
}

const heading =
  /^(?:objetivos?|métodos?|metodologia|materiais? e métodos?|resultados?(?: e discussão)?|conclus(?:ão|ões)|considerações finais|introdução|contexto|discussão|resumo)\s*[:.–-]\s*/iu;
const findingHeading = /^(?:resultados?|conclus|considerações finais|discussão)/iu;
const findingWords =
  /\d+(?:,\d+)? ?%|\b(?:observ(?:ou|aram)-se|verific(?:ou|aram)-se|identific(?:ou|aram)-se|encontr(?:ou|aram)|mostr(?:ou|aram)|apont(?:ou|aram)|indic(?:ou|aram)|evidenci(?:ou|aram)|revel(?:ou|aram)|conclui-se|concluiu-se|associ(?:ou|aram|ado|ada|ados|adas)|prevalência de|maior entre|menor entre)\b/iu;
const designWords =
  /\b(?:objetiv(?:o|ou|a)|teve como|busca(?:mos|-se)?|trata-se|estudo transversal|foram coletad|foi aplicad|utiliz(?:ou|aram)-se|questionário|amostra (?:foi|composta)|entrevistad[oa]s)\b/iu;

/** Findings in the order of the text, and what else the abstract says. A heading carries on until the next one. */
function sortSentences(text: string): { findings: string[]; others: string[] } {
  const findings: string[] = [];
  const others: string[] = [];
  let isUnderFindings = false;
  for (const raw of text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d“"])/u)) {
    const sentence = raw.trim();
    const label = heading.exec(sentence)?.[0];
    if (label !== undefined) isUnderFindings = findingHeading.test(label);
    const plain = label === undefined ? sentence : sentence.slice(label.length).trim();
    if (plain.length < shortestSentence || plain.length > longestSentence || !/[.!?]$/u.test(plain)) continue;
    const isFinding = (isUnderFindings || findingWords.test(plain)) && !designWords.test(plain);
    (isFinding ? findings : others).push(plain.charAt(0).toUpperCase() + plain.slice(1));
  }
  return { findings: findings.slice(0, findingsNeeded + 1), others };
}

/** To be said on camera: "e colegas", not "et al."; the journal in brackets, which speech leaves out. */
function describeAuthority({ authors, venue, year }: FoundWork): string {
  const by = authors === '' ? '' : ` de ${authors.replace(/ et al\.?$/, ' e colegas')},`;
  return `Estudo${by} publicado em ${year}${venue === '' ? '' : ` (${venue})`}.`;
}
