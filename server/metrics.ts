import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './db/database.ts';
import type { Mailer } from './mail/mailer.ts';

export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  requestsRefused: Counter;
  credits: Counter<'step'>;
  webhookLag: Histogram<'outcome'>;
  mails: Counter<'outcome'>;
  onlineFailures: Counter<'source'>;
  modelTokens: Counter<'direction'>;
  modelDollars: Counter<'purpose'>;
  modelSeconds: Histogram<'purpose'>;
  isDraining: Gauge;
}

/** The process's own registry, so that several apps in one process (tests) do not collide. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers: [registry],
    }),
    requestsRefused: new Counter({
      name: 'http_requests_refused_total',
      help: 'Requests refused because MAX_CONCURRENT_REQUESTS others were under way.',
      registers: [registry],
    }),
    credits: new Counter({
      name: 'credits_total',
      help: 'Credits reserved for work, and how that ended: committed, released, or expired with the process that held them.',
      labelNames: ['step'],
      registers: [registry],
    }),
    webhookLag: new Histogram({
      name: 'payment_event_lag_seconds',
      help: 'Time from an event of the payment provider to its effect here.',
      labelNames: ['outcome'],
      buckets: [0.5, 1, 2, 5, 10, 30, 60, 300, 900, 3600, 14_400, 86_400],
      registers: [registry],
    }),
    mails: new Counter({
      name: 'mails_total',
      help: 'Mails that were handed over, and that nobody took.',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    onlineFailures: new Counter({
      name: 'online_source_failures_total',
      help: 'Online searches that gave no answer: failed, too slow, or left alone after failing.',
      labelNames: ['source'],
      registers: [registry],
    }),
    modelTokens: new Counter({
      name: 'model_tokens_total',
      help: 'Tokens as the provider of the model counted them.',
      labelNames: ['direction'],
      registers: [registry],
    }),
    modelDollars: new Counter({
      name: 'model_cost_dollars_total',
      help: 'What calls to the model cost, by AI_PRICE_INPUT and AI_PRICE_OUTPUT.',
      labelNames: ['purpose'],
      registers: [registry],
    }),
    modelSeconds: new Histogram({
      name: 'model_call_duration_seconds',
      help: 'Time from a request to the model to the end of its reply.',
      labelNames: ['purpose'],
      buckets: [0.5, 1, 2, 4, 8, 16, 32, 64],
      registers: [registry],
    }),
    isDraining: new Gauge({
      name: 'process_draining',
      help: '1 while the process finishes its last requests.',
      registers: [registry],
    }),
  };
}

/** Shows the pool of `database` at each reading; the embedded one has none. */
export function watchConnections({ registry }: Metrics, { countConnections }: Database): void {
  if (countConnections === undefined) return;
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database: in use, idle; and work that waits for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(countConnections())) this.set({ state }, count);
    },
  });
}

/** The same mailer, its mails counted. */
export function countMails({ mails }: Metrics, mailer: Mailer): Mailer {
  return {
    ...mailer,
    async send(mail) {
      try {
        await mailer.send(mail);
        mails.inc({ outcome: 'sent' });
      } catch (error) {
        mails.inc({ outcome: 'failed' });
        throw error;
      }
    },
  };
}
