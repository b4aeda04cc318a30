import type { FillerList } from './resolve-frame.ts';

/** One piece of a skeleton's template. A `place` names the filler it takes: the same place, the same filler. */
export type TemplatePart =
  | { kind: 'words'; text: string }
  | { kind: 'filler'; list: FillerList; place: string; field: string; form: string }
  | { kind: 'agreement'; place: string; field: string; options: readonly string[] };

interface SlotName {
  list: FillerList;
  field: string;
}

const slotNames: Readonly<Record<string, SlotName>> = {
  scene: { list: 'scenes', field: 'text' },
  contrast: { list: 'contrasts', field: 'text' },
  wrongAct: { list: 'wrongActs', field: 'verb' },
  belief: { list: 'beliefs', field: 'belief' },
  correction: { list: 'beliefs', field: 'correction' },
  object: { list: 'objects', field: 'noun' },
  'pair.a': { list: 'pairs', field: 'a' },
  'pair.b': { list: 'pairs', field: 'b' },
  audienceLine: { list: 'audienceLines', field: 'text' },
  cost: { list: 'costs', field: 'text' },
  demo: { list: 'demos', field: 'verb' },
  challenge: { list: 'challenges', field: 'verb' },
  situation: { list: 'situations', field: 'text' },
  before: { list: 'beforeAfter', field: 'before' },
  after: { list: 'beforeAfter', field: 'after' },
  sensory: { list: 'sensory', field: 'text' },
  count: { list: 'counts', field: 'text' },
  gap: { list: 'gaps', field: 'text' },
};

const slotPattern = /\{([^{}]*)\}/gu;
const topicSlotPattern = /^[tvo](?::|!|$)/u;

/** Splits a template into words, fillers and agreements; topic slots ({t:de}, {v}) stay inside the words. */
export function parseTemplate(template: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let read = 0;
  for (const match of template.matchAll(slotPattern)) {
    const inside = match[1] ?? '';
    if (topicSlotPattern.test(inside)) continue;
    if (match.index > read) parts.push({ kind: 'words', text: template.slice(read, match.index) });
    parts.push(inside.includes('|') ? parseAgreement(inside, template) : parseFiller(inside, template));
    read = match.index + match[0].length;
  }
  if (read < template.length) parts.push({ kind: 'words', text: template.slice(read) });
  return parts;
}

function parseFiller(inside: string, template: string): TemplatePart {
  const { slot, place } = parseReference(inside.split(':')[0] ?? '', inside, template);
  const form = (inside.split(':')[1] ?? '').split('#')[0] ?? '';
  return { kind: 'filler', ...slot, place, form };
}

function parseAgreement(inside: string, template: string): TemplatePart {
  const colon = inside.lastIndexOf(':');
  const options = inside.slice(0, colon).split('|');
  if (options.length !== 2 && options.length !== 4)
    throw new Error(`agreement of 2 or 4 forms expected: ${template}`);
  const { slot, place } = parseReference(inside.slice(colon + 1).split('#')[0] ?? '', inside, template);
  return { kind: 'agreement', place, field: slot.field, options };
}

function parseReference(name: string, inside: string, template: string): { slot: SlotName; place: string } {
  const slot = slotNames[name.split('#')[0] ?? ''];
  if (!slot) throw new Error(`unknown slot {${inside}} in: ${template}`);
  const index = inside.split('#')[1] ?? '1';
  return { slot, place: `${slot.list}#${index}` };
}
