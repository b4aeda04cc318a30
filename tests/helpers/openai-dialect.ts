import { type ModelDialect, type ReplyEvents, textOf } from './model-service.ts';

interface ResponsesBody {
  model: string;
  input: { role: string; content: unknown }[];
  text?: { format?: { type: string; strict?: boolean; schema?: unknown } };
}

/** The Responses of OpenAI, as a reasoning model tells them: an item of reasoning that stays closed, then the message. */
export const openaiDialect: ModelDialect = {
  base: '/v1',
  path: /^\/responses$/u,
  read(body) {
    const { input, text } = body as unknown as ResponsesBody;
    if (text?.format?.strict === true && !isStrict(text.format.schema)) return null;
    const contentOf = (roles: string[]) => textOf(input.find(({ role }) => roles.includes(role))?.content);
    return { instructions: contentOf(['developer', 'system']), prompt: contentOf(['user']) };
  },
  open: ({ body }) => toEvents(String(body.model)),
  toError: (status) => ({
    error: { message: `status ${status}`, type: 'invalid_request_error', param: null, code: null },
  }),
};

/** Strict: every object is closed and requires all that it names, or the request is turned away. */
function isStrict(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const { type, properties, required, additionalProperties } = schema as Record<string, unknown>;
  const names = Object.keys(properties ?? {});
  const isClosed =
    additionalProperties === false &&
    Array.isArray(required) &&
    names.every((name) => required.includes(name));
  return (type !== 'object' || isClosed) && Object.values(schema).every(isStrict);
}

function toEvents(model: string): ReplyEvents {
  let sequence = 0;
  const toEvent = (type: string, fields: Record<string, unknown>) => {
    const event = { type, sequence_number: sequence, ...fields };
    sequence += 1;
    return event;
  };
  const response = { id: 'resp_1', object: 'response', created_at: 1_760_000_000, model };
  const started = { ...response, status: 'in_progress', error: null, output: [], usage: null };
  const reasoning = { id: 'rs_1', type: 'reasoning', summary: [] };
  const message = { id: 'msg_1', type: 'message', role: 'assistant' };
  const inMessage = { item_id: 'msg_1', output_index: 1, content_index: 0 };
  const toPart = (text: string) => ({ type: 'output_text', annotations: [], logprobs: [], text });
  const toItem = (text: string) => ({ ...message, status: 'completed', content: [toPart(text)] });
  return {
    begin: [
      toEvent('response.created', { response: started }),
      toEvent('response.in_progress', { response: started }),
      toEvent('response.output_item.added', { output_index: 0, item: reasoning }),
      toEvent('response.output_item.done', { output_index: 0, item: reasoning }),
      toEvent('response.output_item.added', {
        output_index: 1,
        item: { ...message, status: 'in_progress', content: [] },
      }),
      toEvent('response.content_part.added', { ...inMessage, part: toPart('') }),
    ],
    say: (delta) => toEvent('response.output_text.delta', { ...inMessage, delta, logprobs: [] }),
    end: (text) => [
      toEvent('response.output_text.done', { ...inMessage, text, logprobs: [] }),
      toEvent('response.content_part.done', { ...inMessage, part: toPart(text) }),
      toEvent('response.output_item.done', { output_index: 1, item: toItem(text) }),
      toEvent('response.completed', {
        response: { ...response, status: 'completed', output: [reasoning, toItem(text)], usage },
      }),
    ],
    fail: () =>
      toEvent('response.failed', {
        response: {
          ...started,
          status: 'failed',
          error: { code: 'server_error', message: 'The server had an error.' },
        },
      }),
  };
}

/** Tokens of reasoning are among those that come out. */
const usage = {
  input_tokens: 901,
  input_tokens_details: { cached_tokens: 512 },
  output_tokens: 701,
  output_tokens_details: { reasoning_tokens: 128 },
  total_tokens: 1602,
};
