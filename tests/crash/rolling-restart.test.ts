import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoadBalancer, startLoadBalancer } from '../helpers/load-balancer.ts';
import { callFunction, openDoor, signUpPerson } from '../helpers/people.ts';
import { type PostgresServer, startPostgresServer } from '../helpers/postgres-server.ts';
import { type ServerProcess, startServerProcess } from '../helpers/server-process.ts';
import { isRealPostgres } from '../helpers/test-database.ts';

describe.runIf(isRealPostgres)('two processes behind a load balancer', () => {
  let postgres: PostgresServer;
  let processes: ServerProcess[];
  let balancer: LoadBalancer;
  let environment: Record<string, string>;
  beforeAll(async () => {
    postgres = await startPostgresServer();
    environment = {
      DATABASE_URL: postgres.url,
      PUBLIC_URL: 'http://fisga.example',
      CALLS_PER_MINUTE: '1000000',
      LOG_LEVEL: 'fatal',
      DRAIN_SECONDS: '1',
    };
    processes = await Promise.all([startServerProcess(environment), startServerProcess(environment)]);
    balancer = await startLoadBalancer(processes.map(({ url }) => url));
  });
  afterAll(async () => {
    await balancer.stop();
    await Promise.all(processes.map((process) => process.end('SIGKILL')));
    await postgres.stop();
  });

  it('are restarted one after the other, and no request of anybody fails', async () => {
    const server = await openDoor(balancer.url);
    const people = await Promise.all(Array.from({ length: 6 }, () => signUpPerson(server)));
    let isOver = false;
    const failures: unknown[] = [];
    let count = 0;
    const load = people.map(async (person, index) => {
      for (let turn = 0; !isOver; turn += 1) {
        const { status, body } = await callFunction(server, person, 'check-hook', {
          hook: `Cerveja dá sono, sim. ${index} ${turn}`,
        }).catch((error: unknown) => ({ status: 0, body: error }));
        const { error } = await person.client.from('free_credits').select('credits_remaining').single();
        count += 2;
        if (status !== 200) failures.push(body);
        if (error !== null) failures.push(error);
      }
    });
    for (const old of [...processes]) {
      const replacement = await startServerProcess(environment);
      balancer.add(replacement.url);
      processes = processes.map((process) => (process === old ? replacement : process));
      expect(await old.end('SIGTERM')).toBe(0);
    }
    isOver = true;
    await Promise.all(load);
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });

  it('say that they are not ready while they still answer', async () => {
    const process = await startServerProcess({ ...environment, DRAIN_SECONDS: '3' });
    const ended = process.end('SIGTERM');
    await expect.poll(async () => (await fetch(`${process.url}/ready`)).status).toBe(503);
    const response = await fetch(`${process.url}/config.json`);
    expect(response.status).toBe(200);
    expect(response.headers.get('connection')).toBe('close');
    expect(await ended).toBe(0);
  });
});
