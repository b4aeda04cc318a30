import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letGoOfDeleted } from '../../server/billing/let-go.ts';
import { asOperator } from '../../server/db/roles.ts';
import { createEmbeddedGenerator } from '../../server/generation/embedded.ts';
import { accountOverviewSchema } from '../../shared/account.ts';
import { buscaReferenciasOutputSchema } from '../../shared/busca-referencias.ts';
import { generateHooksOutputSchema } from '../../shared/generate-hooks.ts';
import { engine } from '../helpers/engine.ts';
import { callFunction, openClient, type Person, signUpPerson } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { countDifferences, deleteAccount, exportAccount, findMentions, password } from './account-steps.ts';
import { callAuth, logIn, refresh } from './call-auth.ts';

const embeddedGenerator = createEmbeddedGenerator(engine);

let server: TestServer;
let holdGeneration: Promise<void> | null = null;
beforeAll(async () => {
  const generator = {
    ...embeddedGenerator,
    async generateTree(...request: Parameters<typeof embeddedGenerator.generateTree>) {
      await holdGeneration;
      return embeddedGenerator.generateTree(...request);
    },
  };
  server = await startTestServer({ context: { generator } });
});
afterAll(() => server.stop());

const run = (sql: string, parameters: unknown[]) =>
  asOperator(server.database, (transaction) => transaction.query(sql, parameters));
const generate = (person: Person, prompt: string) =>
  callFunction(server, person, 'generate-hooks', { prompt });
const freeCredits = async ({ client }: Pick<Person, 'client'>) =>
  (await client.from('free_credits').select('credits_remaining, credits_total').single()).data;

/** A person with a profile, a search, a script and a second browser. */
async function settleIn(topic: string) {
  const person = await signUpPerson(server);
  await person.client.from('profiles').insert({ id: person.id, phone: '+5511987654321', utm_source: 'ig' });
  const tree = generateHooksOutputSchema.parse((await generate(person, topic)).body);
  const hook = tree.questions[0]?.hook_1 ?? '';
  const script = await callFunction(server, person, 'busca-referencias', { hook, tree_id: tree.id });
  const { materials } = { materials: buscaReferenciasOutputSchema.parse(script.body).references };
  const { body: other } = await logIn(server, person.email, password);
  return { person, tree, hook, materials, other };
}

describe('the download of one’s own data', () => {
  it('holds every kind of thing we keep, in Portuguese, and nothing of anybody else or secret', async () => {
    const { person, hook, materials, other } = await settleIn('Dormir melhor');
    const stranger = await settleIn('Bolo de cenoura');
    const { status, headers, text, record } = await exportAccount(server, person);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="fisga-meus-dados-\d{4}-\d{2}-\d{2}\.json"$/,
    );
    expect(record).toMatchObject({
      conta: { id: person.id, email: person.email, tem_senha: true },
      formas_de_entrar: [{ provedor: 'email', email: person.email }],
      perfil: { telefone: '+5511987654321', utm_source: 'ig' },
      buscas: [{ tema: 'Dormir melhor', perguntas: [{ gancho_1: hook }, {}, {}, {}] }],
      roteiros: [{ gancho: hook, materiais: materials.map(({ summary }) => ({ resumo: summary })) }],
      creditos: {
        gratuitos: { restantes: 2, total: 4 },
        movimentos: [
          { tipo: 'recebido', variacao: 4, saldo: 4, carteira: 'gratuitos' },
          { tipo: 'usado', variacao: -1, saldo: 3 },
          { tipo: 'usado', variacao: -1, saldo: 2 },
        ],
      },
      assinatura: null,
      compras: [],
      sessoes: [{ endereco: '127.0.0.1' }, { endereco: '127.0.0.1', navegador: expect.any(String) }],
    });
    expect(record.conta.criada_em).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(record.atividade.map(({ acao }: { acao: string }) => acao)).toEqual(['user_signedup', 'login']);
    for (const theirs of [stranger.person.id, stranger.person.email, 'Bolo de cenoura']) {
      expect(text).not.toContain(theirs);
    }
    for (const secret of [other.refresh_token, other.access_token, '$2b$', '_hash', password]) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(
      /"(question|hook_\d|summary|argument_\d|created_at|user_id|topic|doubts)[^"]*":/,
    );
  });

  it('is for the person alone, while their session lives, and not all day long', async () => {
    const { client, accessToken } = await signUpPerson(server);
    expect((await exportAccount(server, { accessToken: server.publishableKey })).status).toBe(401);
    for (let time = 0; time < 10; time += 1) {
      expect((await exportAccount(server, { accessToken })).status).toBe(200);
    }
    expect(await exportAccount(server, { accessToken })).toMatchObject({
      status: 429,
      record: { code: 'too_many' },
    });
    await client.auth.signOut();
    expect((await exportAccount(server, { accessToken })).status).toBe(401);
  });
});

describe('the account’s overview', () => {
  it('tells the e-mail, whether there is a password, and the sessions', async () => {
    const { person } = await settleIn('Bolo de cenoura');
    const overview = async () =>
      accountOverviewSchema.parse((await callFunction(server, person, 'account-overview', {})).body);
    const { sessions, ...account } = await overview();
    expect(account).toEqual({ email: person.email, new_email: null, has_password: true });
    expect(sessions.map(({ is_current }) => is_current)).toEqual([false, true]);
    await run(
      `update auth.users set encrypted_password = null, email_change = 'nova@example.com' where id = $1`,
      [person.id],
    );
    expect(await overview()).toMatchObject({ has_password: false, new_email: 'nova@example.com' });
  });
});

describe('the deletion of an account', () => {
  it('leaves no row that names the person, and ends every session', async () => {
    const { person, other } = await settleIn('Corrida');
    const keeper = await settleIn('Horta em casa');
    expect(await deleteAccount(server, person)).toEqual({ status: 200, body: { ok: true } });

    expect(await findMentions(server.database, person.email)).toEqual([]);
    // Times and addresses of accesses, which the law asks for, under a number that nobody has any more.
    expect(await findMentions(server.database, person.id)).toEqual(['auth.audit_log_entries']);
    expect(await countDifferences(server.database)).toBe(0);
    for (const token of [person.accessToken, other.access_token]) {
      expect((await callAuth(server, 'GET', '/user', { token })).status).toBe(403);
    }
    expect((await refresh(server, other.refresh_token)).status).toBe(400);
    expect((await logIn(server, person.email, password)).body.error_code).toBe('invalid_credentials');
    expect((await exportAccount(server, keeper.person)).record.buscas).toHaveLength(1);
  });

  it('makes the deleted person’s token a clear 401 for every function', async () => {
    const person = await signUpPerson(server);
    await deleteAccount(server, person);
    const bodies = {
      'generate-hooks': { prompt: 'Dormir melhor' },
      'busca-referencias': { hook: 'Você dorme?' },
      'check-hook': { hook: 'Você dorme?' },
      'create-checkout': {
        price_id: 'price_sandbox_essencial',
        success_url: server.url,
        cancel_url: server.url,
      },
      'billing-portal': { return_url: server.url },
      'account-overview': {},
      'export-account': {},
      'delete-account': { confirmation: person.email, password },
    };
    for (const [name, body] of Object.entries(bodies)) {
      const answer = await callFunction(server, person, name, body);
      expect(answer, name).toMatchObject({ status: 401, body: { code: 'no_session' } });
    }
  });

  it('asks for the e-mail again, and for the password, a few times only', async () => {
    const person = await signUpPerson(server);
    const refusal = (code: string) => ({ body: { code, error: expect.stringMatching(/\.$/) } });
    for (const confirmation of ['', 'outra@example.com', `${person.email}.br`]) {
      expect(await deleteAccount(server, person, { confirmation })).toMatchObject({
        status: 400,
        ...refusal('wrong_confirmation'),
      });
    }
    expect(await deleteAccount(server, person, { password: '' })).toMatchObject(refusal('wrong_password'));
    const guess = () => deleteAccount(server, person, { password: 'errada' });
    for (let time = 0; time < 5; time += 1) {
      expect(await guess()).toMatchObject({ status: 400, ...refusal('wrong_password') });
    }
    // Waits double: on a slow machine the first ones are over before the next guess comes.
    await expect.poll(guess).toMatchObject({ status: 429, ...refusal('too_many') });
    expect((await callAuth(server, 'GET', '/user', { token: person.accessToken })).status).toBe(200);
    await run('delete from private.secret_attempts', []);
    const confirmation = ` ${person.email.toUpperCase()} `;
    expect(await deleteAccount(server, person, { confirmation })).toMatchObject({ status: 200 });
  });

  it('asks nobody for a password they do not have, and whoever has a second factor for that', async () => {
    const person = await signUpPerson(server);
    await run('update auth.users set encrypted_password = null where id = $1', [person.id]);
    await run(
      `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'S')`,
      [person.id],
    );
    const body = { confirmation: person.email };
    expect(await callFunction(server, person, 'delete-account', body)).toMatchObject({
      status: 401,
      body: { code: 'no_session' },
    });
    await run(`update auth.sessions set aal = 'aal2' where user_id = $1`, [person.id]);
    // A token from before may be in other hands.
    expect(await callFunction(server, person, 'delete-account', body)).toMatchObject({ status: 401 });
    const { data } = await person.client.auth.refreshSession();
    const accessToken = data.session?.access_token ?? '';
    expect(await callFunction(server, { accessToken }, 'delete-account', body)).toMatchObject({
      status: 200,
    });
  });

  it('is not held up by work under way, which ends with a clear 401', async () => {
    const person = await signUpPerson(server);
    const { promise, resolve } = Promise.withResolvers<void>();
    holdGeneration = promise;
    const working = generate(person, 'Bolo de cenoura');
    const isOpen = async () =>
      (
        await run(`select 1 from billing.reservations where user_id = $1 and status = 'reserved'`, [
          person.id,
        ])
      ).rows.length > 0;
    await expect.poll(isOpen).toBe(true);
    expect(await deleteAccount(server, person)).toMatchObject({ status: 200 });
    holdGeneration = null;
    resolve();
    expect(await working).toMatchObject({ status: 401, body: { code: 'no_session' } });
    expect(await findMentions(server.database, person.id)).toEqual(['auth.audit_log_entries']);
  });

  it('gets along with everything else the person does in the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { person, tree } = await settleIn('Treino em casa');
      const answers = await Promise.all([
        generate(person, 'Bolo de fubá'),
        generate(person, 'Bolo de milho'),
        person.client.from('saved_trees').delete().eq('id', tree.id),
        deleteAccount(server, person),
        deleteAccount(server, person),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(
        statuses.every((status) => status < 500),
        statuses.join(),
      ).toBe(true);
      const [done, late] = statuses.slice(3).toSorted((one, other) => one - other);
      expect(done).toBe(200);
      // The second finds nobody any more, or is told to wait because both tried a password at once.
      expect([401, 429]).toContain(late);
    }
    expect(await countDifferences(server.database)).toBe(0);
  });
});

describe('coming back with the same e-mail', () => {
  const comeBack = async (email: string) => {
    const client = openClient(server);
    const { error } = await client.auth.signUp({ email, password });
    expect(error).toBeNull();
    return { client, credits: await freeCredits({ client }) };
  };

  it('opens a new account, without a second free allowance for twelve months', async () => {
    const person = await signUpPerson(server);
    await deleteAccount(server, person);
    const again = await comeBack(person.email.toUpperCase());
    expect(again.credits).toEqual({ credits_remaining: 0, credits_total: 0 });
    const { data } = await again.client.auth.getSession();
    const accessToken = data.session?.access_token ?? '';
    expect(
      await callFunction(server, { accessToken }, 'generate-hooks', { prompt: 'Ansiedade' }),
    ).toMatchObject({
      status: 402,
      body: { error: expect.stringMatching(/^Esta conta não tem créditos gratuitos/) },
    });
    await deleteAccount(server, { accessToken, email: person.email });

    await letGoOfDeleted(server.database);
    expect(
      (await run('select 1 from billing.given_allowances where kept_until is not null', [])).rows,
    ).not.toEqual([]);
    await run(
      `update billing.given_allowances set kept_until = now() - interval '1 minute' where kept_until is not null`,
      [],
    );
    expect((await comeBack(person.email)).credits).toEqual({ credits_remaining: 4, credits_total: 4 });
    expect(
      (await run('select 1 from billing.given_allowances where kept_until is not null', [])).rows,
    ).toEqual([]);
    expect(await freeCredits(await signUpPerson(server))).toMatchObject({ credits_total: 4 });
  });

  it('is not dodged by changing the e-mail before the deletion', async () => {
    const person = await signUpPerson(server);
    const email = `outra-${crypto.randomUUID()}@example.com`;
    expect((await person.client.auth.updateUser({ email })).error).toBeNull();
    await deleteAccount(server, { ...person, email });
    for (const known of [person.email, email]) {
      expect((await comeBack(known)).credits).toMatchObject({ credits_total: 0 });
    }
  });
});
