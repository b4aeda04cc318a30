import type { Material, Script, ScriptSection } from '../../shared/busca-referencias.ts';
import type { Corpus } from '../evidence/corpus.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Reading } from '../reading/read-topic.ts';
import { addCheckNote } from './add-check-note.ts';
import * as camera from './camera-instructions.ts';
import { type Cast, castMaterials } from './cast-materials.ts';
import { getClosingActions } from './closing-actions.ts';
import { describeReference, getMaterialTags } from './describe-reference.ts';
import { endSentence } from './end-sentence.ts';
import { justifyOrder } from './justify-order.ts';
import { lowerStart } from './ordinary-words.ts';
import { pickLine } from './pick-line.ts';
import { type HookReading, readHook } from './read-hook.ts';
import { speakAuthority } from './speak-authority.ts';
import { type Manner, speakFinding, speakShort } from './speak-finding.ts';
import * as lines from './spoken-lines.ts';

interface ScriptInput {
  hook: string;
  topic: string | null;
  /** That of the topic; null where nothing but the hook is known. */
  reading: Reading | null;
  /** The best first, as `findMaterials` gives them. */
  materials: readonly Material[];
}

/** Writes a script that pays the hook from the given materials alone; null without any. Same input, same script. */
export function writeScript(
  { hook, topic, reading: topicReading, materials }: ScriptInput,
  knowledge: Knowledge,
): Script | null {
  const [best] = materials;
  if (!best) return null;
  const reading = { ...readHook(hook), knowledge };
  const cast = castMaterials({ hook, topic, materials: [best, ...materials.slice(1)] }, knowledge.corpus);
  return {
    hook,
    context: writeContext(cast, reading),
    development: [writeFirst(cast, reading), writeSecond(cast, reading), writeThird(cast, reading)],
    closing: writeClosing({ hook, topic, topicReading, best: cast.developments[0].main.material }, reading),
    justification: justifyOrder({
      cast,
      materials,
      mechanism: reading.mechanism,
      corpus: knowledge.corpus,
    }),
    checks: null,
  };
}

/** What the hook promises, and what is known. */
type ScriptReading = HookReading & { knowledge: Knowledge };

function writeContext({ context }: Cast, { seed, knowledge }: ScriptReading): ScriptSection {
  const { corpus } = knowledge;
  const opening = pickLine(lines.contextOpenings, { seed, place: 'context-opening' });
  const spoken = speakFinding(context, { seed, place: 'context', corpus, manner: 'source-last' });
  return {
    instruction: addCheckNote(
      pickLine(camera.contextInstructions, { seed, place: 'context' }),
      context.main.material,
    ),
    argument_with_authority: `${opening} ${lowerStart(spoken, corpus)}`,
    reference: describeReference(context.main.material, corpus),
    short: speakShort(context, { seed, place: 'context', corpus }),
    sentences: [],
  };
}

function writeFirst({ developments }: Cast, { seed, mechanism, knowledge }: ScriptReading): ScriptSection {
  const [first] = developments;
  const openings = { hook: lines.payingLines[mechanism], topic: lines.topicLines, theme: lines.nearbyLines };
  const opening = pickLine(openings[first.main.material.match], { seed, place: 'paying' });
  const instruction = pickLine(camera.payingInstructions[mechanism], { seed, place: 'paying-shot' });
  return writeDevelopment(first, {
    seed,
    opening,
    instruction,
    place: 'first',
    manner: 'source-first',
    corpus: knowledge.corpus,
  });
}

function writeSecond({ developments }: Cast, { seed, knowledge }: ScriptReading): ScriptSection {
  const [, second] = developments;
  const opening = pickLine(second.contradictsPrevious ? lines.contraryTransitions : lines.secondTransitions, {
    seed,
    place: 'second',
  });
  const shots = second.contradictsPrevious ? camera.contraryInstructions : camera.secondInstructions;
  const instruction = pickLine(shots, { seed, place: 'second-shot' });
  return writeDevelopment(second, {
    seed,
    opening,
    instruction,
    place: 'second',
    manner: 'source-last',
    corpus: knowledge.corpus,
  });
}

function writeThird({ developments }: Cast, { seed, knowledge }: ScriptReading): ScriptSection {
  const [, second, third] = developments;
  const opening = pickLine(third.contradictsPrevious ? lines.returningTransitions : lines.thirdTransitions, {
    seed,
    place: 'third',
  });
  // The second may have shown two studies side by side already; the same shot twice would look like a mistake.
  const isFirstDispute = third.contradictsPrevious && !second.contradictsPrevious;
  const shots = isFirstDispute ? camera.contraryInstructions : camera.thirdInstructions;
  const instruction = pickLine(shots, { seed, place: 'third-shot' });
  return writeDevelopment(third, {
    seed,
    opening,
    instruction,
    place: 'third',
    manner: 'source-shown',
    corpus: knowledge.corpus,
  });
}

function writeDevelopment(
  part: Cast['developments'][number],
  {
    seed,
    opening,
    instruction,
    place,
    manner,
    corpus,
  }: {
    seed: string;
    opening: string;
    instruction: string;
    place: string;
    manner: Manner;
    corpus: Corpus;
  },
): ScriptSection {
  const { material } = part.main;
  return {
    instruction: addCheckNote(instruction, material),
    argument_with_authority: `${opening} ${speakFinding(part, { seed, place, corpus, manner })}`,
    reference: describeReference(material, corpus),
    short: speakShort(part, { seed, place, corpus }),
    sentences: [],
  };
}

function writeClosing(
  {
    hook,
    topic,
    topicReading,
    best,
  }: Omit<ScriptInput, 'materials' | 'reading'> & { topicReading: Reading | null; best: Material },
  { seed, echo, knowledge }: ScriptReading,
): ScriptSection {
  const { corpus, themes } = knowledge;
  const card = topicReading !== null && 'match' in topicReading ? topicReading.match.card : null;
  const likely = [
    ...(card?.themes ?? themes.findThemes(topic ?? '')),
    ...themes.findThemes(hook),
    ...getMaterialTags(best, corpus),
  ];
  const action = pickLine(getClosingActions(card, likely), {
    seed,
    place: 'action',
  });
  const back = pickLine(lines.closingReturns, { seed, place: 'return' }).replace('{echo}', () => echo);
  const source = pickLine(lines.closingSources, { seed, place: 'closing-source' });
  return {
    instruction: pickLine(camera.closingInstructions, { seed, place: 'closing' }),
    argument_with_authority: `${back} ${endSentence(action)} ${source.replace('{source}', () => speakAuthority(best.authority).bare)}`,
    reference: describeReference(best, corpus),
    short: endSentence(action),
    sentences: [],
  };
}
