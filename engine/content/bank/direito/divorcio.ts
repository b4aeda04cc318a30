import type { BankSubtopic } from '../../content-types.ts';

export const divorcio: BankSubtopic = {
  domain: 'direito',
  subtopic: 'divorcio',
  questions: [
    {
      question: 'Como dar entrada no divórcio?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'O cartório não pergunta o motivo do fim.' },
        { mechanism: 'cena', text: 'A aliança foi pro porta-moedas, e a certidão ninguém acha.' },
        { mechanism: 'numero', text: 'São dois balcões possíveis: com acordo, cartório; sem acordo, fórum.' },
        { mechanism: 'erro', text: 'Não assina no carro um papel que já veio pronto.' },
        { mechanism: 'mito', text: 'Quem se recusa a assinar não consegue segurar o casamento.' },
        { mechanism: 'desafio', text: 'Separa três pastas hoje: certidões, bens e filhos.' },
        { mechanism: 'prova', text: 'Vou abrir a pasta que vai pro cartório, folha por folha.' },
        { mechanism: 'chamada', text: 'Se a decisão tá tomada e falta saber o primeiro passo, senta aqui.' },
      ],
    },
    {
      question: 'Por que o divórcio demora tanto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'custo', text: 'Cada panela disputada empurra a audiência pra outro mês.' },
        { mechanism: 'mito', text: 'Dá pra divorciar agora e repartir o sofá depois.' },
        { mechanism: 'lacuna', text: 'Tem um papel vencido que atrasa mais processo que ciúme.' },
        { mechanism: 'dialogo', text: '“Só assino se ficar com o carro.” E lá se vai o ano.' },
        {
          mechanism: 'confissao',
          text: 'Passei semanas discutindo um liquidificador por e-mail.',
          needsTruth: true,
        },
        {
          mechanism: 'compara',
          text: 'Com acordo dá pra resolver no cartório; sem acordo, é fila de audiência.',
        },
        { mechanism: 'quebra', text: 'Silencia o grupo da família até a assinatura.' },
        {
          mechanism: 'loop',
          text: 'Um endereço errado nesta linha, e o oficial de justiça não acha ninguém.',
        },
      ],
    },
    {
      question: 'O que entra na partilha de bens?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'O carro tá no nome de um, mas costuma ser dos dois.' },
        {
          mechanism: 'numero',
          text: 'Três coisas costumam ficar fora: herança, doação e o imóvel de antes.',
        },
        { mechanism: 'cena', text: 'Fita azul num móvel, fita amarela no outro, e a sala em silêncio.' },
        {
          mechanism: 'erro',
          text: 'Na hora de dividir, todo mundo lembra da televisão e esquece o financiamento.',
        },
        { mechanism: 'desafio', text: 'Lê na certidão de casamento qual regime foi escolhido.' },
        {
          mechanism: 'compara',
          text: 'Apartamento quitado divide o valor; financiado divide o boleto também.',
        },
        { mechanism: 'contra', text: 'O empréstimo da reforma da cozinha costuma entrar na conta.' },
        { mechanism: 'pergunta', text: 'E o cachorro, que não tá em certidão nenhuma?' },
      ],
    },
    {
      question: 'Quanto tempo de separação precisa pra pedir o divórcio?',
      family: 'tempo',
      hooks: [
        { mechanism: 'contra', text: 'Quem casou no sábado pode dar entrada na segunda.' },
        { mechanism: 'mito', text: 'Aqueles dois anos de espera já saíram da lei.' },
        { mechanism: 'cena', text: 'Nove meses em quartos separados, com a mesma senha da internet.' },
        { mechanism: 'erro', text: 'Morar longe há dez anos não muda o estado civil sozinho.' },
        {
          mechanism: 'antes-depois',
          text: 'Esperei um prazo que já não existia. Hoje eu aviso.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Apartamento comprado nesse meio-tempo pode complicar na escritura.' },
        { mechanism: 'chamada', text: 'Casa nova, vida nova, e no papel ainda tem casamento: esse é seu.' },
        { mechanism: 'quebra', text: 'Anota num papel o dia em que as malas saíram de casa.' },
      ],
    },
    {
      question: 'Fim de união estável precisa de divórcio?',
      family: 'decisao',
      hooks: [
        {
          mechanism: 'numero',
          text: 'Cinco anos, dois anos: a lei não marca tempo mínimo pra união estável.',
        },
        { mechanism: 'cena', text: 'Duas escovas, um aluguel dividido, nenhum papel assinado.' },
        { mechanism: 'prova', text: 'Vou ler um contrato de convivência e parar na parte dos bens.' },
        { mechanism: 'compara', text: 'Quem casa tem certidão; quem mora junto às vezes precisa provar.' },
        { mechanism: 'erro', text: 'Terminaram por mensagem, e o terreno ficou sem dono certo.' },
        {
          mechanism: 'loop',
          text: 'Guarda isto aqui: foto de viagem, conta de luz, contrato com dois nomes.',
        },
        { mechanism: 'dialogo', text: '“A gente só namorava.” E os dois nomes no contrato?' },
        {
          mechanism: 'confissao',
          text: 'Só na mudança entendi que morar junto também tinha papel pra desfazer.',
          needsTruth: true,
        },
      ],
    },
  ],
};
