import type { Material } from '../../shared/busca-referencias.ts';
import type { Corpus } from '../evidence/corpus.ts';
import { listLemmas } from '../reading/topic-words.ts';
import type { AnsweredHook } from './write-answer-script.ts';

/**
 * From which sum of weights on a study is told in the script, and how much of it the hook or its question must share; measured on the
 * trees of all cards, decision 46. A word weighs the more the fewer sources it stands in, one of the hook or the question more still.
 */
const least = { sum: 22, asked: 2 };
const worthOfAsked = 1.5;

/** The material that speaks most of what is asked and answered, the words of the topic aside; null where none speaks enough of it. */
export function chooseLead(
  { hook, question, answer, topic }: Pick<AnsweredHook, 'hook' | 'question' | 'answer'> & { topic: string },
  { materials, corpus }: { materials: readonly Material[]; corpus: Corpus },
): Material | null {
  const ofTopic = listLemmas(topic);
  const asked = listLemmas(`${hook} ${question}`);
  const said = listLemmas(answer);
  const weigh = ({ summary, argument_1, argument_2, argument_3 }: Material) => {
    const shared = { sum: 0, asked: 0 };
    for (const lemma of listLemmas([summary, argument_1, argument_2, argument_3].join(' '))) {
      if (ofTopic.has(lemma)) continue;
      const weight = Math.log(corpus.indexedSources.length / (1 + (corpus.sourcesPerLemma.get(lemma) ?? 0)));
      if (asked.has(lemma)) shared.asked += weight;
      if (asked.has(lemma) || said.has(lemma))
        shared.sum += asked.has(lemma) ? worthOfAsked * weight : weight;
    }
    return shared.asked < least.asked ? 0 : shared.sum;
  };
  const [best] = materials
    .filter(({ match }) => match !== 'theme')
    .map((material) => ({ material, sum: weigh(material) }))
    .sort((one, other) => other.sum - one.sum);
  return best !== undefined && best.sum >= least.sum ? best.material : null;
}
