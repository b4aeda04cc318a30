import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Script, SpokenSentence } from './busca-referencias.ts';
import { planScript } from './plan-script.ts';
import { paces, videoLengths } from './script-timing.ts';

const say = (name: string, words: number) => `${name} ${'bem '.repeat(words - 2)}dito.`;
const sentence = (text: string, change: Partial<SpokenSentence> = {}): SpokenSentence => ({
  text,
  rank: 0,
  follows: false,
  extra: false,
  ...change,
});
const section = (sentences: SpokenSentence[]) => ({
  instruction: 'Olha pra câmera.',
  argument_with_authority: sentences
    .filter(({ extra }) => !extra)
    .map(({ text }) => text)
    .join(' '),
  reference: '',
  short: '',
  sentences,
});
const script: Script = {
  hook: say('Gancho', 10),
  context: section([sentence(say('Direta', 14))]),
  development: [
    section([sentence(say('Longe', 16), { rank: 4 }), sentence(say('Junto', 8), { rank: 3, follows: true })]),
    section([sentence(say('Perto', 16), { rank: 1 })]),
    section([
      sentence(say('Ainda', 16), { rank: 2 }),
      sentence(say('Outra', 20), { rank: 1, extra: true }),
      sentence(say('Resposta', 20), { rank: 1, extra: true, follows: true }),
      sentence(say('Terceira', 25), { rank: 2, extra: true }),
      sentence(say('Final', 10), { rank: 2, extra: true }),
    ]),
  ],
  closing: section([sentence(say('Hoje', 10))]),
  justification: 'Abre com uma cena.',
  checks: null,
};
const namesAt = (length: (typeof videoLengths)[number] | null, changed = script) =>
  planScript(changed, { length, pace: 'natural' })
    .parts.flatMap(({ text }) => text.split(/(?<=\.) /))
    .map((text) => text.split(' ')[0])
    .filter(Boolean);

describe('the plan of a script in sentences', () => {
  it('says all but the extra sentences where no length is asked for', () => {
    expect(namesAt(null)).toEqual(['Gancho', 'Direta', 'Longe', 'Junto', 'Perto', 'Ainda', 'Hoje']);
  });

  it('keeps the hook, the direct answer, the closing and what is nearest to the hook in half a minute', () => {
    expect(namesAt(30)).toEqual(['Gancho', 'Direta', 'Perto', 'Ainda', 'Hoje']);
  });

  it('fills a longer video with extra sentences, each behind what it needs', () => {
    expect(namesAt(60)).toEqual([
      ...['Gancho', 'Direta', 'Longe', 'Junto', 'Perto', 'Ainda'],
      ...['Outra', 'Resposta', 'Hoje'],
    ]);
    expect(namesAt(90)).toHaveLength(11);
  });

  it('names what became of each part', () => {
    const forms = (length: 30 | 90) =>
      planScript(script, { length, pace: 'natural' }).parts.map(({ form }) => form);
    expect(forms(30)).toEqual(['whole', 'whole', 'out', 'whole', 'whole', 'whole']);
    expect(forms(90)).toEqual(['whole', 'whole', 'whole', 'whole', 'longer', 'whole']);
  });

  it('never parts a sentence from the one it leans on, runs over without saying so, or drops what always stays', () => {
    const sizes = fc.array(fc.integer({ min: 3, max: 30 }), { minLength: 7, maxLength: 7 });
    const leans = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 });
    const timings = fc.record({
      length: fc.constantFrom(...videoLengths),
      pace: fc.constantFrom(...(Object.keys(paces) as (keyof typeof paces)[])),
    });
    fc.assert(
      fc.property(sizes, leans, timings, ([first = 3, last = 3, ...own], follows, timing) => {
        const told = own.map((words, place) =>
          sentence(say(`S${place}`, words), {
            rank: 1 + place,
            follows: follows[place] === true && place > 0,
          }),
        );
        const varied = {
          ...script,
          context: section([sentence(say('Direta', first))]),
          development: [section(told.slice(0, 2)), section(told.slice(2, 4)), section(told.slice(4))],
          closing: section([sentence(say('Hoje', last))]),
        };
        const plan = planScript(varied, timing);
        const spoken = plan.parts.map(({ text }) => text).join(' ');
        for (const [place, { text, follows: leansOnLast }] of told.entries())
          if (leansOnLast && spoken.includes(text)) expect(spoken).toContain(told[place - 1]?.text);
        expect(spoken).toContain('Direta');
        expect(spoken).toContain('Hoje');
        expect(plan.isTooLong).toBe(plan.seconds > timing.length);
        expect(plan.seconds).toBeCloseTo(plan.parts.reduce((sum, { seconds }) => sum + seconds, 0));
      }),
    );
  });
});
