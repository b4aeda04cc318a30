import { type Logger, pino } from 'pino';
import type { Database } from '../../server/db/database.ts';
import { asOperator } from '../../server/db/roles.ts';
import type { Demand } from '../../server/generation/demand/demand.ts';
import type { ModelDeadlines } from '../../server/generation/model/call-model.ts';
import type { ModelSettings } from '../../server/generation/model/model-settings.ts';
import { openGenerator, openInstalledModel, openReferences } from '../../server/generation/open-generator.ts';
import type { OnlineEvidence } from '../../server/generation/retrieval/online-evidence.ts';
import { createMetrics, type Metrics } from '../../server/metrics.ts';
import { engine } from './engine.ts';
import type { LocalModel } from './local-model.ts';
import { openTestDatabase } from './test-database.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** What is asked outside besides the model, each over the server's own database. */
interface OutsideServices {
  openDemand?: (database: Database) => Demand | null;
  openOnline?: (database: Database) => OnlineEvidence | null;
}

/** The product with a model at the local server, under the name `openai-compatible/local`. */
export async function startModelServer(
  model: LocalModel,
  {
    deadlines,
    log = pino({ level: 'silent' }),
    ...changes
  }: Partial<ModelSettings> & { deadlines?: ModelDeadlines; log?: Logger } = {},
  { openDemand = () => null, openOnline = () => null }: OutsideServices = {},
): Promise<TestServer & { metrics: Metrics }> {
  const settings: ModelSettings = {
    provider: 'openai-compatible',
    model: 'local',
    apiKey: null,
    baseUrl: model.url,
    hasFallback: true,
    prices: null,
    limits: { dollarsPerDay: null, dollarsPerUser: null, worksPerUser: 1000 },
    ...changes,
  };
  const database = await openTestDatabase();
  const tools = { engine, database, log, metrics: createMetrics() };
  const client = openInstalledModel(settings, { ...tools, ...(deadlines && { deadlines }) });
  const { hasFallback } = settings;
  const generator = openGenerator(client, { ...tools, hasFallback });
  const references = openReferences(client, { ...tools, hasFallback, onlineEvidence: openOnline(database) });
  const server = await startTestServer({
    database,
    context: { generator, references, demand: openDemand(database), log, metrics: tools.metrics },
  });
  return { ...server, metrics: tools.metrics };
}

/** Forgets what the model, and all other services, answered before. */
export async function forgetAnswers(database: Database): Promise<void> {
  await asOperator(database, (transaction) => transaction.query('delete from private.online_answers'));
}
