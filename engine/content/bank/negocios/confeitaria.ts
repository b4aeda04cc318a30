import type { BankSubtopic } from '../../content-types.ts';

export const confeitaria: BankSubtopic = {
  domain: 'negocios',
  subtopic: 'confeitaria',
  questions: [
    {
      question: 'Como começar a vender bolo de pote em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Quinta à noite, doze potes na bancada, etiqueta torta na tampa.' },
        { mechanism: 'numero', text: 'Dois sabores, doze potes, uma sexta-feira: já tá bom pra estrear.' },
        { mechanism: 'erro', text: 'Nove sabores e um liquidificador só: sexta vai ser longa.' },
        { mechanism: 'desafio', text: 'Escreve na tampa: feito em tal dia.' },
        { mechanism: 'quebra', text: 'Guarda o corante e acerta o ponto do recheio.' },
        { mechanism: 'prova', text: 'Vou montar um pote em camadas e pesar cada uma.' },
        { mechanism: 'contra', text: 'A primeira freguesa da gente costuma morar no mesmo corredor.' },
        { mechanism: 'mito', text: 'Camada bonita não disfarça massa seca.' },
      ],
    },
    {
      question: 'Por que meus bolos não vendem?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Cinco da tarde, e a caixa térmica volta cheia no ônibus.' },
        { mechanism: 'erro', text: 'Postar torta linda e deixar a gente caçando o preço.' },
        { mechanism: 'custo', text: 'Foto escura deixa brigadeiro com cara de pedra.' },
        { mechanism: 'dialogo', text: '“Tá caro.” Ela chegou a provar uma fatia?' },
        { mechanism: 'chamada', text: 'Elogiam na festa e encomendam da outra? Fica.' },
        { mechanism: 'lacuna', text: 'Falta no cardápio a informação que toda mãe procura.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu anunciava bolo de fubá. Passei a anunciar o café das quatro.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Essa fatia cortada fala mais que o bolo inteiro.' },
      ],
    },
    {
      question: 'Bolo por encomenda ou pronta-entrega: o que vale mais?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Encomenda já acorda vendida. Pronta-entrega acorda torcendo.' },
        { mechanism: 'contra', text: 'Pronta-entrega brilha mesmo é na semana do pagamento.' },
        { mechanism: 'custo', text: 'Doze fatias que sobram comem o lucro das vendidas.' },
        { mechanism: 'erro', text: 'Aceitar três festas no sábado com um forno só.' },
        { mechanism: 'numero', text: 'Deixa quatro fatias prontas e o resto com sinal.' },
        { mechanism: 'pergunta', text: 'Quantas fatias foram pro lixo nesse mês?' },
        {
          mechanism: 'confissao',
          text: 'Uma festa cancelada me rendeu bolo por cinco dias.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Vitrine cheia também é recheio vencendo.' },
      ],
    },
    {
      question: 'Quanto tempo o bolo de pote dura na geladeira?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Com fruta fresca por cima, três dias e olhe lá.' },
        { mechanism: 'mito', text: 'Geladeira não conserta creme que passou a tarde fora.' },
        { mechanism: 'cena', text: 'Isopor no sol da feira, e o chantilly já tá suando.' },
        { mechanism: 'erro', text: 'Congelar com morango e servir sopa.' },
        { mechanism: 'desafio', text: 'Separa um pote da leva e prova no dia seguinte.' },
        { mechanism: 'contra', text: 'O brigadeiro aguenta mais que a fruta em cima dele.' },
        { mechanism: 'quebra', text: 'Tira o pote do sol antes de tirar a foto.' },
        { mechanism: 'loop', text: 'Esse canto da tampa evita a reclamação de segunda-feira.' },
      ],
    },
    {
      question: 'Quanto cobrar pelo cento de brigadeiro?',
      family: 'decisao',
      hooks: [
        { mechanism: 'prova', text: 'Vou somar lata, forminha, gás e o seu braço.' },
        { mechanism: 'erro', text: 'A tabela da doceira do centro não paga a sua lata.' },
        { mechanism: 'numero', text: 'São cem bolinhas, cem forminhas e uma tarde enrolando.' },
        { mechanism: 'custo', text: 'Granulado caro no preço do barato sai do seu lucro.' },
        { mechanism: 'dialogo', text: '“A moça da rua faz por menos.” Com qual chocolate?' },
        { mechanism: 'mito', text: 'Receita de família não deixa a lata mais barata.' },
        { mechanism: 'desafio', text: 'Cronometra uma leva, da panela até a última bolinha.' },
        { mechanism: 'compara', text: 'O tradicional vai no cento, o gourmet na caixa de quatro.' },
      ],
    },
  ],
};
