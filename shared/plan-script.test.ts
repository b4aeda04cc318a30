import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Script } from './busca-referencias.ts';
import { cutOrder, planScript } from './plan-script.ts';
import { paces, videoLengths } from './script-timing.ts';

const words = (count: number) => Array.from({ length: count }, () => 'palavra').join(' ');
const section = (whole: number, short: number) => ({
  instruction: 'Olha pra câmera.',
  argument_with_authority: words(whole),
  reference: '',
  short: words(short),
  sentences: [],
});
const script: Script = {
  hook: words(9),
  context: section(45, 20),
  development: [section(70, 30), section(50, 25), section(60, 25)],
  closing: section(40, 12),
  justification: 'Abre com uma cena.',
  checks: null,
};
const formsOf = (length: (typeof videoLengths)[number] | null) =>
  planScript(script, { length, pace: 'natural' }).parts.map(({ form }) => form);

describe('planScript', () => {
  it('says everything when no length is asked for', () => {
    expect(new Set(formsOf(null))).toEqual(new Set(['whole']));
  });

  it('cuts the setting first, and the hook and its first development never', () => {
    expect(formsOf(90)).toEqual(['whole', 'short', 'whole', 'whole', 'short', 'whole']);
    expect(formsOf(30)).toEqual(['whole', 'short', 'short', 'out', 'out', 'short']);
    expect(cutOrder.filter(({ id, to }) => to === 'out' && /gancho|-1|fechamento/u.test(id))).toEqual([]);
  });

  it('says so when nothing more may be cut', () => {
    const endless = { ...script, hook: words(200) };
    expect(planScript(endless, { length: 30, pace: 'natural' }).isTooLong).toBe(true);
  });

  it('leaves a script kept from before the short forms whole or out', () => {
    const old = {
      ...script,
      context: { ...script.context, short: '' },
      closing: { ...script.closing, short: '' },
    };
    const forms = planScript(old, { length: 60, pace: 'natural' }).parts.map(({ id, form }) => [id, form]);
    expect(forms).toContainEqual(['fechamento', 'whole']);
    expect(forms).not.toContainEqual(['contexto', 'short']);
  });

  it('takes what lasts as long as the video to the dot', () => {
    const [context, one, two, three, closing] = [60, 32, 33, 11, 5].map((whole) => section(whole, 0));
    if (!context || !one || !two || !three || !closing) throw new Error('Five sections were given');
    const toTheDot = { ...script, context, development: [one, two, three], closing } satisfies Script;
    const plan = planScript(toTheDot, { length: 60, pace: 'natural' });
    expect(plan).toMatchObject({ seconds: 60, isTooLong: false });
    expect(new Set(plan.parts.map(({ form }) => form))).toEqual(new Set(['whole']));
  });

  it('always adds up, and never runs over unless it says so', () => {
    const length = fc.constantFrom(...videoLengths);
    const pace = fc.constantFrom(...(Object.keys(paces) as (keyof typeof paces)[]));
    const counts = fc.tuple(fc.nat(90), fc.nat(40));
    fc.assert(
      fc.property(length, pace, fc.array(counts, { minLength: 5, maxLength: 5 }), (target, at, sizes) => {
        const [context, one, two, three, closing] = sizes.map(([whole, short]) => section(whole, short));
        if (!context || !one || !two || !three || !closing) return;
        const varied = { ...script, context, development: [one, two, three], closing };
        const plan = planScript(varied, { length: target, pace: at });
        const sum = plan.parts.reduce((total, part) => total + part.seconds, 0);
        expect(sum).toBeCloseTo(plan.seconds);
        expect(plan.isTooLong).toBe(plan.seconds > target);
        const wasLeftWhole = plan.parts.every(({ form }) => form === 'whole');
        const whole = planScript(varied, { length: null, pace: at }).seconds;
        expect(wasLeftWhole).toBe(whole <= target);
      }),
    );
  });
});
