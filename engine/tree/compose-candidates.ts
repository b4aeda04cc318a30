import { allSkeletons } from '../content/skeletons/all-skeletons.ts';
import type { QuestionFamily, TopicAnalysis } from '../language/topic-types.ts';
import { type CompiledSkeleton, compileSkeleton, fillSkeleton } from './fill-skeleton.ts';
import type { HookCandidate } from './hook-candidate.ts';
import type { Filler, FillerList, ResolvedFrame } from './resolve-frame.ts';
import { type SeededRandom, shuffled } from './seeded-random.ts';

const compiledSkeletons: readonly CompiledSkeleton[] = allSkeletons.map(compileSkeleton);

/** How often a filler close to the topic is put in the urn. */
const closeCopies = 3;

export interface ComposeInput {
  frame: ResolvedFrame;
  analysis: TopicAnalysis;
  random: SeededRandom;
  /** Skeletons tried, in an order of the random source; each is filled once. */
  skeletonsTried: number;
}

/** Hooks made of skeletons and the frame's fillers, drawn by the random source; not yet read by the lint. */
export function composeCandidates({
  frame,
  analysis,
  random,
  skeletonsTried,
}: ComposeInput): HookCandidate[] {
  const urns = fillUrns(frame);
  const candidates: HookCandidate[] = [];
  for (const compiled of shuffled(compiledSkeletons, random).slice(0, skeletonsTried)) {
    const fillers = drawFillers(compiled, urns, random);
    const candidate = fillers && composeOne(compiled, fillers, analysis);
    if (candidate) candidates.push(candidate);
  }
  return candidates;
}

type Urns = Readonly<Record<FillerList, readonly Filler[]>>;

function fillUrns(frame: ResolvedFrame): Urns {
  const urns = {} as Record<FillerList, Filler[]>;
  for (const [list, fillers] of Object.entries(frame) as [FillerList, readonly Filler[]][]) {
    urns[list] = fillers.flatMap((filler) => Array<Filler>(filler.isClose ? closeCopies : 1).fill(filler));
  }
  return urns;
}

function drawFillers(
  { places }: CompiledSkeleton,
  urns: Urns,
  random: SeededRandom,
): ReadonlyMap<string, Filler> | null {
  const drawn = new Map<string, Filler>();
  for (const { name, list } of places) {
    const urn = urns[list];
    const filler = urn[random.below(Math.max(urn.length, 1))];
    if (!filler || [...drawn.values()].includes(filler)) return null;
    drawn.set(name, filler);
  }
  return drawn;
}

function composeOne(
  compiled: CompiledSkeleton,
  fillers: ReadonlyMap<string, Filler>,
  analysis: TopicAnalysis,
): HookCandidate | null {
  const { skeleton, takesTopic } = compiled;
  const used = [...fillers.values()];
  const families = sharedFamilies([skeleton.families ?? null, ...used.map((filler) => filler.families)]);
  if (families?.length === 0) return null;
  if (skeleton.needsTruth && used.some(speaksToViewer)) return null;
  if (repeatsItself(compiled.stems, used)) return null;
  const text = fillSkeleton(compiled, fillers, analysis);
  if (text === null || (takesTopic && used.some((filler) => filler.namesTopic))) return null;
  const fillerKeys = used.map((filler) => filler.key);
  return {
    text,
    mechanism: skeleton.mechanism,
    needsTruth: skeleton.needsTruth === true,
    source: 'composed',
    question: null,
    families,
    pairKey: [skeleton.id, ...fillerKeys].join('|'),
    skeletonId: skeleton.id,
    fillerKeys,
    fixedWords: compiled.fixedWords,
    isClose: takesTopic || used.some((filler) => filler.isClose),
    isPlain: false,
  };
}

/** "Cabe numa frase: o começo inteiro cabe em uma folha": two parts that say one word. */
function repeatsItself(fixedStems: ReadonlySet<string>, fillers: readonly Filler[]): boolean {
  const said = new Set(fixedStems);
  for (const { stems } of fillers) {
    for (const stem of stems) if (said.has(stem)) return true;
    for (const stem of stems) said.add(stem);
  }
  return false;
}

/** "comparar a sua primeira vez com …" cannot be told as one's own. */
function speaksToViewer({ list, fields }: Filler): boolean {
  const act = fields.verb;
  if (list !== 'wrongActs' || typeof act !== 'object' || !('rest' in act)) return false;
  return /(?<!\p{L})(?:você|seus?|suas?|te)(?!\p{L})/iu.test(act.rest);
}

/** What all of them allow; null when none of them limits it. */
function sharedFamilies(
  limits: readonly (readonly QuestionFamily[] | null)[],
): readonly QuestionFamily[] | null {
  return limits.reduce((shared, limit) => {
    if (shared === null || limit === null) return shared ?? limit;
    return shared.filter((family) => limit.includes(family));
  }, null);
}
