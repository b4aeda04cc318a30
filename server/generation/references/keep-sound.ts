import { tidyForeignText } from '../../../engine/tree/judge-hooks.ts';
import type { ModelClient } from '../model/model-client.ts';
import { ModelError } from '../model/model-error.ts';
import { type Judging, judgeStatements, type Statement } from './judge-statements.ts';
import {
  rewriteInstructions,
  rewritePromptVersion,
  rewriteReplySchema,
  toRewritePrompt,
} from './prompts/rewrite-1.ts';

/** The statements that hold, after a second try for those that did not. */
export async function keepSound<Piece extends Statement>(
  client: ModelClient,
  pieces: readonly Piece[],
  judging: Judging,
): Promise<Piece[]> {
  const judged = await judgeStatements(client, pieces, judging);
  const sound = judged.filter(({ reasons }) => reasons.length === 0).map(({ statement }) => statement);
  const refused = judged.filter(({ reasons }) => reasons.length > 0);
  if (refused.length === 0) return sound;
  const again = await rewrite(client, refused, judging);
  const rejudged = await judgeStatements(client, again, judging);
  return [
    ...sound,
    ...rejudged.filter(({ reasons }) => reasons.length === 0).map(({ statement }) => statement),
  ];
}

async function rewrite<Piece extends Statement>(
  client: ModelClient,
  refused: readonly { statement: Piece; reasons: readonly string[] }[],
  { run }: Judging,
): Promise<Piece[]> {
  const list = refused.map(({ statement, reasons }, number) => ({
    number,
    sentence: statement.sentence,
    text: statement.given.text,
    reasons,
  }));
  try {
    const { frases } = await client.ask({
      purpose: 'rewrite',
      promptVersion: rewritePromptVersion,
      instructions: rewriteInstructions,
      prompt: toRewritePrompt(list),
      schema: rewriteReplySchema,
      run,
    });
    return refused.flatMap(({ statement }, number) => {
      const text = frases.find(({ numero }) => numero === number)?.texto;
      return text === undefined ? [] : [{ ...statement, sentence: tidyForeignText(text) }];
    });
  } catch (error) {
    if (error instanceof ModelError && error.fault !== 'aborted') return [];
    throw error;
  }
}
