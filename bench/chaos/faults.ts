import { setTimeout as wait } from 'node:timers/promises';
import { callFunction, openClient, type Person } from '../../tests/helpers/people.ts';
import type { Installation } from './installation.ts';
import { openSlowClients } from './slow-clients.ts';

export interface Fault {
  name: string;
  /** Does the harm, keeps it up where it lasts, and mends it. What it returns is told beside the figures. */
  happen(installation: Installation, person: Person): Promise<string>;
}

const hour = 3600;

/** The supervisor of an operator notices within a second. */
const supervisorMilliseconds = 1000;

export const faults: readonly Fault[] = [
  {
    name: 'SIGKILL of a process, started again after a second',
    async happen({ processes, restart }) {
      await processes[1]?.end('SIGKILL');
      await wait(supervisorMilliseconds);
      await restart(1);
      return '';
    },
  },
  {
    name: 'SIGKILL of PostgreSQL, started again at once',
    async happen({ postgres }) {
      await postgres.crash();
      return '';
    },
  },
  {
    name: 'SIGKILL of PgBouncer, started again after a second',
    async happen({ bouncer, restartBouncer }) {
      await bouncer.stop();
      await wait(supervisorMilliseconds);
      await restartBouncer();
      return '';
    },
  },
  {
    name: 'rolling restart of both processes',
    async happen({ processes, replace }) {
      for (const index of processes.keys()) await replace(index);
      return '';
    },
  },
  {
    name: 'clock of one process an hour ahead, for 5 s',
    happen: (installation) => stepClock(installation, hour),
  },
  {
    name: 'clock of one process an hour behind, for 5 s',
    happen: (installation) => stepClock(installation, -hour),
  },
  {
    name: 'mail server away, then silent',
    async happen({ mail, url, publishableKey }, person) {
      const ask = () =>
        timeOf(() => openClient({ url, publishableKey }).auth.resetPasswordForEmail(person.email));
      const said: string[] = [];
      for (const mode of ['closed', 'silent'] as const) {
        mail.gate.set(mode);
        const { milliseconds, result } = await ask();
        said.push(`${mode}: ${result.error?.status ?? 200} after ${seconds(milliseconds)}`);
      }
      mail.gate.set('open');
      const back = await timeOf(() => until(async () => (await ask()).result.error === null));
      return `new password asked, ${said.join('; ')}; back after ${seconds(back.milliseconds)}`;
    },
  },
  {
    name: 'Stripe away, then silent',
    async happen({ stripe, url, publishableKey }, person) {
      const door = { url, publishableKey };
      const checkout = {
        price_id: 'price_essencial',
        success_url: 'http://fisga.example/thank-you?plano=Essencial',
        cancel_url: 'http://fisga.example/pricing',
        mode: 'subscription',
      };
      const ask = () => timeOf(() => callFunction(door, person, 'create-checkout', checkout));
      const said: string[] = [];
      for (const mode of ['closed', 'silent'] as const) {
        stripe.gate.set(mode);
        const { milliseconds, result } = await ask();
        said.push(`${mode}: ${result.status} after ${seconds(milliseconds)}`);
      }
      stripe.gate.set('open');
      const back = await timeOf(() => until(async () => (await ask()).result.status === 200));
      return `checkout asked, ${said.join('; ')}; back after ${seconds(back.milliseconds)}`;
    },
  },
  {
    name: '10,000 slow clients, for 15 s',
    async happen({ processes, url }) {
      const slow = await openSlowClients(
        processes.map((process) => process.url),
        10_000,
      );
      const asked = await timeOf(() => fetch(`${url}/config.json`));
      await wait(15_000);
      slow.end();
      return `${slow.held} connections held; a page asked for meanwhile came after ${seconds(asked.milliseconds)}`;
    },
  },
];

async function stepClock({ stepClock: step }: Installation, by: number): Promise<string> {
  step(by);
  await wait(5000);
  step(0);
  return '';
}

async function timeOf<Result>(
  work: () => Promise<Result>,
): Promise<{ milliseconds: number; result: Result }> {
  const startedAt = performance.now();
  const result = await work();
  return { milliseconds: performance.now() - startedAt, result };
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await wait(50);
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
