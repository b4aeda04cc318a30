import type { Logger } from 'pino';
import type { Engine } from '../../engine/open-engine.ts';
import type { Database } from '../db/database.ts';
import type { Metrics } from '../metrics.ts';
import { createEmbeddedGenerator } from './embedded.ts';
import type { ModelDeadlines } from './model/call-model.ts';
import { type CallReport, type ModelClient, openModelClient } from './model/model-client.ts';
import { openModelGenerator } from './model/model-generator.ts';
import type { ModelSettings } from './model/model-settings.ts';
import { openModelSpending } from './model/model-spending.ts';
import { openLanguageModel } from './model/open-language-model.ts';
import { openTreeMemory } from './model/tree-memory.ts';
import { createEmbeddedReferences } from './references/embedded-references.ts';
import { createModelReferences } from './references/model-references.ts';
import type { ReferenceGenerator } from './references/reference-generator.ts';
import { openReferenceMemory } from './references/reference-memory.ts';
import type { OnlineEvidence } from './retrieval/online-evidence.ts';
import type { TreeGenerator } from './tree-generator.ts';

interface GeneratorParts {
  database: Database;
  log: Logger;
  metrics: Metrics;
  deadlines?: ModelDeadlines;
}

/** The model of this installation, its calls counted in the database, the log and the metrics; null for none. */
export function openInstalledModel(
  settings: ModelSettings | null,
  { database, log, metrics, deadlines }: GeneratorParts,
): ModelClient | null {
  if (settings === null) return null;
  const { provider, model, prices, limits } = settings;
  return openModelClient({
    model: openLanguageModel(settings),
    name: `${provider}/${model}`,
    prices,
    spending: openModelSpending(database, limits),
    ...(deadlines && { deadlines }),
    onReport(report) {
      log.info({ provider, model, ...report }, 'model call');
      count(report, metrics);
    },
  });
}

function count({ purpose, ...report }: CallReport, metrics: Metrics): void {
  metrics.modelTokens.inc({ direction: 'in' }, report.inputTokens);
  metrics.modelTokens.inc({ direction: 'out' }, report.outputTokens);
  metrics.modelDollars.inc({ purpose }, report.microdollars / 1e6);
  metrics.modelSeconds.observe({ purpose }, report.milliseconds / 1000);
}

interface OpenGeneratorParts {
  engine: Engine;
  database: Database;
  log: Logger;
  /** The embedded engine writes what the model does not. */
  hasFallback: boolean;
}

/** What writes the trees of this installation: a model where there is one, else the embedded engine. */
export function openGenerator(
  client: ModelClient | null,
  { engine, database, log, hasFallback }: OpenGeneratorParts,
): TreeGenerator {
  if (client === null) return createEmbeddedGenerator(engine);
  return openModelGenerator({
    engine,
    client,
    hasFallback,
    memory: openTreeMemory(database, client.name),
    log,
  });
}

/** What finds the materials of this installation and writes on them, the same way. */
export function openReferences(
  client: ModelClient | null,
  {
    engine,
    database,
    log,
    hasFallback,
    onlineEvidence,
  }: OpenGeneratorParts & { onlineEvidence: OnlineEvidence | null },
): ReferenceGenerator {
  const embedded = createEmbeddedReferences(engine, onlineEvidence);
  if (client === null) return embedded;
  const memory = openReferenceMemory(database, client.name);
  return createModelReferences({ engine, client, hasFallback, embedded, onlineEvidence, memory, log });
}
