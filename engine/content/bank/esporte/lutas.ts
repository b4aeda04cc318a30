import type { BankSubtopic } from '../../content-types.ts';

export const lutas: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'lutas',
  questions: [
    {
      question: 'Como começar no jiu-jítsu do zero?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Quimono duro de novo, nó errado na faixa, tatame gelado.' },
        { mechanism: 'quebra', text: 'Corta a unha antes de sair de casa.' },
        { mechanism: 'contra', text: 'Três tapinhas no tatame salvam o treino de amanhã.' },
        {
          mechanism: 'confissao',
          text: 'Passei o primeiro mês embaixo, contando as luzes do teto.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Peso-pena também aprende a derrubar armário.' },
        { mechanism: 'erro', text: 'Comprar o quimono caro antes da aula de teste.' },
        { mechanism: 'desafio', text: 'Treina a fuga de quadril no corredor de casa.' },
        { mechanism: 'chamada', text: 'Parou na porta da academia e deu meia-volta? Entra comigo.' },
      ],
    },
    {
      question: 'Por que eu travo no sparring de boxe?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Gongo, protetor na boca, e o jab some da memória.' },
        { mechanism: 'mito', text: 'Medo de soco não passa com soco mais forte.' },
        { mechanism: 'lacuna', text: 'O corpo trava primeiro num lugar longe da luva.' },
        { mechanism: 'numero', text: 'No primeiro assalto, um golpe só: o jab.' },
        { mechanism: 'dialogo', text: '“Levanta a guarda.” Você levanta e para de enxergar.' },
        { mechanism: 'erro', text: 'Prender o ar até o gongo.' },
        { mechanism: 'compara', text: 'Valente no saco de areia, estátua na frente de gente.' },
        { mechanism: 'prova', text: 'Entro no ringue só pra esquivar, sem devolver nada.' },
      ],
    },
    {
      question: 'Muay thai ou boxe: qual escolher?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Dois punhos de um lado; do outro, canela, joelho e cotovelo.' },
        { mechanism: 'mito', text: 'Boxe também se aprende pelo pé.' },
        { mechanism: 'custo', text: 'Luva serve pros dois; caneleira é outra conta.' },
        { mechanism: 'pergunta', text: 'Você quer chutar ou só descontar o trânsito?' },
        {
          mechanism: 'antes-depois',
          text: 'Cheguei ao ringue pela raiva e fiquei pela corda.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Aula de estreia, canela no saco, careta no espelho.' },
        { mechanism: 'contra', text: 'O professor do bairro pesa mais que a modalidade.' },
        { mechanism: 'desafio', text: 'Faz uma aula de cada na mesma semana.' },
      ],
    },
    {
      question: 'Quanto tempo demora pra pegar a faixa azul no jiu-jítsu?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Um ano, três anos: o tatame não usa calendário.' },
        { mechanism: 'mito', text: 'Faixa amarrada na cintura não defende o pescoço.' },
        { mechanism: 'erro', text: 'Contar grau em vez de contar treino.' },
        { mechanism: 'contra', text: 'Branca bem usada ensina mais que azul às pressas.' },
        { mechanism: 'loop', text: 'Essa fuga de iniciante cai em toda graduação.' },
        { mechanism: 'confissao', text: 'Recebi a azul e passei a semana apanhando.', needsTruth: true },
        { mechanism: 'custo', text: 'Sumir um mês por ciúme da graduação do colega.' },
        { mechanism: 'cena', text: 'Roda de alunos, pano novo no chão, mãe filmando.' },
      ],
    },
    {
      question: 'Qual luta é melhor pra defesa pessoal feminina?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'A melhor defesa começa dois metros antes do golpe.' },
        { mechanism: 'mito', text: 'Braço forte ajuda, mas quem solta é o quadril.' },
        { mechanism: 'prova', text: 'Mostro a soltura de punho em câmera lenta.' },
        { mechanism: 'quebra', text: 'Solta a bolsa e corre.' },
        { mechanism: 'chamada', text: 'Chave entre os dedos, passo apressado: esse treino é seu.' },
        { mechanism: 'lacuna', text: 'A primeira técnica da aula não usa as mãos.' },
        { mechanism: 'numero', text: 'Pulso, cabelo e abraço: três pegadas pra treinar primeiro.' },
        { mechanism: 'compara', text: 'O jiu-jítsu ensina o chão; o boxe ensina a sair de perto.' },
      ],
    },
  ],
};
