import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { listContentDirectories, readContent } from '../content/read-content.ts';
import { openEngine } from '../engine/open-engine.ts';
import { createApp } from './app.ts';
import { openAccounts } from './auth/accounts.ts';
import { loadApiKeys } from './auth/api-keys.ts';
import { forgetAnonymous } from './auth/forget-anonymous.ts';
import { forgetExpired } from './auth/forget-expired.ts';
import { loadSamlProviders } from './auth/saml/saml-providers.ts';
import { endSandbox } from './billing/end-sandbox.ts';
import { letGoOfDeleted } from './billing/let-go.ts';
import { openProvider } from './billing/open-provider.ts';
import { sweepEvents } from './billing/sweep-events.ts';
import { startSweeper } from './credits/sweeper.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { saveSetting } from './db/settings.ts';
import { type Environment, readEnvironment } from './env.ts';
import { isExpected } from './expected-error.ts';
import { closeDataDir } from './files/close-data-dir.ts';
import { openDemand } from './generation/demand/open-demand.ts';
import { openGenerator, openInstalledModel, openReferences } from './generation/open-generator.ts';
import { openOnlineEvidence } from './generation/retrieval/open-online-evidence.ts';
import { startHeartbeat } from './heartbeat.ts';
import { drain, type Lifecycle } from './http/drain.ts';
import { listen } from './http/listen.ts';
import { isEveryAddress } from './http/loopback.ts';
import { openMailer } from './mail/open-mailer.ts';
import { countMails, createMetrics, watchConnections } from './metrics.ts';
import { openSmsSender } from './sms/open-sms-sender.ts';
import { startRepeating } from './start-repeating.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { traceDatabase } from './tracing/trace-database.ts';
import { traceMailer } from './tracing/trace-mailer.ts';

// Directories of the embedded database are as the umask leaves them.
process.umask(0o077);
try {
  await start(readEnvironment(process.env));
} catch (error) {
  if (!isExpected(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function start(environment: Environment): Promise<void> {
  const log = pino({ level: environment.logLevel });
  await closeExposed(resolve(environment.dataDir), log);
  const stopTracing = environment.tracing && (await openTracing(environment.tracing, log));
  const opened = await openDatabase(environment, (error) =>
    log.error({ error }, 'database connection lost; the next request opens another one'),
  );
  const database = traceDatabase(opened);
  await migrate(database);
  await saveSetting(database, 'free_credits', environment.freeCredits);
  const metrics = createMetrics();
  const lifecycle: Lifecycle = { isDraining: false };
  const provider = await openProvider({ ...environment, database });
  await endSandbox({ database, provider, log });
  const outboxDirectory = join(resolve(environment.dataDir), 'outbox');
  const mailer = traceMailer(countMails(metrics, openMailer({ ...environment, outboxDirectory })));
  watchConnections(metrics, database);
  const sms = openSmsSender({ ...environment, outboxDirectory });
  const accounts = await openAccounts(environment, database);
  const engine = openEngine(readContent(listContentDirectories(environment.contentDir)));
  const model = openInstalledModel(environment.model, { database, log, metrics });
  const hasFallback = environment.model?.hasFallback ?? true;
  const onlineEvidence = openOnlineEvidence(environment.evidence, {
    database,
    log,
    metrics,
    publicUrl: environment.publicUrl,
  });
  const app = createApp({
    environment,
    database,
    accounts,
    apiKeys: await loadApiKeys({
      database,
      publishable: environment.publishableKey,
      secret: environment.secretKey,
    }),
    engine,
    generator: openGenerator(model, { engine, database, log, hasFallback }),
    references: openReferences(model, { engine, database, log, hasFallback, onlineEvidence }),
    demand: openDemand(environment.demand, { database, log, metrics }),
    provider,
    mailer,
    samlProviders: await loadSamlProviders(environment.samlProvidersFile),
    sms,
    log,
    metrics,
    lifecycle,
    webDirectory: findWebDirectory(),
  });
  const stopSweeper = await startSweeper(database, log, metrics);
  const billing = { database, provider, catalogue: environment.catalogue, log };
  const stopRepeated = [
    {
      name: 'the sweep of payment events',
      everySeconds: 3600,
      work: () => sweepEvents(billing),
    },
    {
      name: 'ending what was bought in the sandbox',
      everySeconds: 3600,
      work: () => endSandbox(billing),
    },
    {
      name: 'forgetting expired codes',
      everySeconds: 3600,
      work: () => forgetExpired(database, new Date()),
    },
    {
      name: 'forgetting anonymous accounts',
      everySeconds: 3600,
      work: () => forgetAnonymous(database, new Date()),
    },
    {
      name: 'letting go of deleted accounts',
      everySeconds: 3600,
      work: () => letGoOfDeleted(database),
    },
    {
      name: 'reading the signing keys',
      everySeconds: 60,
      work: async () => accounts.signingKeys.refresh?.(),
    },
  ].map((repeated) => startRepeating(repeated, log));
  const server = await listen(app.fetch, environment);
  const stopHeartbeat = startHeartbeat(opened, environment.watchdogSeconds);
  stopOnSignal(async () => {
    metrics.isDraining.set(1);
    await drain(server, lifecycle, environment.drainSeconds);
    await stopSweeper();
    await Promise.all(stopRepeated.map((stop) => stop()));
    mailer.close();
    stopHeartbeat();
    await database.close();
    await stopTracing?.();
  });
  announce(environment, (server.address() as AddressInfo).port, { database, outboxDirectory });
}

async function closeExposed(dataDir: string, log: Logger): Promise<void> {
  const closed = await closeDataDir(dataDir);
  if (closed.length > 0)
    log.warn({ dataDir, paths: closed.length }, 'DATA_DIR was open to other users: closed now');
}

function findWebDirectory(): string | null {
  const directory = fileURLToPath(new URL('../dist/web', import.meta.url));
  return existsSync(join(directory, 'index.html')) ? directory : null;
}

/** A terminal's Ctrl+C can come twice, by itself and by the process that started this one. */
const impatientAfterMilliseconds = 1000;

/**
 * Ends after the requests under way, whatever the signal; also when the process that started this one is gone. A further signal
 * a second later ends it at once.
 */
function stopOnSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  const stopOnce = () => {
    if (stoppingSince !== null) return;
    stoppingSince = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  const onSignal = () => {
    if (stoppingSince !== null && performance.now() - stoppingSince > impatientAfterMilliseconds)
      process.exit(1);
    stopOnce();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  process.on('disconnect', stopOnce);
}

function announce(
  environment: Environment,
  port: number,
  { database, outboxDirectory }: { database: Database; outboxDirectory: string },
): void {
  const store =
    database.kind === 'pglite' ? `embedded database in ${resolve(environment.dataDir)}` : 'PostgreSQL';
  const host = environment.host.includes(':') ? `[${environment.host}]` : environment.host;
  const mail = environment.smtpUrl === null ? `files in ${outboxDirectory}` : 'SMTP';
  const sms = environment.smsHook === null ? `files in ${outboxDirectory}` : 'SMS_HOOK_URL';
  const engine =
    environment.model === null ? 'embedded' : `${environment.model.provider}/${environment.model.model}`;
  const confirmation = environment.isAutoconfirm ? 'confirmed at sign-up' : 'confirmed by mail';
  const accounts = environment.supabase === null ? confirmation : `at ${environment.supabase.url}`;
  process.stdout.write(
    `Fisga: http://${host}:${port}\n  database: ${store}\n  engine: ${engine} · sources: ${['corpus', ...environment.evidence.sources].join(', ')} · demand: ${environment.demand.sources.join(', ') || 'none'}\n  mail: ${mail} · SMS: ${sms} · accounts: ${accounts}\n  checkout: ${environment.stripe === null ? 'sandbox, no money moves' : 'Stripe'}\n`,
  );
  for (const note of listNotes(environment)) process.stdout.write(`  note: ${note}\n`);
}

/** Settings that work on this machine and break for other people. */
function listNotes({ google, isAutoconfirm, host, isPublicUrlGiven, publicUrl }: Environment): string[] {
  const notes: string[] = [];
  if (google !== null && isAutoconfirm)
    notes.push(
      'accounts that nothing proved are linked to Google by their e-mail; set SMTP_URL, or AUTH_AUTOCONFIRM=false',
    );
  if (isEveryAddress(host) && !isPublicUrlGiven)
    notes.push(
      `without PUBLIC_URL, links in mails, redirects of sign-ins and the checkout lead to ${publicUrl}, which other machines cannot open; set PUBLIC_URL to the address that people type`,
    );
  return notes;
}
