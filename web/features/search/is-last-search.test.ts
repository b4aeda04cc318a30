import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demandSources } from '../../../shared/demand.ts';
import { generateHooksAnswerSchema } from '../../../shared/generate-hooks.ts';
import { maximumVariant } from '../../../shared/hook-tree.ts';
import { writtenFromSchema } from '../../../shared/written-from.ts';
import { plainBlock as block } from '../../../tests/helpers/plain-block.ts';
import { isLastSearch } from './is-last-search.ts';

/** The parsed answer as the shared schema has it, every default filled in, and what the browser stores beside it. */
const schema = z.object({
  topic: z.string(),
  data: generateHooksAnswerSchema.omit({ credits: true }).extend({
    id: z.uuid().nullable(),
    topic: z.string(),
    engine: z.string(),
    written_from: writtenFromSchema,
    care: z.string().nullable(),
    has_more: z.boolean(),
    near: z.array(z.string()),
    reused: z.boolean(),
  }),
  variant: z.int().min(0).max(maximumVariant),
  timestamp: z.number(),
});

const demand = { source: demandSources[0], query: 'quanto tempo leva', askedOn: '2026-03-10' };
const search = {
  topic: 'Emagrecer na academia',
  data: {
    id: '6b6f4f5e-2d7c-4a53-9d4e-0c2a3f6b7a11',
    topic: 'Emagrecer na academia',
    questions: [block, { ...block, question_demand: demand, question_answer: 'Leva um mês.' }, block, block],
    engine: 'embedded',
    written_from: { source: 'larger-card', name: 'Bolos' },
    care: 'O CVV atende no 188',
    has_more: false,
    near: ['Pão caseiro'],
    reused: false,
  },
  variant: 0,
  timestamp: 1_700_000_000_000,
};

const wrongs = [undefined, null, 7, -1, 1.5, 100, '', 'x', 'y'.repeat(401), true, {}, [], [block]];

/** The value with each of its parts in turn replaced by what does not belong there. */
function* damage(value: unknown): Generator<unknown> {
  yield* wrongs;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const damaged of damage(part)) {
      yield Array.isArray(value) ? value.with(Number(key), damaged) : { ...value, [key]: damaged };
    }
  }
}

describe('a stored search', () => {
  it('is known by hand, and by the schema of what the server answers', () => {
    expect(isLastSearch(search)).toBe(true);
    expect(schema.safeParse(search).success).toBe(true);
  });

  it('is known without an id, as a backend answers that has none', () => {
    const withoutId = { ...search, data: { ...search.data, id: null } };
    expect(isLastSearch(withoutId)).toBe(true);
    expect(schema.safeParse(withoutId).success).toBe(true);
  });

  it('is refused by hand wherever the schema refuses it, and nowhere else', () => {
    const damaged = [...damage(search)];
    const judge = (isGood: (value: unknown) => boolean) => damaged.map((value) => isGood(value));
    expect(judge(isLastSearch)).toEqual(judge((value) => schema.safeParse(value).success));
    expect(damaged.length).toBeGreaterThan(500);
  });
});
