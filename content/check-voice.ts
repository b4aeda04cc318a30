import type { Card, WrittenHook } from '../engine/content.ts';
import { findFiniteVerb, infinitiveOfOwnPast, isKnownInfinitive } from '../engine/language/verb-forms.ts';
import { everyLemma } from '../engine/reading/topic-words.ts';
import { wordsOf } from '../engine/tree/measure-hook.ts';

/**
 * Names what a reader of a card would find fault with and a pattern can see: moulds, fragments, too many of one
 * form, hooks without a word of the topic, answers too short or too long. Each fault is a sentence that says where
 * it is and what to write instead.
 */
export function checkVoice(card: Card): string[] {
  const hooks = card.questions.flatMap(({ hooks: own }) => own);
  return [
    ...card.questions.flatMap(checkQuestion),
    ...hooks.flatMap(({ text }) => checkHook(text)),
    ...checkShares(hooks),
    ...checkOpenings(hooks),
    ...card.questions.flatMap(checkAnswer),
    ...checkField(card),
  ];
}

type Question = Card['questions'][number];

function checkQuestion({ question, hooks }: Question): string[] {
  const faults: string[] = [];
  const isTwo =
    question.slice(0, -1).includes('?') ||
    / e (?:como|qual|quando|quanto|onde|por que|o que|quem) /iu.test(question);
  if (isTwo) faults.push(`two questions in one: “${question}”. Ask one of them.`);
  const replies = hooks.filter(({ text }) => text.startsWith('“')).length;
  if (replies > 1) faults.push(`${replies} quoted lines below “${question}”. One is enough.`);
  return faults;
}

/** Openings and phrases that sound like a machine wherever they stand. */
const moulds =
  /^(?:isso aqui|este vídeo|descubra)|(?:tem um motivo|existe um[ao]? (?:coisa|jeito|detalhe|sinal) |tem um[ao]? (?:coisa|detalhe|sinal|erro|passo|item|pergunta|conta) que|o terceiro é|o segredo|falta um[ao]? (?:coisa|peça|item|passo|detalhe)|ninguém (?:te )?conta|vai te agradecer|de uma vez por todas|muda tudo|faz toda a diferença|\b[dn]?ess[ea] (?:vídeo|erro|truque|segredo|detalhe|hábito|dica)\b|vai te surpreender|não vai acreditar|olha o que aconteceu|antes de ver isso)/iu;

/** A hook is heard alone, before anything that a pronoun could stand for. */
const startsWithPronoun = /^(?:el[ea]s?|del[ea]s?|isso|isto|aquilo)\b/iu;

function checkHook(text: string): string[] {
  const faults: string[] = [];
  const mould = moulds.exec(text)?.[0];
  if (mould !== undefined) faults.push(`“${text}” has “${mould.trim()}”, which any topic could have.`);
  const [pronoun] = startsWithPronoun.exec(text) ?? [];
  if (pronoun !== undefined)
    faults.push(`“${text}” begins with “${pronoun}”, and nothing was said before. Name it.`);
  for (const sentence of sentencesOf(text))
    if (isBareInfinitive(sentence))
      faults.push(`“${text}” has an infinitive or gerund as a sentence. Say who does it.`);
  return faults;
}

const sentencesOf = (text: string) =>
  text
    .replaceAll(/[“”]/gu, '')
    .split(/(?<=[.?…]) /u)
    .filter((sentence) => sentence !== '');

function isBareInfinitive(sentence: string): boolean {
  const [first = '', ...rest] = wordsOf(sentence);
  const isGerund = /(?:ando|endo|indo)$/u.test(first) && isKnownInfinitive(`${first.slice(0, -3)}r`);
  return (isKnownInfinitive(first) || isGerund) && !rest.some(isPredicate) && !sentence.endsWith('?');
}

/** A verb that can have an infinitive as its subject: "Ferver demais amarga", and not the "junto" of "junto com o pó". */
function isPredicate(word: string): boolean {
  return isVerb(word) && findFiniteVerb(word)?.person !== 'first';
}

/** Nouns and prepositions that are spelt as verbs are no proof of a verb. */
const looksLikeVerb = new Set('para conta casa uso cara massa como sobre entre cola volta troca'.split(' '));

function isVerb(word: string): boolean {
  return (
    !looksLikeVerb.has(word) &&
    (findFiniteVerb(word) !== null ||
      infinitiveOfOwnPast(word) !== null ||
      /(?:ou|eu|iu|ava|avam|aria|ará|erá|irá|aram|eram|iram|sse)$/u.test(word) ||
      otherVerbs.has(word))
  );
}

const otherVerbs = new Set(
  'é são foi era eram fica ficam tem têm há vai vão tá tão dá dão faz fez põe pôs vem vêm quer pode deve precisa basta serve vale custa pede costuma costumam leva levam parece continua passa acaba vira rende'.split(
    ' ',
  ),
);

/** The most hooks of one form in a card of 25, and how a form is told. */
const forms: readonly { name: string; most: number; has: (hook: WrittenHook) => boolean }[] = [
  { name: 'a quoted line and a reply', most: 4, has: ({ text }) => text.startsWith('“') },
  { name: 'an opening question', most: 8, has: ({ text }) => /^[^.“”…]+\?/u.test(text) },
  { name: 'a colon', most: 7, has: ({ text }) => text.includes(':') },
  { name: 'a tail with “, que …”', most: 2, has: ({ text }) => text.includes(', que ') },
  { name: 'a tail with “, e …”', most: 4, has: ({ text }) => text.includes(', e ') },
  { name: 'a semicolon', most: 3, has: ({ text }) => text.includes(';') },
  { name: 'first person (“vivido”)', most: 5, has: ({ needsTruth }) => needsTruth === true },
  {
    name: 'no verb',
    most: 3,
    has: ({ text }) => !wordsOf(text).some((word) => isVerb(word) || isKnownInfinitive(word)),
  },
];

function checkShares(hooks: readonly WrittenHook[]): string[] {
  return forms.flatMap(({ name, most, has }) => {
    const own = hooks.filter(has);
    const allowed = Math.max(1, Math.round((most * hooks.length) / 25));
    if (own.length <= allowed) return [];
    return [
      `${own.length} hooks with ${name}, at most ${allowed}: ${own.map(({ text }) => `“${text}”`).join(' ')}`,
    ];
  });
}

const mostOfOneOpening = 4;

function checkOpenings(hooks: readonly WrittenHook[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of hooks) {
    const first = wordsOf(text)[0] ?? '';
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return [...counts].flatMap(([word, count]) =>
    count > mostOfOneOpening && !articles.has(word)
      ? [`${count} hooks begin with “${word}”, at most ${mostOfOneOpening}.`]
      : [],
  );
}

const articles = new Set(['o', 'a', 'os', 'as']);

/**
 * Names the hooks that share no word with the card's names and cues, nor does their question: such a hook could open
 * any other topic.
 */
function checkField({ name, wordings, cues, questions }: Card): string[] {
  const field = new Set([name, ...wordings, ...cues].flatMap((text) => [...everyLemma(text)]));
  const isOfField = (text: string) => [...everyLemma(text)].some((lemma) => field.has(lemma));
  return questions
    .filter(({ question }) => !isOfField(question))
    .flatMap(({ question, hooks }) =>
      hooks
        .filter(({ text }) => !isOfField(text))
        .map(
          ({ text }) =>
            `“${text}” below “${question}” has no word of the topic. Name the thing in one of them.`,
        ),
    );
}

/** A script has four parts of them, see `engine/script/write-answer-script.ts`. */
const answerSentences = { least: 4, most: 7 };
const answerLength = { least: 220, most: 640 };

function checkAnswer({ question, answer }: Question): string[] {
  if (answer === null) return [`no answer to “${question}”. Write four to six spoken sentences.`];
  const sentences = sentencesOf(answer).length;
  if (
    answer.length < answerLength.least ||
    answer.length > answerLength.most ||
    sentences < answerSentences.least ||
    sentences > answerSentences.most
  )
    return [
      `the answer to “${question}” has ${sentences} sentences and ${answer.length} characters. Write four to six sentences, ${answerLength.least} to ${answerLength.most} characters.`,
    ];
  return [];
}
