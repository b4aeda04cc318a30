import { foldText } from '../../../engine/language/fold-text.ts';
import { findNoun } from '../../../engine/language/nouns.ts';

/** What begins so and is shorter only names a thing: "Como dormir?". */
const fewestWords = 3;

const judgements = '(?:bom|ruim|normal|possivel|perigoso|seguro)';
/** How people begin what they ask a search box. Folded, after its spelling was mended. */
const starts = new RegExp(
  `^(?:${[
    'por que',
    'porque',
    'como',
    'o que',
    '(?:(?:em|por|com|de|a cada|a partir de) )?(?:quant[oa]s?|qual|quais)',
    '(?:a )?que horas?',
    'quando',
    'a?onde',
    'quem',
    '(?:para|pra) que servem?',
    'sera que',
    'vale a pena',
    '(?:e )?verdade que',
    `e ${judgements}`,
    'faz (?:mal|bem)',
    'posso|podem?',
    'da (?:pra|para)',
    'precisa',
    'tem (?:como|problema)',
    'existem?',
  ].join('|')}) `,
);
/** How they end it: "café faz mal", and what for. */
const ends =
  / (?:(?:faz|fazem) (?:mal|bem)(?: (?:a|ao|aos|para|pra|pro) .+)?|val(?:e|em) a pena|funcionam?|engordam?|emagrecem?)(?: mesmo)?$/;
/** "Café ou chá", "grávida pode tomar café". */
const middles = / ou | podem? \S+[aei]r /;
/** A word that something must follow: the suggestion is a beginning only. */
const openEnd =
  / (?:a|o|as|os|e|ou|de|d[oa]s?|em|n[oa]s?|por|pel[oa]s?|para|pra|com|sem|que|se|um|uma|ao|aos|sobre|entre|ate|seu|sua|meu|minha)$/;

/** Whether a text is in the form of a question, which a "?" would finish. */
export function isQuestionForm(text: string): boolean {
  const folded = foldText(text);
  if (openEnd.test(folded)) return false;
  if (ends.test(folded) || middles.test(`${folded} `)) return true;
  return starts.test(folded) && folded.split(' ').length >= fewestWords;
}

/** The accents and the space that people leave out of the words that ask, where it is certain. Other words were mended before. */
export function mendQuestion(text: string): string {
  return text
    .replace(/^(p)orque(?= )/iu, '$1or que')
    .replace(new RegExp(`^e (?=(?:verdade que|${judgements}|possível) )`, 'iu'), 'É ')
    .replace(/^verdade que /iu, 'É verdade que ')
    .replace(/(^| )(d)a (?=(?:pra|para) )/iu, '$1$2á ')
    .replace(
      /^(o que|qual|quem|quanto) e(?= )(?! (?:como|quando|onde|quanto|qual|quem|o que|por que))/iu,
      '$1 é',
    )
    .replace(/ da (?=(\p{L}+)(?: |$))/gu, (whole, noun: string) => (isMasculine(noun) ? ' dá ' : whole))
    .replace(/ (mal|bem) a saúde(?= |$)/u, ' $1 à saúde')
    .replace(/(?<! (?:passar|virar|varar|durante|toda)) a noite$/u, ' à noite');
}

/** After "da" such a noun shows that the verb was meant: "café da sono". */
function isMasculine(word: string): boolean {
  const noun = findNoun(word);
  return noun?.gender === 'm' && noun.text === noun.text.toLowerCase();
}
