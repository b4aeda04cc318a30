import type { ClaimFinding } from './check-claims.ts';

export interface ReadNumber {
  value: number;
  isPercent: boolean;
  /** "cerca de", "quase", "mais de" before a round value: within five per cent of the source's number is honest. */
  isRounded: boolean;
  quote: string;
  /** The words around it. */
  context: string;
}

const tolerance = 0.05;

/** The numbers of a claim that none of the source's numbers supports; one said exactly must stand there exactly. */
export function findUnsupportedNumbers(claim: string, known: readonly ReadNumber[]): ClaimFinding[] {
  return readNumbers(claim).flatMap((number): ClaimFinding[] => {
    const supporting = known.filter((candidate) => supports(candidate, number));
    if (supporting.length === 0) return [{ check: 'number', blocks: true, quote: number.quote }];
    const shares = supporting.some((candidate) => sharesWord(candidate.context, number.context));
    return shares ? [] : [{ check: 'number-context', blocks: false, quote: number.quote }];
  });
}

/** Every number of a Portuguese text: digits with their scale and unit, number words, fractions and "3 em cada 10". */
export function readNumbers(text: string): ReadNumber[] {
  const rest = text.replace(/https?:\/\/\S+|10\.\d{4,}\/\S+/g, ' ');
  return [...readShares(rest), ...readDigits(rest), ...readWords(rest)];
}

function supports(candidate: ReadNumber, claimed: ReadNumber): boolean {
  if (candidate.isPercent !== claimed.isPercent) return false;
  const allowed = claimed.isRounded ? tolerance * Math.abs(candidate.value) : 1e-9;
  return Math.abs(candidate.value - claimed.value) <= allowed;
}

function readDigits(text: string): ReadNumber[] {
  const pattern =
    /(?<![\p{L}\d.,])(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?)(?: (mil|milhão|milhões|bilhão|bilhões|trilhão|trilhões)(?!\p{L}))?(\s?%| por cento| ponto[s]? percentua)?/gu;
  return [...text.matchAll(pattern)].map((found) => {
    const [quote, digits = '', scale = '', percent] = found;
    const value = Number(digits.replaceAll('.', '').replace(',', '.')) * (scales.get(scale) ?? 1);
    return describeNumber({ text, start: found.index, quote, value, isPercent: percent !== undefined });
  });
}

/** "três em cada dez" is 30 %; "metade" 50 %; "um terço", "dois terços", "um quarto" likewise. */
function readShares(text: string): ReadNumber[] {
  const ofEach = [...text.matchAll(inEach)].map((found) => {
    const value = (100 * readSmall(found[1])) / readSmall(found[2]);
    return {
      ...describeNumber({ text, start: found.index, quote: found[0], value, isPercent: true }),
      isRounded: true,
    };
  });
  const fractions =
    /(?<!\p{L})(metade|(?:um|dois) terços?|(?:um|três) quartos?|o dobro|o triplo)(?!\p{L})/giu;
  const named = [...text.matchAll(fractions)].map((found) => {
    const value = fractionValues.get(found[0].toLowerCase()) ?? Number.NaN;
    const isPercent = !/dobro|triplo/i.test(found[0]);
    return {
      ...describeNumber({ text, start: found.index, quote: found[0], value, isPercent }),
      isRounded: true,
    };
  });
  return [...ofEach, ...named.filter((number) => !Number.isNaN(number.value))];
}

/** "cento e sessenta", "trinta", "vinte e dois mil"; "um" and "uma" are articles, not counts. */
function readWords(text: string): ReadNumber[] {
  return [...text.matchAll(spokenNumber)].map((found) => {
    const spoken = found[0].toLowerCase().replace(' por cento', '');
    const value = addUp(spoken.split(/ e | /));
    return describeNumber({
      text,
      start: found.index,
      quote: found[0],
      value,
      isPercent: found[1] !== undefined,
    });
  });
}

function addUp(words: readonly string[]): number {
  let total = 0;
  let group = 0;
  for (const word of words) {
    const value = numberWords.get(word) ?? 0;
    if (value < 1000) group += value;
    else {
      total += (group || 1) * value;
      group = 0;
    }
  }
  return total + group;
}

function describeNumber({
  text,
  start,
  quote,
  value,
  isPercent,
}: {
  text: string;
  start: number;
  quote: string;
  value: number;
  isPercent: boolean;
}): ReadNumber {
  const before = text.slice(Math.max(0, start - 30), start).toLowerCase();
  const isRounded = roundingWords.test(before) && isRoundValue(value);
  const context = `${before.split(/\s+/).slice(-5).join(' ')} ${text
    .slice(start + quote.length)
    .split(/\s+/)
    .slice(0, 6)
    .join(' ')}`;
  return { value, isPercent, isRounded, quote: quote.trim(), context: context.toLowerCase() };
}

/** "cerca de 508" rounds nothing: only two leading digits may be other than zero. */
function isRoundValue(value: number): boolean {
  return /^[1-9]\d?0*$/.test(String(value).replace('.', '').replace(/^0+/, ''));
}

const roundingWords =
  /(?:cerca de|quase|mais de|menos de|perto de|em torno de|aproximadamente|por volta de|uns|umas|acima de) (?:r\$ )?$/;

function sharesWord(first: string, second: string): boolean {
  const words = (text: string) => new Set(text.match(/\p{L}{4,}/gu)?.map((word) => word.slice(0, 5)));
  const known = words(first);
  const own = words(second);
  return own.size === 0 || known.size === 0 || [...own].some((word) => known.has(word));
}

function readSmall(text = ''): number {
  return numberWords.get(text.toLowerCase()) ?? (/^uma?$/i.test(text) ? 1 : Number(text));
}

const scales = new Map([
  ['mil', 1e3],
  ['milhão', 1e6],
  ['milhões', 1e6],
  ['bilhão', 1e9],
  ['bilhões', 1e9],
  ['trilhão', 1e12],
  ['trilhões', 1e12],
]);

const fractionValues = new Map([
  ['metade', 50],
  ['um terço', 100 / 3],
  ['dois terços', 200 / 3],
  ['um quarto', 25],
  ['três quartos', 75],
  ['o dobro', 2],
  ['o triplo', 3],
]);

const numberWords = new Map<string, number>([
  ['dois', 2],
  ['duas', 2],
  ['três', 3],
  ['quatro', 4],
  ['cinco', 5],
  ['seis', 6],
  ['sete', 7],
  ['oito', 8],
  ['nove', 9],
  ['dezesseis', 16],
  ['dezessete', 17],
  ['dezoito', 18],
  ['dezenove', 19],
  ['dez', 10],
  ['onze', 11],
  ['doze', 12],
  ['treze', 13],
  ['catorze', 14],
  ['quatorze', 14],
  ['quinze', 15],
  ['vinte', 20],
  ['trinta', 30],
  ['quarenta', 40],
  ['cinquenta', 50],
  ['sessenta', 60],
  ['setenta', 70],
  ['oitenta', 80],
  ['noventa', 90],
  ['cento', 100],
  ['cem', 100],
  ['duzentos', 200],
  ['duzentas', 200],
  ['trezentos', 300],
  ['trezentas', 300],
  ['quatrocentos', 400],
  ['quatrocentas', 400],
  ['quinhentos', 500],
  ['quinhentas', 500],
  ['seiscentos', 600],
  ['seiscentas', 600],
  ['setecentos', 700],
  ['setecentas', 700],
  ['oitocentos', 800],
  ['oitocentas', 800],
  ['novecentos', 900],
  ['novecentas', 900],
  ['mil', 1e3],
  ['milhão', 1e6],
  ['milhões', 1e6],
]);

const smallNumber = 'uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|vinte|cem|\\d{1,4}';
const inEach = new RegExp(`(?<!\\p{L})(${smallNumber}) em cada (${smallNumber})(?!\\p{L})`, 'giu');
const numberWord = [...numberWords.keys()].join('|');
const spokenNumber = new RegExp(
  `(?<!\\p{L})(?:${numberWord})(?: e (?:${numberWord})| (?:${numberWord}))*(?!\\p{L})( por cento)?`,
  'giu',
);
