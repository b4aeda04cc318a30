import { contentStems } from '../../../engine/language/stems.ts';
import type { Engine } from '../../../engine/open-engine.ts';
import { stemOverlap } from '../../../engine/tree/measure-hook.ts';
import { hooksOf, type QuestionBlock } from '../../../shared/hook-tree.ts';
import { type DraftTree, questionOfPlace } from './draft-tree.ts';
import { ModelError } from './model-error.ts';

/** So many of the engine's trees are looked through for what fits; each is quick, and no two share a hook. */
const variantsTried = 6;

/** Fills what the model left open from the embedded engine's own trees. Answers whether anything was open. */
export function completeFromEngine(
  draft: DraftTree,
  { topic, engine }: { topic: string; engine: Engine },
): boolean {
  const missing = draft.listMissing();
  if (missing.length === 0 && draft.listOpen().length === 0) return false;
  const spare = listSpareBlocks(topic, engine);
  for (const index of missing) {
    const own = spare.filter((_, at) => at % 4 === index);
    if (![...own, ...spare].some((block) => draft.addBlock(index, block))) throw new ModelError('nonsense');
  }
  for (const { number, question } of draft.listOpen()) fillPlace(draft, { number, question, spare });
  if (draft.listOpen().length > 0) throw new ModelError('nonsense');
  return true;
}

function listSpareBlocks(topic: string, engine: Engine): QuestionBlock[] {
  return Array.from({ length: variantsTried }, (_, variant) => {
    const result = engine.generateTree({ topic, variant });
    return result.kind === 'tree' ? result.tree.questions : [];
  }).flat();
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
