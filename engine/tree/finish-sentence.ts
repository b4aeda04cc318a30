const contractions: Readonly<Record<string, string>> = {
  'de o': 'do',
  'de a': 'da',
  'de os': 'dos',
  'de as': 'das',
  'de ele': 'dele',
  'de ela': 'dela',
  'de eles': 'deles',
  'de elas': 'delas',
  'de esse': 'desse',
  'de essa': 'dessa',
  'de esses': 'desses',
  'de essas': 'dessas',
  'de aquele': 'daquele',
  'de aquela': 'daquela',
  'de isso': 'disso',
  'em o': 'no',
  'em a': 'na',
  'em os': 'nos',
  'em as': 'nas',
  'em um': 'num',
  'em uma': 'numa',
  'em ele': 'nele',
  'em ela': 'nela',
  'em esse': 'nesse',
  'em essa': 'nessa',
  'em esses': 'nesses',
  'em essas': 'nessas',
  'em aquele': 'naquele',
  'em aquela': 'naquela',
  'em isso': 'nisso',
  'por o': 'pelo',
  'por a': 'pela',
  'por os': 'pelos',
  'por as': 'pelas',
  'pra o': 'pro',
  'pra a': 'pra',
  'pra os': 'pros',
  'pra as': 'pras',
  'a o': 'ao',
  'a a': 'à',
  'a os': 'aos',
  'a as': 'às',
};

const openPreposition = /(?:^|[ “])(de|em|por|pra|a) $/iu;
const joinable = /^(o|a|os|as|eles?|elas?|ess[ea]s?|aquel[ea]|isso|uma?)(?= )/u;

/** Appends a filler, joining the preposition before it with its article: "de " + "o barulho" → "do barulho". */
export function joinPiece(text: string, piece: string): string {
  const preposition = openPreposition.exec(text)?.[1];
  const article = preposition && joinable.exec(piece)?.[1];
  const joined = article && contractions[`${preposition.toLowerCase()} ${article}`];
  if (!joined) return text + piece;
  return text.slice(0, -preposition.length - 1) + joined + piece.slice(article.length);
}

/**
 * Turns a filled template into a sentence: single-spaced, one final mark, capitals where sentences start. What follows
 * a quotation is left as written: the sentence may go on after it.
 */
export function finishSentence(filled: string): string {
  const single = filled
    .replace(/([.?…])[.]+/gu, '$1')
    .replace(/ {2,}/gu, ' ')
    .trim();
  return single.replace(
    /(^|[.?…] )(“?)(\p{Ll}[\p{L}\d]*)/gu,
    (_whole, before: string, quote: string, word: string) => before + quote + capitalised(word),
  );
}

/** "iPhone" and "eBay" keep their own capitals. */
function capitalised(word: string): string {
  return /^\p{Ll}\p{Lu}/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
