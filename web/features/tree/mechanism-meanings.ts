import type { Mechanism } from '../../../shared/mechanisms.ts';

/** How each mechanism holds a viewer, in a sentence for the person who will say it. */
export const mechanismMeanings: Readonly<Record<Mechanism, string>> = {
  cena: 'Joga a pessoa dentro de um momento que ela conhece.',
  confissao: 'Conta algo seu. Se não for verdade pra você, ajuste antes de gravar.',
  'antes-depois': 'Mostra uma virada em duas frases. Ajuste se não for a sua história.',
  dialogo: 'Repete o que o público já diz e responde.',
  erro: 'Nomeia o tropeço que quase todo mundo comete.',
  custo: 'Mostra o que se perde sem perceber.',
  contra: 'Discorda do conselho de sempre e defende a ideia.',
  mito: 'Derruba uma crença com o que se sabe.',
  lacuna: 'Esconde uma coisa só, e a resposta vem no vídeo.',
  loop: 'Abre um fio que só fecha no fim.',
  numero: 'Põe um número concreto no meio da frase.',
  prova: 'Promete mostrar na frente da câmera.',
  compara: 'Coloca duas opções lado a lado.',
  chamada: 'Chama quem está exatamente nessa situação.',
  desafio: 'Pede um gesto que dá pra fazer agora.',
  quebra: 'Interrompe com uma ordem curta e inesperada.',
  pergunta: 'Faz a pergunta que a pessoa já se faz.',
};
