import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Material, materialSchema } from '../../shared/busca-referencias.ts';
import { content, engine, queryOf } from '../../tests/helpers/engine.ts';
import { type GoldHook, ordinary, paraphrased, slang, strangers } from '../../tests/quality/gold-hooks.ts';
import { checkMaterialSet } from './check-claims.ts';
import { getFirstAuthor } from './choose-sources.ts';
import { disagreements, findOtherSide } from './disagreements.ts';
import type { Source } from './source-schema.ts';

const { cards, sources } = content;
const findMaterials = (item: { topic: string | null; hook: string }) => engine.findMaterials(queryOf(item));
/** Topics that a card is about, and hooks without a topic. */
const isKnown = ({ topic }: GoldHook) => topic === null || engine.readTopic(topic).kind !== 'ask';

describe('finding materials for a hook', () => {
  it('is tried on a hundred hooks and more, over all domains', () => {
    expect(ordinary.length + paraphrased.length + slang.length + strangers.length).toBeGreaterThanOrEqual(
      100,
    );
  });

  it('understands the way people type', () => {
    const known = slang.filter(isKnown);
    const missed = known.filter((item) => !find(item).some((material) => speaksOf(material, item.about)));
    expect(missed.map(({ hook }) => hook)).toEqual([]);
  });

  it('has a right source among the first five for nearly every ordinary hook of a known topic', () => {
    const known = ordinary.filter(isKnown);
    const missed = known.filter((item) => !find(item).some((material) => speaksOf(material, item.about)));
    expect({
      missed: missed.map(({ hook }) => hook),
      enough: missed.length <= known.length * 0.05,
    }).toMatchObject({ enough: true });
  });

  it('still has one for four in five hooks that avoid the words of the theme', () => {
    const missed = paraphrased.filter(
      (item) => !find(item).some((material) => speaksOf(material, item.about)),
    );
    expect({
      missed: missed.map(({ hook }) => hook),
      enough: missed.length <= paraphrased.length * 0.2,
    }).toMatchObject({ enough: true });
  });

  it('shows hardly anything off the theme', () => {
    const shown = [...ordinary, ...paraphrased, ...slang].flatMap((item) =>
      find(item).map((material) => ({ item, material })),
    );
    const off = shown.filter(
      ({ item, material }) => !getSource(material)?.tags.some((tag) => item.tags.includes(tag)),
    );
    const list = off.map(({ item, material }) => `${item.hook} → ${material.title}`);
    expect({ list, few: off.length <= shown.length * 0.05 }).toMatchObject({ few: true });
  });

  it('shows nothing that is only of the same theme, and five where five are on the hook or its topic', () => {
    const known = ordinary.filter(isKnown);
    const shown = [...known, ...paraphrased, ...pairs].flatMap((item) => findMaterials(item).materials);
    expect(shown.filter(({ match }) => match === 'theme')).toEqual([]);
    const full = known.filter((item) => find(item).length === 5);
    expect(full.length).toBeGreaterThanOrEqual(known.length * 0.5);
    const ofSaci = findMaterials({
      topic: 'Saci-Pererê',
      hook: 'Antes de ser menino de carapuça, o Saci era quase um pássaro.',
    });
    expect(ofSaci.materials).toEqual([]);
  });

  it.each([
    'Foi mandada embora? Não assina nada antes de conferir isso.',
    'Se tem cheiro forte de peixe, provavelmente não é candidíase.',
    'Vento ou lagoa cheia: escolhe um antes de comprar a passagem.',
    'Seu acarajé fica duro? Você não bateu a massa o suficiente.',
    'Chegou visita? Bate isso no liquidificador e em dez minutos vai pro forno.',
  ])('shows nothing for a hook typed alone that shares only scattered words: %s', (hook) => {
    expect(findMaterials({ topic: null, hook }).materials).toEqual([]);
  });

  it('shows what speaks of half of a hook typed alone', () => {
    const hook = 'Seu aluguel aumentou? Não paga antes de conferir o contrato.';
    const [best] = findMaterials({ topic: null, hook }).materials;
    expect(best?.title).toContain('Lei do Inquilinato');
  });

  it('answers with nothing where the corpus knows nothing', () => {
    const unknown = strangers
      .map(([topic, hook]) => queryOf({ topic, hook }))
      .filter(({ reading }) => reading === null || !('match' in reading));
    expect(unknown.length).toBeGreaterThanOrEqual(strangers.length / 2);
    const answered = unknown.filter((query) => engine.findMaterials(query).materials.length > 0);
    const topics = answered.map(({ topic }) => topic);
    expect({ topics, few: answered.length <= Math.max(1, unknown.length * 0.1) }).toMatchObject({
      few: true,
    });
  });

  it('shows nothing of a topic without a card that the corpus does not name', () => {
    const asked = [...ordinary, ...paraphrased, ...slang].filter((item) => !isKnown(item));
    expect(asked.length).toBeGreaterThanOrEqual(10);
    const fresh = [
      { topic: 'bitola de trilho', hook: 'Você dorme mal e o café piora.' },
      { topic: 'dragagem de porto', hook: 'Quem dorme pouco engorda?' },
      { topic: 'bolo de rolo', hook: 'O açúcar vicia mesmo?' },
    ];
    const shown = fresh.flatMap((item) => findMaterials(item).materials.map(({ title }) => title));
    expect(shown).toEqual([]);
  });

  it('shows nothing for a topic that was refused', () => {
    const hook = 'Quem dorme pouco engorda?';
    for (const topic of ['asdf qwer', 'quero me matar'])
      expect(findMaterials({ topic, hook }).materials).toEqual([]);
  });

  it('never returns sunscreen for what only shares "todo dia" with it', () => {
    const { materials } = findMaterials({
      topic: null,
      hook: 'Por que você treina todo dia e não vê resultado?',
    });
    expect(materials.some((material) => speaksOf(material, /protetor solar/))).toBe(false);
  });

  it('shows both sides wherever one side of a known disagreement is shown', () => {
    for (const { sides } of disagreements) {
      for (const { id } of sides.flat()) {
        const source = sources.find((candidate) => candidate.id === id);
        const { materials } = findMaterials({
          topic: source?.tags[0] ?? '',
          hook: source?.keywords_pt ?? '',
        });
        const ids = materials.map((material) => getSource(material)?.id ?? '');
        for (const shown of ids.filter((shownId) => findOtherSide(shownId).length > 0)) {
          expect(findOtherSide(shown).some((other) => ids.includes(other))).toBe(true);
        }
      }
    }
  });

  it('keeps every rule of a set over 300 pairs of topic and hook', () => {
    for (const item of pairs) {
      const { materials } = findMaterials(item);
      const { reading } = queryOf(item);
      if (reading === null || !('match' in reading)) throw new Error(`${item.topic} is no card`);
      const { slug, themes } = reading.match.card;
      expect(materials.length).toBeLessThanOrEqual(5);
      const links = materials.map((material) => material.source).filter((link) => link !== '');
      expect(new Set(links).size).toBe(links.length);
      const found = materials.flatMap((material) => getSource(material) ?? []);
      expect(found).toHaveLength(materials.length);
      const isNear = ({ tags, subtopics: served }: Source) =>
        tags.some((tag) => themes.includes(tag)) || served.includes(slug);
      expect(found.filter((source) => !isNear(source)).map(({ id }) => `${item.topic} ${id}`)).toEqual([]);
      const authorsAndYears = found.map((source) => `${getFirstAuthor(source)} ${source.year}`);
      expect(new Set(authorsAndYears).size).toBe(found.length);
      const firstUnconfirmed = materials.findIndex((material) => material.confirmation === 'unconfirmed');
      const rest = firstUnconfirmed < 0 ? [] : materials.slice(firstUnconfirmed);
      expect(rest.every((material) => material.confirmation === 'unconfirmed')).toBe(true);
    }
  });

  it('shows only materials that are valid, real and true to the numbers of their source', () => {
    const shown = new Map(
      pairs.flatMap((item) => findMaterials(item).materials).map((material) => [material.title, material]),
    );
    expect(shown.size).toBeGreaterThan(300);
    const materials = [...shown.values()];
    expect(materials.filter((material) => !materialSchema.safeParse(material).success)).toEqual([]);
    expect(
      checkMaterialSet({ materials, sources }).filter(({ blocks, check }) => blocks && check !== 'distinct'),
    ).toEqual([]);
  });

  it('shows no more than two by one author or body', () => {
    for (const item of pairs) {
      const bodies = findMaterials(item)
        .materials.flatMap((material) => getSource(material) ?? [])
        .map(getFirstAuthor);
      for (const body of bodies)
        expect(bodies.filter((other) => other === body).length).toBeLessThanOrEqual(2);
    }
  });

  it('gives the same answer to the same question', () => {
    for (const item of pairs.slice(0, 40)) expect(findMaterials(item)).toEqual(findMaterials({ ...item }));
  });

  it('takes any text without throwing', () => {
    fc.assert(
      fc.property(
        fc.option(fc.string({ unit: 'binary', maxLength: 500 })),
        fc.string({ unit: 'binary', maxLength: 400 }),
        (topic, hook) => {
          expect(findMaterials({ topic, hook }).materials.length).toBeLessThanOrEqual(5);
        },
      ),
      { numRuns: 300 },
    );
  });
});

function find({ topic, hook }: GoldHook): Material[] {
  return findMaterials({ topic, hook }).materials;
}

function getSource({ title, year }: Material) {
  return sources.find((source) => source.title === title && source.year === year);
}

function speaksOf(material: Material, about: RegExp): boolean {
  const source = getSource(material);
  const text = `${material.title} ${material.summary} ${source?.keywords_pt}`;
  return about.test(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
}

/** A fixed walk through topics and hooks, three hundred pairs, many of them ill-matched. */
const hooks = [...ordinary, ...paraphrased].map(({ hook }) => hook);
const pairs = Array.from({ length: 300 }, (_, place) => ({
  topic: cards[(place * 41) % cards.length]?.name ?? null,
  hook: hooks[(place * 17) % hooks.length] ?? '',
}));
