import { foldText } from '../../../engine/language/fold-text.ts';
import { isForeign } from '../../../engine/language/is-foreign.ts';
import { normaliseTopic } from '../../../engine/language/normalise-topic.ts';
import { refuseTopic } from '../../../engine/language/refuse-topic.ts';
import { contentStems } from '../../../engine/language/stems.ts';
import { maximumQuestionLength } from '../../../engine/tree/judge-hooks.ts';
import { readAskedTopic } from './expand-topic.ts';
import { isQuestionForm, mendQuestion } from './question-form.ts';
import { createNoiseDetector } from './suggestion-noise.ts';

/** Reads suggestions about one topic: each as the question it asks ("Como dormir melhor?"), or null when it is of no use. */
export function createSuggestionReader(topic: string): (query: string) => string | null {
  const asked = readAskedTopic(topic);
  const isAbout = createTopicTest(asked.subject);
  const isNoise = createNoiseDetector(asked.running);
  const restoreNames = createNameRestorer(asked.running);
  return (query) => {
    const { running, display } = normaliseTopic(query.replace(/[\s?]+$/u, ''));
    if (!isQuestionForm(running) || !isAbout(running) || isNoise(running) || isForeign(running)) return null;
    const question = `${restoreNames(mendQuestion(display))}?`;
    if (question.length > maximumQuestionLength) return null;
    return refuseTopic(query) === null ? question : null;
  };
}

/** One or two words must all be said; of each three more, one may be missing: "marmita fit" of "marmita fit da semana". */
function createTopicTest(subject: string): (text: string) => boolean {
  const wanted = contentStems(subject);
  const needed = wanted.length - Math.floor(wanted.length / 3);
  return (text) => {
    const said = contentStems(text);
    const shared = wanted.filter((stem) => said.some((other) => isSameStem(stem, other)));
    return needed > 0 && shared.length >= needed;
  };
}

/** Stems keep the endings of some verb forms: "viralizam" beside "viraliz". A short stem is no proof. */
const shortestProof = 6;
const longestEnding = 3;

function isSameStem(wanted: string, said: string): boolean {
  if (wanted === said) return true;
  const ending = said.length - wanted.length;
  return wanted.length >= shortestProof && said.startsWith(wanted) && ending <= longestEnding;
}

/** People type names without capitals; the topic has told which words are names. A small word is none: "o", of "O Auto". */
function createNameRestorer(topic: string): (text: string) => string {
  const words = topic.split(/[^\p{L}\p{N}]+/u);
  const names = words.filter((word) => /\p{Lu}/u.test(word) && contentStems(word).length > 0);
  const spelling = new Map(names.map((name) => [foldText(name), name]));
  return (text) => text.replace(/[\p{L}\p{N}]+/gu, (word) => spelling.get(foldText(word)) ?? word);
}
