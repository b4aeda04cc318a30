import { foldText } from '../language/fold-text.ts';
import { findNoun } from '../language/nouns.ts';

/** Nouns that nobody can film, without accents, in the singular. */
const abstractNouns = new Set(
  `coisa jeito vida tempo forma modo parte tipo ponto problema resultado sucesso objetivo meta ideia assunto tema motivo razao causa efeito processo questao caso vez maneira
  verdade mentira erro acerto chance opcao escolha decisao vontade medo culpa amor felicidade paz fe esperanca saude doenca dor forca energia foco rotina habito disciplina motivacao
  conhecimento experiencia futuro passado presente mundo realidade sonho valor preco custo risco ganho perda lucro crescimento mudanca diferenca importancia qualidade quantidade
  conta falta dia mes ano pessoa gente fala profissional brasileiro seculo lado ordem nome
  regra limite nivel grau inicio fim comeco meio final sentido significado conteudo informacao detalhe segredo dica truque estrategia tecnica metodo sistema plano`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

const abstractEnding = /(?:dade|dades|ismo|encia|ancia|tude)$/u;
/** Said as a moment, they are as good as a thing: "seis da manhã", "domingo". */
const moments =
  /^(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|manha|madrugada|noite|tarde|meia-noite|almoco|janta)$/u;

/** The things of a sentence that a camera could show, in their order, as they stand there. */
export function findConcreteThings(text: string): string[] {
  const words = text.split(/\s+/u).map((word) => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''));
  return words.filter((word) => word.length > 2 && isConcrete(word));
}

function isConcrete(word: string): boolean {
  const folded = foldText(word);
  if (moments.test(folded)) return true;
  if (abstractEnding.test(folded)) return false;
  const noun = findNoun(word);
  if (noun === null) return false;
  return !abstractNouns.has(folded) && !abstractNouns.has(folded.replace(/s$/u, ''));
}
