import type { Card, CardQuestion, Content, Kind, QuestionFamily } from '../../engine/content.ts';
import { questionFamilies } from '../../engine/content.ts';
import { openEngine } from '../../engine/open-engine.ts';
import type { KnownTopic, PartOfTopic } from '../../engine/reading/read-topic.ts';
import { mechanisms } from '../../shared/mechanisms.ts';

/** A card with one question of each family, named after it, and so many hooks each; what a test is about is given. */
export function cardOf(slug: string, given: Partial<Card> = {}): Card {
  return {
    area: 'casa',
    slug,
    name: slug,
    wordings: [],
    cues: [],
    themes: [],
    needsCare: false,
    closingActions: [],
    questions: questionFamilies.map((family) => questionOf(family, `Pergunta de ${family} sobre ${slug}?`)),
    ...given,
  };
}

/** A question with hooks that share neither words nor mechanisms. */
export function questionOf(family: QuestionFamily, question: string, hooks = 6): CardQuestion {
  return {
    question,
    family,
    answer: null,
    hooks: Array.from({ length: hooks }, (_, place) => ({
      mechanism: mechanisms[(questionFamilies.indexOf(family) * 4 + place) % mechanisms.length] ?? 'cena',
      text: `${letters(question)}${place} abre ${letters(question)}.`,
    })),
  };
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}

export function kindOf(key: string, given: Partial<Kind> = {}): Kind {
  const { questions } = cardOf(key);
  return {
    key,
    label: `um ${key}`,
    manner: '',
    themes: [],
    outline: [],
    questions: questions.map((question) => ({ ...question, hooks: question.hooks.slice(0, 4) })),
    ...given,
  };
}

export function contentOf(given: Partial<Content>): Content {
  return {
    cards: [],
    sources: [],
    themes: [],
    kinds: [],
    interview: [],
    lexicon: [],
    verbs: [],
    foreignNames: [],
    ...given,
  };
}

/** The reading of a topic that one of the cards answers. */
export function answered(
  topic: string,
  cards: readonly Card[],
  given: Partial<Content> = {},
): KnownTopic | PartOfTopic {
  const reading = openEngine(contentOf({ ...given, cards })).readTopic(topic);
  if (reading.kind !== 'card' && reading.kind !== 'part') throw new Error(`${topic}: ${reading.kind}`);
  return reading;
}
