import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type AppContext, createApp } from '../../server/app.ts';
import { loadApiKeys } from '../../server/auth/api-keys.ts';
import { openKeyRing } from '../../server/auth/key-ring.ts';
import { openProvider } from '../../server/billing/open-provider.ts';
import type { Database } from '../../server/db/database.ts';
import { type Environment, readEnvironment } from '../../server/env.ts';
import { createEmbeddedGenerator } from '../../server/generation/embedded.ts';
import { createEmbeddedReferences } from '../../server/generation/references/embedded-references.ts';
import { type ConnectionLimits, connectionLimits, listen } from '../../server/http/listen.ts';
import { openMailer } from '../../server/mail/open-mailer.ts';
import { createMetrics } from '../../server/metrics.ts';
import { openOutboxSmsSender } from '../../server/sms/outbox-sms-sender.ts';
import { engine } from './engine.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestServer {
  url: string;
  publishableKey: string;
  secretKey: string;
  database: Database;
  /** Folder of the mails and texts that were sent. */
  outbox: string;
  /** Methods and paths that the product answers. */
  routes: readonly { method: string; path: string }[];
  stop(): Promise<void>;
}

/**
 * The whole product on a free loopback port and a migrated database of its own, or the one given: it closes it. One person may make
 * as many calls as a test likes.
 */
export async function startTestServer(
  options: {
    environment?: Partial<Environment>;
    context?: Partial<AppContext>;
    database?: Database;
    port?: number;
    limits?: Partial<ConnectionLimits>;
  } = {},
): Promise<TestServer> {
  const database = options.database ?? (await openTestDatabase());
  const outbox = await mkdtemp(join(tmpdir(), 'fisga-outbox-'));
  const environment = {
    ...readEnvironment({ LOG_LEVEL: 'silent', CALLS_PER_MINUTE: '1000000' }),
    ...options.environment,
  };
  const apiKeys = await loadApiKeys({ database, publishable: null, secret: null });
  const app = createApp({
    environment,
    database,
    apiKeys,
    accounts: {
      kind: 'own',
      signingKeys: await openKeyRing({ database, file: null }, options.context?.clock),
      publicUrl: environment.publicUrl,
    },
    engine: options.context?.engine ?? engine,
    generator: createEmbeddedGenerator(options.context?.engine ?? engine),
    demand: null,
    references: createEmbeddedReferences(engine, null),
    provider: await openProvider({ ...environment, database }),
    mailer: openMailer({ ...environment, outboxDirectory: outbox }),
    sms: openOutboxSmsSender({ directory: outbox }),
    samlProviders: [],
    log: pino({ level: environment.logLevel }),
    metrics: createMetrics(),
    lifecycle: { isDraining: false },
    webDirectory: null,
    ...options.context,
  });
  const limits = { ...connectionLimits, ...options.limits };
  const server = await listen(app.fetch, { port: options.port ?? 0, host: '127.0.0.1' }, limits);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishableKey: apiKeys.publishable,
    secretKey: apiKeys.secret,
    database,
    outbox,
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    async stop() {
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await database.close();
      await rm(outbox, { recursive: true, force: true });
    },
  };
}
