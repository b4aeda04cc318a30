import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalModel, startLocalModel, treeReply, treeText } from '../helpers/local-model.ts';

const script = fileURLToPath(new URL('../../scripts/try-model.ts', import.meta.url));

let model: LocalModel;
beforeAll(async () => {
  model = await startLocalModel();
  model.answer(() => ({ text: treeText('Dormir melhor') }));
});
afterAll(() => model.stop());

/** Runs the command as an operator would, with nothing of this process's own environment but the path. */
function tryModel(topic: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [script, ...topic.split(' ')], {
    env: { PATH: process.env.PATH, ...environment },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  return new Promise<{ code: number | null; printed: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, printed })),
  );
}

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
