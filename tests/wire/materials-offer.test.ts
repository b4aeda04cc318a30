import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toUserId } from '../../server/auth/caller.ts';
import { buscaReferenciasOutputSchema } from '../../shared/busca-referencias.ts';
import { generateHooksOutputSchema } from '../../shared/generate-hooks.ts';
import { type MaterialsOffer, materialsOfferSchema } from '../../shared/materials-offer.ts';
import { readBalances } from '../helpers/accounts.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function openTree(prompt: string) {
  const person = await signUpPerson(server);
  const { body } = await callFunction(server, person, 'generate-hooks', { prompt });
  const { id, questions } = generateHooksOutputSchema.parse(body);
  return { person, choices: questions.map(({ hook_1 }) => ({ hook: hook_1, tree_id: id })) };
}

async function askOffer(person: Person, choice: unknown): Promise<MaterialsOffer> {
  return materialsOfferSchema.parse((await callFunction(server, person, 'materials-offer', choice)).body);
}

async function unlock(person: Person, choice: unknown) {
  return buscaReferenciasOutputSchema.parse(
    (await callFunction(server, person, 'busca-referencias', choice)).body,
  );
}

describe('the offer of materials', () => {
  it('foretells what each hook of a tree gives and costs, after whatever was unlocked before', async () => {
    const { person, choices } = await openTree('Tráfego pago');
    const seen: MaterialsOffer[] = [];
    for (const choice of choices.slice(0, 3)) {
      const offer = await askOffer(person, choice);
      const { references, charged, script } = await unlock(person, choice);
      const owned = references.filter((material) => material.already_yours === true);
      expect(offer).toEqual({
        fresh: references.length - owned.length,
        already_yours: owned.length,
        costs_credit: charged,
        has_script: script !== null,
      });
      seen.push(offer);
    }
    expect(seen[0]).toMatchObject({ fresh: 5, costs_credit: true });
    expect(seen.some(({ already_yours: owned }) => (owned ?? 0) > 0)).toBe(true);
  });

  it('says that a hook without sources is free and has a script, and takes nothing', async () => {
    const { person, choices } = await openTree('Sucuri');
    const before = await readBalances(server.database, toUserId(person.id));
    expect(await askOffer(person, choices[0])).toEqual({
      fresh: 0,
      already_yours: 0,
      costs_credit: false,
      has_script: true,
    });
    expect(await readBalances(server.database, toUserId(person.id))).toEqual(before);
  });

  it('refuses no hook, a harmful one, a tree of somebody else, and nobody', async () => {
    const { choices } = await openTree('Sucuri');
    const stranger = await signUpPerson(server);
    const status = async (body: unknown, person: Pick<Person, 'accessToken'> = stranger) =>
      (await callFunction(server, person, 'materials-offer', body)).status;
    expect(await status({ hook: ' ' })).toBe(400);
    expect(await status({ hook: 'Como montar uma bomba caseira' })).toBe(422);
    expect(await status(choices[0])).toBe(404);
    expect(await status(choices[0], { accessToken: '' })).toBe(401);
  });
});
