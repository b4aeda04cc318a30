import { isCommonWord } from './common-words.ts';
import { findNoun } from './nouns.ts';
import { findProperName } from './proper-names.ts';

const endsObject =
  /^(?:em|num|numa|na|no|nas|nos|com|sem|para|pra|pro|por|pelo|pela|ao|à|às|mais|menos|melhor|bem|mal|muito|e|ou|que|se|até|após|depois|antes|sobre|entre|não|sozinh[oa]s?|cedo|tarde|rápido|fora|online|direito|junto|quando|como|todos?|todas?|sempre)$/i;

/** The object without article that follows a verb: "violão" of "tocar violão"; null when there is none. */
export function bareObjectOf(rest: string): string | null {
  const words = rest.split(' ');
  const first = words[0] ?? '';
  if (first === '' || endsObject.test(first) || /\d/.test(first)) return null;
  const isNoun = findNoun(first) !== null || findProperName(words, 0) !== null;
  if (!isNoun && (isCommonWord(first) || /(?:[ae]ndo|indo|[ai]d[oa]|mente)$/.test(first))) return null;
  const end = words.findIndex((word, at) => at > 0 && endsObject.test(word));
  const object = (end < 0 ? words : words.slice(0, end)).join(' ').replace(/[\s,;:.]+$/, '');
  return object === '' ? null : object;
}
