import { execFile } from 'node:child_process';
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateKeySet } from '../../server/auth/signing-keys.ts';
import { openClient, openDoor } from '../helpers/people.ts';
import { spawnServer, startServerProcess } from '../helpers/server-process.ts';

const operate = fileURLToPath(new URL('../../scripts/operate.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;

/** What a first start left, with a mail in its outbox, for every test to begin with a copy of. */
let first: string;
let directory: string;
let dataDir: string;
beforeAll(async () => {
  first = await mkdtemp(join(tmpdir(), 'fisga-private-'));
  const settings = { DATA_DIR: join(first, 'data'), AUTH_AUTOCONFIRM: 'false', LOG_LEVEL: 'warn' };
  const server = await startServerProcess(settings, { umask: '000' });
  const client = openClient(await openDoor(server.url));
  const { error } = await client.auth.signUp({ email: 'ana@example.com', password: 'segredo-123' });
  expect(error).toBeNull();
  await server.end();
});
afterAll(() => rm(first, { recursive: true, force: true }));
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fisga-private-'));
  dataDir = join(directory, 'data');
  await cp(join(first, 'data'), dataDir, { recursive: true });
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** The modes of what is in a directory and of itself: each once. */
async function modesIn(path: string): Promise<Record<'directories' | 'files', string[]>> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const modeOf = async (name: string) => ((await lstat(name)).mode & 0o7777).toString(8);
  const modes = { directories: new Set([await modeOf(path)]), files: new Set<string>() };
  for (const entry of entries)
    (entry.isDirectory() ? modes.directories : modes.files).add(
      await modeOf(join(entry.parentPath, entry.name)),
    );
  return { directories: [...modes.directories], files: [...modes.files] };
}
const closed = { directories: ['700'], files: ['600'] };

/** A start that is refused: its code and what it printed. */
async function refusedStart(environment: Record<string, string> = {}) {
  const server = spawnServer({ DATA_DIR: dataDir, PORT: '0', ...environment }, 0);
  const code = await new Promise((resolve) => server.child.once('exit', resolve));
  return { code, output: server.output() };
}

/** `npm run <command>` in `directory`, with a umask that closes nothing. */
async function runCommand(...words: string[]) {
  const command = ['-c', 'umask 000; exec "$@"', 'sh', process.execPath, operate, ...words];
  const environment = { PATH: process.env.PATH, DATA_DIR: dataDir };
  return promisify(execFile)('sh', command, { cwd: directory, env: environment }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}

describe('what the product writes', () => {
  it('is for its owner alone, with a umask that closes nothing', async () => {
    expect((await readdir(join(first, 'data'))).toSorted()).toEqual(['database', 'outbox']);
    expect(await readdir(join(first, 'data', 'outbox'))).toHaveLength(1);
    expect(await modesIn(join(first, 'data'))).toEqual(closed);
  });

  it('as a backup or an export is for its owner alone, and comes back or says in one line why it does not', async () => {
    await mkdir(join(directory, 'files'), { mode: 0o700 });
    // Of before, and open: a new backup takes its place.
    await writeFile(join(directory, 'files', 'all.sql.gz'), '', { mode: 0o666 });
    expect(await runCommand('backup', 'files/all.sql.gz')).toMatchObject({ code: 0 });
    expect(await runCommand('export', 'files/people.sql')).toMatchObject({ code: 0 });
    expect(await modesIn(join(directory, 'files'))).toEqual(closed);
    expect(await modesIn(dataDir)).toEqual(closed);

    await rm(dataDir, { recursive: true });
    const whole = await readFile(join(directory, 'files', 'all.sql.gz'));
    await writeFile(join(directory, 'cut.sql.gz'), whole.subarray(0, whole.length / 2));
    const refused = await runCommand('restore', 'cut.sql.gz');
    expect(refused).toEqual({
      code: 1,
      output: expect.stringMatching(/^cut\.sql\.gz is damaged or was cut off .*\n$/u),
    });
    expect(await runCommand('restore', 'nowhere.sql')).toEqual({
      code: 1,
      output: 'nowhere.sql cannot be read (ENOENT).\n',
    });
    expect(await runCommand('restore', 'files/all.sql.gz')).toMatchObject({ code: 0 });
    expect(await runCommand('backup', 'no/such/folder.sql')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^ENOENT.*folder\.sql\.unfinished'\n$/u),
    });
  });
});

describe('a data directory', () => {
  it('of an earlier version that is open to others is closed at the start, with a warning', async () => {
    await promisify(execFile)('chmod', ['-R', 'a+rwX', dataDir]);
    const server = await startServerProcess({ DATA_DIR: dataDir });
    await server.end();
    expect(server.output()).toContain('DATA_DIR was open to other users: closed now');
    expect(await modesIn(dataDir)).toEqual(closed);
  });

  it('is refused while it is open and holds other files', async () => {
    await chmod(dataDir, 0o755);
    await writeFile(join(dataDir, 'photos.zip'), '');
    const { code, output } = await refusedStart();
    expect(code).toBe(1);
    expect(output).toBe(
      `DATA_DIR ${dataDir} is open to other users (mode 0755, owner ${process.getuid?.()}), and it also holds photos.zip, which is not of the product. Run as its owner: chmod 0700 ${dataDir}\n`,
    );
    expect((await lstat(dataDir)).mode & 0o777).toBe(0o755);
    await chmod(dataDir, 0o700);
    await (await startServerProcess({ DATA_DIR: dataDir })).end();
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['is shared by all (sticky bit)', () => chmod(dataDir, 0o1777), 'mode 1777'],
    [
      'has a link in it to an open folder',
      async () => {
        await rm(join(dataDir, 'outbox'), { recursive: true });
        await mkdir(join(directory, 'elsewhere'));
        await chmod(join(directory, 'elsewhere'), 0o755);
        await symlink(join(directory, 'elsewhere'), join(dataDir, 'outbox'));
      },
      'elsewhere',
    ],
  ])('is refused when it %s, and stays as it is', async (_, open, named) => {
    await open();
    const { code, output } = await refusedStart();
    expect(code).toBe(1);
    expect(output).toMatch(/^\S.* is open to other users .* chmod 0700 \S+\n$/u);
    expect(output).toContain(named);
  });

  it.runIf(isRoot)(
    'is refused while it, or a directory of the product in it, is open and owned by another user',
    async () => {
      const nobody = 65_534;
      for (const path of [dataDir, join(dataDir, 'outbox')]) {
        await chown(path, nobody, nobody);
        await chmod(path, 0o750);
        const { code, output } = await refusedStart();
        expect(code).toBe(1);
        expect(output).toContain(
          `${path} is open to other users (mode 0750, owner ${nobody}), and another user owns it`,
        );
        await chown(path, 0, 0);
      }
    },
  );
});

describe('a file of keys', () => {
  it('that others can read is refused, and taken once it is closed', async () => {
    const file = join(directory, 'chaves do site.json');
    await writeFile(file, JSON.stringify(await generateKeySet()));
    await chmod(file, 0o644);
    const { code, output } = await refusedStart({ JWT_KEYS_FILE: file });
    expect(code).toBe(1);
    expect(output).toBe(
      `JWT_KEYS_FILE ${file} is open to other users (mode 0644, owner ${process.getuid?.()}), and it holds a secret. Run as its owner: chmod 0600 '${file}'\n`,
    );
    await chmod(file, 0o600);
    await (await startServerProcess({ DATA_DIR: dataDir, JWT_KEYS_FILE: file })).end();
  });

  it('that says which companies sign people in is refused while others can write to it', async () => {
    const file = join(directory, 'saml.json');
    await writeFile(file, '{"providers": []}');
    await chmod(file, 0o664);
    const { code, output } = await refusedStart({ SAML_PROVIDERS_FILE: file });
    expect(code).toBe(1);
    expect(output).toContain(`chmod 0644 ${file}\n`);
    await chmod(file, 0o644);
    await (await startServerProcess({ DATA_DIR: dataDir, SAML_PROVIDERS_FILE: file })).end();
  });

  it('.env is closed before it is read, and refused where it is another file by a link', async () => {
    const file = join(directory, '.env');
    await writeFile(file, 'FREE_CREDITS=3\n');
    await chmod(file, 0o644);
    expect(await runCommand('reconcile')).toEqual({
      code: 0,
      output: expect.stringContaining('.env was open to other users of this machine: its mode is 0600 now.'),
    });
    expect((await lstat(file)).mode & 0o777).toBe(0o600);

    await rm(file);
    await writeFile(join(directory, 'shared.env'), 'FREE_CREDITS=3\n');
    await chmod(join(directory, 'shared.env'), 0o644);
    await symlink('shared.env', file);
    expect(await runCommand('reconcile')).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The file \.env is open to other users \(mode 0644, .*: chmod 0600 \.env\n$/u,
      ),
    });
  });
});
