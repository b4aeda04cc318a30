import { afterAll, beforeAll, expect, it } from 'vitest';
import { toUserId } from '../../server/auth/caller.ts';
import { asOperator } from '../../server/db/roles.ts';
import { buscaReferenciasOutputSchema } from '../../shared/busca-referencias.ts';
import { generateHooksOutputSchema } from '../../shared/generate-hooks.ts';
import { readBalances } from '../helpers/accounts.ts';
import { callFunction, type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const topic = { prompt: 'Dormir melhor' };
const freeCredits = async (person: Person) => {
  const { free, ledgerFree } = await readBalances(server.database, toUserId(person.id));
  expect(ledgerFree).toBe(free);
  return free;
};

it('throws a search and a script away for good; asked for again, they are new work', async () => {
  const person = await signUpPerson(server);
  const tree = generateHooksOutputSchema.parse(
    (await callFunction(server, person, 'generate-hooks', topic)).body,
  );
  const hook = tree.questions[0]?.hook_1 ?? '';
  const choice = { hook, tree_id: tree.id };
  const first = buscaReferenciasOutputSchema.parse(
    (await callFunction(server, person, 'busca-referencias', choice)).body,
  );
  expect(await freeCredits(person)).toBe(2);

  expect((await person.client.from('saved_trees').delete().eq('id', tree.id)).error).toBeNull();
  const script = await person.client.from('saved_scripts').select('id, tree_id');
  expect(script.data).toEqual([{ id: first.id, tree_id: null }]);
  expect((await person.client.from('saved_scripts').delete().eq('id', first.id)).error).toBeNull();
  expect((await person.client.from('saved_scripts').select('id')).data).toEqual([]);
  expect(await freeCredits(person)).toBe(2);

  const again = generateHooksOutputSchema.parse(
    (await callFunction(server, person, 'generate-hooks', topic)).body,
  );
  expect(again).toMatchObject({ reused: false, questions: tree.questions });
  const second = buscaReferenciasOutputSchema.parse(
    (await callFunction(server, person, 'busca-referencias', { hook, tree_id: again.id })).body,
  );
  expect(second).toMatchObject({ reused: false, charged: true });
  expect(await freeCredits(person)).toBe(0);
});

it('leaves a stranger’s work alone', async () => {
  const [owner, stranger] = [await signUpPerson(server), await signUpPerson(server)];
  const tree = generateHooksOutputSchema.parse(
    (await callFunction(server, owner, 'generate-hooks', topic)).body,
  );
  await stranger.client.from('saved_trees').delete().eq('id', tree.id);
  const answer = await callFunction(server, owner, 'generate-hooks', topic);
  expect(generateHooksOutputSchema.parse(answer.body)).toMatchObject({ id: tree.id, reused: true });
});

it('lets a person with work, reservations and a ledger be deleted', async () => {
  const person = await signUpPerson(server);
  await callFunction(server, person, 'generate-hooks', topic);
  const { rows } = await asOperator(server.database, (transaction) =>
    transaction.query<{ id: string }>('delete from auth.users where id = $1 returning id', [person.id]),
  );
  expect(rows).toHaveLength(1);
});
