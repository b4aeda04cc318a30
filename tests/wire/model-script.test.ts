import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuscaReferenciasOutput, buscaReferenciasOutputSchema } from '../../shared/busca-referencias.ts';
import { type LocalModel, startLocalModel } from '../helpers/local-model.ts';
import { forgetAnswers, startModelServer } from '../helpers/model-server.ts';
import { callFunction, signUpPerson } from '../helpers/people.ts';
import { answerBy, asScript, honestScript, type ReplyPart } from '../helpers/reference-replies.ts';
import type { TestServer } from '../helpers/test-server.ts';

const hook = 'O álcool derruba às dez e acorda às três: sono de álcool não descansa.';

let model: LocalModel;
let server: TestServer;
beforeAll(async () => {
  model = await startLocalModel();
  server = await startModelServer(model);
});
beforeEach(async () => {
  await forgetAnswers(server.database);
  answerBy(model, {});
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

async function gather(): Promise<BuscaReferenciasOutput> {
  const { body } = await callFunction(server, await signUpPerson(server), 'busca-referencias', { hook });
  return buscaReferenciasOutputSchema.parse(body);
}

function change([first, ...others]: ReplyPart[], fala: (text: string) => string): ReplyPart[] {
  return first ? [{ ...first, fala: fala(first.fala) }, ...others] : [];
}

describe('the script', () => {
  it('is said by the model where every part of it holds, and keeps its sources', async () => {
    const { script, references } = await gather();
    const parts = script ? [script.context, ...script.development] : [];
    expect(parts).toHaveLength(4);
    for (const part of parts) {
      expect(part.argument_with_authority).toMatch(/^Pensa comigo\. /);
      expect(part.short).toMatch(/^Resumindo\. /);
      expect(part.instruction).toMatch(/^Segura a caneca/);
      expect(references.some(({ title }) => part.reference.includes(title))).toBe(true);
    }
    expect(script?.checks?.sentences).toBeGreaterThan(8);
  });

  it.each([
    ['a part is missing', (parts: ReplyPart[]) => parts.slice(1)],
    ['a number is changed', (parts: ReplyPart[]) => change(parts, (fala) => `${fala} Foram 83 mil pessoas.`)],
    ['a body is made up', (parts: ReplyPart[]) => change(parts, (fala) => `${fala} Quem disse foi Harvard.`)],
  ])('is the engine’s own, whole, where %s', async (_, spoil) => {
    answerBy(model, { script: (request) => ({ text: asScript(spoil(honestScript(request))) }) });
    const { script } = await gather();
    expect(script?.development).toHaveLength(3);
    expect(JSON.stringify(script)).not.toMatch(/Pensa comigo|83 mil|Harvard/);
  });

  it('takes no direction that holds a number, and no script from a model that fails meanwhile', async () => {
    answerBy(model, {
      script: (request) => ({
        text: asScript(honestScript(request).map((part) => ({ ...part, instrucao: 'Mostra 3 dedos.' }))),
      }),
    });
    const { script } = await gather();
    expect(script?.context.argument_with_authority).toMatch(/^Pensa comigo/);
    expect(JSON.stringify(script)).not.toContain('3 dedos');
    await forgetAnswers(server.database);
    answerBy(model, { script: () => ({ status: 401 }) });
    const output = await gather();
    expect(output).toMatchObject({ charged: true, engine: 'openai-compatible/local + embedded-4' });
    expect(JSON.stringify(output.script)).not.toContain('Pensa comigo');
  });
});
