import { type ModelDialect, type ReplyEvents, textOf } from './model-service.ts';

interface MessagesBody {
  model: string;
  system: unknown;
  messages: { role: string; content: unknown }[];
  tools?: { name: string }[];
}

/** The Messages of Anthropic. A model that is given a tool to answer with uses it; the others answer in text. */
export const anthropicDialect: ModelDialect = {
  base: '/v1',
  path: /^\/messages$/u,
  read(body) {
    const { system, messages } = body as unknown as MessagesBody;
    return {
      instructions: textOf(system),
      prompt: textOf(messages.find(({ role }) => role === 'user')?.content),
    };
  },
  open({ body }) {
    const { model, tools } = body as unknown as MessagesBody;
    const [tool] = tools ?? [];
    return toEvents(model, tool ? withTool(tool.name) : inText);
  },
  toError: (status) => ({
    type: 'error',
    error: { type: errorTypes[status] ?? 'api_error', message: `status ${status}` },
  }),
};

const errorTypes: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
  529: 'overloaded_error',
};

/** The block that the answer stands in. */
interface AnswerBlock {
  start: Record<string, unknown>;
  toDelta(piece: string): Record<string, unknown>;
  stopReason: string;
}

const inText: AnswerBlock = {
  start: { type: 'text', text: '' },
  toDelta: (text) => ({ type: 'text_delta', text }),
  stopReason: 'end_turn',
};

const withTool = (name: string): AnswerBlock => ({
  start: { type: 'tool_use', id: 'toolu_1', name, input: {} },
  toDelta: (partial_json) => ({ type: 'input_json_delta', partial_json }),
  stopReason: 'tool_use',
});

function toEvents(model: string, block: AnswerBlock): ReplyEvents {
  return {
    begin: [
      {
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          // What was read from a cache is counted beside the rest.
          usage: {
            input_tokens: 302,
            cache_creation_input_tokens: 100,
            cache_read_input_tokens: 500,
            output_tokens: 1,
          },
        },
      },
      { type: 'content_block_start', index: 0, content_block: block.start },
      { type: 'ping' },
    ],
    say: (piece) => ({ type: 'content_block_delta', index: 0, delta: block.toDelta(piece) }),
    end: () => [
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: block.stopReason, stop_sequence: null },
        usage: { output_tokens: 702 },
      },
      { type: 'message_stop' },
    ],
    fail: () => ({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
  };
}
