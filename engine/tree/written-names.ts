import type { WrittenHook } from '../content.ts';
import type { TopicAnalysis } from '../language/topic-types.ts';

/** The words of the topic, which may carry a capital or be foreign. */
export function namesInTopic({ display, noun, verb }: TopicAnalysis): ReadonlySet<string> {
  return new Set([display, noun?.text ?? '', verb?.rest ?? ''].join(' ').split(/[^\p{L}\d]+/u));
}

interface HookList {
  hooks: readonly WrittenHook[];
}

const namesByList = new WeakMap<HookList, ReadonlySet<string>>();

/** The words that hooks write with a capital inside a sentence: names, since an author wrote them so. */
export function namesInContent(list: HookList): ReadonlySet<string> {
  const known = namesByList.get(list);
  if (known) return known;
  const names = new Set<string>();
  for (const { text } of list.hooks)
    for (const [word] of text.matchAll(/(?<=[\p{L}\d,] )\p{Lu}[\p{L}\d]*/gu)) names.add(word);
  namesByList.set(list, names);
  return names;
}
