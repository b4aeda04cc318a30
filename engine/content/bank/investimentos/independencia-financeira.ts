import type { BankSubtopic } from '../../content-types.ts';

export const independenciaFinanceira: BankSubtopic = {
  domain: 'investimentos',
  subtopic: 'independencia-financeira',
  questions: [
    {
      question: 'Como calcular quanto preciso pra viver de renda?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Acha no extrato o mês mais caro do ano.' },
        { mechanism: 'numero', text: 'Doze faturas somadas valem mais que a calculadora do site.' },
        { mechanism: 'erro', text: 'A planilha usou o melhor ano e esqueceu o pior.' },
        {
          mechanism: 'cena',
          text: 'Planilha aberta, aposentadoria aos quarenta e cinco, dentista fora da conta.',
        },
        { mechanism: 'prova', text: 'Refaço a conta aqui com um ano ruim no meio.' },
        { mechanism: 'contra', text: 'A conta começa no supermercado, e não na corretora.' },
        { mechanism: 'lacuna', text: 'Esse cálculo esquece quase sempre a mesma despesa.' },
        { mechanism: 'loop', text: 'Guarda o gasto de hoje, que a inflação vai mexer nele.' },
      ],
    },
    {
      question: 'Por que é tão difícil alcançar a independência financeira?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Com meu salário não dá.” Talvez não dê pra tudo.' },
        { mechanism: 'compara', text: 'Sem aluguel é uma conta; com três filhos é outra.' },
        { mechanism: 'mito', text: 'Cortar cafezinho não substitui renda que não fecha o mês.' },
        { mechanism: 'custo', text: 'Perseguiu o número da planilha e perdeu o aniversário da filha.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu mirava parar de vez. Hoje miro um mês de folga.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Fecha a história de quem parou aos trinta.' },
        { mechanism: 'chamada', text: 'Pra quem sustenta a casa dos pais e a própria.' },
        { mechanism: 'erro', text: 'A meta era do vídeo, mas o risco ficou pra você.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra viver de renda?',
      family: 'tempo',
      hooks: [
        {
          mechanism: 'numero',
          text: 'Três números mandam no prazo: quanto sobra, quanto gasta e quanto rende.',
        },
        { mechanism: 'mito', text: 'Calculadora com reta subindo nunca viu um ano ruim.' },
        { mechanism: 'cena', text: 'No bolo de cinquenta anos, a planilha tava dobrada na gaveta.' },
        { mechanism: 'contra', text: 'Mesmo se a meta atrasar dez anos, a reserva fica.' },
        { mechanism: 'loop', text: 'Escreve a idade da meta, e outra dez anos depois.' },
        {
          mechanism: 'antes-depois',
          text: 'Contava os anos pra sair. Agora conto meses de reserva.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Refaz a planilha com metade do retorno e respira.' },
        { mechanism: 'pergunta', text: 'Qual terça-feira você quer ter aos sessenta?' },
      ],
    },
    {
      question: 'Vale a pena parar de trabalhar cedo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Parar de vez ou trabalhar três dias: a conta muda muito.' },
        { mechanism: 'erro', text: 'Pediu demissão e depois descobriu o preço do plano de saúde.' },
        { mechanism: 'lacuna', text: 'A primeira segunda-feira livre traz uma conta sem boleto.' },
        { mechanism: 'dialogo', text: '“E você, faz o quê?” Silêncio no churrasco.' },
        { mechanism: 'custo', text: 'Sair cedo pode encolher a aposentadoria do INSS.' },
        { mechanism: 'numero', text: 'Testa um mês de férias vivendo só da renda planejada.' },
        { mechanism: 'contra', text: 'Gostar do trabalho também é um plano.' },
        {
          mechanism: 'confissao',
          text: 'Tirei um mês livre e lavei a garagem duas vezes.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'O movimento FIRE funciona no Brasil?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'A regra famosa de saque nasceu com dados americanos.' },
        { mechanism: 'erro', text: 'Copiou a planilha em dólar, mas o mercado cobra em real.' },
        { mechanism: 'compara', text: 'O juro daqui rende mais, só que a inflação come junto.' },
        { mechanism: 'cena', text: 'Cinco abas em inglês, uma conta de luz em cima do teclado.' },
        { mechanism: 'numero', text: 'Reserva, previdência pública e carteira: três pernas da mesa.' },
        { mechanism: 'chamada', text: 'Se metade do salário vai no aluguel, adapta sem culpa.' },
        { mechanism: 'prova', text: 'Traduzo a conta americana: feira, INSS e plano de saúde.' },
        { mechanism: 'quebra', text: 'Esquece a sigla e olha quanto sobrou em outubro.' },
      ],
    },
  ],
};
