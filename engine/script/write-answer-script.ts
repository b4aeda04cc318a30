import type { Material, Script, ScriptSection, SpokenSentence } from '../../shared/busca-referencias.ts';
import { scriptOrigins } from '../../shared/script-origins.ts';
import type { Corpus } from '../evidence/corpus.ts';
import { splitSentences } from '../evidence/report-checks.ts';
import { addCheckNote } from './add-check-note.ts';
import * as camera from './camera-instructions.ts';
import { findClosingAction } from './closing-actions.ts';
import { countShared, isRepeat } from './count-shared.ts';
import { describeReference } from './describe-reference.ts';
import { endSentence } from './end-sentence.ts';
import { pickLine } from './pick-line.ts';
import { rankSentences } from './rank-sentences.ts';
import { readHook } from './read-hook.ts';
import { furtherLines } from './spoken-lines.ts';
import { tellStudy } from './tell-study.ts';

export interface AnsweredHook {
  hook: string;
  /** The question above the hook, and what somebody who knows the topic says to it. */
  question: string;
  answer: string;
  /** Whose answer it is: a card's, or the creator's own. */
  from: keyof typeof scriptOrigins;
  /** The questions after this one with their answers; only a longer video has room for them. */
  further: readonly AnsweredQuestion[];
}

interface AnsweredQuestion {
  question: string;
  answer: string;
}

interface AnswerScriptInput extends AnsweredHook {
  topic: string;
  /** Things to do today, in the imperative; one closes the script. */
  actions: readonly [string, ...string[]];
  /** The study that supports the answer; null where none does. */
  lead: Material | null;
  corpus: Corpus;
}

/**
 * Writes a script that asks the hook's question and answers it first, in the words of its card or of the creator, with
 * one study told in the middle where one supports it. Null for an answer with fewer sentences than the script has
 * parts. Same input, same script.
 */
export function writeAnswerScript(input: AnswerScriptInput): Script | null {
  const { hook, topic, question, answer, from, actions, lead, corpus } = input;
  const reference = scriptOrigins[from];
  const ownParts = lead === null ? 3 : 2;
  const [direct, ...rest] = keepRepliesTogether(splitSentences(answer));
  const others = dropRepeats(rest, { hook, least: ownParts });
  if (direct === undefined || others.length < ownParts) return null;
  const action =
    findClosingAction(actions, { topic, hook, said: [question, direct, ...others] }) ??
    (others.length > ownParts ? others.pop() : undefined) ??
    actions[0];
  const { seed } = readHook(hook);
  const [first = '', second = ''] = turnTo(camera.answerInstructions, seed);
  const last = pickLine(camera.lastAnswerInstructions, { seed, place: 'last-answer' });
  const told = splitInRuns(rankSentences(others, { hook, topic }), ownParts);
  const shots = lead === null ? [first, second, last] : [first, last];
  const development = told.map((sentences, place) => {
    const further = place === ownParts - 1 ? tellFurther(input) : [];
    return writeSection([...sentences, ...further], { instruction: shots[place] ?? '', reference });
  });
  if (lead !== null) development.splice(1, 0, studySection(lead, { rank: others.length, seed, corpus }));
  return {
    hook,
    context: writeSection([always(`${question} ${direct}`)], {
      instruction: pickLine(camera.directAnswerInstructions, { seed, place: 'answer' }),
      reference,
    }),
    development,
    closing: writeSection([always(endSentence(action))], {
      instruction: pickLine(camera.closingInstructions, { seed, place: 'closing' }),
      reference,
    }),
    justification: justify(input),
    checks: null,
  };
}

const always = (text: string): SpokenSentence => ({ text, rank: 0, follows: false, extra: false });

/**
 * The next questions that share a word with this one besides the topic's, the nearest first, each with its whole
 * answer, for a video that has room for them.
 */
function tellFurther({ hook, topic, question, answer, further }: AnswerScriptInput): SpokenSentence[] {
  const related = further
    .map((next) => ({
      ...next,
      shared: countShared(`${next.question} ${next.answer}`, { topic, said: `${question} ${answer}` }),
    }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared);
  const links = turnTo(furtherLines, readHook(hook).seed);
  return related.flatMap((next, place) => {
    const [direct = '', ...others] = keepRepliesTogether(splitSentences(next.answer));
    const link = links[place % links.length] ?? '';
    const told = rankSentences([`${link} ${next.question} ${direct}`, ...others], { hook, topic });
    return told.map(({ text, follows }, at) => ({
      text,
      rank: 1 + place,
      follows: at === 1 || follows,
      extra: true,
    }));
  });
}

function justify({ question, lead, from }: AnswerScriptInput): string {
  const order = `Depois do gancho vem a pergunta “${question}” e, logo, a resposta, antes da explicação; o fechamento pede uma coisa só, que dá pra fazer hoje.`;
  const rest = {
    card: 'é do repertório da Fisga, então confere antes de gravar',
    told: 'é o que você contou',
  }[from];
  return lead === null
    ? `${order} Nenhuma fonte do acervo apoia esta resposta: o texto ${rest}.`
    : `${order} O segundo desenvolvimento conta o que uma fonte traz sobre isto. O resto ${rest}.`;
}

function writeSection(
  sentences: readonly SpokenSentence[],
  { instruction, reference }: Pick<ScriptSection, 'instruction' | 'reference'>,
): ScriptSection {
  const own = sentences.filter(({ extra }) => !extra).map(({ text }) => text);
  const [short = ''] = own;
  return {
    instruction,
    argument_with_authority: own.join(' '),
    reference,
    short: own.length > 1 ? short : '',
    sentences: [...sentences],
  };
}

/** The study is told with its limit or not at all. */
function studySection(
  lead: Material,
  { rank, seed, corpus }: { rank: number; seed: string; corpus: Corpus },
): ScriptSection {
  const { whole, short } = tellStudy(lead, { seed, corpus });
  const shot = pickLine(camera.studyInstructions, { seed, place: 'study' });
  return {
    instruction: addCheckNote(shot, lead),
    argument_with_authority: whole,
    reference: describeReference(lead, corpus),
    short,
    sentences: [{ text: whole, rank, follows: false, extra: false }],
  };
}

/** "Viu uma?" is said in one breath with the sentence that follows. */
function keepRepliesTogether(sentences: readonly string[]): string[] {
  const kept: string[] = [];
  for (const sentence of sentences)
    if (kept.at(-1)?.endsWith('?')) kept.push(`${kept.pop()} ${sentence}`);
    else kept.push(sentence);
  return kept;
}

/** So many runs of sentences in their order, the longer ones first. */
function splitInRuns<Sentence>(sentences: readonly Sentence[], count: number): Sentence[][] {
  const parts: Sentence[][] = [];
  let from = 0;
  for (let left = count; left > 0; left -= 1) {
    const size = Math.ceil((sentences.length - from) / left);
    parts.push(sentences.slice(from, from + size));
    from += size;
  }
  return parts;
}

/** The lines from a place on that the seed decides, so that no two parts of a script share one. */
function turnTo(lines: readonly string[], seed: string): string[] {
  const start = Number(seed) % lines.length;
  return [...lines.slice(start), ...lines.slice(0, start)];
}

/** The sentences that the hook does not say already, as long as enough are left. */
function dropRepeats(
  sentences: readonly string[],
  { hook, least }: { hook: string; least: number },
): string[] {
  const fresh = sentences.filter((sentence) => !isRepeat(sentence, hook));
  return fresh.length >= least ? fresh : [...sentences];
}
