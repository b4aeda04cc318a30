import { classifyTopic, domainOfName, flagTopic } from './classify-topic.ts';
import { joinWords } from './conjugate-phrase.ts';
import type { SubtopicMatch, SubtopicMatcher } from './match-subtopic.ts';
import { normaliseTopic, topicKey } from './normalise-topic.ts';
import { readTopicForm, type TopicShape } from './read-topic-form.ts';
import { refuseTopic } from './refuse-topic.ts';
import type { TopicReading } from './topic-types.ts';

/** Reads whatever a person typed: as a topic, as no topic, or as a sign that somebody may need help. Never throws. */
export function analyseTopic(raw: string, matchSubtopic: SubtopicMatcher): TopicReading {
  const refusal = refuseTopic(raw);
  if (refusal) return refusal;
  const topic = normaliseTopic(raw);

  const { head, ...shape } = readTopicForm(topic.running, topic.endsInQuestionMark);
  const key = topicKey(raw);
  const whole = { ...shape, head };
  const match = matchTopic({ running: topic.running, shape: whole }, matchSubtopic);
  const domain = match.domain ?? domainOfName(whole);
  const { subtopic } = match;
  return {
    kind: 'topic',
    analysis: {
      raw,
      display: topic.display,
      key,
      ...shape,
      semanticClass: classifyTopic(whole, domain),
      domain,
      subtopic,
      flags: flagTopic(key, whole, domain),
    },
  };
}

/** Up to so many words, each of them was meant: "tatuagem é pecado". Longer ones wander. */
const shortTopic = 5;

/** What a topic comes down to counts first, unless it is short; the other reading only where that tells nothing. */
function matchTopic(
  { running, shape }: { running: string; shape: TopicShape },
  matchSubtopic: SubtopicMatcher,
): SubtopicMatch {
  if (shape.form === 'foreign') return matchSubtopic(running.replace(/\b(?:make|get|base|look)\b/gi, ''));
  const point = shape.verb ? joinWords(shape.verb.verb, shape.verb.rest) : (shape.noun?.text ?? running);
  const isShort = running.split(' ').length <= shortTopic;
  const [first, second] = isShort ? [running, point] : [point, running];
  const match = matchSubtopic(first);
  if (match.subtopic || point === running) return match;
  const other = matchSubtopic(second);
  return other.subtopic || !match.domain ? other : match;
}
