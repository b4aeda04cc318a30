/** The 17 ways a hook can hold a viewer. The key travels in the API, the label is what a person reads. */
export const mechanismLabels = {
  cena: 'Cena',
  confissao: 'Confissão',
  'antes-depois': 'Antes e depois',
  dialogo: 'Diálogo',
  erro: 'Erro',
  custo: 'Custo',
  contra: 'Do contra',
  mito: 'Mito',
  lacuna: 'Lacuna',
  loop: 'Fio solto',
  numero: 'Número',
  prova: 'Prova',
  compara: 'Comparação',
  chamada: 'Chamada',
  desafio: 'Desafio',
  quebra: 'Quebra',
  pergunta: 'Pergunta',
} as const;

export type Mechanism = keyof typeof mechanismLabels;

export const mechanisms = Object.keys(mechanismLabels) as [Mechanism, ...Mechanism[]];
