import type { BankSubtopic } from '../../content-types.ts';

export const saudeDoHomem: BankSubtopic = {
  domain: 'saude',
  subtopic: 'saude-do-homem',
  questions: [
    {
      question: 'Com quantos anos fazer o exame de próstata?',
      family: 'tempo',
      hooks: [
        {
          mechanism: 'cena',
          text: 'Cinco amigos de cinquenta no churrasco, muita piada, e nenhuma consulta marcada.',
        },
        { mechanism: 'dialogo', text: '“Tá tudo certo lá embaixo.” Baseado em qual exame?' },
        {
          mechanism: 'numero',
          text: 'A conversa é aos cinquenta; com caso na família, aos quarenta e cinco.',
        },
        { mechanism: 'mito', text: 'Sangue e toque respondem perguntas diferentes da próstata.' },
        { mechanism: 'custo', text: 'A vergonha dura um minuto; a dúvida, uns bons anos.' },
        { mechanism: 'quebra', text: 'Larga o espeto um minuto e liga pro posto.' },
        { mechanism: 'desafio', text: 'Liga pro seu pai e pergunta da próstata do avô.' },
        { mechanism: 'chamada', text: 'Se você é negro ou tem caso na família, essa conversa vem antes.' },
      ],
    },
    {
      question: 'Cansaço e pouca libido são testosterona baixa?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Falta de desejo tem vários suspeitos, até o travesseiro.' },
        { mechanism: 'cena', text: 'Onze da noite, planilha aberta, e a casa toda dormindo.' },
        { mechanism: 'erro', text: 'Pedir hormônio antes de contar as horas de cama.' },
        {
          mechanism: 'confissao',
          text: 'Fiz o exame sem conseguir dizer a palavra desejo.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Colher testosterona à tarde pode enganar o resultado.' },
        { mechanism: 'lacuna', text: 'O furo novo no cinto já dá uma pista.' },
        { mechanism: 'compara', text: 'Estresse e hormônio baixo têm a mesma cara na segunda-feira.' },
        { mechanism: 'numero', text: 'Um exame só não fecha nada; costumam pedir duas manhãs.' },
      ],
    },
    {
      question: 'Reposição de testosterona vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Ampola de vestiário e tratamento são duas conversas bem diferentes.' },
        { mechanism: 'erro', text: 'Começou a aplicar sem dizer que ainda quer ter filho.' },
        { mechanism: 'chamada', text: 'Se o seu endócrino é o colega do supino, escuta.' },
        {
          mechanism: 'antes-depois',
          text: 'Cheguei pedindo hormônio, saí com exame do sono marcado.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou ler um laudo de testosterona, linha por linha.' },
        { mechanism: 'quebra', text: 'Guarda essa ampola e pergunta quem assinou a receita.' },
        { mechanism: 'custo', text: 'Hormônio sem indicação vira um boleto que não acaba.' },
        { mechanism: 'mito', text: 'Exame normal e falta de vontade também andam juntos.' },
      ],
    },
    {
      question: 'Como controlar a ejaculação precoce?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“Foi a empolgação.” Pode ser, e também tem tratamento.' },
        { mechanism: 'mito', text: 'Pensar na escalação do time não ensina nada pro corpo.' },
        { mechanism: 'erro', text: 'Três latas antes não fazem ninguém demorar mais.' },
        { mechanism: 'numero', text: 'Treino, terapia e remédio com receita: três portas abertas.' },
        {
          mechanism: 'confissao',
          text: 'Inventei uma reunião cedo só pra fugir da segunda noite.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Banheiro do motel, torneira aberta, e você cinco minutos no espelho.' },
        { mechanism: 'loop', text: 'Essa frase, dita antes do quarto, tira um peso.' },
        { mechanism: 'compara', text: 'Urologista ou terapeuta sexual: às vezes é a dupla.' },
      ],
    },
    {
      question: 'Como é a primeira consulta com o urologista?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Sala de espera do urologista: três homens olhando pro chão.' },
        { mechanism: 'mito', text: 'O toque não é o aperto de mão do urologista.' },
        {
          mechanism: 'antes-depois',
          text: 'Entrei suando frio. Na saída, marquei o retorno sem pensar.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Escreve no celular as três dúvidas que dão vergonha.' },
        { mechanism: 'lacuna', text: 'A dúvida que importa só sai com a mão na maçaneta.' },
        { mechanism: 'prova', text: 'Vou encenar a consulta aqui: eu pergunto, eu respondo.' },
        { mechanism: 'custo', text: 'Esperar doer troca uma conversa por uma madrugada no hospital.' },
        { mechanism: 'pergunta', text: 'Há quanto tempo você não vai ao médico sem dor?' },
      ],
    },
  ],
};
