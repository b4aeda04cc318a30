import type { Entry, Frame, NounEntry } from '../content/content-types.ts';
import { fillTopicSlots } from '../language/fill-topic-slots.ts';
import { contentStems } from '../language/stems.ts';
import type { QuestionFamily, TopicAnalysis, VerbPhrase } from '../language/topic-types.ts';
import { finishSentence } from './finish-sentence.ts';

export const fillerLists = [
  'scenes',
  'contrasts',
  'wrongActs',
  'beliefs',
  'objects',
  'pairs',
  'audienceLines',
  'costs',
  'demos',
  'challenges',
  'situations',
  'beforeAfter',
  'sensory',
  'counts',
  'gaps',
] as const;
export type FillerList = (typeof fillerLists)[number];

/** A frame entry with the topic already set in it. `fields` holds what the list's slots read. */
export interface Filler {
  list: FillerList;
  /** Identifies the filler within the frame. */
  key: string;
  fields: Readonly<Record<string, string | VerbPhrase | NounEntry>>;
  /** Of all its fields together. */
  stems: ReadonlySet<string>;
  families: readonly QuestionFamily[] | null;
  /** It was written for the topic's own subtopic, or speaks of the topic through a slot. */
  isClose: boolean;
  namesTopic: boolean;
}

export type ResolvedFrame = Readonly<Record<FillerList, readonly Filler[]>>;

type Scope = Omit<Entry, 'text'>;
type FieldValue = string | VerbPhrase | NounEntry;
type Fields = Readonly<Record<string, FieldValue>>;

const topicSlot = /\{[tvo][:!}]/u;

/** Sets the topic in every entry of a frame and leaves out those of other subtopics and those it cannot fill. */
export function resolveFrame(frame: Frame, analysis: TopicAnalysis): ResolvedFrame {
  const resolved = {} as Record<FillerList, Filler[]>;
  for (const list of fillerLists) {
    const entries = frame[list] as readonly Scope[];
    resolved[list] = entries.flatMap((entry) => resolveEntry(list, entry, analysis) ?? []);
  }
  resolved.pairs.unshift(...topicPairs(analysis));
  return resolved;
}

/** "Carro elétrico ou híbrido?" brings its own pair, to be weighed from either side. */
function topicPairs({ pair }: TopicAnalysis): Filler[] {
  const [a, b] = (pair ?? []).map(({ text, gender, number }) => (gender ? { text, gender, number } : null));
  if (!a || !b) return [];
  return [
    { a, b },
    { a: b, b: a },
  ].map((fields) => ({
    list: 'pairs',
    key: `pairs:topic:${fields.a.text}`,
    fields,
    stems: new Set([...contentStems(a.text), ...contentStems(b.text)]),
    families: null,
    isClose: true,
    namesTopic: true,
  }));
}

/** Whether an entry may stand under this topic: it names no subtopic and no kind of topic, or names the topic's own. */
export function servesTopic({ subtopics, classes }: Scope, analysis: TopicAnalysis): boolean {
  if (classes && !classes.includes(analysis.semanticClass)) return false;
  return !subtopics || (analysis.subtopic !== null && subtopics.includes(analysis.subtopic));
}

/** Entries without topic slots are the same under every topic; they live as long as the content they come from. */
const plainFillers = new WeakMap<object, Filler>();

function resolveEntry(list: FillerList, entry: Scope, analysis: TopicAnalysis): Filler | null {
  if (!servesTopic(entry, analysis)) return null;
  const plain = plainFillers.get(entry);
  if (plain) return plain;
  const written = fieldsOf(list, entry);
  const source = JSON.stringify(written);
  const namesTopic = topicSlot.test(source);
  const fields = namesTopic ? fillFields(written, analysis) : written;
  if (fields === null) return null;
  const filler: Filler = {
    list,
    key: `${list}:${source}`,
    fields,
    stems: new Set(Object.values(fields).flatMap((value) => contentStems(textOf(value)))),
    families: entry.families ?? null,
    isClose: entry.subtopics !== undefined || namesTopic,
    namesTopic,
  };
  if (!namesTopic) plainFillers.set(entry, filler);
  return filler;
}

function fillFields(written: Fields, analysis: TopicAnalysis): Fields | null {
  const fields: Record<string, FieldValue> = {};
  for (const [name, value] of Object.entries(written)) {
    const filled = fillField(value, analysis);
    if (filled === null) return null;
    fields[name] = filled;
  }
  return fields;
}

function textOf(value: FieldValue): string {
  if (typeof value === 'string') return value;
  return 'verb' in value ? `${value.verb} ${value.rest}` : value.text;
}

function fieldsOf(list: FillerList, entry: Scope): Fields {
  switch (list) {
    case 'wrongActs':
    case 'demos':
    case 'challenges': {
      const { verb, rest } = entry as VerbPhrase;
      return { verb: { verb, rest } };
    }
    case 'objects':
      return { noun: entry as NounEntry };
    case 'pairs': {
      const { a, b } = entry as { a: NounEntry; b: NounEntry };
      return { a, b };
    }
    case 'beliefs': {
      const { belief, correction } = entry as { belief: string; correction: string };
      return { belief, correction };
    }
    case 'beforeAfter': {
      const { before, after } = entry as { before: string; after: string };
      return { before, after };
    }
    default:
      return { text: (entry as Entry).text };
  }
}

/** What starts with a capital, as the audience's lines do, still does when a topic opens it. */
function fillText(text: string, analysis: TopicAnalysis): string | null {
  const filled = fillTopicSlots(text, analysis);
  const isSentence = /[.?…]$/u.test(text);
  return filled !== null && isSentence ? finishSentence(filled) : filled;
}

function fillField(value: FieldValue, analysis: TopicAnalysis): FieldValue | null {
  if (typeof value === 'string') return fillText(value, analysis);
  if ('verb' in value) {
    const verb = fillTopicSlots(value.verb, analysis);
    const rest = fillTopicSlots(value.rest, analysis);
    return verb === null || rest === null ? null : { verb, rest };
  }
  const text = fillTopicSlots(value.text, analysis);
  return text === null ? null : { text, gender: value.gender, number: value.number };
}
