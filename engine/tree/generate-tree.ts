import type { AskedQuestion, QuestionDemand } from '../../shared/demand.ts';
import type { QuestionBlock } from '../../shared/hook-tree.ts';
import { questionBlockSchema } from '../../shared/hook-tree-schema.ts';
import type { DomainId } from '../content/content-types.ts';
import type { Knowledge } from '../knowledge.ts';
import { analyseTopic } from '../language/analyse-topic.ts';
import type { SensitiveReason, TopicAnalysis, UnusableReason } from '../language/topic-types.ts';
import { chooseQuestions } from './choose-questions.ts';
import { fitQuestion } from './fit-question.ts';
import { gatherCandidates, rankingContext } from './gather-candidates.ts';
import type { MeasuredCandidate } from './hook-candidate.ts';
import { type AskedMatcher, createAskedMatcher } from './match-asked.ts';
import { pickFrames, type TopicFrames } from './pick-frames.ts';
import { selectHooks, withoutBank } from './select-hooks.ts';
import { topicFocus, topicRivals } from './topic-focus.ts';

/** Changes whenever the same topic and variant would give another tree. */
export const engineVersion = 'embedded-2';

export interface HookTree {
  topic: string;
  topicKey: string;
  engine: typeof engineVersion;
  domain: DomainId | null;
  subtopic: string | null;
  /** Whose words the tree is made of: the subtopic's own, its domain's or its semantic class's. */
  tier: TopicFrames['tier'];
  questions: QuestionBlock[];
}

export type GenerateTreeResult =
  | { kind: 'tree'; tree: HookTree }
  | { kind: 'unusable'; reason: UnusableReason; message: string }
  | { kind: 'sensitive'; reason: SensitiveReason; message: string };

export interface GenerateTreeInput {
  topic: string;
  /** 0 for the first tree of a topic; each next number gives hooks that no smaller one gave. */
  variant: number;
  /** What people are known to ask about the topic; a question that asks the same says so. */
  asked?: readonly AskedQuestion[];
}

/** Four questions with four spoken hooks each, the same for the same input on every machine. */
export function generateTree(
  { topic, variant, asked = [] }: GenerateTreeInput,
  knowledge: Knowledge,
): GenerateTreeResult {
  const reading = analyseTopic(topic, knowledge.matchSubtopic);
  if (reading.kind !== 'topic') return reading;
  const { analysis } = reading;
  const frames = pickFrames(analysis, knowledge);
  const { display, key, domain, subtopic } = analysis;
  const findAsked = createAskedMatcher(asked);
  const questions = deriveVariant({ analysis, frames, findAsked, knowledge }, wholeVariant(variant));
  if (!questions) return tooLittleContent;
  return {
    kind: 'tree',
    tree: {
      topic: display,
      topicKey: key,
      engine: engineVersion,
      domain,
      subtopic,
      tier: frames.tier,
      questions,
    },
  };
}

/** A topic that no frame can carry; better said than shown as half a tree. */
const tooLittleContent: GenerateTreeResult = {
  kind: 'unusable',
  reason: 'not-a-topic',
  message: 'Ainda não consigo montar ideias pra esse tema. Tenta dizer a mesma coisa com outras palavras.',
};

/** Past this, variants repeat: nobody asks for so many, and each one derives all before it. */
const lastVariant = 50;

function wholeVariant(variant: number): number {
  return Number.isFinite(variant) ? Math.min(Math.max(Math.trunc(variant), 0), lastVariant) : 0;
}

interface Derivation {
  knowledge: Knowledge;
  analysis: TopicAnalysis;
  frames: TopicFrames;
  findAsked: AskedMatcher;
}

/** Derives variants 0 to `variant` in turn, each without what the earlier ones used. */
function deriveVariant(
  { analysis, frames, findAsked, knowledge }: Derivation,
  variant: number,
): QuestionBlock[] | null {
  const focus = topicFocus(analysis, frames.bank);
  const rivals = topicRivals(analysis, frames.bank, focus);
  const context = { ...rankingContext(analysis, frames), focus, rivals };
  const usedHooks = new Set<string>();
  const usedQuestions = new Set<string>();
  let blocks: QuestionBlock[] = [];
  for (let current = 0; current <= variant; current += 1) {
    const seed = `${analysis.key}|${engineVersion}|${current}`;
    const questions = chooseQuestions({
      analysis,
      frames,
      bank: frames.bank,
      focus,
      rivals,
      seed,
      used: usedQuestions,
      usedHooks,
      findAsked,
    });
    const select = (used: ReadonlySet<string>) =>
      selectHooks({
        questions,
        candidates: gatherCandidates({ knowledge, analysis, frames, context, seed, used }),
        limits: frames.bank ? {} : withoutBank,
      });
    const chosen = select(usedHooks) ?? select(new Set());
    if (!chosen) return null;
    blocks = questions.map((candidate, place) => {
      const question = fitQuestion(candidate, analysis);
      return toBlock({ question, demand: findAsked(question), hooks: chosen[place] ?? [] });
    });
    for (const question of questions) usedQuestions.add(question.text);
    for (const { text, pairKey } of chosen.flat()) usedHooks.add(text).add(pairKey);
  }
  return blocks;
}

function toBlock({
  question,
  demand,
  hooks,
}: {
  question: string;
  demand: QuestionDemand | null;
  hooks: readonly MeasuredCandidate[];
}): QuestionBlock {
  const [first, second, third, fourth] = hooks;
  return questionBlockSchema.parse({
    ...(demand !== null && { question_demand: demand }),
    question,
    hook_1: first?.text,
    hook_2: second?.text,
    hook_3: third?.text,
    hook_4: fourth?.text,
    hook_1_mechanism: first?.mechanism,
    hook_2_mechanism: second?.mechanism,
    hook_3_mechanism: third?.mechanism,
    hook_4_mechanism: fourth?.mechanism,
  });
}
