import type { BankSubtopic } from '../../content-types.ts';

export const gestaoDoCaixa: BankSubtopic = {
  domain: 'negocios',
  subtopic: 'gestao-do-caixa',
  questions: [
    {
      question: 'Como separar o dinheiro pessoal do da empresa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Fila do mercado, cartão da loja pagando a fralda.' },
        { mechanism: 'desafio', text: 'Abre uma segunda conta e passa as vendas pra lá.' },
        { mechanism: 'numero', text: 'Abre duas contas, usa dois cartões e marca o dia de se pagar.' },
        { mechanism: 'erro', text: 'O pix do cliente foi direto pra escola do filho.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu usava um cartão pra tudo. Hoje a loja tem o dela.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Tira o cartão da firma da carteira no sábado.' },
        { mechanism: 'mito', text: 'MEI pequenininho também merece conta separada.' },
        { mechanism: 'prova', text: 'Vou separar esse extrato com duas canetas coloridas.' },
      ],
    },
    {
      question: 'Por que minha empresa vende e falta dinheiro no caixa?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Venda ótima na sexta, fornecedor na segunda, cartão só em março.' },
        { mechanism: 'lacuna', text: 'Existe um buraco entre a venda e o dinheiro, e ele tem data.' },
        { mechanism: 'custo', text: 'Vendeu em dez vezes, pagou à vista, secou a gaveta.' },
        { mechanism: 'dialogo', text: '“Mas o mês foi bom.” Bom no caderno, zero na conta.' },
        { mechanism: 'mito', text: 'Saldo de sexta-feira já tem dono.' },
        { mechanism: 'erro', text: 'Comprar estoque novo com o dinheiro do imposto.' },
        { mechanism: 'loop', text: 'Essa antecipação da maquininha come a venda sem fazer barulho.' },
        { mechanism: 'confissao', text: 'Só fui ler a taxa do cartão no segundo ano.', needsTruth: true },
      ],
    },
    {
      question: 'Vale a pena vender fiado?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Doze nomes no caderno preto, e a mercadoria já foi embora.' },
        { mechanism: 'compara', text: 'Freguês que compra há vinte anos ou freguês de vinte minutos?' },
        { mechanism: 'custo', text: 'Fiado sem data combinada é mercadoria que você deu.' },
        { mechanism: 'contra', text: 'Com limite e dia certo, caderneta ainda funciona em bairro.' },
        { mechanism: 'erro', text: 'Anotar “moça do bolo” no lugar do nome.' },
        { mechanism: 'dialogo', text: '“Mês que vem eu acerto.” Combina o dia.' },
        { mechanism: 'numero', text: 'Teto de cinquenta reais, trinta dias pra pagar e nome completo.' },
        { mechanism: 'pergunta', text: 'Quanto dá a soma do seu caderno hoje?' },
      ],
    },
    {
      question: 'De quanto em quanto tempo fechar o caixa?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Conta a gaveta em dez minutos, antes de baixar a porta.' },
        { mechanism: 'cena', text: 'Porta meio fechada, moeda na mesa, e a soma não bate.' },
        { mechanism: 'mito', text: 'O extrato do banco não mostra o que saiu da gaveta.' },
        { mechanism: 'erro', text: 'A soma de sábado, no domingo, ninguém lembra direito.' },
        { mechanism: 'custo', text: 'Furo de cinco reais por dia dá a conta de luz do mês.' },
        { mechanism: 'desafio', text: 'Fecha só as vendas de hoje, com papel e caneta.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu fechava no fim do mês. Agora acho o erro no mesmo dia.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se o rombo só aparece junto com o boleto, fica.' },
      ],
    },
    {
      question: 'Quanto tirar de pró-labore por mês?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Tira um valor fixo todo dia cinco, igual funcionário.' },
        { mechanism: 'contra', text: 'Dezembro bom não é convite pra dobrar a retirada.' },
        { mechanism: 'erro', text: 'Raspar o que sobrou e chamar de salário.' },
        { mechanism: 'mito', text: 'Sócio que trabalha mais pode receber mais.' },
        { mechanism: 'dialogo', text: '“A loja é minha, eu pego.” O fornecedor discorda.' },
        { mechanism: 'loop', text: 'Dois sócios brigam menos quando isso aqui tá escrito.' },
        { mechanism: 'lacuna', text: 'Um número da sua casa decide a retirada da loja.' },
        { mechanism: 'desafio', text: 'Soma tudo que você tirou da gaveta nesse mês.' },
      ],
    },
  ],
};
