import type { Gender, GrammaticalNumber } from './topic-types.ts';

export type Preposition = 'de' | 'em' | 'a' | 'por' | 'pra' | 'para' | 'com';
export type Article = 'o' | 'a' | 'os' | 'as';

const articles = { m: { s: 'o', p: 'os' }, f: { s: 'a', p: 'as' } } as const;
const indefinite = { m: { s: 'um', p: 'uns' }, f: { s: 'uma', p: 'umas' } } as const;
const demonstrative = { m: { s: 'esse', p: 'esses' }, f: { s: 'essa', p: 'essas' } } as const;
const pronoun = { m: { s: 'ele', p: 'eles' }, f: { s: 'ela', p: 'elas' } } as const;

const contractions: Record<Preposition, Record<Article, string>> = {
  de: { o: 'do', a: 'da', os: 'dos', as: 'das' },
  em: { o: 'no', a: 'na', os: 'nos', as: 'nas' },
  a: { o: 'ao', a: 'à', os: 'aos', as: 'às' },
  por: { o: 'pelo', a: 'pela', os: 'pelos', as: 'pelas' },
  pra: { o: 'pro', a: 'pra', os: 'pros', as: 'pras' },
  para: { o: 'para o', a: 'para a', os: 'para os', as: 'para as' },
  com: { o: 'com o', a: 'com a', os: 'com os', as: 'com as' },
};

/** "o", "a", "os", "as". */
export function definiteArticle(gender: Gender, number: GrammaticalNumber): Article {
  return articles[gender][number];
}

/** "um", "uma", "uns", "umas". */
export function indefiniteArticle(gender: Gender, number: GrammaticalNumber): string {
  return indefinite[gender][number];
}

/** "esse", "essa", "esses", "essas"; with a preposition before it: "desse", "nessa". */
export function demonstrativeOf(
  gender: Gender,
  number: GrammaticalNumber,
  preposition?: 'de' | 'em',
): string {
  const word = demonstrative[gender][number];
  if (!preposition) return word;
  return (preposition === 'de' ? 'd' : 'n') + word;
}

/** "ele", "ela", "eles", "elas". */
export function pronounOf(gender: Gender, number: GrammaticalNumber): string {
  return pronoun[gender][number];
}

/** A preposition with the definite article: "de" + "a" → "da", "a" + "a" → "à". */
export function contractPreposition(preposition: Preposition, article: Article): string {
  return contractions[preposition][article];
}
