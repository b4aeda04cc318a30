import type { BankSubtopic } from '../../content-types.ts';

export const divorcio: BankSubtopic = {
  domain: 'direito',
  subtopic: 'divorcio',
  questions: [
    {
      question: 'Como dar entrada no divórcio?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Motivo é assunto do casal, o cartório não pergunta.' },
        { mechanism: 'cena', text: 'Aliança no porta-moedas, certidão na gaveta de cima.' },
        { mechanism: 'numero', text: 'Dois balcões separam casal: o do cartório e o do fórum.' },
        { mechanism: 'erro', text: 'Assinar no carro o papel que veio pronto.' },
        { mechanism: 'mito', text: 'Quem não assina não consegue segurar casamento.' },
        { mechanism: 'desafio', text: 'Separa três pastas hoje: certidões, bens e crianças.' },
        { mechanism: 'prova', text: 'Abro a pasta do cartório, folha por folha.' },
        { mechanism: 'chamada', text: 'Decisão tomada e nenhuma ideia do primeiro balcão: senta aqui.' },
      ],
    },
    {
      question: 'Por que o divórcio demora tanto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'custo', text: 'Cada panela disputada empurra a audiência pra outro mês.' },
        { mechanism: 'mito', text: 'Dá pra divorciar agora e repartir o sofá depois.' },
        { mechanism: 'lacuna', text: 'Um papel vencido segura mais separação que ciúme.' },
        { mechanism: 'dialogo', text: '“Só assino se ficar com o carro.” E lá se vai o ano.' },
        {
          mechanism: 'confissao',
          text: 'Discuti um liquidificador por e-mail durante semanas.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Com acordo, cartório; sem acordo, corredor de fórum.' },
        { mechanism: 'quebra', text: 'Silencia o grupo da família até a assinatura.' },
        { mechanism: 'loop', text: 'Nesta linha aqui o oficial de justiça se perde.' },
      ],
    },
    {
      question: 'O que entra na partilha de bens?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'No documento só um nome, na divisão os dois.' },
        { mechanism: 'numero', text: 'Herança, doação e a casa de solteiro: três que costumam ficar fora.' },
        { mechanism: 'cena', text: 'Fita colorida em cada móvel da sala, duas cores, muito silêncio.' },
        { mechanism: 'erro', text: 'Lembrar da televisão e esquecer o financiamento.' },
        { mechanism: 'desafio', text: 'Lê na certidão de casamento qual regime foi escolhido.' },
        { mechanism: 'compara', text: 'Apartamento quitado reparte valor; financiado reparte boleto.' },
        { mechanism: 'contra', text: 'Empréstimo feito pra reformar a cozinha também se divide.' },
        { mechanism: 'pergunta', text: 'E o cachorro, que não está em certidão nenhuma?' },
      ],
    },
    {
      question: 'Quanto tempo de separação precisa pra pedir o divórcio?',
      family: 'tempo',
      hooks: [
        { mechanism: 'contra', text: 'Casou no sábado, pode pedir na segunda.' },
        { mechanism: 'mito', text: 'Os dois anos de espera já saíram da lei.' },
        { mechanism: 'cena', text: 'Quartos separados, mesma senha da internet, nove meses assim.' },
        { mechanism: 'erro', text: 'Confundir dez anos longe com estado civil mudado.' },
        {
          mechanism: 'antes-depois',
          text: 'Esperei um prazo que já não existia. Hoje eu aviso.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Apartamento comprado antes do papel complica a escritura.' },
        { mechanism: 'chamada', text: 'Casa nova, vida nova e certidão velha: acerta isso.' },
        { mechanism: 'quebra', text: 'Anota o dia em que as malas saíram.' },
      ],
    },
    {
      question: 'Fim de união estável precisa de divórcio?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Cinco anos, dois anos: a lei não marca tempo mínimo.' },
        { mechanism: 'cena', text: 'Duas escovas, um aluguel dividido, nenhum papel assinado.' },
        { mechanism: 'prova', text: 'Leio um contrato de convivência, com pausa nos bens.' },
        { mechanism: 'compara', text: 'Casamento tem certidão; morar junto, às vezes, pede prova.' },
        { mechanism: 'erro', text: 'Terminar por mensagem e deixar o terreno no ar.' },
        { mechanism: 'loop', text: 'Guarda essas: foto de viagem, conta de luz, dois nomes.' },
        { mechanism: 'dialogo', text: '“A gente só namorava.” E os dois nomes no contrato?' },
        {
          mechanism: 'confissao',
          text: 'Na mudança, descobri que aquilo tinha nome no cartório.',
          needsTruth: true,
        },
      ],
    },
  ],
};
