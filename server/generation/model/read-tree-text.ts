import { JSONParser } from '@streamparser/json';
import { type ForeignHook, tidyForeignText } from '../../../engine/tree/judge-hooks.ts';
import { type HookReply, hookReplySchema, repairHookSchema } from './tree-reply.ts';

/** Takes the text of a reply piece by piece. */
interface TextReader {
  write(text: string): void;
}

/** Told as soon as its last character has come. */
interface TreeTextListener {
  onQuestion(index: number, text: string): void;
  onHook(index: number, hook: ForeignHook): void;
}

/** Reads a tree; what stands around its JSON, or is malformed in it, is left out. */
export function readTreeText({ onQuestion, onHook }: TreeTextListener): TextReader {
  const paths = ['$.perguntas.*.pergunta', '$.perguntas.*.ganchos.*'];
  return readValues(paths, (value, index) => {
    if (typeof value === 'string') return onQuestion(index, tidyForeignText(value));
    const hook = hookReplySchema.safeParse(value).data;
    if (hook) onHook(index, toForeignHook(hook));
  });
}

/** Reads new hooks for refused ones, the same way. */
export function readRepairs(onHook: (number: number, hook: ForeignHook) => void): TextReader {
  return readValues(['$.ganchos.*'], (value) => {
    const hook = repairHookSchema.safeParse(value).data;
    if (hook) onHook(hook.numero, toForeignHook(hook));
  });
}

function toForeignHook({ mecanismo, texto }: HookReply): ForeignHook {
  return { mechanism: mecanismo, text: tidyForeignText(texto) };
}

/** Tells each value at one of the paths, with its place in the outermost list. */
function readValues(paths: string[], onValue: (value: unknown, index: number) => void): TextReader {
  const parser = new JSONParser({ paths, keepStack: true });
  let isOver = false;
  let hasBegun = false;
  parser.onValue = ({ value, stack, key }) => onValue(value, Number(stack[2]?.key ?? key));
  const end = () => {
    isOver = true;
  };
  parser.onError = end;
  parser.onEnd = end;
  return {
    write(text) {
      const start = hasBegun ? 0 : text.indexOf('{');
      if (isOver || start === -1) return;
      hasBegun = true;
      parser.write(text.slice(start));
    },
  };
}
