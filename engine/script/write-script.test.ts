import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Material,
  type Script,
  type ScriptSection,
  scriptSchema,
} from '../../shared/busca-referencias.ts';
import { planScript } from '../../shared/plan-script.ts';
import { content, engine, knowledge, queryOf } from '../../tests/helpers/engine.ts';
import { checkSentence } from '../evidence/check-claims.ts';
import { toClaimSource } from '../evidence/claim-source.ts';
import { findOtherSide } from '../evidence/disagreements.ts';
import { writeScript as writeScriptWith } from './write-script.ts';

const { cards, sources } = content;
const findMaterials = (subject: { topic: string | null; hook: string }) =>
  engine.findMaterials(queryOf(subject));
const writeScript = (input: Omit<Parameters<typeof writeScriptWith>[0], 'reading'>) =>
  writeScriptWith({ ...input, reading: queryOf(input).reading }, knowledge);

const hooks = [
  'Uma hora de esteira, camiseta pingando, e o corpo igual.',
  '“Depois eu pago.” E a fatura dobrou.',
  'Se o seu chefe grita na reunião, olha isto.',
  'Faz um teste: dois minutos da tarefa que você mais adia.',
  'Eu gastava metade do pote de creme. Hoje uso três dedos.',
  'Dinheiro compra felicidade?',
  'Para um minuto antes de regar essa planta.',
  'Vou te mostrar onde as pessoas saem do seu vídeo.',
  'Esteira ou musculação: qual aguenta mais?',
  'Horário bom não salva vídeo chato.',
  'Tem um detalhe no rótulo que quase ninguém lê.',
  'Quem começa no talo costuma parar no segundo mês.',
  'Cinco exercícios já dão conta do começo.',
];

interface Written {
  hook: string;
  materials: Material[];
  script: Script;
}

const served = cards.filter(({ slug }) => sources.some(({ subtopics }) => subtopics.includes(slug)));
const written: Written[] = Array.from({ length: 300 }, (_, place) => {
  const topic = served[(place * 41) % served.length]?.name ?? '';
  const hook = hooks[(place * 5) % hooks.length] ?? '';
  const { materials } = findMaterials({ topic, hook });
  const script = writeScript({ hook, topic, materials });
  return script ? [{ hook, materials, script }] : [];
}).flat();

const partsOf = ({ context, development, closing }: Script): ScriptSection[] => [
  context,
  ...development,
  closing,
];
const supported = ({ script }: Written) => [script.context, ...script.development];

describe('a script', () => {
  it('is of the agreed shape and comes for nearly every card that sources are about', () => {
    expect(written.length).toBeGreaterThanOrEqual(270);
    expect(written.filter(({ script }) => !scriptSchema.safeParse(script).success)).toEqual([]);
  });

  it('is null without materials and complete with only one', () => {
    const [material] = written[0]?.materials ?? [];
    if (!material) throw new Error('no material to write from');
    expect(writeScript({ hook: 'Qualquer gancho.', topic: null, materials: [] })).toBeNull();
    const script = writeScript({ hook: 'Qualquer gancho.', topic: null, materials: [material] });
    const said = script
      ? [script.context, ...script.development].map((part) => part.argument_with_authority)
      : [];
    expect(new Set(said).size).toBe(4);
  });

  it('says no number that its source does not hold', () => {
    const unsupported = written.flatMap((item) =>
      supported(item).flatMap((part) => {
        const source = sources.find((candidate) =>
          part.reference.includes(`${candidate.title.replace(/\.+$/, '')}.`),
        );
        if (!source) return [`no source: ${part.reference}`];
        const findings = [part.argument_with_authority, part.short].flatMap((sentence) =>
          checkSentence({ sentence, source: toClaimSource(source) }),
        );
        return findings
          .filter(({ blocks }) => blocks)
          .map(({ check, quote }) => `${source.id} ${check} ${quote}`);
      }),
    );
    expect([...new Set(unsupported)]).toEqual([]);
  });

  it('says each part shorter too, with its source, and fits a minute with what is left', () => {
    for (const { hook, script } of written) {
      for (const { short, argument_with_authority: whole } of supported({ hook, materials: [], script })) {
        expect(countWords(short), short).toBeLessThan(countWords(whole));
        expect(short).toMatch(/fonte|isso|dado|quem garante/iu);
      }
      const plan = planScript(script, { length: 60, pace: 'natural' });
      expect(plan.isTooLong, hook).toBe(false);
      expect(plan.seconds, hook).toBeGreaterThan(35);
    }
  });

  it('gives each part the link of a material it was given, and no other', () => {
    for (const { materials, script } of written) {
      for (const { reference } of partsOf(script)) {
        const address = reference.match(/https?:\/\/\S+$/)?.[0] ?? '';
        expect(materials.map((material) => material.source)).toContain(address);
      }
    }
  });

  it('rests its three developments on three different works, the best first', () => {
    for (const { materials, script } of written.filter((item) => item.materials.length >= 3)) {
      const references = script.development.map((part) => part.reference);
      expect(new Set(references).size).toBe(3);
      expect(references[0]).toContain(materials[0]?.title.replace(/\.+$/, ''));
    }
  });

  it('never opens two parts alike, nor gives two parts the same stage direction', () => {
    for (const { script } of written) {
      const parts = partsOf(script);
      const openings = parts.map((part) => part.argument_with_authority.split(' ').slice(0, 3).join(' '));
      expect(new Set(openings).size).toBe(parts.length);
      expect(new Set(parts.map((part) => part.instruction)).size).toBe(parts.length);
    }
  });

  it('says both sides when its materials disagree', () => {
    const { materials } = findMaterials({
      topic: 'emagrecer na academia',
      hook: 'Suar mais na esteira não queima tudo isso.',
    });
    const script = writeScript({
      hook: 'Suar mais na esteira não queima tudo isso.',
      topic: 'emagrecer na academia',
      materials,
    });
    const ids = (script?.development ?? []).map(
      (part) => sources.find((source) => part.reference.includes(source.title))?.id ?? '',
    );
    expect(ids.some((id) => findOtherSide(id).some((other) => ids.includes(other)))).toBe(true);
    expect(script?.justification).toContain('discorda');
  });

  it('never lets an association of an observational source pass without saying so', () => {
    const observational = new Set(['observacional', 'pesquisa amostral', 'estatística oficial', 'relatório']);
    for (const item of written) {
      for (const part of supported(item)) {
        const material = item.materials.find(({ title }) =>
          part.reference.includes(title.replace(/\.+$/, '')),
        );
        const isDisputed = sources.some(
          (source) => source.title === material?.title && findOtherSide(source.id).length > 0,
        );
        if (!material || isDisputed || !observational.has(material.kind)) continue;
        if (!/esteve associad|apareceu associad/.test(part.argument_with_authority)) continue;
        expect(part.argument_with_authority).toMatch(/não prova|É associação|andam juntos/);
      }
    }
  });

  it('returns to the hook at the end and asks for one thing', () => {
    for (const { hook, script } of written) {
      const said = script.closing.argument_with_authority;
      const echo = said.match(/“([^”]+)”/)?.[1] ?? '';
      expect(echo.length).toBeGreaterThan(3);
      expect(hook).toContain(echo.replace(/…$/, ''));
    }
  });

  it('warns before recording what was not read at its source', () => {
    for (const item of written) {
      for (const part of supported(item)) {
        const material = item.materials.find(({ title }) =>
          part.reference.includes(title.replace(/\.+$/, '')),
        );
        expect(/abre o (?:link|original)/.test(part.instruction)).toBe(material?.confirmation !== 'page');
      }
    }
  });

  it('does not write like an essay', () => {
    const essay =
      /—|\b(em suma|portanto|além disso|outrossim|ademais|nesse sentido|vale ressaltar|é importante destacar|mergulhe|descubra|jornada|desvende)\b/iu;
    const ours = written.flatMap(({ script }) => [
      script.justification,
      ...partsOf(script).map((part) => part.instruction),
      script.closing.argument_with_authority,
      ...partsOf(script).map((part) => part.argument_with_authority.split(/[:.?]/)[0] ?? ''),
    ]);
    expect(ours.filter((text) => essay.test(text))).toEqual([]);
  });

  it('leaves no hole, doubled mark or broken contraction in what is said', () => {
    const fault =
      /\{|\}|undefined|null|\.\.|,,|\s,|\s\.|: :|\bde (?:o|a|os|as) (?=[A-Z])|\bem (?:um|uma) (?:estudo|pesquisa)\b.*\bem em\b| {2}/u;
    const said = written.flatMap(({ script }) => [
      script.justification,
      ...partsOf(script).map((part) => part.argument_with_authority),
    ]);
    expect([...new Set(said.filter((text) => fault.test(text)))]).toEqual([]);
  });

  it('speaks differently for different hooks, and the same for the same', () => {
    const { materials } = findMaterials({
      topic: 'dormir melhor',
      hook: 'O celular na cama rouba o seu sono.',
    });
    const scripts = hooks.map((hook) =>
      JSON.stringify(writeScript({ hook, topic: 'dormir melhor', materials })),
    );
    expect(new Set(scripts).size).toBe(hooks.length);
    expect(
      hooks.map((hook) => JSON.stringify(writeScript({ hook, topic: 'dormir melhor', materials }))),
    ).toEqual(scripts);
    const openings = written.map(
      ({ script }) => script.development[1]?.argument_with_authority.split(/[.:]/)[0],
    );
    expect(new Set(openings).size).toBeGreaterThanOrEqual(5);
  });

  it('takes any hook without throwing', () => {
    const materials = written[0]?.materials ?? [];
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.option(fc.string({ maxLength: 140 })),
        (hook, topic) => {
          expect(scriptSchema.safeParse(writeScript({ hook, topic, materials })).success).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});

function countWords(text: string): number {
  return text.split(/\s+/u).length;
}
