import type { BankSubtopic } from '../../content-types.ts';

export const trabalharComApp: BankSubtopic = {
  domain: 'automotivo',
  subtopic: 'trabalhar-com-app',
  questions: [
    {
      question: 'Como começar a trabalhar como motorista de aplicativo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Faz três corridas de passageiro e conversa com quem dirige.' },
        { mechanism: 'numero', text: 'Observação na CNH, cadastro e carro aceito: três portas.' },
        { mechanism: 'erro', text: 'Comprou o carro e só depois leu a lista de modelos.' },
        { mechanism: 'cena', text: 'Primeira chamada, coração na boca, mapa mandando voltar.' },
        {
          mechanism: 'confissao',
          text: 'Na estreia, esperei na porta errada por dez minutos.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Põe um caderno no porta-luvas antes da primeira corrida.' },
        { mechanism: 'contra', text: 'Estreia boa é terça à tarde, longe da sexta à noite.' },
        { mechanism: 'loop', text: 'Essa linha do cadastro aqui barra muito carro bom.' },
      ],
    },
    {
      question: 'Por que sobra tão pouco pro motorista de aplicativo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'O que aparece na tela ainda não é todo seu.' },
        { mechanism: 'custo', text: 'Quilômetro até o embarque também bebe gasolina.' },
        { mechanism: 'cena', text: 'Fim do dia, tela cheia de corridas, tanque na reserva.' },
        { mechanism: 'erro', text: 'Somou as corridas e esqueceu o pneu.' },
        { mechanism: 'numero', text: 'Divide o ganho por todo quilômetro, até os dez sem ninguém.' },
        { mechanism: 'lacuna', text: 'Existe um gasto que só aparece no sexto mês.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu aceitava tudo. Hoje olho a distância até o embarque.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Hoje rendeu.” Falta tirar a gasolina e o óleo.' },
      ],
    },
    {
      question: 'Vale a pena alugar carro pra rodar em aplicativo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Diária da locadora ou parcela com oficina por sua conta?' },
        { mechanism: 'custo', text: 'Semana de gripe também paga aluguel.' },
        { mechanism: 'numero', text: 'Trinta dias alugando mostram se o serviço combina com você.' },
        { mechanism: 'contra', text: 'Testar com carro dos outros sai mais leve que desistir do seu.' },
        { mechanism: 'erro', text: 'Assinar sem ler franquia, limite de quilômetro e multa.' },
        { mechanism: 'desafio', text: 'Calcula até que dia da semana você roda pra locadora.' },
        { mechanism: 'pergunta', text: 'Quebrou o motor na sexta: quem paga o sábado?' },
        {
          mechanism: 'confissao',
          text: 'Devolvi o alugado num domingo e dormi até tarde.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quantas horas por dia rodar no aplicativo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Décima hora na rua, e a pálpebra já tá pesando no semáforo.' },
        { mechanism: 'contra', text: 'Duas horas de pico podem valer mais que a tarde à toa.' },
        { mechanism: 'numero', text: 'A cada duas horas, dez minutos fora do banco.' },
        { mechanism: 'mito', text: 'Meta que só fecha com catorze horas é meta torta.' },
        { mechanism: 'erro', text: 'A última corrida não vale com o olho fechando.' },
        { mechanism: 'chamada', text: 'Se você almoça ao volante há um mês, para um pouco.' },
        { mechanism: 'quebra', text: 'Encosta, desliga o aplicativo e anda até a esquina.' },
        { mechanism: 'custo', text: 'Hora a mais na rua gasta pneu, sono e coluna.' },
      ],
    },
    {
      question: 'Qual carro é melhor pra trabalhar com aplicativo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Banco de trás folgado agrada mais que motor nervoso.' },
        { mechanism: 'custo', text: 'Embreagem cara pode apagar uma semana de corrida.' },
        { mechanism: 'erro', text: 'Escolher o carro que você queria dirigir no domingo.' },
        { mechanism: 'compara', text: 'Espaço pra mala grande ou consumo de carro pequeno?' },
        { mechanism: 'numero', text: 'Quatro portas, ar gelado, peça fácil: daí pra frente é gosto.' },
        { mechanism: 'desafio', text: 'Liga pra oficina e pergunta o preço do kit de freio.' },
        { mechanism: 'dialogo', text: '“Cabe a cadeira de rodas da minha mãe?” O porta-malas responde.' },
        { mechanism: 'prova', text: 'Vou pôr três malas nesse aqui, com o relógio correndo.' },
      ],
    },
  ],
};
