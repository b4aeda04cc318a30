import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Catalogue } from './catalogue.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What everything about money needs. */
export interface BillingContext {
  database: Database;
  provider: PaymentProvider;
  catalogue: Catalogue;
  log: Logger;
}
