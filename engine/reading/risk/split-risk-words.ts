import { foldText } from '../../language/fold-text.ts';
import { plainSayings } from './plain-sayings.ts';
import { plainWord } from './plain-word.ts';

/** Far beyond any topic; nothing after it is read. */
const mostWords = 140;

/** The words of a typed text, folded, with chat spelling written out; what is a mere way of speaking becomes "_". */
export function splitRiskWords(raw: string): string[] {
  let text = foldText(raw.normalize('NFC'))
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[a-z]+[0-9@$!*][a-z][a-z0-9@$!]*/g, spellOut)
    .replace(/\b(?:[a-z][.\-_ ]){3,}[a-z]\b/g, (spelt) => spelt.replace(/[^a-z]/g, ''))
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bnum (?=consigo|quero|aguento|guento|tenho|sei|gosto|vejo|sinto|posso|aguentei)/g, 'nao ')
    .trim();
  text = ` ${text.split(' ', mostWords).map(plainWord).join(' ')} `;
  text = text.replace(announcement, ' ');
  for (const saying of plainSayings) text = text.replace(saying, ' _ ');
  return text.trim().split(/ +/);
}

/** What says that a video is to be made, before its subject. */
const announcement =
  /^ (?:(?:eu )?(?:quero|queria|vou|preciso) (?:falar|gravar|postar|fazer (?:um )?(?:video|conteudo))|(?:ideias? de )?(?:video|conteudo|post)s?) (?:sobre|de|do|da) /;

/** Digits and signs that stand for letters: "m4c0nh4" → maconha. */
function spellOut(word: string): string {
  return word.replace(/[0-9@$!*]/g, (sign) => letterOf[sign] ?? '');
}

const letterOf: Readonly<Record<string, string>> = {
  '4': 'a',
  '@': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};
