const units = [
  'zero one two three four five six seven eight nine ten',
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const wordValues = new Map<string, number>([
  ...units.map((word, value) => [word, value] as const),
  ...tens.map((word, place) => [word, (place + 2) * 10] as const),
]);

const tensPattern = tens.join('|');
const small = units.slice(1, 10).join('|');
const compound = new RegExp(`\\b(${tensPattern})-(${small})\\b`, 'giu');
/** "One" is as often a pronoun; it counts in "one in five" only. */
const single = new RegExp(
  `\\b(${[...wordValues.keys()].filter((word) => word !== 'one').join('|')})\\b`,
  'giu',
);
const words = [...wordValues.keys()].join('|');
/** "508 in 2019" is a year: wholes in digits are few. */
const ofEach = new RegExp(
  `(?<![\\d.,])(${words}|\\d+) (?:in|out of)(?: every)? (${words}|[3-9]|1[0-2]|20|100|1000)\\b(?![.,]\\d)`,
  'giu',
);

const phrases: readonly (readonly [pattern: RegExp, portuguese: string])[] = [
  [/\btwo[- ]thirds\b/giu, 'dois terços'],
  [/\b(?:one|a)[- ]third\b/giu, 'um terço'],
  [/\bthree[- ]quarters\b/giu, 'três quartos'],
  [/\b(?:one|a)[- ]quarter\b/giu, 'um quarto'],
  [/\bhalf\b/giu, 'metade'],
  [/\b(?:twice|double[ds]?|two-?fold)\b/giu, 'o dobro'],
  [/\b(?:triple[ds]?|three-?fold|three times)\b/giu, 'o triplo'],
  [/(?<=\d) (?:percent|per cent)\b/giu, '%'],
  [/(?<=\d)[ -]thousand\b/giu, ' mil'],
  [/(?<=\d)[ -]million\b/giu, ' milhões'],
  [/(?<=\d)[ -]billion\b/giu, ' bilhões'],
];

/** An English text with its numbers as Portuguese writes them: "2,081" is "2.081", "0.4 percent" "0,4%", "twelve" "12". */
export function toPortugueseNumbers(text: string): string {
  let result = text
    .replace(ofEach, (_, part: string, whole: string) => `${digitsOf(part)} em cada ${digitsOf(whole)}`)
    .replace(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.\d+/gu, swapMarks)
    .replace(compound, (_, ten: string, unit: string) =>
      String(Number(digitsOf(ten)) + Number(digitsOf(unit))),
    );
  for (const [pattern, portuguese] of phrases) result = result.replace(pattern, portuguese);
  return result.replace(single, digitsOf);
}

function digitsOf(word: string): string {
  return String(wordValues.get(word.toLowerCase()) ?? word);
}

/** "1,234.5" → "1.234,5"; ".05" → "0,05". */
function swapMarks(number: string): string {
  const full = number.startsWith('.') ? `0${number}` : number;
  return full.replace(/[.,]/gu, (mark) => (mark === '.' ? ',' : '.'));
}
