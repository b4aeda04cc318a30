import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalModel, startLocalModel, treeReply, treeText } from '../helpers/local-model.ts';
import { runScript } from '../helpers/run-script.ts';

let model: LocalModel;
beforeAll(async () => {
  model = await startLocalModel();
  model.answer(() => ({ text: treeText('Dormir melhor') }));
});
afterAll(() => model.stop());

const tryModel = (topic: string, environment: Record<string, string>) =>
  runScript('try-model', topic.split(' '), { environment });

it('prints the hooks of one topic with their verdicts, tokens, seconds and money', async () => {
  const { code, printed } = await tryModel('Dormir melhor', {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'local',
    AI_BASE_URL: model.url,
    AI_PRICE_INPUT: '1',
    AI_PRICE_OUTPUT: '3',
  });
  expect(code).toBe(0);
  expect(printed).toMatch(/\[\d+\.\d s\] tree: 900 tokens in, 700 out, US\$ 0\.0030/);
  expect(printed).toMatch(/Dormir melhor, by openai-compatible\/local, in \d+\.\d s/);
  for (const { ganchos } of treeReply('Dormir melhor').perguntas)
    for (const { texto } of ganchos) expect(printed).toContain(`${texto}  [ok]`);
});

it('says what it needs when there is no model or no topic', async () => {
  const { code, printed } = await tryModel('Dormir melhor', {});
  expect(code).toBe(2);
  expect(printed).toContain('AI_PROVIDER');
});
