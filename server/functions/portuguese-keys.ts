/** The same value with the keys of our stored trees and scripts in Portuguese, however deep they lie. */
export function toPortugueseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPortugueseKeys);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [translate(key), toPortugueseKeys(item)]),
  );
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}

/** Numbered keys keep their number: `hook_2_mechanism` is `gancho_2_mecanismo`. */
function translate(key: string): string {
  const known = words[key];
  if (known !== undefined) return known;
  const numbered = /^(hook|argument)_(\d)(_mechanism)?$/.exec(key);
  if (numbered === null) return key;
  const noun = numbered[1] === 'hook' ? 'gancho' : 'argumento';
  return `${noun}_${numbered[2]}${numbered[3] === undefined ? '' : '_mecanismo'}`;
}

const words: Readonly<Record<string, string>> = {
  question: 'pergunta',
  question_demand: 'sugestao_de_busca',
  question_answer: 'resposta',
  query: 'busca',
  askedOn: 'consultada_em',
  hook: 'gancho',
  summary: 'resumo',
  authority: 'autoridade',
  source: 'fonte',
  source_kind: 'tipo_da_fonte',
  title: 'titulo',
  year: 'ano',
  kind: 'tipo',
  caveat: 'ressalva',
  excerpt: 'trecho',
  use: 'uso',
  confirmation: 'confirmacao',
  read_as: 'lido_como',
  of_what: 'de_que',
  interest: 'interesse',
  match: 'relacao',
  country: 'pais',
  checks: 'conferencia',
  sentences: 'frases',
  numbers: 'numeros',
  doubts: 'duvidas',
  check: 'verificacao',
  quote: 'citacao',
  context: 'contexto',
  instruction: 'instrucao',
  argument_with_authority: 'argumento_com_autoridade',
  reference: 'referencia',
  short: 'versao_curta',
  rank: 'ordem',
  follows: 'continua_a_anterior',
  extra: 'so_em_video_mais_longo',
  development: 'desenvolvimento',
  closing: 'fechamento',
  justification: 'justificativa',
  text: 'texto',
  licence: 'licenca',
};
