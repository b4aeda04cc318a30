import type { SpokenSentence } from '../../shared/busca-referencias.ts';
import { countShared } from './count-shared.ts';

/** Beginnings that lean on the sentence before. */
const leaning =
  /^(?:E|Mas|Só que|Aí|Daí|Então|Também|Porque|Por isso|Senão|Assim|Lá|Já|Depois|O resto|A outra|O outro|(?:[DN]?[Ee]ss|[DN]?[Ee]st|[DN]?[Aa]quel|[DN]?[Ee]l)[ea]s?|[DN]?[Ii]s[st]o)(?=[\s,:])/u;
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
  const byWorth = sentences
    .map((text) => ({ text, helps: help.test(text), shared: countShared(text, { topic, said: hook }) }))
    .toSorted((one, other) => Number(other.helps) - Number(one.helps) || other.shared - one.shared)
    .map(({ text }) => text);
  return sentences.map((text, place) => ({
    text,
    rank: 1 + byWorth.indexOf(text),
    follows: place > 0 && leaning.test(text),
    extra: false,
  }));
}
