import type { Corpus } from '../evidence/corpus.ts';
import { countWords } from '../language/count-words.ts';
import type { Part } from './cast-materials.ts';
import type { Finding } from './choose-findings.ts';
import { lowerStart, upperStart } from './ordinary-words.ts';
import { pickLine } from './pick-line.ts';
import { closePhrase, type SpokenAuthority, speakAuthority } from './speak-authority.ts';
import { associationNotes, cautionOpenings } from './spoken-lines.ts';

/** Where the source is named: before the finding, after it, or as something to look at. */
export type Manner = 'source-first' | 'source-last' | 'source-shown';

interface Telling {
  text: string;
  authority: SpokenAuthority;
  kind: string;
  seed: string;
  place: string;
  corpus: Corpus;
}

/** Where in which script something is said. */
interface SpokenPlace {
  seed: string;
  place: string;
  corpus: Corpus;
}

const mostWords = 62;

/** Says a finding with the name of its source, in the finding's own words, and its limit where it matters. */
export function speakFinding(
  { main, second, isDisputed }: Pick<Part, 'main' | 'second' | 'isDisputed'>,
  { seed, place, corpus, manner }: SpokenPlace & { manner: Manner },
): string {
  const { material } = main;
  const telling = {
    text: cutAttribution(main.text),
    authority: speakAuthority(material.authority),
    kind: material.kind,
    seed,
    place,
    corpus,
  };
  const said = manners[manner](telling);
  const further = second && countWords(`${said} ${second.text}`) <= mostWords ? ` ${second.text}` : '';
  return `${said}${further}${isDisputed ? '' : sayLimit(`${main.text}${further}`, main, { seed, place, corpus })}`;
}

/** The finding alone, its source by its first words, and its limit: for a shorter video. */
export function speakShort(
  { main, isDisputed }: Pick<Part, 'main' | 'isDisputed'>,
  { seed, place, corpus }: SpokenPlace,
): string {
  const { material } = main;
  const [authority = ''] = material.authority.split(/, (?!\d)/u);
  const telling = { authority: speakAuthority(authority), kind: material.kind, seed, place, corpus };
  const said = manners['source-last']({ ...telling, text: cutAttribution(main.text) });
  return `${said}${isDisputed ? '' : sayLimit(main.text, main, { seed, place, corpus })}`;
}

/** The first sentence of a caveat as one says it: no article number, one colon at most left to the speaker. */
export function sayCaution(caveat: string, corpus: Corpus): string {
  const [sentence = ''] = caveat.split(/(?<=[.!?]) (?=\p{Lu})/u);
  const spoken = sentence.replace(/ \((?:doi )?10\.[^)]*\)/u, '').replace(': ', ', ');
  return lowerStart(spoken, corpus);
}

const manners: Readonly<Record<Manner, (telling: Telling) => string>> = {
  'source-first': ({ text, authority, kind, seed, place, corpus }) => {
    if (!authority.withArticle) return `Quem traz o dado: ${authority.bare}. ${text}`;
    if (text.includes(':')) return `Tá ${authority.withEm}. ${text}`;
    const verb = pickLine(getVerbs(kind, authority.isPlural), { seed, place: `${place}-verb` });
    return `${upperStart(closePhrase(authority.withArticle))} ${verb}: ${lowerStart(text, corpus)}`;
  },
  'source-last': ({ text, authority, kind, seed, place }) => {
    if (!authority.withDe) return `${text} Fonte pra deixar na tela: ${authority.bare}.`;
    if (kind === 'lei') return `${text} Quem garante é ${authority.withArticle}.`;
    const lead = pickLine(['Isso vem', 'O dado é', 'Tirei isso'], { seed, place: `${place}-lead` });
    return `${text} ${lead} ${authority.withDe}.`;
  },
  'source-shown': ({ text, authority, kind, seed, place, corpus }) => {
    if (!authority.withArticle) return `Anota a fonte: ${authority.bare}. ${text}`;
    if (text.includes(':')) return `Achei isto ${authority.withEm}. ${text}`;
    const lead = pickLine(['Olha o que', 'Repara no que'], { seed, place: `${place}-lead` });
    return `${lead} ${closePhrase(authority.withArticle)} ${getPlainVerb(kind, authority.isPlural)}: ${lowerStart(text, corpus)}`;
  },
};

function getVerbs(kind: string, isPlural: boolean): readonly [string, ...string[]] {
  if (kind === 'lei' || kind === 'diretriz')
    return isPlural ? ['dizem o seguinte'] : ['diz o seguinte', 'traz o seguinte'];
  if (kind === 'estatística oficial') return isPlural ? ['mostram isto'] : ['mostra isto', 'traz o seguinte'];
  return isPlural
    ? ['viram o seguinte', 'chegaram nisto']
    : ['viu o seguinte', 'chegou nisto', 'mostrou isto'];
}

function getPlainVerb(kind: string, isPlural: boolean): string {
  if (kind === 'lei' || kind === 'diretriz') return isPlural ? 'dizem' : 'diz';
  if (kind === 'estatística oficial' || kind === 'relatório') return isPlural ? 'mostram' : 'mostra';
  return isPlural ? 'encontraram' : 'encontrou';
}

/** "…, segundo a ONU." is dropped, since the same breath names the source. */
function cutAttribution(text: string): string {
  const open = text.replace(/^Segundo (?:o|a|os|as) [^,.;:()\d]+, /u, '');
  return upperStart(
    open.replace(
      /, (?:segundo (?:o|a|os|as)|n[oa] (?:estudo|pesquisa|análise|revisão) d[aeo]s?) [^,.;:()\d]+\.$/u,
      '.',
    ),
  );
}

/** An association is never left to sound like a cause; other limits are told where the source itself is weak. */
function sayLimit(said: string, { material }: Finding, { seed, place, corpus }: SpokenPlace): string {
  if (observationalKinds.has(material.kind) && associationWords.test(said)) {
    return ` ${pickLine(associationNotes, { seed, place: `${place}-association` })}`;
  }
  const caution = sayCaution(material.caveat, corpus);
  if (place === 'context' || !seriousLimit.test(caution) || caution.length > 150) return '';
  return ` ${pickLine(cautionOpenings, { seed, place: `${place}-caution` })} ${caution}`;
}

const observationalKinds = new Set([
  'observacional',
  'pesquisa amostral',
  'estatística oficial',
  'relatório',
]);
const associationWords =
  /associad|\bligad[oa]s?\b|\bjunto com\b|\banda(?:m|va|vam|ram)? juntos?\b|chance|\brisco de\b|vezes mais|mais do que quem|menos do que quem/iu;
const seriousLimit =
  /pequen|poucas? |poucos |contestad|repet|replica|questionad|interess|própri|voluntári|estimativa|únic|uma cidade|laboratório|só /iu;
