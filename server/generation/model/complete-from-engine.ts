import { contentStems } from '../../../engine/language/stems.ts';
import type { Engine } from '../../../engine/open-engine.ts';
import type { KnownTopic } from '../../../engine/reading/read-topic.ts';
import { stemOverlap } from '../../../engine/tree/measure-hook.ts';
import { hooksOf, type QuestionBlock } from '../../../shared/hook-tree.ts';
import { type DraftTree, questionOfPlace } from './draft-tree.ts';
import { ModelError } from './model-error.ts';

interface Card {
  engine: Engine;
  reading: KnownTopic;
  /** Hooks that the person has: none of them fills a place. */
  used: ReadonlySet<string>;
}

/** Fills what the model left open from the card of its topic. Throws `ModelError` where something stays open. */
export function completeFromEngine(draft: DraftTree, card: Card): void {
  const spare = listSpareBlocks(card);
  for (const index of draft.listMissing()) {
    const own = spare.filter((_, at) => at % 4 === index);
    if (![...own, ...spare].some((block) => draft.addBlock(index, block))) throw new ModelError('nonsense');
  }
  for (const { number, question } of draft.listOpen()) fillPlace(draft, { number, question, spare });
  if (draft.listOpen().length > 0) throw new ModelError('nonsense');
}

/** All that the card still has, tree after tree. */
function listSpareBlocks({ engine, reading, used }: Card): QuestionBlock[] {
  const spare: QuestionBlock[] = [];
  const taken = new Set(used);
  for (;;) {
    const tree = engine.generateTree({ reading, used: taken });
    if (tree === null) return spare;
    spare.push(...tree.questions);
    for (const block of tree.questions) for (const { hook } of hooksOf(block)) taken.add(hook);
  }
}

/** The hooks that speak of what the question asks come first. */
function fillPlace(
  draft: DraftTree,
  { number, question, spare }: { number: number; question: string; spare: readonly QuestionBlock[] },
): void {
  const asked = new Set(contentStems(question));
  const hooks = spare
    .flatMap((block) => hooksOf(block))
    .map(({ hook: text, mechanism }) => {
      const overlap = stemOverlap(new Set(contentStems(text)), asked);
      return { text, mechanism, overlap };
    })
    .sort((one, other) => other.overlap - one.overlap);
  hooks.some(({ text, mechanism }) => draft.addHook(questionOfPlace(number), { text, mechanism }));
}
