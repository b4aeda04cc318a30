import type { WorkKind } from '../api/get-kept-work.ts';

interface LibraryTexts {
  title: string;
  lead: string;
  field: string;
  waiting: string;
  empty: { title: string; text: string };
  thrownAway: string;
  warning: string;
  /** Of what costs nothing to make again. */
  freeWarning: string;
}

export const libraryTexts: Readonly<Record<WorkKind, LibraryTexts>> = {
  scripts: {
    title: 'Meus roteiros',
    lead: 'Tudo que você já desbloqueou. Abrir de novo é de graça.',
    field: 'Procurar nos roteiros',
    waiting: 'Carregando seus roteiros…',
    empty: {
      title: 'Nenhum roteiro ainda',
      text: 'Escolha um gancho da sua árvore e gere os materiais: o roteiro fica guardado aqui.',
    },
    thrownAway: 'Roteiro apagado',
    warning: 'O roteiro e os materiais somem de vez. Pra ter de novo, será 1\u00a0crédito.',
    freeWarning: 'O roteiro e os materiais somem de vez.',
  },
  searches: {
    title: 'Minhas buscas',
    lead: 'As árvores que você já gerou. Abrir de novo é de graça.',
    field: 'Procurar nas buscas',
    waiting: 'Carregando suas buscas…',
    empty: {
      title: 'Nenhuma busca ainda',
      text: 'Digite um tema e gere os ganchos: a árvore fica guardada aqui.',
    },
    thrownAway: 'Busca apagada',
    warning: 'A árvore some de vez; os roteiros dela continuam. Pra gerar de novo, será 1\u00a0crédito.',
    freeWarning: 'A árvore some de vez; os roteiros dela continuam. Gerar de novo não custa nada.',
  },
};
