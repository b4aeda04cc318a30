import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOperator } from '../../server/db/roles.ts';
import { signUpPerson } from '../helpers/people.ts';
import { isRealPostgres } from '../helpers/test-database.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';
import { deleteAccount } from './account-steps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The embedded database runs one transaction after the other. */
it.runIf(isRealPostgres)(
  'the deletion of an account that loses a deadlock is done all the same',
  async () => {
    const person = await signUpPerson(server);
    const { promise: isDeleting, resolve: begin } = Promise.withResolvers<void>();
    // Work that holds the balance, and asks for the person once the deletion waits for the balance.
    const work = asOperator(server.database, async (transaction) => {
      // The other side finds the deadlock first, and is its victim.
      await transaction.query(`set local deadlock_timeout = '60s'`);
      await transaction.query('select from public.free_credits where user_id = $1 for update', [person.id]);
      begin();
      await expect
        .poll(
          async () => {
            const waiting = await transaction.query(
              'select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))',
            );
            return waiting.count;
          },
          { interval: 20 },
        )
        .toBeGreaterThan(0);
      await transaction.query('select from auth.users where id = $1 for key share', [person.id]);
    });
    await isDeleting;
    const [deletion] = await Promise.all([deleteAccount(server, person), work]);
    expect(deletion.status).toBe(200);
  },
);
