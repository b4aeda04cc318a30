import { z } from 'zod';
import type { UserId } from '../../auth/caller.ts';
import { type Database, firstRow } from '../../db/database.ts';
import { asService } from '../../db/roles.ts';
import { ModelError, modelLimits } from './model-error.ts';
import type { ModelLimits } from './model-settings.ts';

/** What a call did take; money in millionths of a US dollar. */
export interface CallCost {
  inputTokens: number;
  outputTokens: number;
  microdollars: number;
}

/** Keeps count of what a model costs. */
export interface ModelSpending {
  /**
   * Sets aside the most that a call can cost and answers with how to put its real cost in that place. Throws `ModelError` where
   * a limit of the day would be passed.
   */
  reserve(call: {
    userId: UserId;
    mostMicrodollars: number;
    /** A new tree, exchange or script, and not a further call for one. */
    beginsWork: boolean;
  }): Promise<(cost: CallCost) => Promise<void>>;
}

const rowSchema = z.object({
  outcome: z.enum(['reserved', ...modelLimits]),
  day: z.string(),
});

/** Counts in the database, for all processes together. */
export function openModelSpending(database: Database, limits: ModelLimits): ModelSpending {
  return {
    async reserve({ userId, mostMicrodollars: most, beginsWork }) {
      const row = firstRow(
        await asService(database, (transaction) =>
          transaction.query(
            'select outcome, on_day::text as day from private.reserve_model_call($1, $2, $3, $4, $5, $6)',
            [
              userId,
              most,
              beginsWork,
              limits.worksPerUser,
              toMicrodollars(limits.dollarsPerUser),
              toMicrodollars(limits.dollarsPerDay),
            ],
          ),
        ),
      );
      const { outcome, day } = rowSchema.parse(row);
      if (outcome !== 'reserved') throw new ModelError(outcome);
      return async ({ inputTokens, outputTokens, microdollars }) => {
        await asService(database, (transaction) =>
          transaction.query('select private.settle_model_call($1, $2, $3, $4, $5, $6)', [
            userId,
            day,
            most,
            microdollars,
            inputTokens,
            outputTokens,
          ]),
        );
      };
    },
  };
}

function toMicrodollars(dollars: number | null): number | null {
  return dollars === null ? null : Math.round(dollars * 1e6);
}

/** For a run by hand, which nobody is charged or limited for. */
export const uncountedSpending: ModelSpending = { reserve: async () => async () => {} };
