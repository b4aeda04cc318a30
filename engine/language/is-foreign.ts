import { isCommonWord } from './common-words.ts';
import { foldText } from './fold-text.ts';

const englishGrammar = new Set(
  'the for of and to how with your my is are what why when from by at on you it this that make get best tips without into about vs'.split(
    ' ',
  ),
);
const portugueseGrammar = new Set(
  'o os as de do da dos das em no na nos nas um uma com para pra por pelo pela que e ao aos sem meu minha seu sua nao como mais se quem'.split(
    ' ',
  ),
);

/** Whether a topic is written in English: English grammar words and no Portuguese ones. */
export function isForeign(text: string): boolean {
  const words = text.split(' ');
  if (words.length < 3) return false;
  const folded = words.map(foldText);
  const english = folded.filter((word) => englishGrammar.has(word)).length;
  const portuguese = folded.filter((word) => portugueseGrammar.has(word)).length;
  const known = words.filter((word) => !englishGrammar.has(foldText(word)) && isCommonWord(word)).length;
  return english > 0 && portuguese === 0 && known <= words.length / 2;
}
