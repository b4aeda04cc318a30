export interface SpokenAuthority {
  /** "um estudo da USP com 657 famílias, publicado na revista Appetite em 2020"; null when its article is not sure. */
  withArticle: string | null;
  /** "de um estudo …", "da lei …"; null likewise. */
  withDe: string | null;
  /** "num estudo …", "na lei …"; null likewise. */
  withEm: string | null;
  isPlural: boolean;
  /** Without article or final stop, lower case where it is no name: for a sentence that needs no article. */
  bare: string;
}

/** Turns an authority line into something one can say on camera, naming the same things. */
export function speakAuthority(authority: string): SpokenAuthority {
  const trimmed = trimAuthority(authority);
  const [head = ''] = trimmed.split(/[\s,]/);
  const isNamed = /^\S+ \p{Lu}\p{Ll}/u.test(trimmed);
  const article = isNamed ? definite(articles.get(head)) : articles.get(head);
  const isName = isNamed || (!studyHeads.has(head) && !/^Lei \p{Ll}/u.test(trimmed));
  const bare = isName ? trimmed : trimmed.charAt(0).toLowerCase() + trimmed.slice(1);
  if (article === undefined) return { withArticle: null, withDe: null, withEm: null, isPlural: false, bare };
  return {
    withArticle: article === '' ? bare : `${article} ${bare}`,
    withDe: `${ofContractions.get(article) ?? `de ${article}`} ${bare}`,
    withEm: `${inContractions.get(article) ?? 'em'} ${bare}`,
    isPlural: pluralHeads.has(head),
    bare,
  };
}

/** A study with a name of its own is "a Pesquisa Nascer no Brasil", not "uma". */
function definite(article: string | undefined): string | undefined {
  if (article === 'um') return 'o';
  return article === 'uma' ? 'a' : article;
}

/** A phrase with a comma inside needs one more before its verb. */
export function closePhrase(phrase: string): string {
  return phrase.includes(',') ? `${phrase},` : phrase;
}

/** How the text was read is told on the card, not in speech; a bracket without a number is dropped too. */
function trimAuthority(authority: string): string {
  return authority
    .replace(/,? (?:e )?lid[oa]s? (?:na|no|em) [^.]*(?=\.|$)/u, '')
    .replace(/ \([^)\d]*\)/gu, '')
    .replace(/[.\s]+$/u, '')
    .trim();
}

const headsByArticle = {
  um: `Estudo Ensaio Experimento Artigo Levantamento Relatório Boletim Comentário Índice Decreto Registro Informe Suplemento Inquérito
    Guia Manual Anuário Questionário Panorama Alerta Teste Dossiê Comunicado Esclarecimento Anúncio Posicionamento Estudo-piloto`,
  uma: `Meta-análise Revisão Pesquisa Coorte Análise Replicação Estimativa Resolução Nota Decisão Reanálise Diretriz Dissertação
    Tese Política Orientação Norma Regra Página`,
  o: 'Resultado',
  os: 'Dados Indicadores',
  as: 'Tabelas Tábuas',
  '': `Dois Duas Três Quatro Cinco Seis Sete Oito Nove Experimentos Estudos Ensaios Pesquisadores Alertas`,
} as const;

const namesByArticle = {
  o: 'IBGE Cetic.br Sebrae CONAR Inep Ipea Ministério Instituto Conselho Fórum Centro Ecad Censo Código Monitor Banco Iphan Datafolha Superior',
  a: `Lei Anvisa ANBIMA Embrapa Brasscom Abit Universidade Secretaria Associação Sociedade Confederação Fundação Organização Escola
    Comissão Abinpet Anac Firjan ONU Emenda Serasa Ibraflor PNAD`,
} as const;

const studyHeads = new Set(Object.values(headsByArticle).flatMap(splitWords));
const pluralHeads = new Set([headsByArticle[''], headsByArticle.os, headsByArticle.as].flatMap(splitWords));
const articles = new Map(
  [...Object.entries(headsByArticle), ...Object.entries(namesByArticle)].flatMap(([article, heads]) =>
    splitWords(heads).map((head) => [head, article] as const),
  ),
);
const ofContractions = new Map([
  ['o', 'do'],
  ['a', 'da'],
  ['os', 'dos'],
  ['as', 'das'],
  ['', 'de'],
]);
const inContractions = new Map([
  ['o', 'no'],
  ['a', 'na'],
  ['os', 'nos'],
  ['as', 'nas'],
  ['um', 'num'],
  ['uma', 'numa'],
]);

function splitWords(text: string): string[] {
  return text.split(/\s+/);
}
