import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { Logger } from 'pino';
import type { GenerateHooksOutput, TreeEvent } from '../../shared/generate-hooks.ts';
import type { QuestionBlock } from '../../shared/hook-tree.ts';
import { questionBlockSchema } from '../../shared/hook-tree-schema.ts';
import { toAppError } from '../errors.ts';
import type { TreePart, TreeReader } from '../generation/tree-generator.ts';
import type { AppVariables } from '../http/variables.ts';

/**
 * Answers with events while the tree is written. What is refused before the first word is thrown, and so answered with its own
 * status; a reader that goes away stops the work.
 */
export async function streamTree(
  context: Context<AppVariables>,
  log: Logger,
  generate: (run: TreeReader) => Promise<GenerateHooksOutput>,
): Promise<Response> {
  const leaving = new AbortController();
  context.req.raw.signal.addEventListener('abort', () => leaving.abort());
  const parts = createPartQueue();
  const work = generate({ signal: leaving.signal, tell: parts.push }).finally(parts.close);
  // Its failure is told in the stream, if not before.
  work.catch(() => {});
  if (!(await parts.hasBegun)) await work;
  return streamSSE(context, async (stream) => {
    stream.onAbort(() => leaving.abort());
    const sent = await sendParts(stream, parts);
    try {
      const output = await work;
      for (const [index, block] of output.questions.entries())
        if (!sent.has(index)) await send(stream, { type: 'question-add', index, block });
      await send(stream, { type: 'tree-end', output });
    } catch (error) {
      const known = toAppError(error);
      if (known.status >= 500) log.error({ err: error }, 'a tree broke off');
      await send(stream, { type: 'tree-error', status: known.status, body: known.toBody() });
    }
  });
}

function send(stream: SSEStreamingApi, event: TreeEvent): Promise<void> {
  return stream.writeSSE({ event: event.type, data: JSON.stringify(event) });
}

/** Sends each part as it comes, and each block when it is whole; answers which were. */
async function sendParts(
  stream: SSEStreamingApi,
  parts: AsyncIterable<TreePart>,
): Promise<ReadonlySet<number>> {
  const blocks = new Map<number, Partial<QuestionBlock>>();
  const whole = new Set<number>();
  for await (const part of parts) {
    const { index } = part;
    if (part.type === 'question') {
      const { question, demand } = part;
      blocks.set(index, { question, ...(demand !== null && { question_demand: demand }) });
      await send(stream, { type: 'question-start', index, question: part.question });
      continue;
    }
    const { place, hook, mechanism } = part;
    const block = {
      ...blocks.get(index),
      [`hook_${place + 1}`]: hook,
      [`hook_${place + 1}_mechanism`]: mechanism,
    };
    blocks.set(index, block);
    await send(stream, { type: 'hook-add', index, place, hook, mechanism });
    const ready: QuestionBlock | undefined = questionBlockSchema.safeParse(block).data;
    if (ready === undefined) continue;
    whole.add(index);
    await send(stream, { type: 'question-add', index, block: ready });
  }
  return whole;
}

interface PartQueue extends AsyncIterable<TreePart> {
  push(part: TreePart): void;
  close(): void;
  /** True with the first part, false when the work ended without one. */
  hasBegun: Promise<boolean>;
}

function createPartQueue(): PartQueue {
  const waiting: TreePart[] = [];
  const begun = Promise.withResolvers<boolean>();
  let isClosed = false;
  let wake = () => {};
  return {
    hasBegun: begun.promise,
    push(part) {
      waiting.push(part);
      begun.resolve(true);
      wake();
    },
    close() {
      isClosed = true;
      begun.resolve(false);
      wake();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const part = waiting.shift();
        if (part !== undefined) yield part;
        else if (isClosed) return;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    },
  };
}
