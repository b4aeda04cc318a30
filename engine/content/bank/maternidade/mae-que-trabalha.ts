import type { BankSubtopic } from '../../content-types.ts';

export const maeQueTrabalha: BankSubtopic = {
  domain: 'maternidade',
  subtopic: 'mae-que-trabalha',
  questions: [
    {
      question: 'Como se organizar pra voltar da licença-maternidade?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Último domingo de licença, e a lancheirinha já na pia.' },
        { mechanism: 'desafio', text: 'Ensaia uma manhã inteira, com despertador e ônibus.' },
        { mechanism: 'numero', text: 'Uns quinze dias antes, deixa outra pessoa dar o leite dele.' },
        { mechanism: 'erro', text: 'Estrear a creche e o crachá na mesma segunda-feira.' },
        { mechanism: 'quebra', text: 'Abre a agenda e bloqueia a hora da ordenha.' },
        { mechanism: 'prova', text: 'Vou montar as duas mochilas aqui, a dele e a sua.' },
        { mechanism: 'contra', text: 'Na primeira semana, chegar no trabalho já tá bom demais.' },
        { mechanism: 'loop', text: 'Cola uma listinha na maçaneta. Vou ler a minha.', needsTruth: true },
      ],
    },
    {
      question: 'Por que mãe sente culpa de trabalhar fora?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“E quem fica com ele?” Pro pai, ninguém perguntou isso.' },
        { mechanism: 'cena', text: 'Reunião das dez, e a creche avisando que deu febre.' },
        {
          mechanism: 'confissao',
          text: 'Chorei no estacionamento e entrei sorrindo na sala.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Quem fica em casa o dia todo também se sente em dívida.' },
        { mechanism: 'custo', text: 'Presente toda sexta pesa no cartão e não vira abraço.' },
        { mechanism: 'contra', text: 'O salário também é cuidado: paga aluguel, fralda e passeio.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu chegava pedindo desculpa. Agora chego e sento no tapete.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se o choro do portão vai com você até o elevador, escuta.' },
      ],
    },
    {
      question: 'Creche, babá ou avó: com quem deixar o bebê?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'A creche fecha no feriado. A avó abre até no domingo.' },
        { mechanism: 'numero', text: 'Soma três coisas antes: mensalidade, passagem e falta por virose.' },
        { mechanism: 'erro', text: 'Você gostou da parede colorida e nem perguntou da soneca.' },
        { mechanism: 'custo', text: 'Favor de família também se paga, com folga e respeito.' },
        { mechanism: 'desafio', text: 'Passa na porta da creche na hora da saída e só escuta.' },
        { mechanism: 'mito', text: 'Nariz escorrendo no primeiro ano não é descuido de ninguém.' },
        { mechanism: 'lacuna', text: 'Faz uma pergunta sobre choro na visita e repara na resposta.' },
        {
          mechanism: 'prova',
          text: 'Trouxe a lista das creches que visitei, riscada e tudo.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quantos dias dura a licença-maternidade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Na lei, cento e vinte dias; em algumas empresas, cento e oitenta.' },
        { mechanism: 'contra', text: 'Emenda com as férias e ganha mais um mês de cheirinho.' },
        { mechanism: 'lacuna', text: 'A contagem pode começar antes do parto, e isso pesa depois.' },
        { mechanism: 'erro', text: 'Avisar a data no RH só de boca, sem nenhum e-mail.' },
        { mechanism: 'mito', text: 'Quem paga o INSS por conta própria também pode ter direito.' },
        { mechanism: 'chamada', text: 'Tá de sete meses e é MEI? Confere hoje a contribuição.' },
        { mechanism: 'quebra', text: 'Tira foto do atestado antes de entregar no RH.' },
        { mechanism: 'dialogo', text: '“Volta antes, é rapidinho.” Não precisa, tá na lei.' },
      ],
    },
    {
      question: 'Como dar conta de tudo sendo mãe solo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Casa brilhando saiu da minha lista faz tempo.', needsTruth: true },
        { mechanism: 'cena', text: 'O bebê num braço, a panela no outro, e o boleto olhando.' },
        { mechanism: 'numero', text: 'Uma renda, duas mãos: alguma coisa fica pra amanhã.' },
        { mechanism: 'desafio', text: 'Hoje a roupa fica no cesto e você deita também.' },
        { mechanism: 'confissao', text: 'Teve noite de pão com ovo na cama, e foi festa.', needsTruth: true },
        { mechanism: 'custo', text: 'Pensão combinada só de boca tira o sono no fim do mês.' },
        { mechanism: 'compara', text: 'Uma vizinha no mesmo corredor vale três tias em outra cidade.' },
        { mechanism: 'pergunta', text: 'Quem busca na escola se o ônibus quebrar?' },
      ],
    },
  ],
};
