import { type ModelDialect, textOf } from './model-service.ts';

interface GenerateContentBody {
  systemInstruction?: { parts: unknown };
  contents: { role: string; parts: unknown }[];
}

/** `generateContent` of the Gemini API, streamed as server-sent events; the last piece says why it ends. */
export const googleDialect: ModelDialect = {
  base: '/v1beta',
  path: /^\/models\/[\w.-]+:streamGenerateContent\?alt=sse$/u,
  read(body) {
    const { systemInstruction, contents } = body as unknown as GenerateContentBody;
    return {
      instructions: textOf(systemInstruction?.parts),
      prompt: textOf(contents.find(({ role }) => role === 'user')?.parts),
    };
  },
  open: () => ({
    begin: [],
    say: (text) => toChunk(text, { usageMetadata: { promptTokenCount: 903, totalTokenCount: 903 } }),
    end: () => [toChunk('', { finishReason: 'STOP', usageMetadata })],
    fail: () => ({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }),
  }),
  toError: (status) => ({
    error: { code: status, message: `status ${status}`, status: statusNames[status] ?? 'INTERNAL' },
  }),
};

/** What a wrong key is told: not that it may not, but that the request is bad. */
export const wrongGoogleKey = {
  error: {
    code: 400,
    message: 'API key not valid. Please pass a valid API key.',
    status: 'INVALID_ARGUMENT',
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'API_KEY_INVALID',
        domain: 'googleapis.com',
        metadata: { service: 'generativelanguage.googleapis.com' },
      },
    ],
  },
};

const statusNames: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  503: 'UNAVAILABLE',
};

/** Tokens of thought are counted beside those of the answer, and paid like them. */
const usageMetadata = {
  promptTokenCount: 903,
  candidatesTokenCount: 503,
  thoughtsTokenCount: 200,
  totalTokenCount: 1606,
};

function toChunk(
  text: string,
  { finishReason, usageMetadata: usage }: { finishReason?: string; usageMetadata: Record<string, number> },
): Record<string, unknown> {
  const content = { role: 'model', parts: [{ text }] };
  return {
    candidates: [{ content, index: 0, ...(finishReason && { finishReason }) }],
    usageMetadata: usage,
    modelVersion: 'gemini-2.5-flash',
    responseId: 'response-1',
  };
}
