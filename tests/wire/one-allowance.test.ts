import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../server/db/roles.ts';
import { forgetLimits } from '../helpers/limits.ts';
import { followLink, fragmentOf } from '../helpers/mailed-people.ts';
import { lastMailTo } from '../helpers/outbox.ts';
import { openClient, type Person } from '../helpers/people.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { deleteAccount, findMentions, password } from './account-steps.ts';
import { callAuth } from './call-auth.ts';
import { type GoogleStage, startGoogleStage } from './google-stage.ts';
import { newPhone, openPhoneActs } from './phone-acts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => forgetLimits(server));
afterAll(() => server.stop());

async function signUp(email: string, at = server): Promise<Person> {
  const client = openClient(at);
  const { data, error } = await client.auth.signUp({ email, password });
  if (error !== null || data.user === null) throw error ?? new Error('No user');
  return { client, id: data.user.id, email, accessToken: data.session?.access_token ?? '' };
}

async function readAllowance(id: string, at = server): Promise<number> {
  const { rows } = await asOperator(at.database, (transaction) =>
    transaction.query<{ total: number }>(
      'select credits_total as total from public.free_credits where user_id = $1',
      [id],
    ),
  );
  return rows[0]?.total ?? -1;
}

/** A name that is in nobody's address yet, without dots. */
const newName = () => `ana${crypto.randomUUID().replaceAll('-', '')}`;

/** The allowance of each account, signed up one after the other. */
async function signUpInTurn(emails: readonly string[]): Promise<number[]> {
  const allowances: number[] = [];
  for (const email of emails) allowances.push(await readAllowance((await signUp(email)).id));
  return allowances;
}

describe('the free credits of one mailbox', () => {
  it.each([
    ['Gmail', ['x.NAME@gmail.com', 'xNAME+b@gmail.com', 'x.NAM.E@googlemail.com']],
    ['Outlook', ['NAME@outlook.com', 'NAME+fisga@outlook.com']],
    ['Hotmail', ['NAME+1@hotmail.com.br', 'NAME@hotmail.com.br']],
    ['iCloud', ['NAME@icloud.com', 'NAME+a@me.com', 'NAME@mac.com']],
    ['Fastmail', ['NAME@fastmail.com', 'NAME+a@fastmail.com', 'anything@NAME.fastmail.com']],
    ['Proton', ['NAME@proton.me', 'NA.M-E_+a@protonmail.com', 'NAME@pm.me']],
    ['Yahoo', ['NAME-um@yahoo.com.br', 'NAME-dois@yahoo.com.br']],
  ])('are given once, however %s lets its address be written', async (_, forms) => {
    const name = newName();
    // `NAM.E` and `NA.M-E_` stand for the name with these signs inside it.
    const written = forms.map((form) =>
      form
        .replace('NAM.E', `${name.slice(0, -1)}.${name.slice(-1)}`)
        .replace('NA.M-E_', `${name.slice(0, 2)}.${name.slice(2, 3)}-${name.slice(3)}_`)
        .replace('NAME', name),
    );
    expect(await signUpInTurn(written)).toEqual([4, ...written.slice(1).map(() => 0)]);
  });

  it.each([
    ['dots at Outlook', ['x.NAME@outlook.com', 'xNAME@outlook.com']],
    ['other domains of Microsoft', ['NAME@outlook.com', 'NAME@hotmail.com']],
    ['plus parts at an unknown provider', ['NAME@empresa.example', 'NAME+a@empresa.example']],
    ['hyphens at a Yahoo of another country', ['NAME-a@yahoo.fr', 'NAME-b@yahoo.fr']],
  ])('are given to each of two people: %s', async (_, forms) => {
    const name = newName();
    expect(await signUpInTurn(forms.map((form) => form.replace('NAME', name)))).toEqual([4, 4]);
  });

  it('are given to one of eight accounts that are opened at the same moment', async () => {
    const name = newName();
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, index) => signUp(`${name}+${index}@gmail.com`)),
    );
    const allowances = await Promise.all(people.map(({ id }) => readAllowance(id)));
    expect(allowances.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 4]);
  });

  it('do not come back after the account is deleted, nor after its address was changed', async () => {
    const [first, second] = [newName(), newName()];
    const person = await signUp(`${first}@gmail.com`);
    const email = `${second}@gmail.com`;
    expect((await person.client.auth.updateUser({ email })).error).toBeNull();
    expect(await signUpInTurn([`${first}+a@gmail.com`])).toEqual([0]);
    expect((await deleteAccount(server, { ...person, email })).status).toBe(200);
    expect(await signUpInTurn([`${second}+a@gmail.com`, `${first}+b@gmail.com`])).toEqual([0, 0]);
  });

  it('leave a keyed mark that holds neither the address nor, once deleted, the account', async () => {
    const name = newName();
    const person = await signUp(`x.${name}+a@googlemail.com`);
    await deleteAccount(server, person);
    const { rows } = await asOperator(server.database, (transaction) =>
      transaction.query<{ key: string }>(
        `select value #>> '{}' as key from private.settings where name = 'mailbox_key'`,
      ),
    );
    const key = Buffer.from(rows[0]?.key ?? '', 'hex');
    expect(key).toHaveLength(32);
    const mark = createHmac('sha256', key).update(`x${name}@gmail.com`).digest('hex');
    expect(await findMentions(server.database, mark)).toEqual(['billing.given_allowances']);
    expect(await findMentions(server.database, name)).toEqual([]);
  });
});

describe('free credits by telephone', () => {
  const { readFreeCredits } = openPhoneActs(() => server);
  const signUpByPhone = async (phone: string) => {
    const { body } = await callAuth(server, 'POST', '/signup', { body: { phone, password } });
    return readFreeCredits(body.user.id);
  };

  it('are not given a second time to a number that an account has given up', async () => {
    const phone = newPhone();
    const { body } = await callAuth(server, 'POST', '/signup', { body: { phone, password } });
    const id = body.user.id as string;
    expect(await readFreeCredits(id)).toEqual({ left: 4 });
    await asOperator(server.database, (transaction) =>
      transaction.query('update auth.users set phone = $2 where id = $1', [id, newPhone().slice(1)]),
    );
    expect(await signUpByPhone(phone)).toEqual({ left: 0 });
    expect(await signUpByPhone(newPhone())).toEqual({ left: 4 });
  });
});

describe('free credits with Google', () => {
  let stage: GoogleStage;
  beforeAll(async () => {
    stage = await startGoogleStage();
  });
  afterAll(() => stage.stop());

  it('are given once to a mailbox, whether it signs up by Google or by password', async () => {
    const name = newName();
    const { user } = await stage.signIn(stage.createAccount({ email: `${name}@gmail.com` }));
    expect(await readAllowance(user.id, stage.server)).toBe(4);
    const byPassword = await signUp(`${name}+senha@gmail.com`, stage.server);
    expect(await readAllowance(byPassword.id, stage.server)).toBe(0);
    const other = newName();
    await signUp(`${other}@gmail.com`, stage.server);
    const again = await stage.signIn(stage.createAccount({ email: `${other}+google@gmail.com` }));
    expect(await readAllowance(again.user.id, stage.server)).toBe(0);
  });
});

describe('free credits where mails confirm accounts', () => {
  let mailed: TestServer;
  beforeAll(async () => {
    mailed = await startTestServer({ environment: { isAutoconfirm: false } });
  });
  afterAll(() => mailed.stop());

  it('come with the confirmation, and cannot be used up by a stranger who never sees the mail', async () => {
    const name = newName();
    await signUp(`${name}+estranho@gmail.com`, mailed);
    const email = `${name}@gmail.com`;
    const signedUp = await signUp(email, mailed);
    expect(await readAllowance(signedUp.id, mailed)).toBe(0);
    const target = await followLink(mailed, await lastMailTo(mailed.outbox, email));
    expect(fragmentOf(target).get('type')).toBe('signup');
    expect(await readAllowance(signedUp.id, mailed)).toBe(4);
  });
});
