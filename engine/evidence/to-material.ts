import type { Material } from '../../shared/busca-referencias.ts';
import type { Source } from './source-schema.ts';

export const notReadNotes = {
  obra: 'Lido numa cópia do trabalho, não na página de quem publicou.',
  resumo: 'Lido no resumo do trabalho, não no texto inteiro.',
  comunicado: 'Lido no comunicado de quem fez, não no trabalho.',
  imprensa: 'Lido na imprensa, não no texto original.',
  unconfirmed: 'Ainda não conferido na fonte original: abra antes de citar.',
} as const;

/** The source as a person sees it: its own texts, its address, and a caveat that says how far it was read. */
export function toMaterial(source: Source, match: Material['match']): Material {
  const [first = '', second = '', third = ''] = source.arguments_pt;
  return {
    summary: source.summary_pt,
    argument_1: first,
    argument_2: second,
    argument_3: third,
    authority: source.authority_pt,
    source: getAddress(source),
    source_kind: source.url === '' ? 'read-at' : 'own',
    title: source.title,
    year: source.year,
    kind: source.kind,
    caveat: getCaveat(source),
    excerpt: source.excerpt,
    use: source.use_pt,
    confirmation: source.confirmed,
    read_as: source.read_as,
    of_what: source.of_what,
    ...(source.interest_pt && { interest: source.interest_pt }),
    match,
    country: source.country,
    checks: null,
  };
}

/** The source's own address or, failing that, the page where it was read; empty when neither is a web address. */
export function getAddress(source: Pick<Source, 'url' | 'confirmed_at'>): string {
  if (source.url !== '') return source.url;
  return /^https?:\/\/\S+$/.test(source.confirmed_at) ? source.confirmed_at : '';
}

function getCaveat({ caveat_pt: caveat, confirmed, read_as: readAs }: Source): string {
  if (confirmed === 'page' && readAs === 'obra') return caveat;
  return `${caveat} ${notReadNotes[confirmed === 'unconfirmed' ? confirmed : readAs]}`;
}
