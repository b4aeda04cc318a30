import type { SpokenSentence } from '../../shared/busca-referencias.ts';
import { listLemmas } from '../reading/topic-words.ts';

/** Beginnings that lean on the sentence before. */
const leaning =
  /^(?:E|Mas|Só que|Aí|Daí|Então|Também|Porque|Por isso|Senão|Assim|Lá|Já|Depois|O resto|A outra|O outro|(?:[DN]?Ess|[DN]?Est|[DN]?Aquel|[DN]?El)[ea]s?|[DN]?Isto|[DN]?Isso)(?=[\s,:])/u;
/** Where help is: said before everything that only explains. */
const help =
  /\b(?:188|190|192|193|180|100|pronto-socorro|emergência|SAMU|CVV|médic[oa]|pediatra|veterinári[oa]|posto|advogad[oa]|Defensoria|psicólog[oa])(?!\p{L})/u;

/**
 * The sentences of an answer for videos of any length. Where help is ranks first, then what shares most words with
 * the hook, the topic's own aside, then the earlier ones.
 */
export function rankSentences(
  sentences: readonly string[],
  { hook, topic }: { hook: string; topic: string },
): SpokenSentence[] {
  const ofTopic = listLemmas(topic);
  const promised = [...listLemmas(hook)].filter((lemma) => !ofTopic.has(lemma));
  const shares = (text: string) => {
    const said = listLemmas(text);
    return promised.filter((lemma) => said.has(lemma)).length;
  };
  const byWorth = sentences
    .map((text) => ({ text, helps: help.test(text), shared: shares(text) }))
    .toSorted((one, other) => Number(other.helps) - Number(one.helps) || other.shared - one.shared)
    .map(({ text }) => text);
  return sentences.map((text, place) => ({
    text,
    rank: 1 + byWorth.indexOf(text),
    follows: place > 0 && leaning.test(text),
    extra: false,
  }));
}
