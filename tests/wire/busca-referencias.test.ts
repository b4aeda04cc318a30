import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toUserId } from '../../server/auth/caller.ts';
import { buscaReferenciasOutputSchema } from '../../shared/busca-referencias.ts';
import { generateHooksOutputSchema } from '../../shared/generate-hooks.ts';
import { scriptOrigins } from '../../shared/script-origins.ts';
import { readBalances } from '../helpers/accounts.ts';
import { knownTopics, unknownTopic } from '../helpers/known-topics.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { fillForm } from '../helpers/told-facts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const search = (person: Person, body: unknown) => callFunction(server, person, 'busca-referencias', body);
const balances = (person: Person) => readBalances(server.database, toUserId(person.id));

async function personWithTree(prompt: string) {
  const person = await signUpPerson(server);
  const tree = generateHooksOutputSchema.parse(
    (await callFunction(server, person, 'generate-hooks', { prompt })).body,
  );
  return { person, tree };
}

describe('a hook', () => {
  it('gives five materials with a source each and a script of seven parts, for one credit', async () => {
    const { person, tree } = await personWithTree('Emagrecer na academia');
    const hook = tree.questions[0]?.hook_1 ?? '';
    const { status, body } = await search(person, { hook, tree_id: tree.id });
    expect(status).toBe(200);
    const output = buscaReferenciasOutputSchema.parse(body);
    expect(output.references).toHaveLength(5);
    expect(new Set(output.references.map(({ title }) => title)).size).toBe(5);
    expect(output.script).toMatchObject({ hook });
    expect(output).toMatchObject({ charged: true, reused: false });
    expect(output.credits).toEqual({ credits_remaining: 2, credits_total: 4, type: 'free' });
    expect(await balances(person)).toMatchObject({ free: 2, ledgerFree: 2 });
  });

  it('is opened again free, also when asked for twenty times at once', async () => {
    const { person, tree } = await personWithTree('Dormir melhor');
    const hook = tree.questions[1]?.hook_2 ?? '';
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => search(person, { hook, tree_id: tree.id })),
    );
    const outputs = answers.map(({ body }) => buscaReferenciasOutputSchema.parse(body));
    expect(new Set(outputs.map(({ id }) => id)).size).toBe(1);
    expect(outputs.filter(({ reused }) => !reused)).toHaveLength(1);
    expect(await balances(person)).toMatchObject({ free: 2, ledgerFree: 2 });
    expect((await search(person, { hook })).body).toMatchObject({ reused: true, charged: false });
  });

  it('of which no source speaks gives a script of what its card answers, free', async () => {
    const { person, tree } = await personWithTree('Sucuri');
    const [first] = tree.questions;
    const output = buscaReferenciasOutputSchema.parse(
      (await search(person, { hook: first?.hook_2, tree_id: tree.id })).body,
    );
    expect(output).toMatchObject({ references: [], charged: false, script: { hook: first?.hook_2 } });
    const spoken = [output.script?.context, ...(output.script?.development ?? [])]
      .flatMap((section) => section?.sentences ?? [])
      .filter(({ extra }) => !extra);
    expect(spoken.length).toBeGreaterThanOrEqual(4);
    // The script leaves out a sentence that repeats the hook, and may close with the last one.
    for (const { text } of spoken) expect(`${first?.question} ${first?.question_answer}`).toContain(text);
    expect(output.script?.context.reference).toContain('repertório da Fisga');
    expect(await balances(person)).toMatchObject({ free: 3, ledgerFree: 3 });
  });

  it('pays only for sets in which all five are new to their tree, also when two are asked for at once', async () => {
    const { person, tree } = await personWithTree('Tráfego pago');
    const [first, second, third] = tree.questions.map((block) => block.hook_1);
    const together = await Promise.all(
      [first, second].map((hook) => search(person, { hook, tree_id: tree.id })),
    );
    const outputs = [...together, await search(person, { hook: third, tree_id: tree.id })].map(({ body }) =>
      buscaReferenciasOutputSchema.parse(body),
    );
    const fresh = outputs.flatMap(({ references }) =>
      references.filter((material) => material.already_yours !== true).map(({ title }) => title),
    );
    expect(new Set(fresh).size).toBe(fresh.length);
    expect(outputs.filter(({ charged }) => charged)).toHaveLength(1);
    expect(await balances(person)).toMatchObject({ free: 2, ledgerFree: 2 });
  });

  it('of general ideas gives the outline of their kind, free', async () => {
    const person = await signUpPerson(server);
    const tree = generateHooksOutputSchema.parse(
      (await callFunction(server, person, 'generate-hooks', { prompt: unknownTopic, kind: 'defeito' })).body,
    );
    const { body } = await search(person, { hook: tree.questions[0]?.hook_1, tree_id: tree.id });
    const output = buscaReferenciasOutputSchema.parse(body);
    expect(output).toMatchObject({ references: [], charged: false, script: { context: { reference: '' } } });
    expect(output.script?.closing.instruction).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('that the creator told gives a script of their other lines, free', async () => {
    const person = await signUpPerson(server);
    const tree = generateHooksOutputSchema.parse(
      (
        await callFunction(server, person, 'generate-hooks', {
          prompt: unknownTopic,
          facts: fillForm(unknownTopic),
        })
      ).body,
    );
    const [first] = tree.questions;
    const { body } = await search(person, { hook: first?.hook_2, tree_id: tree.id });
    const output = buscaReferenciasOutputSchema.parse(body);
    expect(output).toMatchObject({ references: [], charged: false });
    expect(output.script?.context).toMatchObject({
      argument_with_authority: `${first?.question} ${first?.hook_1}`,
      reference: scriptOrigins.told,
    });
  });

  it('is found in its tree with the spaces, quotation marks and capitals of a copy from the screen', async () => {
    const { person, tree } = await personWithTree('Sucuri');
    const quoted = tree.questions.flatMap((block) => [
      block.hook_1,
      block.hook_2,
      block.hook_3,
      block.hook_4,
    ]);
    const hook = quoted.find((text) => text.includes('“')) ?? quoted[0] ?? '';
    const copied = hook.replace(/[“”]/gu, '"').replace(' ', '\u00a0').toUpperCase();
    const output = buscaReferenciasOutputSchema.parse((await search(person, { hook: copied })).body);
    expect(output.script?.hook).toBe(hook);
  });

  it('finds its topic by itself when only the hook is in the address', async () => {
    const { person, tree } = await personWithTree('Dormir melhor');
    const hook = tree.questions[2]?.hook_3 ?? '';
    const output = buscaReferenciasOutputSchema.parse((await search(person, { hook })).body);
    expect(output.references.length).toBeGreaterThan(0);
    const { data } = await person.client.from('saved_scripts').select('tree_id').single();
    expect(data).toEqual({ tree_id: tree.id });
  });

  it('costs nothing when nothing solid is found', async () => {
    const person = await signUpPerson(server);
    const output = buscaReferenciasOutputSchema.parse(
      (await search(person, { hook: 'O visto da embaixada no Neymar do quasar azul' })).body,
    );
    expect(output).toMatchObject({ references: [], script: null, charged: false });
    expect(await balances(person)).toMatchObject({ free: 4, ledgerFree: 4 });
  });
});

describe('bad input', () => {
  it.each([
    [{ hook: '' }, 400],
    [{ hook: '   ' }, 400],
    [{ hook: 'x'.repeat(401) }, 400],
    [{}, 400],
    [{ hook: 'Um gancho', tree_id: 'not-a-uuid' }, 400],
    [{ hook: 'Um gancho', tree_id: randomUUID() }, 404],
  ])('is told apart: %.40j', async (body, status) => {
    const person = await signUpPerson(server);
    const answer = await search(person, body);
    expect(answer.status).toBe(status);
    expect(answer.body).toHaveProperty('error');
    expect(await balances(person)).toMatchObject({ free: 4 });
  });

  it('does not open somebody else’s tree', async () => {
    const { tree } = await personWithTree('Dormir melhor');
    const stranger = await signUpPerson(server);
    expect(await search(stranger, { hook: tree.questions[0]?.hook_1, tree_id: tree.id })).toMatchObject({
      status: 404,
    });
  });

  it('refuses without credits', async () => {
    const { person } = await personWithTree('Skincare');
    for (const prompt of knownTopics.slice(0, 3))
      await callFunction(server, person, 'generate-hooks', { prompt });
    expect(await search(person, { hook: 'Um gancho qualquer sobre dormir' })).toMatchObject({ status: 402 });
  });
});
