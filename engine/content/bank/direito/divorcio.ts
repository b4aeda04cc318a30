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
    {
      question: 'Como fica a casa financiada no divórcio?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Faltam cento e oitenta parcelas, e o sofá já foi embora.' },
        { mechanism: 'mito', text: 'Acordo entre os dois não muda o contrato do banco.' },
        { mechanism: 'lacuna', text: 'Quem precisa dizer sim nem mora com vocês.' },
        { mechanism: 'numero', text: 'Três saídas pra chave: vender, um assumir, alugar e dividir.' },
        { mechanism: 'prova', text: 'Desenho aqui a parte paga e a parte devida.' },
        { mechanism: 'quebra', text: 'Liga pro gerente do banco antes da imobiliária.' },
        { mechanism: 'custo', text: 'Dois meses de parcela esquecida podem sujar dois nomes.' },
        {
          mechanism: 'compara',
          text: 'Parcela paga no casamento costuma entrar na divisão; entrada de solteiro, depende.',
        },
      ],
    },
    {
      question: 'Por que dizem que quem sai de casa perde os direitos?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Dormir na casa da irmã não apaga metade de nada.' },
        { mechanism: 'erro', text: 'Sair sem fotografar um documento sequer.' },
        { mechanism: 'contra', text: 'A lei parou faz tempo de procurar culpado pelo fim.' },
        { mechanism: 'dialogo', text: '“Abandonou o lar, perdeu.” Quase sempre, quem fala isso erra.' },
        { mechanism: 'desafio', text: 'Deixa cópia da escritura fora de casa, com alguém.' },
        { mechanism: 'loop', text: 'Existe um caso raro, depois de dois anos fora: esse aqui.' },
        { mechanism: 'chamada', text: 'Se o medo de perder o apartamento te prende, escuta.' },
        { mechanism: 'cena', text: 'Mala no corredor, criança dormindo, mão parada na maçaneta.' },
      ],
    },
    {
      question: 'Divórcio no cartório: quanto tempo leva?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Um advogado, duas assinaturas, às vezes poucos dias.' },
        {
          mechanism: 'confissao',
          text: 'Levei certidão velha ao balcão e voltei sem assinar.',
          needsTruth: true,
        },
        {
          mechanism: 'antes-depois',
          text: 'Eu imaginava juiz e martelo. Foi uma sala com bebedouro.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Filho pequeno já não fecha essa porta automaticamente.' },
        { mechanism: 'quebra', text: 'Pede a certidão de casamento nova hoje, pela internet.' },
        { mechanism: 'pergunta', text: 'Vocês dois concordam até na geladeira?' },
        { mechanism: 'custo', text: 'Um bem fora da lista pede outra escritura depois.' },
        { mechanism: 'lacuna', text: 'Assinou? Falta levar a folha num segundo balcão.' },
      ],
    },
  ],
};
