import { conjugateVerb } from './conjugate-verb.ts';
import { type Article, contractPreposition, type Preposition } from './contract-preposition.ts';
import { findFiniteVerb, infinitiveOfOwnPast, thirdPersonOfPast } from './verb-forms.ts';

const articleOf = new Map<string, Article>([
  ['meu', 'o'],
  ['minha', 'a'],
  ['meus', 'os'],
  ['minhas', 'as'],
]);
const contracting = /^(?:de|em|a|por|pra)$/;
const endsInArticle =
  /^(?:o|a|os|as|do|da|dos|das|no|na|nos|nas|ao|à|aos|às|pelo|pela|pelos|pelas|pro|pros|pras|num|numa)$/;

/** Turns what somebody says of themselves into what is said of anybody: "na minha casa" → "na casa", "me" → "te". */
export function dropFirstPerson(text: string): string {
  const out: string[] = [];
  for (const word of text.split(' ')) {
    const article = articleOf.get(word.toLowerCase());
    if (article) addArticle(out, article);
    else if (word === 'me') out.push('te');
    else if (word === 'comigo') out.push('com', 'você');
    else if (word === 'mim') out.push('você');
    else if (word !== 'eu') out.push(word);
  }
  return out.join(' ');
}

function addArticle(out: string[], article: Article): void {
  const before = out.at(-1) ?? '';
  if (contracting.test(before)) out[out.length - 1] = contractPreposition(before as Preposition, article);
  else if (!endsInArticle.test(before)) out.push(article);
}

/** The third person of a first person form: "consigo" → "consegue", "perdi" → "perdeu"; null when it is no such form. */
export function thirdPersonOf(word: string): string | null {
  const verb = findFiniteVerb(word);
  if (word === 'tô') return 'tá';
  if (verb?.person === 'first') return conjugateVerb(verb.infinitive, 'third');
  const infinitive = verb ? null : infinitiveOfOwnPast(word);
  return infinitive && thirdPersonOfPast(infinitive);
}
