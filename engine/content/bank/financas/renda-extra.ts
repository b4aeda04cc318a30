import type { BankSubtopic } from '../../content-types.ts';

export const rendaExtra: BankSubtopic = {
  domain: 'financas',
  subtopic: 'renda-extra',
  questions: [
    {
      question: 'Como fazer renda extra em casa sem investir nada?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Três vestidos de festa parados no armário já são mercadoria.' },
        { mechanism: 'desafio', text: 'Fotografa na janela uma coisa encostada desde o Natal.' },
        { mechanism: 'numero', text: 'Lista dez favores que já te pediram.' },
        { mechanism: 'contra', text: 'Sem capital, vende hora antes de vender produto.' },
        {
          mechanism: 'confissao',
          text: 'Meu primeiro bico foi passar roupa da vizinha de cima.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'A embalagem chegou antes da primeira encomenda.' },
        { mechanism: 'lacuna', text: 'O seu primeiro serviço tá numa conversa antiga do grupo.' },
        { mechanism: 'prova', text: 'Olha o recado de três linhas que eu mandaria no grupo do prédio.' },
      ],
    },
    {
      question: 'Por que minha renda extra não sobra no fim do mês?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Vendi tudo e fiquei no zero.” Quem pagou a gasolina?' },
        { mechanism: 'mito', text: 'Bandeja vazia no sábado não é dinheiro no domingo.' },
        { mechanism: 'custo', text: 'O lucro do brigadeiro ficou na corrida até o centro.' },
        {
          mechanism: 'antes-depois',
          text: 'O troco da venda sumia na padaria. Hoje tá num pote.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se o bico só paga o próprio bico, pega um papel.' },
        { mechanism: 'compara', text: 'Uma coisa é vender trinta reais, outra é lucrar oito.' },
        { mechanism: 'loop', text: 'Nessa sacola tem um gasto escondido, acha antes de mim.' },
        { mechanism: 'quebra', text: 'Põe a sua hora na conta antes do granulado.' },
      ],
    },
    {
      question: 'Bico de aplicativo ou vender comida: o que compensa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'A moto cobra gasolina, o fogão cobra madrugada.' },
        { mechanism: 'cena', text: 'Chove às sete, e o aplicativo apita enquanto o feijão queima.' },
        { mechanism: 'numero', text: 'Uma moto carrega cinco custos antes da primeira corrida.' },
        { mechanism: 'pergunta', text: 'Quanto vale uma hora da sua noite de terça?' },
        { mechanism: 'contra', text: 'Na terceira semana, compensa o que você não odeia.' },
        { mechanism: 'erro', text: 'Somou a corrida, esqueceu o pneu.' },
        { mechanism: 'dialogo', text: '“Marmita dá mais.” Dá, quando nada estraga na geladeira.' },
        { mechanism: 'prova', text: 'Vou pôr moto e marmita na mesma conta: reais por hora.' },
      ],
    },
    {
      question: 'Que renda extra dá pra fazer depois do trabalho?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Em duas horas por noite dá pra um serviço, loja não.' },
        { mechanism: 'cena', text: 'Oito da noite, uniforme na cadeira, máquina de costura ligada.' },
        {
          mechanism: 'confissao',
          text: 'Peguei bico de segunda a sexta e cochilei na reunião.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'O bico vai até meia-noite, e o emprego cobra às oito.' },
        { mechanism: 'desafio', text: 'Marca no celular que horas você sentou no sofá ontem.' },
        { mechanism: 'contra', text: 'Banho de cachorro cabe entre o jantar e a novela.' },
        { mechanism: 'erro', text: 'Com escala que muda, entrega diária vira dívida.' },
        { mechanism: 'quebra', text: 'Recusa a terceira encomenda da noite.' },
      ],
    },
    {
      question: 'Curso de renda extra na internet é golpe?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Às vezes o único negócio do curso é o curso.' },
        { mechanism: 'lacuna', text: 'Falta um nome na página do curso, procura lá embaixo.' },
        { mechanism: 'chamada', text: 'Pra quem viu anúncio com carrão e prazo acabando: segura o cartão.' },
        { mechanism: 'loop', text: 'Uma palavra desse anúncio de curso entrega o jogo.' },
        { mechanism: 'mito', text: 'Print de pix não prova venda nenhuma.' },
        { mechanism: 'numero', text: 'Curso comprado pela internet dá sete dias pra desistir.' },
        { mechanism: 'quebra', text: 'Pesquisa o CNPJ antes de digitar o cartão.' },
        {
          mechanism: 'antes-depois',
          text: 'Paguei três apostilas de bico. O que vingou aprendi fritando.',
          needsTruth: true,
        },
      ],
    },
  ],
};
