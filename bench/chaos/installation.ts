import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../tests/helpers/free-port.ts';
import { type Gate, startGate } from '../../tests/helpers/gate.ts';
import { type LoadBalancer, startLoadBalancer } from '../../tests/helpers/load-balancer.ts';
import { type MailServer, startMailServer } from '../../tests/helpers/mail-server.ts';
import { type Door, openDoor } from '../../tests/helpers/people.ts';
import { type PgBouncer, startPgBouncer } from '../../tests/helpers/pgbouncer.ts';
import { type PostgresServer, startPostgresServer } from '../../tests/helpers/postgres-server.ts';
import { type ServerProcess, startServerProcess } from '../../tests/helpers/server-process.ts';
import { type LocalStripe, startLocalStripe } from '../../tests/local-stripe/local-stripe.ts';

export const freeCredits = 10_000;

/** The product as an operator runs it: two processes behind a balancer, PgBouncer, a PostgreSQL that waits for its disk. */
export interface Installation extends Door {
  postgres: PostgresServer;
  bouncer: PgBouncer;
  balancer: LoadBalancer;
  processes: ServerProcess[];
  mail: { server: MailServer; gate: Gate };
  stripe: { server: LocalStripe; gate: Gate };
  /** Starts the process in that place anew, where it was. */
  restart(index: number): Promise<void>;
  /** Starts another one beside the process in that place, and ends that. */
  replace(index: number): Promise<void>;
  restartBouncer(): Promise<void>;
  /** Moves the clock of the first process by so many seconds, from now on. */
  stepClock(seconds: number): void;
  stop(): Promise<void>;
}

/** From Debian's package `faketime`. */
const clockLibrary = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

export async function startInstallation(): Promise<Installation> {
  const home = mkdtempSync(join(tmpdir(), 'fisga-chaos-'));
  const clockFile = join(home, 'clock');
  const stepClock = (seconds: number) => writeFileSync(clockFile, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  stepClock(0);
  const postgres = await startPostgresServer({ isDurable: true });
  let bouncer = await startPgBouncer(postgres.url, 20);
  const mailServer = await startMailServer();
  const mailUrl = new URL(mailServer.url);
  const mailGate = await startGate(Number(mailUrl.port));
  mailUrl.port = String(mailGate.port);
  const stripe = await startLocalStripe();
  const stripeGate = await startGate(Number(new URL(stripe.url).port));
  const environment = {
    DATABASE_URL: bouncer.url,
    PUBLIC_URL: 'http://fisga.example',
    CALLS_PER_MINUTE: '1000000',
    FREE_CREDITS: String(freeCredits),
    LOG_LEVEL: 'fatal',
    DRAIN_SECONDS: '1',
    SMTP_URL: mailUrl.href,
    MAIL_FROM: 'Fisga <ola@fisga.example>',
    AUTH_AUTOCONFIRM: 'true',
    STRIPE_SECRET_KEY: stripe.apiKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_c2VncmVkby1kby13ZWJob29r',
    STRIPE_PRICE_ESSENCIAL: 'price_essencial',
    STRIPE_PRICE_ILIMITADO: 'price_ilimitado',
    STRIPE_API_BASE: `http://127.0.0.1:${stripeGate.port}`,
  };
  const ports = [await findFreePort(), await findFreePort()];
  const startProcess = (index: number) =>
    startServerProcess({
      ...environment,
      PORT: String(ports[index]),
      ...(index === 0 && {
        LD_PRELOAD: clockLibrary,
        FAKETIME_TIMESTAMP_FILE: clockFile,
        FAKETIME_NO_CACHE: '1',
        // A step of the clock moves the time of day; what measures durations goes on.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        DONT_FAKE_MONOTONIC: '1',
      }),
    });
  const processes = [await startProcess(0), await startProcess(1)];
  const balancer = await startLoadBalancer(processes.map(({ url }) => url));
  return {
    ...(await openDoor(balancer.url)),
    postgres,
    get bouncer() {
      return bouncer;
    },
    balancer,
    processes,
    mail: { server: mailServer, gate: mailGate },
    stripe: { server: stripe, gate: stripeGate },
    async restart(index) {
      processes[index] = await startProcess(index);
    },
    async replace(index) {
      const old = processes[index];
      ports[index] = await findFreePort();
      processes[index] = await startProcess(index);
      balancer.add(processes[index].url);
      await old?.end('SIGTERM');
    },
    async restartBouncer() {
      bouncer = await startPgBouncer(postgres.url, 20, Number(new URL(bouncer.url).port));
    },
    stepClock,
    async stop() {
      await balancer.stop();
      await Promise.all(processes.map((process) => process.end('SIGKILL')));
      await Promise.all([mailGate.stop(), stripeGate.stop(), stripe.stop(), mailServer.stop()]);
      await bouncer.stop();
      await postgres.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
