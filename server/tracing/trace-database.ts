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
    queryOnce: (sql, parameters, opening) =>
      trace.getActiveSpan() === undefined
        ? database.queryOnce(sql, parameters, opening)
        : inSpan('transaction', { 'db.system.name': 'postgresql' }, () =>
            inStatementSpan(sql, () => database.queryOnce(sql, parameters, opening)),
          ),
  };
}

function traceTransaction(transaction: Transaction): Transaction {
  return {
    ...transaction,
    query: (sql, parameters) => inStatementSpan(sql, () => transaction.query(sql, parameters)),
  };
}

async function inStatementSpan<Result>(sql: string, run: () => Promise<Result>): Promise<Result> {
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
    return await run();
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}
