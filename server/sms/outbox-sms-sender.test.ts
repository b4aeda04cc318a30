import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOutboxSmsSender } from './outbox-sms-sender.ts';
import { SmsError } from './sms-sender.ts';

describe('the outbox of texts', () => {
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'fisga-sms-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  it('keeps each text as a file that names its time and number, for its owner alone', async () => {
    const folder = join(directory, 'outbox');
    const sender = openOutboxSmsSender({ directory: folder });
    await sender.send({ to: '+5511987654321', text: 'Olá' });
    await sender.send({ to: '+5511987654321', text: 'Tchau' });
    const names = (await readdir(folder)).toSorted();
    const name = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-\+5511987654321-[0-9a-f]{8}\.txt$/;
    expect(names).toEqual([expect.stringMatching(name), expect.stringMatching(name)]);
    const texts = await Promise.all(names.map((file) => readFile(join(folder, file), 'utf8')));
    expect(texts.toSorted()).toEqual(['Olá\n', 'Tchau\n']);
    expect((await stat(join(folder, names[0] ?? ''))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('writes nothing outside its folder, and says when it cannot write', async () => {
    const folder = join(directory, 'inner');
    await openOutboxSmsSender({ directory: folder }).send({ to: '../../x', text: 'Olá' });
    expect(await readdir(folder)).toHaveLength(1);
    const broken = openOutboxSmsSender({ directory: '/dev/null/outbox' });
    await expect(broken.send({ to: '+5511987654321', text: 'Olá' })).rejects.toBeInstanceOf(SmsError);
  });
});
