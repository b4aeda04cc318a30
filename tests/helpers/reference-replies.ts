import type { LocalModel, ModelReply, ModelRequest } from './local-model.ts';

/** What a request about sources is for, by the marks in it. */
export type ReferencePurpose = 'materials' | 'judge' | 'rewrite' | 'script' | 'other';

interface GivenText {
  codigo: string;
  titulo: string;
  texto: string;
}

export interface ReplyMaterial {
  fonte: string;
  resumo: string;
  argumentos: string[];
}

export function purposeOf({ prompt }: ModelRequest): ReferencePurpose {
  if (prompt.includes('<fontes>')) return 'materials';
  if (prompt.includes('<frase>')) return 'judge';
  if (prompt.includes('<partes>')) return 'script';
  return prompt.includes('<recusadas>') ? 'rewrite' : 'other';
}

/** The value between two marks of a prompt. */
export function readMark<Value>(prompt: string, mark: string): Value {
  const inside = new RegExp(`<${mark}>(.*?)</${mark}>`, 'su').exec(prompt)?.[1];
  return JSON.parse(inside ?? 'null') as Value;
}

/** An honest model's choice: the first sources, in words that lean on theirs. */
export function honestMaterials(request: ModelRequest, most = 5): ReplyMaterial[] {
  return readMark<GivenText[]>(request.prompt, 'fontes')
    .slice(0, most)
    .map(({ codigo, texto }) => {
      const [summary = '', first = '', second = '', third = ''] = texto.split('\n');
      return { fonte: codigo, resumo: summary, argumentos: [first, second, third].map(say) };
    });
}

/** The same finding as one would say it. */
export function say(sentence: string): string {
  return `Olha só: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

export const asReply = (materiais: readonly ReplyMaterial[]) => JSON.stringify({ materiais });
export const verdict = (sustenta: 0 | 1) => JSON.stringify({ sustenta });

export interface ReplyPart {
  numero: number;
  instrucao: string;
  fala: string;
  curta: string;
}

/** The engine's draft as an honest model would say it. */
export function honestScript({ prompt }: ModelRequest): ReplyPart[] {
  return readMark<{ numero: number; rascunho: string }[]>(prompt, 'partes').map(({ numero, rascunho }) => ({
    numero,
    instrucao: `Segura a caneca perto do rosto e olha pra câmera, parte ${'abcd'[numero]}.`,
    fala: `Pensa comigo. ${rascunho}`,
    curta: `Resumindo. ${rascunho}`.slice(0, 500),
  }));
}

export const asScript = (partes: readonly ReplyPart[]) => JSON.stringify({ partes });

export type Answers = Partial<Record<ReferencePurpose, (request: ModelRequest) => ModelReply>>;

/** From now on the model is an honest writer and a judge that believes it, unless told otherwise. */
export function answerBy(model: LocalModel, answers: Answers): void {
  const usual: Required<Answers> = {
    materials: (request) => ({ text: asReply(honestMaterials(request)) }),
    judge: () => ({ text: verdict(1) }),
    rewrite: () => ({ text: '{"frases": []}' }),
    script: (request) => ({ text: asScript(honestScript(request)) }),
    other: () => ({ status: 500 }),
  };
  model.answer((request) => {
    const purpose = purposeOf(request);
    return (answers[purpose] ?? usual[purpose])(request);
  });
}
