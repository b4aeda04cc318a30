import type { BankSubtopic } from '../../content-types.ts';

export const lutas: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'lutas',
  questions: [
    {
      question: 'Como começar no jiu-jítsu do zero?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'O quimono tá duro, o nó da faixa errado, e o tatame gelado.' },
        { mechanism: 'quebra', text: 'Corta a unha antes de sair de casa.' },
        { mechanism: 'contra', text: 'Bater três vezes no tatame salva o treino de amanhã.' },
        {
          mechanism: 'confissao',
          text: 'Passei o primeiro mês embaixo, contando as luzes do teto.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Gente leve também aprende a derrubar gente grande.' },
        { mechanism: 'erro', text: 'Não compra quimono caro antes da aula de teste.' },
        { mechanism: 'desafio', text: 'Treina a fuga de quadril no corredor de casa mesmo.' },
        { mechanism: 'chamada', text: 'Já parou na porta da academia e deu meia-volta? Entra comigo.' },
      ],
    },
    {
      question: 'Por que eu travo no sparring de boxe?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Tocou o gongo, e o jab sumiu da memória.' },
        { mechanism: 'mito', text: 'O medo de tomar soco não passa batendo mais forte.' },
        { mechanism: 'lacuna', text: 'O corpo trava primeiro num lugar bem longe da luva.' },
        { mechanism: 'numero', text: 'No primeiro assalto, usa um golpe só: o jab.' },
        { mechanism: 'dialogo', text: '“Levanta a guarda.” A gente levanta e para de enxergar.' },
        { mechanism: 'erro', text: 'Você prende o ar e só lembra de soltar no gongo.' },
        { mechanism: 'compara', text: 'No saco de areia, valente; na frente de gente, estátua.' },
        { mechanism: 'prova', text: 'Vou entrar no ringue só pra esquivar, sem devolver nada.' },
      ],
    },
    {
      question: 'Muay thai ou boxe: qual escolher?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Boxe usa dois punhos. Muay thai põe canela, joelho e cotovelo.' },
        { mechanism: 'mito', text: 'Boxe também se aprende pelo pé.' },
        { mechanism: 'custo', text: 'A luva serve pros dois; a caneleira já é outra conta.' },
        { mechanism: 'pergunta', text: 'Você quer chutar ou só descontar o trânsito?' },
        {
          mechanism: 'antes-depois',
          text: 'Cheguei no ringue pela raiva e fiquei pela corda de pular.',
          needsTruth: true,
        },
        {
          mechanism: 'cena',
          text: 'Na aula de estreia, chutei o saco e fiz careta no espelho.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Um bom professor no bairro pesa mais que a modalidade.' },
        { mechanism: 'desafio', text: 'Faz uma aula de cada na mesma semana.' },
      ],
    },
    {
      question: 'Quanto tempo demora pra pegar a faixa azul no jiu-jítsu?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Um ano, três anos: o tatame não segue calendário.' },
        { mechanism: 'mito', text: 'A cor da faixa não defende o pescoço de ninguém.' },
        { mechanism: 'erro', text: 'Conta treino, que contar grau só dá ansiedade.' },
        { mechanism: 'contra', text: 'Uma branca bem suada ensina mais que azul às pressas.' },
        { mechanism: 'loop', text: 'Esta fuga de iniciante cai em toda graduação.' },
        { mechanism: 'confissao', text: 'Recebi a azul e passei a semana apanhando.', needsTruth: true },
        { mechanism: 'custo', text: 'Sumir um mês por ciúme da faixa do colega atrasa a sua.' },
        { mechanism: 'cena', text: 'A turma em roda, a faixa nova no chão, e a mãe filmando.' },
      ],
    },
    {
      question: 'Qual luta é melhor pra defesa pessoal feminina?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'A melhor defesa começa dois metros antes de qualquer golpe.' },
        { mechanism: 'mito', text: 'Braço forte ajuda, mas quem solta a pegada é o quadril.' },
        { mechanism: 'prova', text: 'Vou mostrar como se solta o punho, em câmera lenta.' },
        { mechanism: 'quebra', text: 'Solta a bolsa e corre.' },
        { mechanism: 'chamada', text: 'Pra quem anda depressa com a chave entre os dedos.' },
        { mechanism: 'lacuna', text: 'A primeira técnica da aula não usa as mãos.' },
        { mechanism: 'numero', text: 'Treina primeiro três pegadas: no pulso, no cabelo e o abraço.' },
        { mechanism: 'compara', text: 'O jiu-jítsu ensina a sair do chão; o boxe, a sair de perto.' },
      ],
    },
  ],
};
