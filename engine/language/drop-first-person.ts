import { conjugateVerb } from './conjugate-verb.ts';
import { findFiniteVerb, infinitiveOfOwnPast } from './verb-forms.ts';

const articleOf: Record<string, string> = { meu: 'o', minha: 'a', meus: 'os', minhas: 'as' };
const withPossessive: Record<string, Record<string, string>> = {
  de: { o: 'do', a: 'da', os: 'dos', as: 'das' },
  em: { o: 'no', a: 'na', os: 'nos', as: 'nas' },
  a: { o: 'ao', a: 'à', os: 'aos', as: 'às' },
  por: { o: 'pelo', a: 'pela', os: 'pelos', as: 'pelas' },
  pra: { o: 'pro', a: 'pra', os: 'pros', as: 'pras' },
};
const endsInArticle =
  /^(?:o|a|os|as|do|da|dos|das|no|na|nos|nas|ao|à|aos|às|pelo|pela|pelos|pelas|pro|pros|pras|num|numa)$/;

/** Turns what somebody says of themselves into what is said of anybody: "na minha casa" → "na casa", "me" → "te". */
export function dropFirstPerson(text: string): string {
  const out: string[] = [];
  for (const word of text.split(' ')) {
    const article = articleOf[word.toLowerCase()];
    if (article) addArticle(out, article);
    else if (word === 'me') out.push('te');
    else if (word !== 'eu') out.push(word);
  }
  return out.join(' ');
}

function addArticle(out: string[], article: string): void {
  const before = out.at(-1) ?? '';
  const contraction = withPossessive[before]?.[article];
  if (contraction) out[out.length - 1] = contraction;
  else if (!endsInArticle.test(before)) out.push(article);
}

/** The third person of a first person form: "consigo" → "consegue", "perdi" → "perdeu"; null when it is no such form. */
export function thirdPersonOf(word: string): string | null {
  const verb = findFiniteVerb(word);
  if (word === 'tô') return 'tá';
  if (verb?.person === 'first') return conjugateVerb(verb.infinitive, 'third');
  const infinitive = verb ? null : infinitiveOfOwnPast(word);
  return infinitive && thirdPersonOfPast(word, infinitive);
}

const irregularPast = new Map([
  ['fui', 'foi'],
  ['tive', 'teve'],
  ['estive', 'esteve'],
  ['fiz', 'fez'],
  ['dei', 'deu'],
  ['vim', 'veio'],
  ['pus', 'pôs'],
  ['quis', 'quis'],
  ['pude', 'pôde'],
  ['disse', 'disse'],
  ['trouxe', 'trouxe'],
  ['soube', 'soube'],
]);

function thirdPersonOfPast(word: string, infinitive: string): string {
  const irregular = irregularPast.get(word);
  if (irregular) return irregular;
  const stem = infinitive.slice(0, -2);
  if (infinitive.endsWith('ar')) return `${stem}ou`;
  if (infinitive.endsWith('er')) return `${stem}eu`;
  return `${stem}iu`;
}
