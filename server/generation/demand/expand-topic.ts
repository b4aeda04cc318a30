import { dropQuestion } from '../../../engine/language/drop-question.ts';
import { longestInput, normaliseTopic } from '../../../engine/language/normalise-topic.ts';
import { refuseTopic } from '../../../engine/language/refuse-topic.ts';
import { contentStems } from '../../../engine/language/stems.ts';

/** What is longer is a sentence of a person's own, which no search box can go on from. */
const longestTopic = 80;
const before = ['por que', 'como', 'o que', 'quanto', 'qual', 'vale a pena', 'é verdade que'];
const after = ['ou', 'faz mal'];

/**
 * What a search box is asked about a topic: the beginnings and ends of questions about it, then the topic itself. Nothing for
 * a text that is no topic, that shows a risk to somebody, or that is too long: those are told to nobody.
 */
export function expandTopic(topic: string): string[] {
  const { running, subject } = readAskedTopic(topic);
  if (running.length > longestTopic || contentStems(subject).length === 0) return [];
  if (refuseTopic(topic) !== null) return [];
  const about = subject.toLowerCase();
  const queries = [
    ...before.map((words) => `${words} ${about}`),
    ...after.map((words) => `${about} ${words}`),
    running.toLowerCase(),
  ];
  return [...new Set(queries)];
}

/** A topic with its typing mended, and what it is about: "viralizar no TikTok" of "Como viralizar no tik tok?". */
export function readAskedTopic(topic: string): { running: string; subject: string } {
  const typed = topic.slice(0, longestInput).trimEnd();
  // Words are mended whole: a mark after the last one would hide it.
  const { running } = normaliseTopic(typed.replace(/[\s?.!]+$/u, ''));
  return { running, subject: dropQuestion(running, typed.endsWith('?')) };
}
