import type { Engine } from '../../engine/open-engine.ts';
import { engineVersion, type HookTree } from '../../engine/tree/generate-tree.ts';
import type { AskedQuestion } from '../../shared/demand.ts';
import { AppError } from '../errors.ts';
import type { Finish, GeneratedTree, TreeGenerator, TreeInput } from './tree-generator.ts';

/** The engine inside this process: no key, no network. */
export function createEmbeddedGenerator(engine: Engine): TreeGenerator {
  return {
    writerOf: () => 'engine',
    async generateTree(input, run) {
      const { basis } = input;
      if (basis.from !== 'topic') return onceFree(input, writeUncarded(engine, input));
      const asked = await run.listAsked();
      return ({ used }) => writeFromCard(engine, { ...input, asked, used });
    },
    async swapQuestion({ reading, basis, question: place }, run) {
      if (reading.kind === 'ask' || basis.from !== 'topic') return () => null;
      const asked = await run.listAsked();
      return ({ used, questions }) => {
        const block = engine.swapQuestion({ reading, questions, place, used, asked });
        return block && { block, engine: engineVersion };
      };
    },
  };
}

interface CardWriting extends TreeInput {
  asked: readonly AskedQuestion[];
  used: ReadonlySet<string>;
}

function writeFromCard(engine: Engine, { reading, variant, asked, used }: CardWriting): GeneratedTree | null {
  if (reading.kind === 'ask') return null;
  const fresh = engine.generateTree({ reading, used, asked });
  if (fresh !== null) return { ...fresh, isCharged: reading.kind === 'card' };
  // Other wordings of the topic have had all of the card: this one shows it once more.
  const again = variant > 0 ? null : engine.generateTree({ reading, asked });
  return again && { ...again, isCharged: false };
}

/** General ideas, or what the person told; 400 with what is missing where that is too little. */
function writeUncarded(engine: Engine, { reading: { display: topic }, basis }: TreeInput): HookTree | null {
  if (basis.from === 'kind') return engine.writeKindTree(topic, basis.kind);
  if (basis.from === 'topic') return null;
  const told = engine.writeToldTree({ topic, facts: basis.facts });
  if (told.kind === 'incomplete') throw new AppError('bad_input', told.message);
  return told.tree;
}

/** There is one such tree, and no second variant of it. */
function onceFree({ variant }: TreeInput, tree: HookTree | null): Finish<GeneratedTree> {
  return () => (variant > 0 ? null : tree && { ...tree, isCharged: false });
}
