import { type Reading, type ReadingIndex, readTopic } from '../../engine/reading/read-topic.ts';

/** A typed topic and what it may be read as: "card:bolo", "part:bolo", "ask", "care:grief card:luto", "refuse:fraud", … */
export interface ExpectedReading {
  topic: string;
  expected: readonly string[];
}

/**
 * `right`: as expected. `asked`: asked back where a card or a part would have served. `larger`: the right card, as a whole instead of a
 * part or the other way round. `wrong`: answered as something else. `missed`: a topic to refuse or to handle with care that was read as
 * any other. `refused`: refused without need.
 */
export type Verdict = 'right' | 'asked' | 'larger' | 'wrong' | 'missed' | 'refused';

export interface JudgedReading extends ExpectedReading {
  verdict: Verdict;
  reading: Reading;
}

/** Reads lines of "topic<TAB>expectation | expectation". */
export function parseExpectations(text: string): ExpectedReading[] {
  return text
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [topic = '', expected = ''] = line.split('\t');
      return { topic, expected: expected.split(' | ').map((one) => one.trim()) };
    });
}

export function judgeReadings(list: readonly ExpectedReading[], index: ReadingIndex): JudgedReading[] {
  return list.map((each) => {
    const reading = readTopic(each.topic, index);
    return { ...each, reading, verdict: judge(each.expected, reading) };
  });
}

function judge(expected: readonly string[], reading: Reading): Verdict {
  const isSensitive = expected.some((one) => /^(?:care|refuse):/u.test(one));
  switch (reading.kind) {
    case 'care':
    case 'refuse':
      return isSensitive ? 'right' : 'refused';
    case 'unusable':
    case 'foreign':
      return expected.some((one) => one === 'unusable' || one === 'foreign') ? 'right' : 'refused';
    case 'ask':
      if (expected.some((one) => one === 'ask' || one === 'foreign' || one === 'unusable')) return 'right';
      if (!isSensitive) return 'asked';
      return reading.care !== null && isCareAlone(expected) ? 'right' : 'missed';
    default: {
      const { slug } = reading.match.card;
      if (expected.some((one) => one.startsWith('care:') && one.endsWith(`card:${slug}`))) return 'right';
      if (isSensitive) return reading.care !== null && isCareAlone(expected) ? 'right' : 'missed';
      if (expected.includes(`${reading.kind}:${slug}`)) return 'right';
      return expected.some((one) => one.endsWith(`:${slug}`)) ? 'larger' : 'wrong';
    }
  }
}

function isCareAlone(expected: readonly string[]): boolean {
  return expected.every((one) => !one.startsWith('refuse:'));
}
