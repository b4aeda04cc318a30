import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { needsCare } from '../../engine/reading/needs-care.ts';
import type { GenerateHooksInput, generateHooksInputSchema } from '../../shared/generate-hooks.ts';
import type { Facts } from '../../shared/topic-unclear.ts';
import { AppError } from '../errors.ts';
import type { TopicReading, TreeBasis, TreeInput } from '../generation/tree-generator.ts';
import { cleanText } from '../http/clean-text.ts';
import type { FunctionContext } from './function-context.ts';
import { requireHarmlessLine } from './require-harmless.ts';
import { requireTopic } from './require-topic.ts';
import type { TreeWork } from './saved-trees.ts';
import { cleanFacts } from './told-topics.ts';

/** Reads what a tree is asked for. Throws for a text that is no topic, for words that show a risk, and for a kind that does not exist. */
export function readTreeRequest(
  { engine }: Pick<FunctionContext, 'engine'>,
  { prompt, variant, facts, kind }: z.output<typeof generateHooksInputSchema>,
): TreeInput {
  const reading = requireTopic(engine.readTopic(cleanText(prompt)));
  const basis = readBasis({ facts, kind });
  if (basis.from !== 'topic' && needsCare(reading))
    throw new AppError(
      'bad_input',
      'Sobre este tema só mostramos o que foi escrito com cuidado. Busque o tema sem contar mais nada.',
    );
  if (basis.from === 'kind' && engine.writeKindTree(reading.display, basis.kind) === null)
    throw new AppError('bad_input', 'Essas ideias gerais não existem. Escolha uma das que aparecem na tela.');
  return { reading, variant, basis };
}

/** What was told counts before the general ideas of a kind. */
function readBasis({ facts: typed, kind }: Pick<GenerateHooksInput, 'facts' | 'kind'>): TreeBasis {
  if (typed === undefined) return kind === undefined ? { from: 'topic' } : { from: 'kind', kind };
  const facts = cleanFacts(typed);
  const answers = Object.values(facts);
  for (const text of [...answers, answers.join('. ')]) requireHarmlessLine(text);
  return { from: 'facts', facts };
}

/** The work that a request is, told apart from others of its topic and variant by what the tree is written from. */
export function toTreeWork({ reading, variant, basis }: TreeInput, writer: 'engine' | 'model'): TreeWork {
  return { topicKey: reading.key, variant, basis: nameBasis(reading, basis, writer) };
}

/** The name of the work in the ledger. */
export function toWorkKey({ topicKey, variant, basis }: TreeWork): string {
  return [topicKey, variant, ...(basis === '' ? [] : [basis])].join('|');
}

function nameBasis(reading: TopicReading, basis: TreeBasis, writer: 'engine' | 'model'): string {
  if (basis.from === 'kind') return `kind:${basis.kind}`;
  if (basis.from === 'facts') return `told:${digestOf(basis.facts)}`;
  return reading.kind === 'part' && writer === 'engine' ? `part:${reading.match.card.slug}` : '';
}

function digestOf(facts: Facts): string {
  const sorted = Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 32);
}

/** Slug of the card that hooks of the tree may come from; empty where they come from none. */
export function cardOf({ reading, basis }: Pick<TreeInput, 'reading' | 'basis'>): string {
  return reading.kind === 'ask' || basis.from !== 'topic' ? '' : reading.match.card.slug;
}
