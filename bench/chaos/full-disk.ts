import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openClient, openDoor, signUpPerson } from '../../tests/helpers/people.ts';
import { startPostgresServer } from '../../tests/helpers/postgres-server.ts';
import { startServerProcess } from '../../tests/helpers/server-process.ts';

/** Lets the disk of the outbox be full, on a small file system of its own, and tells what a person is answered, then and after. */
export async function fillOutbox(): Promise<string> {
  if (process.getuid?.() !== 0) return 'full disk for the outbox: not tried, a small file system takes root';
  const home = mkdtempSync(join(tmpdir(), 'fisga-full-'));
  const outbox = join(home, 'outbox');
  mkdirSync(outbox);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k,mode=700', 'tmpfs', outbox]);
  const postgres = await startPostgresServer();
  const server = await startServerProcess({ DATABASE_URL: postgres.url, DATA_DIR: home, LOG_LEVEL: 'fatal' });
  try {
    const door = await openDoor(server.url);
    const person = await signUpPerson(door);
    const filling = join(outbox, 'filling');
    let isFull = false;
    for (let size = 1; !isFull; size += 1) {
      try {
        writeFileSync(filling, 'a'.repeat(4096 * size));
      } catch {
        isFull = true;
      }
    }
    const ask = () => openClient(door).auth.resetPasswordForEmail(person.email);
    const full = await ask();
    const others = await person.client.from('free_credits').select('credits_remaining').single();
    rmSync(filling);
    const after = await ask();
    return `full disk for the outbox: a new password asked gets ${full.error?.status ?? 200} (“${full.error?.message ?? ''}”), credits read meanwhile ${others.status}; with room again ${after.error?.status ?? 200}`;
  } finally {
    await server.end('SIGKILL');
    await postgres.stop();
    execFileSync('umount', [outbox]);
    rmSync(home, { recursive: true, force: true });
  }
}
