import type { Material, Script, ScriptSection } from '../../shared/busca-referencias.ts';
import { type ClaimFinding, checkSentence } from '../evidence/check-claims.ts';
import { type ClaimSource, toClaimSource } from '../evidence/claim-source.ts';
import { type Corpus, getWorkKey } from '../evidence/corpus.ts';
import { report, splitSentences } from '../evidence/report-checks.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Reading } from '../reading/read-topic.ts';
import { chooseLead } from './choose-lead.ts';
import { getClosingActions } from './closing-actions.ts';
import { describeReference } from './describe-reference.ts';
import { type AnsweredHook, writeAnswerScript } from './write-answer-script.ts';
import { writeOutlineScript } from './write-outline-script.ts';
import { writeScript } from './write-script.ts';

export interface CheckedScriptInput {
  hook: string;
  topic: string | null;
  /** That of the topic; null where nothing but the hook is known. */
  reading: Reading | null;
  materials: readonly Material[];
  /** What materials from outside the corpus are checked against, by title. */
  found?: readonly ClaimSource[];
  /** The answer to the hook's question; null or missing where nobody wrote one. */
  answered?: Answered | null;
  /** The label of the kind whose general ideas the hook is one of. */
  kindLabel?: string | null;
}

/** A question, what somebody who knows the topic says to it, and who that is. */
export type Answered = Omit<AnsweredHook, 'hook'>;

/** What a script rests on. */
export type CheckableScript = Pick<CheckedScriptInput, 'materials' | 'found'>;

/** The script and the materials whose sentences hold. */
export interface WrittenScript {
  materials: Material[];
  script: Script | null;
}

/** The script with the report of its checks, and the materials (null for none) whose sentences do not hold. */
export interface CheckedScript {
  checked: Script;
  unsound: (Material | null)[];
}

/**
 * Writes a script and checks every sentence that rests on a source against that source: from the card's answer,
 * else from the materials alone; without any, the outline of a kind. A material whose sentence does not hold is
 * then taken out, from the script and from the set. Null without any left.
 */
export function writeCheckedScript(input: CheckedScriptInput, knowledge: Knowledge): WrittenScript {
  const answer = writeFromAnswer(input, knowledge);
  if (answer !== null) return { materials: [...input.materials], script: answer };
  const { hook, topic, reading, materials, found = [], kindLabel = null } = input;
  if (materials.length === 0 && kindLabel !== null) {
    const kind = knowledge.kindsByLabel.get(kindLabel);
    return { materials: [], script: kind ? writeOutlineScript(hook, kind) : null };
  }
  const script = writeScript({ hook, topic, reading, materials }, knowledge);
  if (script === null) return { materials: [], script: null };
  const { checked, unsound } = checkScript(script, { materials, found }, knowledge);
  if (unsound.length > 0) {
    const sound = materials.filter((material) => !unsound.includes(material));
    const isOneFewer = sound.length < materials.length;
    return isOneFewer
      ? writeCheckedScript({ hook, topic, reading, materials: sound, found }, knowledge)
      : { materials: [], script: null };
  }
  return { materials: [...materials], script: checked };
}

/**
 * A script from the answer to the hook's question, with the study among the materials that supports it. A study
 * of which a sentence does not hold is left out. Null where there is no answer, or too short a one.
 */
export function writeFromAnswer(
  { hook, topic, reading, materials, found = [], answered = null }: CheckedScriptInput,
  { corpus, themes }: Knowledge,
): Script | null {
  if (answered === null) return null;
  const card = reading !== null && 'match' in reading ? reading.match.card : null;
  const actions = getClosingActions(card, card?.themes ?? themes.findThemes(topic ?? ''));
  const asked = { hook, topic: topic ?? '', ...answered };
  const write = (lead: Material | null) => writeAnswerScript({ ...asked, actions, lead, corpus });
  const lead = chooseLead(asked, { materials, corpus });
  const script = lead && write(lead);
  const study = script?.development[1];
  if (!script || study === undefined) return write(null);
  const { findings } = checkPart(study, { materials, found, corpus });
  if (findings.some(({ blocks }) => blocks)) return write(null);
  return { ...script, checks: report([study.argument_with_authority], findings) };
}

/** Checks every sentence of a script against the source it rests on. */
export function checkScript(
  script: Script,
  { materials, found = [] }: CheckableScript,
  { corpus }: Pick<Knowledge, 'corpus'>,
): CheckedScript {
  const parts = [script.context, ...script.development, sourceLineOf(script.closing)];
  const results = parts.map((part) => checkPart(part, { materials, found, corpus }));
  const checks = report(
    parts.map((part) => part.argument_with_authority),
    results.flatMap(({ findings }) => findings),
  );
  const unsound = results.filter(({ findings }) => findings.some(({ blocks }) => blocks));
  return { checked: { ...script, checks }, unsound: unsound.map(({ material }) => material) };
}

/** The closing comes back to the hook and gives a tip, which are ours; only its last sentence speaks of a source. */
function sourceLineOf(closing: ScriptSection): ScriptSection {
  const sentences = splitSentences(closing.argument_with_authority);
  return { ...closing, argument_with_authority: sentences.at(-1) ?? '', short: '' };
}

function checkPart(
  part: ScriptSection,
  {
    materials,
    found,
    corpus,
  }: { materials: readonly Material[]; found: readonly ClaimSource[]; corpus: Corpus },
): { material: Material | null; findings: ClaimFinding[] } {
  const material =
    materials.find((candidate) => describeReference(candidate, corpus) === part.reference) ?? null;
  const source = material === null ? null : claimSourceOf(material, { found, corpus });
  if (source === null)
    return { material, findings: [{ check: 'known-source', blocks: true, quote: part.reference }] };
  const findings = [part.argument_with_authority, part.short].flatMap((sentence) =>
    checkSentence({ sentence, source }),
  );
  return { material, findings };
}

function claimSourceOf(
  material: Material,
  { found, corpus }: { found: readonly ClaimSource[]; corpus: Corpus },
): ClaimSource | null {
  const stored = corpus.sourcesByWork.get(getWorkKey(material));
  return stored ? toClaimSource(stored) : (found.find((source) => source.title === material.title) ?? null);
}
