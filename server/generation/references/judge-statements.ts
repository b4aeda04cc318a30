import { bulkhead } from 'cockatiel';
import { checkStatement, type GivenSource } from '../../../engine/evidence/given-source.ts';
import { normaliseText } from '../../../engine/evidence/search-terms.ts';
import type { ModelClient } from '../model/model-client.ts';
import { ModelError } from '../model/model-error.ts';
import type { Requester } from '../tree-generator.ts';
import { judgeInstructions, judgePromptVersion, judgeReplySchema, toJudgePrompt } from './prompts/judge-1.ts';

/** A sentence that is to be said on the strength of one source. */
export interface Statement {
  sentence: string;
  given: GivenSource;
}

export interface Judging {
  run: Requester;
  /** Words of the topic and the hook, which are no claims. */
  names: string;
  /** Characters; that of an argument unless told otherwise. */
  longest?: number;
}

const mostAtOnce = 5;

/**
 * The reasons against each statement: first what a program finds, then, one call for each that passed, whether the source
 * entails it. What could not be judged is not entailed. Throws when nobody waits any more.
 */
export async function judgeStatements<Each extends Statement>(
  client: ModelClient,
  statements: readonly Each[],
  { run, ...limits }: Judging,
): Promise<{ statement: Each; reasons: string[] }[]> {
  const calls = bulkhead(mostAtOnce, Number.POSITIVE_INFINITY);
  let isJudgeGone = false;
  const isEntailed = async ({ sentence, given }: Statement): Promise<boolean> => {
    if (isJudgeGone) return false;
    try {
      const { sustenta } = await client.ask({
        purpose: 'judge',
        promptVersion: judgePromptVersion,
        instructions: judgeInstructions,
        prompt: toJudgePrompt({ text: given.text, sentence }),
        schema: judgeReplySchema,
        run,
      });
      return sustenta === 1;
    } catch (error) {
      if (!(error instanceof ModelError) || error.fault === 'aborted') throw error;
      // A judge that answers one question badly may answer the next; one that is not there will not.
      isJudgeGone ||= error.fault !== 'nonsense';
      return false;
    }
  };
  return Promise.all(
    statements.map(async (statement) => {
      const { sentence, given } = statement;
      const reasons = [...new Set(checkStatement(sentence, given, limits).map(({ check }) => String(check)))];
      if (reasons.length > 0 || isOwnSentence(statement)) return { statement, reasons };
      return {
        statement,
        reasons: (await calls.execute(() => isEntailed(statement))) ? [] : ['not-entailed'],
      };
    }),
  );
}

/** A sentence taken over as it was read needs no judge. */
function isOwnSentence({ sentence, given }: Statement): boolean {
  return ` ${normaliseText(given.text)} `.includes(` ${normaliseText(sentence)} `);
}
