import type { Material, Script } from '../shared/busca-referencias.ts';
import type { QuestionBlock } from '../shared/hook-tree.ts';
import type { Content } from './content.ts';
import {
  type EvidenceQuery,
  type FoundMaterials,
  type FoundSource,
  findMaterials,
  findSources,
} from './evidence/find-materials.ts';
import { buildKnowledge } from './knowledge.ts';
import { analyseTopic } from './language/analyse-topic.ts';
import type { TopicReading } from './language/topic-types.ts';
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
import { type GenerateTreeInput, type GenerateTreeResult, generateTree } from './tree/generate-tree.ts';
import { needsCare } from './tree/needs-care.ts';
import { type SwapQuestionInput, swapQuestion } from './tree/swap-question.ts';

/** Everything that rests on the content; the same content and input give the same output on every machine. */
export interface Engine {
  analyseTopic(raw: string): TopicReading;
  generateTree(input: GenerateTreeInput): GenerateTreeResult;
  swapQuestion(input: SwapQuestionInput): QuestionBlock | null;
  /** Whether nothing but the card's own lines may be shown for a topic. */
  needsCare(topic: string): boolean;
  findMaterials(query: EvidenceQuery): FoundMaterials;
  findSources(query: EvidenceQuery, size: number): FoundSource[];
  writeCheckedScript(input: CheckedScriptInput): WrittenScript;
  checkScript(script: Script, checkable: CheckableScript): CheckedScript;
  /** Whether two materials are the sides of a known disagreement. */
  contradict(first: Material, second: Material): boolean;
  describeReference(material: Material): string;
}

/** Indexes the content once and binds it to the engine's functions. */
export function openEngine(content: Content): Engine {
  const knowledge = buildKnowledge(content);
  return {
    analyseTopic: (raw) => analyseTopic(raw, knowledge.matchSubtopic),
    generateTree: (input) => generateTree(input, knowledge),
    swapQuestion: (input) => swapQuestion(input, knowledge),
    needsCare: (topic) => needsCare(topic, knowledge),
    findMaterials: (query) => findMaterials(query, knowledge),
    findSources: (query, size) => findSources(query, { size, knowledge }),
    writeCheckedScript: (input) => writeCheckedScript(input, knowledge),
    checkScript: (script, checkable) => checkScript(script, checkable, knowledge),
    contradict: (first, second) => contradict(first, second, knowledge.corpus),
    describeReference: (material) => describeReference(material, knowledge.corpus),
  };
}
