import { SpanKind, trace } from '@opentelemetry/api';
import type { Database, Transaction } from '../db/database.ts';
import { failSpan, inSpan, tracer } from './in-span.ts';

/** The same database; what a traced request or job asks of it becomes spans. Statements are told, their parameters never. */
export function traceDatabase(database: Database): Database {
  return {
    ...database,
    async transaction(work, opening) {
      // What nobody traces, like the sweeper's look every few seconds, would be a trace of its own each time.
      if (trace.getActiveSpan() === undefined) return database.transaction(work, opening);
      return inSpan('transaction', { 'db.system.name': 'postgresql' }, () =>
        database.transaction((transaction) => work(traceTransaction(transaction)), opening),
      );
    },
  };
}

function traceTransaction(transaction: Transaction): Transaction {
  return {
    ...transaction,
    async query(sql, parameters) {
      const operation = /^\s*(\w+)/u.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
      const span = tracer.startSpan(operation, {
        kind: SpanKind.CLIENT,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          'db.query.text': sql.replace(/\s+/gu, ' ').trim(),
        },
      });
      try {
        return await transaction.query(sql, parameters);
      } catch (error) {
        failSpan(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
  };
}
