import type { BankSubtopic } from '../../content-types.ts';

export const passeioEViagem: BankSubtopic = {
  domain: 'pets',
  subtopic: 'passeio-e-viagem',
  questions: [
    {
      question: 'Como fazer o cachorro parar de puxar a guia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Vira estátua no primeiro puxão.' },
        { mechanism: 'cena', text: 'Ombro doendo, poste na frente, e a guia esticada feito varal.' },
        { mechanism: 'erro', text: 'Ele puxa e você vai atrás: a aula foi essa.' },
        { mechanism: 'mito', text: 'Puxar não é mandar em você: é faro com pressa.' },
        { mechanism: 'desafio', text: 'Dez passos de guia frouxa, petisco na altura do joelho.' },
        { mechanism: 'prova', text: 'Olha o que muda com a argola do peitoral na frente.' },
        { mechanism: 'numero', text: 'Dois metros de guia acalmam mais que um.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu voltava com a mão vermelha. Hoje levo até o café.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que meu cachorro enjoa no carro?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Primeira curva, baba no banco, e um silêncio suspeito.' },
        { mechanism: 'lacuna', text: 'Mais que a curva da serra, pesa a hora de uma coisa.' },
        { mechanism: 'erro', text: 'O carro só aparece pra ir ao veterinário.' },
        { mechanism: 'desafio', text: 'Senta com ele no banco, motor desligado, cinco minutos.' },
        { mechanism: 'contra', text: 'Deixar a cabeça pra fora da janela não é remédio.' },
        { mechanism: 'chamada', text: 'Se você já anda com toalha no banco, dá pra melhorar isso.' },
        { mechanism: 'compara', text: 'Na caixinha presa ou no cinto do peitoral, ele balança menos.' },
        {
          mechanism: 'confissao',
          text: 'Dei a ração toda antes da serra. Aprendi no túnel.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Levar o pet na viagem ou deixar no hotelzinho?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Praia com ele ou praia sem hora pra voltar?' },
        { mechanism: 'contra', text: 'O gato quase sempre prefere ficar em casa e ter visita.' },
        { mechanism: 'numero', text: 'Testa uma noite de hotelzinho antes de deixar duas semanas.' },
        { mechanism: 'custo', text: 'Taxa da pousada, faxina, jantar no quarto: soma antes.' },
        { mechanism: 'erro', text: 'Reservar o chalé e ler a regra só na porta.' },
        {
          mechanism: 'dialogo',
          text: '“Aceitamos pequeno porte.” Pergunta quantos quilos tem o pequeno deles.',
        },
        { mechanism: 'prova', text: 'Vou fechar a mala dele: ração contada, manta, carteirinha.' },
        { mechanism: 'chamada', text: 'Ele treme com fogos e você vai passar Réveillon na areia?' },
      ],
    },
    {
      question: 'Quanto tempo antes preparar o pet pra viajar de avião?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Pra fora do país, são meses de papelada só dele.' },
        { mechanism: 'erro', text: 'Comprar a sua passagem e só depois perguntar pela dele.' },
        { mechanism: 'mito', text: 'Calmante por conta própria antes do voo é perigoso pra ele.' },
        { mechanism: 'desafio', text: 'Deixa a caixa de transporte aberta na sala hoje.' },
        { mechanism: 'quebra', text: 'Liga na companhia antes de clicar em comprar.' },
        { mechanism: 'lacuna', text: 'Focinho achatado muda a resposta da companhia, e muito.' },
        { mechanism: 'loop', text: 'Olha a data no atestado dele: esse papel vence rápido.' },
        { mechanism: 'cena', text: 'Fila do embarque, e a caixa com dois dedos a mais.' },
      ],
    },
    {
      question: 'Qual o melhor horário pra passear com cachorro no calor?',
      family: 'tempo',
      hooks: [
        { mechanism: 'desafio', text: 'Encosta as costas da mão no asfalto e conta até sete.' },
        { mechanism: 'cena', text: 'Meio-dia, calçada branca, e ele levantando a pata.' },
        { mechanism: 'contra', text: 'Cancelar a volta das duas da tarde também é cuidado.' },
        { mechanism: 'numero', text: 'Sete da manhã, sete da noite, e água na mochila.' },
        { mechanism: 'mito', text: 'Raspar na máquina zero não refresca qualquer pelo.' },
        { mechanism: 'chamada', text: 'Língua roxa ou perna bamba? Sombra, água e veterinário já.' },
        { mechanism: 'custo', text: 'No calor não existe “só cinco minutinhos” no carro fechado.' },
        { mechanism: 'pergunta', text: 'Seu pé aguentaria essa calçada agora?' },
      ],
    },
  ],
};
