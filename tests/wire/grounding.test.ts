import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../engine/tree/seeded-random.ts';
import { toUserId } from '../../server/auth/caller.ts';
import { openInstalledModel, openReferences } from '../../server/generation/open-generator.ts';
import { createMetrics } from '../../server/metrics.ts';
import { hooksOf } from '../../shared/hook-tree.ts';
import { engine } from '../helpers/engine.ts';
import { listTrees } from '../helpers/known-topics.ts';
import { type LocalModel, startLocalModel } from '../helpers/local-model.ts';
import { signUpPerson } from '../helpers/people.ts';
import {
  asReply,
  honestMaterials,
  purposeOf,
  type ReplyMaterial,
  verdict,
} from '../helpers/reference-replies.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

/** Of every domain's ground some, from health to gardens. */
const topics = `Dormir melhor
Emagrecer na academia
Ansiedade
Horta em casa
Vender mais no Instagram
Investir pouco
Amamentação
Bolo de cenoura
Telas e crianças
Estudar para o Enem
Procrastinação
Adestrar cachorro`.split('\n');

let model: LocalModel;
let server: TestServer;
beforeAll(async () => {
  model = await startLocalModel();
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

it('stops every invented source and nearly every changed number of a model that lies to a judge who believes it', async () => {
  const seeded = createRandom(20261122);
  const random = () => seeded.below(1_000) / 1_000;
  const lies = { sources: 0, numbers: new Set<string>() };

  const change = (sentence: string): string => {
    const digits = [...sentence.matchAll(/\d/gu)];
    if (digits.length === 0 || random() >= 0.3) return sentence;
    const at = digits[Math.floor(random() * digits.length)]?.index ?? 0;
    const other = String((Number(sentence[at]) + 1 + Math.floor(random() * 9)) % 10);
    const changed = sentence.slice(0, at) + other + sentence.slice(at + 1);
    if (changed !== sentence) lies.numbers.add(changed);
    return changed;
  };
  const invent = (material: ReplyMaterial): ReplyMaterial => {
    if (random() >= 0.3) return material;
    lies.sources += 1;
    const strange = ['F99', 'Estudo de Harvard (2024)', 'https://doi.org/10.1000/182', 'F0'];
    return {
      ...material,
      fonte: strange[Math.floor(random() * strange.length)] ?? '',
      resumo: 'Estudo inventado.',
    };
  };
  model.answer((request) => {
    switch (purposeOf(request)) {
      case 'materials':
        return {
          text: asReply(
            honestMaterials(request)
              .map((each) => ({ ...each, argumentos: each.argumentos.map(change) }))
              .map(invent),
          ),
        };
      case 'judge':
        return { text: verdict(1) };
      // Asked to mend, it says nothing better.
      default:
        return { text: '{"frases": []}' };
    }
  });

  const { database } = server;
  const log = pino({ level: 'silent' });
  const limits = { dollarsPerDay: null, dollarsPerUser: null, worksPerUser: 10_000 };
  const settings = {
    provider: 'openai-compatible',
    model: 'local',
    apiKey: null,
    baseUrl: model.url,
  } as const;
  const client = openInstalledModel(
    { ...settings, hasFallback: false, prices: null, limits },
    { database, log, metrics: createMetrics() },
  );
  const references = openReferences(client, {
    engine,
    database,
    log,
    hasFallback: true,
    onlineEvidence: null,
  });
  const person = await signUpPerson(server);
  const run = { userId: toUserId(person.id), signal: new AbortController().signal };

  const delivered: string[] = [];
  for (const topic of topics) {
    const hooks = listTrees(topic)[0]?.questions.map((block) => hooksOf(block)[0].hook) ?? [];
    for (const hook of hooks)
      delivered.push(
        JSON.stringify(
          await references.gather({ topic, hook, answered: null, kindLabel: null, owned: new Set() }, run),
        ),
      );
  }

  expect(delivered).toHaveLength(48);
  expect(lies.sources).toBeGreaterThan(50);
  expect(lies.numbers.size).toBeGreaterThan(80);
  const everything = delivered.join('\n');
  expect(everything).not.toMatch(/Harvard \(2024\)|10\.1000\/182|Estudo inventado/u);
  const slipped = [...lies.numbers].filter((lie) => everything.includes(JSON.stringify(lie).slice(1, -1)));
  expect({ changed: lies.numbers.size, slipped: slipped.length / lies.numbers.size }).toMatchObject({
    slipped: expect.toSatisfy((share: number) => share <= 0.05),
  });
}, 120_000);
