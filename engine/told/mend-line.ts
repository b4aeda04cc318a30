import { foldText } from '../language/fold-text.ts';
import { mendSpelling } from '../language/mend-spelling.ts';
import { findFiniteVerb } from '../language/verb-forms.ts';
import { finishSentence } from '../tree/finish-sentence.ts';

/** Mends a typed line without changing its words: accents, quotation marks, capital and full stop mended, no emoji and no shouting. */
export function mendLine(typed: string): string {
  const text = mendText(typed);
  if (!/\p{L}/u.test(text)) return '';
  const ended = finishSentence(/[.?]”?$/.test(text) ? text : `${text}.`);
  return ended.replace(reply, (start) => start.slice(0, -1) + start.slice(-1).toUpperCase());
}

/** The same for a question, which ends in one "?" however it was typed. */
export function mendQuestion(typed: string): string {
  const text = mendText(typed).replace(/[\s.,:?]+$/, '');
  return /\p{L}/u.test(text) ? finishSentence(`${text}?`) : '';
}

/** The first letter after a quotation that is a sentence, unless the sentence goes on: "“Dá?” e eu mostro". */
const reply =
  /^“[^”]+[.?]” (?!(?:e|mas|diz(?:em)?|disse|fala(?:m|ou)?|pergunta(?:m|va|vam)?|perguntou|respond[oi])(?!\p{L}))\p{Ll}/u;

function mendText(typed: string): string {
  const clean = marks.reduce(
    (text, [pattern, mend]) => text.replace(pattern, mend),
    typed.toWellFormed().normalize('NFC'),
  );
  return mendWords(isShouted(clean) ? clean.toLowerCase() : clean);
}

/** Most letters are capitals. */
function isShouted(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(/\p{Lu}/gu) > count(/\p{Ll}/gu);
}

const marks: readonly (readonly [RegExp, string])[] = [
  [/[“”«»]/gu, '"'],
  [/"\s*([^"]+?)\s*"/g, '“$1”'],
  [/["*_{}<>]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Cc}|\p{Cf}|\uFE0F/gu, ' '],
  [/(?<![\p{L}“])(?:[kK]{2,}|(?:rs)+|(?:h[ae]){2,}h?)(?!\p{L})/gu, ' '],
  [/…/g, '...'],
  [/!+/g, '.'],
  [/\s+[-–—]\s+/g, ', '],
  [/\s+/g, ' '],
  [/ (?=[.,;:?”])/g, ''],
  [/\.{2,}$|[,;:\s]+$/g, ''],
  [/\.{2,}/g, ', '],
  [/\?{2,}/g, '?'],
  [/[.,;]+(?=[.,;?])/g, ''],
  [/(?<=[,;:?])(?=\p{L})|(?<=\.)(?=\p{Lu}\p{Ll})/gu, ' '],
  [/ {2,}/g, ' '],
  [/^[\s.,;:?-]+/g, ''],
  [/(?<!\p{L})(?:pq|porq)(?!\p{L})/giu, 'porque'],
  [/(?<!\p{L})([dD])a (?=pra |certo|errado|tempo|trabalho|vontade|problema)/gu, '$1á '],
  [/(?<=\p{L},? )ai(?= \p{L}|\?|$)/gu, 'aí'],
  [/(?<!\p{L})as (?=\d{1,2}(?:h| horas| da (?:manh|tard|noit)))/giu, 'às '],
];

/** Mends that put another word, or that are right in a topic of a few words and in a sentence as often wrong. */
const keptAsTyped = new Set(
  `zap zapzap whats insta face refri cerva facul niver cel celula note pc ap apto bb tava tavam num tranca divida esta serie`.split(
    ' ',
  ),
);
const determiner = /^(?:o|a|os|as|um|uma|do|da|no|na|ao|de|em|meu|minha|seu|sua|esse|essa|pra|com|sem)$/;

function mendWords(text: string): string {
  const typed = text.split(' ');
  const kept: string[] = [];
  const words = typed.map((word, at) => {
    const before = typed[at - 1]?.toLowerCase() ?? '';
    if (!staysAsTyped(foldText(word).replace(/[^a-z]+$/, ''), before)) return word;
    kept.push(word);
    return `⟦${kept.length - 1}⟧`;
  });
  return mendSpelling(words)
    .map(restoreTilde)
    .join(' ')
    .replace(/⟦(\d+)⟧/g, (_whole, at: string) => kept[Number(at)] ?? '');
}

/** A verb that is a noun with another accent ("ele duvida"), a unit after its number, and what is above. */
function staysAsTyped(word: string, before: string): boolean {
  const isUnit = /\d$/.test(before) && word.length < 3;
  return keptAsTyped.has(word) || isUnit || (findFiniteVerb(word) !== null && !determiner.test(before));
}

/** Restores the tilde of words that no list has, where the ending leaves no doubt: "ferrao", "hidratacao", "botoes". */
function restoreTilde(word: string): string {
  return word
    .replace(/(?<=[a-z]{2}[aiu])cao(?=\P{L}*$)/u, 'ção')
    .replace(/(?<=[a-z]{2}[aiu])coes(?=\P{L}*$)/u, 'ções')
    .replace(/(?<=[a-z]{3})ao(?=\P{L}*$)/u, 'ão')
    .replace(/(?<=[a-z]{3})oes(?=\P{L}*$)/u, 'ões');
}
