import type { Logger } from 'pino';
import type { Engine } from '../../engine/open-engine.ts';
import type { Database } from '../db/database.ts';
import type { Demand } from '../generation/demand/demand.ts';
import type { ReferenceGenerator } from '../generation/references/reference-generator.ts';
import type { TreeGenerator } from '../generation/tree-generator.ts';
import type { Metrics } from '../metrics.ts';

/** What the functions need from the process they run in. */
export interface FunctionContext {
  database: Database;
  /** Reads topics and writes from the content of this installation. */
  engine: Engine;
  generator: TreeGenerator;
  /** What people type into search boxes; null when none is set up. */
  demand: Demand | null;
  references: ReferenceGenerator;
  log: Logger;
  metrics: Metrics;
}
