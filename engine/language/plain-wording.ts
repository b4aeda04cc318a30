const articles = new Set(['o', 'a', 'os', 'as', 'um', 'uma']);
const prepositions: Readonly<Record<string, string>> = {
  do: 'de',
  da: 'de',
  dos: 'de',
  das: 'de',
  no: 'em',
  na: 'em',
  nos: 'em',
  nas: 'em',
  num: 'em',
  numa: 'em',
  ao: 'a',
  pro: 'pra',
  pros: 'pra',
  pras: 'pra',
  para: 'pra',
  pelo: 'por',
  pela: 'por',
};

/** "ganhar dinheiro com o instagram" and "loja na shopee" stand as "… com instagram" and "loja em shopee". */
export function plainWording(folded: string): string {
  return folded
    .split(' ')
    .filter((word) => !articles.has(word))
    .map((word) => (Object.hasOwn(prepositions, word) ? (prepositions[word] ?? word) : word))
    .join(' ');
}
