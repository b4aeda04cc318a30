import type { Frame } from '../content/content-types.ts';
import type { TopicAnalysis } from '../language/topic-types.ts';

/** The words of the topic, which may carry a capital or be foreign. */
export function namesInTopic({ display, noun, verb }: TopicAnalysis): ReadonlySet<string> {
  return new Set([display, noun?.text ?? '', verb?.rest ?? ''].join(' ').split(/[^\p{L}\d]+/u));
}

const namesByFrame = new WeakMap<Frame, ReadonlySet<string>>();

/** The words that a frame's hooks write with a capital inside a sentence: names, since an author wrote them so. */
export function namesInContent(frame: Frame): ReadonlySet<string> {
  const known = namesByFrame.get(frame);
  if (known) return known;
  const names = new Set<string>();
  for (const { text } of frame.hooks)
    for (const [word] of text.matchAll(/(?<=[\p{L},] )\p{Lu}[\p{L}\d]*/gu)) names.add(word);
  namesByFrame.set(frame, names);
  return names;
}
