import { expect, test } from 'vitest';
import { mechanisms } from '../../shared/mechanisms.ts';
import { questionFamilies } from '../language/topic-types.ts';
import type { HookSource, MeasuredCandidate } from './hook-candidate.ts';
import { measureHook } from './measure-hook.ts';
import type { QuestionCandidate } from './question-candidate.ts';
import { hashText } from './seeded-random.ts';
import { selectHooks } from './select-hooks.ts';

const questions: QuestionCandidate[] = questionFamilies.map((family) => ({
  text: `Pergunta de ${family}?`,
  family,
  intent: null,
  closeness: 1,
  stems: new Set(),
  askedStems: new Set(),
  namesTopic: true,
  isOffFocus: false,
  isRival: false,
  isOfAnother: false,
  isFromBank: false,
}));

function candidate(text: string, changes: Partial<MeasuredCandidate> = {}): MeasuredCandidate {
  return {
    text,
    mechanism: 'cena',
    needsTruth: false,
    source: 'composed',
    question: null,
    families: null,
    pairKey: text,
    skeletonId: null,
    fillerKeys: [],
    fixedWords: new Set(),
    isClose: false,
    isPlain: false,
    measure: measureHook(text),
    worth: 0.5,
    cues: [],
    namesTopic: true,
    isInFocus: false,
    isRival: false,
    repeatsTopic: false,
    lot: hashText(text),
    ...changes,
  };
}

/** Ten different hooks of each mechanism: enough for any tree. */
function plenty(source: HookSource = 'composed'): MeasuredCandidate[] {
  return mechanisms.flatMap((mechanism, place) =>
    Array.from({ length: 10 }, (_, copy) =>
      candidate(`p${place}x${copy} q${place}x${copy} r${place}x${copy} s${place}x${copy} ${source}`, {
        mechanism,
        source,
      }),
    ),
  );
}

function select(candidates: readonly MeasuredCandidate[]): MeasuredCandidate[] {
  const blocks = selectHooks({ questions, candidates });
  expect(blocks?.map((block) => block.length)).toEqual([4, 4, 4, 4]);
  return blocks?.flat() ?? [];
}

const lived = (extra: Partial<MeasuredCandidate>) => (hook: MeasuredCandidate) => ({ ...hook, ...extra });

test('at most five tell something lived, though all of the best do', () => {
  const best = plenty().map(lived({ needsTruth: true, worth: 1 }));
  const others = plenty('frame').map(lived({ source: 'composed', worth: 0.1 }));
  const chosen = select([...best, ...others]);
  expect(chosen.filter(({ needsTruth }) => needsTruth).length).toBe(5);
});

test('at most two repeat the topic as typed', () => {
  const best = plenty().map(lived({ repeatsTopic: true, worth: 1 }));
  const others = plenty('frame').map(lived({ source: 'composed', worth: 0.1 }));
  expect(select([...best, ...others]).filter(({ repeatsTopic }) => repeatsTopic).length).toBe(2);
});

test('at least twelve speak of the topic while there are enough that do', () => {
  const best = plenty().map(lived({ namesTopic: false, worth: 1 }));
  const others = plenty('frame').map(lived({ source: 'composed', worth: 0.1 }));
  expect(select([...best, ...others]).filter(({ namesTopic }) => namesTopic).length).toBe(12);
});

test('one filler is used once in a set', () => {
  const same = plenty().map(lived({ fillerKeys: ['scenes:one'], worth: 1 }));
  const others = plenty('frame').map(lived({ source: 'composed', worth: 0.1 }));
  expect(select([...same, ...others]).filter(({ fillerKeys }) => fillerKeys.length > 0).length).toBe(1);
});

test('the question’s own hooks come first, then its subtopic’s, then seven of the frame, then composed ones', () => {
  const own = ['cena', 'erro'].map((mechanism) =>
    candidate(`dono${mechanism} um${mechanism} dois${mechanism} três${mechanism}`, {
      mechanism: mechanism as 'cena' | 'erro',
      source: 'question',
      question: 'Pergunta de tempo?',
      worth: 0,
    }),
  );
  const chosen = select([...plenty('composed'), ...plenty('frame'), ...own]);
  const count = (source: HookSource) => chosen.filter((hook) => hook.source === source).length;
  expect([count('question'), count('frame'), count('composed')]).toEqual([2, 7, 7]);
  expect(
    select([...plenty('composed'), ...plenty('subtopic')]).every(({ source }) => source === 'subtopic'),
  ).toBe(true);
});

test('a hook stays under its own question and its own families', () => {
  const tied = plenty().map((hook, place) => ({
    ...hook,
    families: [questionFamilies[place % 4] ?? 'fazer'],
  }));
  const blocks = selectHooks({ questions, candidates: tied }) ?? [];
  for (const [place, block] of blocks.entries())
    for (const hook of block) expect(hook.families).toEqual([questionFamilies[place]]);
});

test('limits give way rather than leave a place empty, the lint never', () => {
  const lacking = plenty().map(lived({ namesTopic: false, needsTruth: true, fillerKeys: ['same'] }));
  expect(select(lacking)).toHaveLength(16);
});

test('three mechanisms cannot make four different hooks', () => {
  const poor = plenty().filter(({ mechanism }) => ['cena', 'erro', 'mito'].includes(mechanism));
  expect(selectHooks({ questions, candidates: poor })).toBeNull();
});
