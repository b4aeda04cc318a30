import { asData } from './as-data.ts';

export const repairPromptVersion = 'conserto-1';

/** One refused hook and what a new one in its place must be. */
export interface RefusedHook {
  number: number;
  question: string;
  /** What was written, if anything. */
  text: string | null;
  reasons: readonly string[];
  /** Mechanisms that its question has already. */
  taken: readonly string[];
}

/** Asks for new hooks in the places of those that were refused; each says why it was. */
export function toRepairPrompt(topicPrompt: string, refused: readonly RefusedHook[]): string {
  const places = refused.map(({ number, question, text, reasons, taken }) => ({
    numero: number,
    pergunta: question,
    recusado: text,
    motivos: reasons.map(explain),
    mecanismos_ja_usados: taken,
  }));
  return `${topicPrompt}
Alguns ganchos foram recusados pela revisão. Escreva um novo para cada número, por outro caminho, seguindo as mesmas regras.
<recusados>${asData(places)}</recusados>
Responda apenas com o objeto JSON {"ganchos": [{"numero": 0, "mecanismo": "…", "texto": "…"}]}.`;
}

const explanations: Readonly<Record<string, string>> = {
  missing: 'faltou',
  'too-short': 'curto demais',
  'too-long': 'comprido demais',
  'too-many-syllables': 'comprido demais para três segundos',
  exclamation: 'tem ponto de exclamação',
  emoji: 'tem emoji',
  english: 'tem inglês',
  foreign: 'não está em português',
  harmful: 'pode machucar alguém',
  'mid-sentence-capital': 'tem maiúsculas de título',
  disagreement: 'erro de concordância',
  'doubled-word': 'palavra repetida',
  'loose-contraction': 'falta contrair a preposição',
  'gerund-opening': 'abre com gerúndio',
  'unbalanced-quotes': 'aspas sem par',
  'restates-question': 'repete a pergunta',
  'same-mechanism': 'mecanismo já usado nesta pergunta',
  'same-opening': 'começa como outro gancho da lista',
  'shares-words': 'repete quatro palavras seguidas de outro gancho',
  'too-many-questions': 'já há perguntas demais na lista',
  'too-many-you': 'já há demais que começam com você',
};

/** Names of blocked phrases go by their kind. */
function explain(reason: string): string {
  if (reason.startsWith('claim:')) return 'promete ou afirma o que não se prova';
  return explanations[reason] ?? (reason.includes(':') ? 'frase batida ou traduzida' : reason);
}
