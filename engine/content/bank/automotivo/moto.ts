import type { BankSubtopic } from '../../content-types.ts';

export const moto: BankSubtopic = {
  domain: 'automotivo',
  subtopic: 'moto',
  questions: [
    {
      question: 'Como andar de moto na chuva com segurança?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Foge da faixa pintada: molhada, ela vira sabão.' },
        { mechanism: 'erro', text: 'Apertar só o freio da frente em cima da poça.' },
        { mechanism: 'numero', text: 'Na chuva, dois segundos viram quatro atrás do caminhão.' },
        { mechanism: 'cena', text: 'Viseira embaçada, luva encharcada, ônibus jogando água.' },
        { mechanism: 'contra', text: 'Esperar no posto até o pior passar também é pilotar.' },
        { mechanism: 'desafio', text: 'Encosta uma moeda no sulco do pneu antes de sair.' },
        { mechanism: 'lacuna', text: 'O pedaço mais liso da chuva não é o mais forte.' },
        { mechanism: 'prova', text: 'Vou mostrar por onde eu passo quando o asfalto brilha.' },
      ],
    },
    {
      question: 'Por que a moto não pega de manhã?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Seis e dez, capacete na cabeça, e a partida só geme.' },
        { mechanism: 'mito', text: 'Nem sempre é bateria: às vezes é o botão vermelho.' },
        { mechanism: 'erro', text: 'Insistiu na partida, e a carga foi embora de vez.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu largava a moto o mês todo. Agora dou uma volta no domingo.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O farol fraco já tinha contado o motivo na véspera.' },
        { mechanism: 'quebra', text: 'Confere o descanso lateral antes de chamar o guincho.' },
        { mechanism: 'custo', text: 'Um mês de garagem bebe a bateria em silêncio.' },
        { mechanism: 'dialogo', text: '“Ontem ela pegou de primeira.” Ontem fez calor.' },
      ],
    },
    {
      question: 'Vale a pena comprar moto pra fazer entrega?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Pneu, óleo, relação, seguro: quatro sócios em cada corrida.' },
        { mechanism: 'cena', text: 'Sexta de chuva, bolsa nas costas, e o elevador tá parado.' },
        { mechanism: 'erro', text: 'Descontar só a gasolina e chamar o resto de lucro.' },
        { mechanism: 'custo', text: 'Dia de moto na oficina é dia sem corrida.' },
        { mechanism: 'contra', text: 'Cilindrada grande não entrega pizza mais quente.' },
        { mechanism: 'compara', text: 'Parcela do mês ou aluguel da semana: soma os dois.' },
        { mechanism: 'desafio', text: 'Anota um dia inteiro de gasto antes do carnê.' },
        { mechanism: 'dialogo', text: '“Em três meses a moto se paga.” E quem paga o pneu?' },
      ],
    },
    {
      question: 'Quando trocar a relação da moto?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Corrente batendo na balança, marcha pulando na subida.' },
        { mechanism: 'erro', text: 'Corrente nova em coroa dentuda não dura.' },
        { mechanism: 'numero', text: 'Troca as três juntas: corrente, coroa e pinhão.' },
        {
          mechanism: 'confissao',
          text: 'Já lubrifiquei com óleo de cozinha e chamei de economia.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Puxa um elo pra trás, lá na coroa: sobrou dente?' },
        { mechanism: 'custo', text: 'Elo travado come uma coroa nova inteira.' },
        { mechanism: 'loop', text: 'Olha o dente dessa coroa: virou barbatana.' },
        { mechanism: 'quebra', text: 'Motor desligado, cavalete no chão, gira a roda e escuta.' },
      ],
    },
    {
      question: 'Financiar moto ou fazer consórcio?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Juro pra sair rodando ou sorteio pra esperar o ônibus?' },
        { mechanism: 'custo', text: 'Carnê comprido compra uma moto e meia.' },
        { mechanism: 'mito', text: 'Sem juro não quer dizer sem taxa de administração.' },
        { mechanism: 'erro', text: 'Você olhou o tamanho da parcela e esqueceu quantas são.' },
        { mechanism: 'pergunta', text: 'Você precisa da moto na segunda ou no ano que vem?' },
        { mechanism: 'desafio', text: 'Multiplica a parcela pelos meses antes de sorrir.' },
        { mechanism: 'contra', text: 'Moto usada paga à vista também te leva pro trabalho.' },
        { mechanism: 'chamada', text: 'Pra quem já paga aluguel de duas rodas toda semana.' },
      ],
    },
  ],
};
