import type { BankSubtopic } from '../../content-types.ts';

export const rendaExtra: BankSubtopic = {
  domain: 'financas',
  subtopic: 'renda-extra',
  questions: [
    {
      question: 'Como fazer renda extra em casa sem investir nada?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Guarda-roupa aberto, três vestidos de festa e um celular.' },
        { mechanism: 'desafio', text: 'Fotografa na janela uma coisa encostada desde o Natal.' },
        { mechanism: 'numero', text: 'Lista dez favores que já te pediram.' },
        { mechanism: 'contra', text: 'Sem capital, vende hora antes de vender produto.' },
        {
          mechanism: 'confissao',
          text: 'Meu primeiro bico foi passar roupa da vizinha de cima.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Comprar embalagem bonita antes da primeira encomenda.' },
        { mechanism: 'lacuna', text: 'O seu primeiro serviço tá numa conversa antiga do grupo.' },
        { mechanism: 'prova', text: 'Esse recado de três linhas iria pro grupo do prédio.' },
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
          text: 'Meu troco da venda sumia na padaria, até ganhar um pote.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se o bico só paga o próprio bico, pega um papel.' },
        { mechanism: 'compara', text: 'Trinta reais de venda, talvez oito de lucro.' },
        { mechanism: 'loop', text: 'Nessa sacola tem um gasto escondido, acha antes de mim.' },
        { mechanism: 'quebra', text: 'Põe a sua hora na conta antes do granulado.' },
      ],
    },
    {
      question: 'Bico de aplicativo ou vender comida: o que compensa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'A moto cobra gasolina, o fogão cobra madrugada.' },
        { mechanism: 'cena', text: 'Dez corridas na chuva ou dez potes na geladeira.' },
        { mechanism: 'numero', text: 'Uma moto carrega cinco custos antes da primeira corrida.' },
        { mechanism: 'pergunta', text: 'Quanto vale uma hora da sua noite de terça?' },
        { mechanism: 'contra', text: 'Compensa o que você repete sem odiar na terceira semana.' },
        { mechanism: 'erro', text: 'Somar a corrida e esquecer o pneu.' },
        { mechanism: 'dialogo', text: '“Marmita dá mais.” Dá, quando nada estraga na geladeira.' },
        { mechanism: 'prova', text: 'Moto de um lado, marmita do outro: a conta por hora.' },
      ],
    },
    {
      question: 'Que renda extra dá pra fazer depois do trabalho?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Duas horas por noite rendem um serviço, loja não.' },
        { mechanism: 'cena', text: 'Oito da noite, uniforme na cadeira, máquina de costura ligada.' },
        {
          mechanism: 'confissao',
          text: 'Peguei bico de segunda a sexta e cochilei na reunião.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Extra que come o sono cobra no emprego.' },
        { mechanism: 'desafio', text: 'Marca no celular quanto tempo livre sobrou ontem.' },
        { mechanism: 'contra', text: 'Banho de cachorro cabe entre o jantar e a novela.' },
        { mechanism: 'erro', text: 'Prometer entrega diária tendo escala que muda.' },
        { mechanism: 'quebra', text: 'Recusa a terceira encomenda da noite.' },
      ],
    },
    {
      question: 'Curso de renda extra na internet é golpe?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Às vezes o único negócio do curso é o curso.' },
        { mechanism: 'lacuna', text: 'Antes de pagar, procura o que a página esconde.' },
        { mechanism: 'chamada', text: 'Carro na garagem do anúncio, prazo acabando: segura o cartão.' },
        { mechanism: 'loop', text: 'Leio um anúncio desses e paro na palavra que entrega.' },
        { mechanism: 'mito', text: 'Print de pix não prova venda nenhuma.' },
        { mechanism: 'numero', text: 'Compra pela internet tem sete dias pra desistir.' },
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
