import { hooksOf } from '../../shared/hook-tree.ts';
import { listTrees } from './known-topics.ts';
import { type LocalModel, type ModelDialect, startModelService, textOf } from './model-service.ts';

export type { LocalModel, ModelReply, ModelRequest } from './model-service.ts';

/** A server that speaks the chat completions of OpenAI, as the compatible ones do. It writes a good tree until told otherwise. */
export function startLocalModel(): Promise<LocalModel> {
  return startModelService(chatDialect, () => ({ text: treeText('Dormir melhor') }));
}

const chatDialect: ModelDialect = {
  base: '/v1',
  path: /^\/chat\/completions$/u,
  read({ messages }) {
    const contentOf = (role: string) =>
      textOf((messages as { role: string; content: unknown }[]).find((each) => each.role === role)?.content);
    return { instructions: contentOf('system'), prompt: contentOf('user') };
  },
  open: () => ({
    begin: [],
    say: (content) => toChunk({ choices: [{ index: 0, delta: { content } }] }),
    end: () => [
      toChunk({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
      toChunk({ choices: [], usage: { prompt_tokens: 900, completion_tokens: 700, total_tokens: 1600 } }),
      '[DONE]',
    ],
    fail: () => ({ error: { message: 'overloaded' } }),
  }),
  toError: (status) => ({ error: { message: `status ${status}` } }),
};

function toChunk(chunk: Record<string, unknown>): Record<string, unknown> {
  return { id: 'local', object: 'chat.completion.chunk', created: 1, model: 'local', ...chunk };
}

interface WrittenQuestion {
  pergunta: string;
  ganchos: { mecanismo: string; texto: string }[];
}

/** A tree as a good model would write it: the embedded engine's words, in the reply's own shape. */
export function treeReply(topic: string, variant = 0): { perguntas: WrittenQuestion[] } {
  const tree = listTrees(topic)[variant];
  if (tree === undefined) throw new Error(`“${topic}” has no tree ${variant}`);
  return {
    perguntas: tree.questions.map((block) => ({
      pergunta: block.question,
      ganchos: hooksOf(block).map(({ hook, mechanism }) => ({ mecanismo: mechanism, texto: hook })),
    })),
  };
}

export function treeText(topic: string, variant = 0): string {
  return JSON.stringify(treeReply(topic, variant));
}
