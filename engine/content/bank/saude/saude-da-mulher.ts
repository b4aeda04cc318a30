import type { BankSubtopic } from '../../content-types.ts';

export const saudeDaMulher: BankSubtopic = {
  domain: 'saude',
  subtopic: 'saude-da-mulher',
  questions: [
    {
      question: 'Como aliviar a cólica menstrual?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Bolsa quente embaixo da mesa, reunião de câmera aberta.' },
        { mechanism: 'erro', text: 'Guardar o remédio receitado pra quando já dobrou de dor.' },
        { mechanism: 'mito', text: 'Uma volta no quarteirão pode ajudar mais que o sofá.' },
        { mechanism: 'compara', text: 'Água quente na bolsa ou no chuveiro: a barriga aceita.' },
        { mechanism: 'desafio', text: 'Deita de lado, abraça o travesseiro e solta a barriga.' },
        { mechanism: 'dialogo', text: '“Toma um chá e vai.” Tem dor que não deixa ir.' },
        { mechanism: 'numero', text: 'Cólica de dois dias por mês, vinte e quatro no ano.' },
        { mechanism: 'quebra', text: 'Abre o botão da calça e senta aqui comigo.' },
      ],
    },
    {
      question: 'Menstruação atrasada sem gravidez: o que pode ser?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Teste negativo na pia, aplicativo marcando nove dias.' },
        { mechanism: 'contra', text: 'Ciclo de gente não é relógio de ponto.' },
        { mechanism: 'lacuna', text: 'O mês do atraso deixou pista na sua agenda.' },
        { mechanism: 'numero', text: 'De vinte e um a trinta e cinco dias, o normal varia.' },
        { mechanism: 'confissao', text: 'Passei a prova contando dias, e era só o nervoso.', needsTruth: true },
        { mechanism: 'loop', text: 'Isso aqui some da conversa: o remédio que começou agora.' },
        { mechanism: 'chamada', text: 'Três meses sem descer, teste negativo: hora da ginecologista.' },
        { mechanism: 'erro', text: 'Contou do último dia de sangue em vez do primeiro.' },
      ],
    },
    {
      question: 'Reposição hormonal na menopausa vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'O adesivo que salvou a vizinha pode não te servir.' },
        { mechanism: 'compara', text: 'Gel, adesivo ou comprimido: a família também pesa na escolha.' },
        { mechanism: 'mito', text: 'Hormônio não é passagem de volta pros trinta.' },
        { mechanism: 'erro', text: 'Começar com o frasco que a amiga indicou no salão.' },
        { mechanism: 'antes-depois', text: 'Eu trocava o lençol às três. Agora troco ideia com a ginecologista.', needsTruth: true },
        { mechanism: 'dialogo', text: '“Aguenta que é fase.” Fase de anos merece consulta.' },
        { mechanism: 'prova', text: 'Essa é a folha de perguntas que levei pra consulta.', needsTruth: true },
        { mechanism: 'custo', text: 'Você engole o calorão e paga com sono e paciência.' },
      ],
    },
    {
      question: 'Com quantos anos começa a menopausa?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'A maioria chega perto dos cinquenta, sem hora marcada.' },
        { mechanism: 'cena', text: 'Quarenta e seis anos, leque na bolsa do escritório.' },
        { mechanism: 'mito', text: 'Menopausa é um dia no calendário; o antes é longo.' },
        { mechanism: 'chamada', text: 'Menstruação sumindo antes dos quarenta merece consulta marcada.' },
        { mechanism: 'lacuna', text: 'Bem antes do calorão, um sinal mais quieto aparece.' },
        { mechanism: 'quebra', text: 'Escancara a janela e vamos falar de calorão.' },
        { mechanism: 'pergunta', text: 'Sua mãe já te contou como foi com ela?' },
        { mechanism: 'loop', text: 'Essa data vale ouro na consulta: a última menstruação.' },
      ],
    },
    {
      question: 'Cólica forte pode ser endometriose?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Dor que faz faltar na escola não é frescura.' },
        { mechanism: 'custo', text: 'Anos ouvindo “isso é normal” atrasam o nome certo.' },
        { mechanism: 'confissao', text: 'Escondi analgésico no estojo o ensino médio inteiro.', needsTruth: true },
        { mechanism: 'desafio', text: 'Dá uma nota pra dor todo dia, até o próximo ciclo.' },
        { mechanism: 'prova', text: 'Desenhei um ciclo inteiro e pintei cada dia de dor.', needsTruth: true },
        { mechanism: 'erro', text: 'Medir a própria dor pela da irmã.' },
        { mechanism: 'contra', text: 'Ultrassom comum sem alteração nem sempre encerra a história.' },
        { mechanism: 'chamada', text: 'Se dói até na relação, conta isso na consulta.' },
      ],
    },
  ],
};
