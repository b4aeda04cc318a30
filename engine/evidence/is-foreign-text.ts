/** True when a text reads as English or Spanish rather than Portuguese. Short texts without function words pass. */
export function isForeignText(text: string): boolean {
  const { foreign, portuguese } = countFunctionWords(text);
  return foreign >= 2 && foreign > portuguese;
}

/** True when a text of some length surely reads as Portuguese: what the world wrote must prove it, unlike our own texts. */
export function isPortugueseText(text: string): boolean {
  const { foreign, portuguese } = countFunctionWords(text);
  return portuguese >= 6 && portuguese > 1.5 * foreign;
}

/** Of Portuguese, and of the foreign language that has more of them. */
function countFunctionWords(text: string): { foreign: number; portuguese: number } {
  const words =
    text
      .replace(properNames, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  return { foreign: Math.max(count(englishWords), count(spanishWords)), portuguese: count(portugueseWords) };
}

/** Titles and journals: "Journal of Personality and Social Psychology". */
const properNames = /\p{Lu}[\p{L}&-]+(?:(?: (?:of|and|in|the|for|on|y|del|de la))* \p{Lu}[\p{L}&-]+)+/gu;

const englishWords = new Set(
  'the of and in to is are was were with for that this these those from by on an be been have has had not or than which who their its our we they at it'.split(
    ' ',
  ),
);
const spanishWords = new Set(
  'el los las y una unos del al en con por para que es fue fueron son más pero sin sus este esta estos estas hay muy también ser años según'.split(
    ' ',
  ),
);
const portugueseWords = new Set(
  'o os as e um uma uns umas do da dos das no na nos nas em com por para que é foi foram são mais mas sem seus suas este esta isso há muito também ser anos segundo não ao à quem dois pelo pela ou'.split(
    ' ',
  ),
);
