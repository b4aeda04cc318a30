import type { Material, Script } from '../shared/busca-referencias.ts';
import type { QuestionBlock } from '../shared/hook-tree.ts';
import type { Facts } from '../shared/topic-unclear.ts';
import type { Content } from './content.ts';
import {
  type FoundMaterials,
  type FoundSource,
  findMaterials,
  findSources,
} from './evidence/find-materials.ts';
import type { EvidenceQuery } from './evidence/open-gate.ts';
import { buildKnowledge } from './knowledge.ts';
import { askAbout, type Clarification } from './reading/ask-about.ts';
import { nearCards } from './reading/near-cards.ts';
import {
  type KnownTopic,
  type PartOfTopic,
  type Reading,
  readTopic,
  type UnknownTopic,
} from './reading/read-topic.ts';
import { contradict } from './script/cast-materials.ts';
import { describeReference } from './script/describe-reference.ts';
import {
  type CheckableScript,
  type CheckedScript,
  type CheckedScriptInput,
  checkScript,
  type WrittenScript,
  writeCheckedScript,
} from './script/write-checked-script.ts';
import { type GenerateTreeInput, generateTree, type HookTree } from './tree/generate-tree.ts';
import { type SwapQuestionInput, swapQuestion } from './tree/swap-question.ts';
import { writeKindTree } from './tree/write-kind-tree.ts';
import { type ToldTreeResult, writeToldTree } from './tree/write-told-tree.ts';

/** Everything that rests on the content; the same content and input give the same output on every machine. */
export interface Engine {
  readTopic(raw: string): Reading;
  generateTree(input: GenerateTreeInput): HookTree | null;
  swapQuestion(input: SwapQuestionInput): QuestionBlock | null;
  askAbout(reading: UnknownTopic): Clarification;
  /** Names of the cards nearest to the one of a reading, the nearest first. */
  listNear(reading: KnownTopic | PartOfTopic): string[];
  /** The general ideas of a kind; null for a kind that does not exist. */
  writeKindTree(topic: string, kind: string): HookTree | null;
  /** A tree from what the creator told in the form of "Me conta". */
  writeToldTree(told: { topic: string; facts: Facts }): ToldTreeResult;
  findMaterials(query: EvidenceQuery): FoundMaterials;
  findSources(query: EvidenceQuery, size: number): FoundSource[];
  writeCheckedScript(input: CheckedScriptInput): WrittenScript;
  checkScript(script: Script, checkable: CheckableScript): CheckedScript;
  /** Whether two materials are the sides of a known disagreement. */
  contradict(first: Material, second: Material): boolean;
  describeReference(material: Material): string;
}

const mostNear = 3;

/** Indexes the content once and binds it to the engine's functions. */
export function openEngine(content: Content): Engine {
  const knowledge = buildKnowledge(content);
  return {
    readTopic: (raw) => readTopic(raw, knowledge.reading),
    generateTree,
    swapQuestion,
    askAbout: (reading) => askAbout(reading, content.interview),
    listNear: ({ match }) => nearCards(match.card, knowledge.reading.cards, mostNear).map(({ name }) => name),
    writeKindTree: (topic, key) => {
      const kind = knowledge.kindsByKey.get(key);
      return kind === undefined || kind.questions.length === 0 ? null : writeKindTree(topic, kind);
    },
    writeToldTree: (told) => writeToldTree({ ...told, interview: content.interview }),
    findMaterials: (query) => findMaterials(query, knowledge),
    findSources: (query, size) => findSources(query, { size, knowledge }),
    writeCheckedScript: (input) => writeCheckedScript(input, knowledge),
    checkScript: (script, checkable) => checkScript(script, checkable, knowledge),
    contradict: (first, second) => contradict(first, second, knowledge.corpus),
    describeReference: (material) => describeReference(material, knowledge.corpus),
  };
}
