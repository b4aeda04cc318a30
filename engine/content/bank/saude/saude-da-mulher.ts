import type { BankSubtopic } from '../../content-types.ts';

export const saudeDaMulher: BankSubtopic = {
  domain: 'saude',
  subtopic: 'saude-da-mulher',
  questions: [
    {
      question: 'Como aliviar a cólica menstrual?',
      family: 'fazer',
      hooks: [
        {
          mechanism: 'cena',
          text: 'Bolsa quente embaixo da mesa, câmera aberta, e você sorrindo na reunião.',
        },
        { mechanism: 'erro', text: 'O remédio receitado fica na bolsa até você dobrar de dor.' },
        { mechanism: 'mito', text: 'Uma volta no quarteirão pode ajudar mais que o sofá.' },
        {
          mechanism: 'compara',
          text: 'Bolsa de água quente ou chuveiro demorado: a barriga aceita os dois.',
        },
        { mechanism: 'desafio', text: 'Deita de lado, abraça o travesseiro e solta a barriga.' },
        { mechanism: 'dialogo', text: '“Toma um chá e vai.” Tem dor que não deixa ir.' },
        { mechanism: 'numero', text: 'Dois dias de cólica por mês dão vinte e quatro no ano.' },
        { mechanism: 'quebra', text: 'Abre o botão da calça, senta e respira comigo.' },
      ],
    },
    {
      question: 'Menstruação atrasada sem gravidez: o que pode ser?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Teste negativo na pia, aplicativo marcando nove dias.' },
        { mechanism: 'contra', text: 'Ciclo de gente não funciona feito relógio de ponto.' },
        { mechanism: 'lacuna', text: 'Relê a agenda do mês: o atraso costuma deixar pista.' },
        { mechanism: 'numero', text: 'De vinte e um a trinta e cinco dias, o normal varia.' },
        {
          mechanism: 'confissao',
          text: 'Passei a semana de prova contando dias, e dessa vez era nervoso.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Isso aqui quase some da conversa: o remédio que começou agora.' },
        { mechanism: 'chamada', text: 'Três meses sem descer e teste negativo? Hora da ginecologista.' },
        { mechanism: 'erro', text: 'Contou do último dia de sangue em vez do primeiro.' },
      ],
    },
    {
      question: 'Reposição hormonal na menopausa vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'O adesivo que salvou a vizinha pode não te servir.' },
        {
          mechanism: 'compara',
          text: 'Gel, adesivo ou comprimido? O histórico da família entra na escolha.',
        },
        { mechanism: 'mito', text: 'Hormônio não é passagem de volta pros trinta.' },
        { mechanism: 'erro', text: 'Indicação de hormônio não se pega no salão, entre a tintura e o café.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu trocava o lençol às três. Agora troco ideia com a ginecologista.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Aguenta que é fase.” Fase de anos merece consulta.' },
        { mechanism: 'prova', text: 'Essa é a folha de perguntas que levei pra consulta.', needsTruth: true },
        { mechanism: 'custo', text: 'Engolir o calorão em silêncio custa o sono e a paciência.' },
      ],
    },
    {
      question: 'Com quantos anos começa a menopausa?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'A menopausa chega perto dos cinquenta, sem hora marcada.' },
        {
          mechanism: 'cena',
          text: 'Leque na bolsa aos quarenta e seis, e a sala brigando pelo ar-condicionado.',
        },
        { mechanism: 'mito', text: 'Menopausa é um dia no calendário; o que vem antes leva anos.' },
        { mechanism: 'chamada', text: 'Menstruação sumindo antes dos quarenta merece consulta marcada.' },
        { mechanism: 'lacuna', text: 'Antes do calorão costuma aparecer um sinal bem mais quieto.' },
        { mechanism: 'quebra', text: 'Escancara a janela e vamos falar de calorão.' },
        { mechanism: 'pergunta', text: 'Sua mãe já te contou como foi com ela?' },
        { mechanism: 'loop', text: 'Essa data vale ouro na consulta: a última menstruação.' },
      ],
    },
    {
      question: 'Cólica forte pode ser endometriose?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Dor que faz faltar na escola todo mês não é frescura.' },
        { mechanism: 'custo', text: 'Anos ouvindo “isso é normal” atrasam o nome certo.' },
        {
          mechanism: 'confissao',
          text: 'Escondi analgésico no estojo o ensino médio inteiro.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Dá uma nota pra dor todo dia, até o próximo ciclo.' },
        { mechanism: 'prova', text: 'Desenhei um ciclo inteiro e pintei cada dia de dor.', needsTruth: true },
        { mechanism: 'erro', text: 'Sua irmã sente pouco, e você acha que a sua cólica é exagero.' },
        { mechanism: 'contra', text: 'Ultrassom comum sem alteração nem sempre encerra o assunto.' },
        { mechanism: 'chamada', text: 'Se dói até na relação, conta isso na consulta.' },
      ],
    },
    {
      question: 'Como cuidar da SOP no dia a dia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Pinça no retrovisor, três fios no queixo, sinal fechado.' },
        { mechanism: 'mito', text: 'Bolinha no ultrassom, sozinha, não fecha diagnóstico.' },
        { mechanism: 'erro', text: 'Cortar pão, fruta e jantar na mesma segunda.' },
        {
          mechanism: 'numero',
          text: 'Musculação duas vezes na semana, caminhada no resto: a insulina nota.',
        },
        { mechanism: 'contra', text: 'Corpo magro também pode ter ovário policístico.' },
        { mechanism: 'lacuna', text: 'Um dos exames é de açúcar, e tem motivo.' },
        { mechanism: 'desafio', text: 'Circula na folhinha o primeiro dia de sangue.' },
        { mechanism: 'dialogo', text: '“Volta quando quiser engravidar.” Dá pra cuidar desde já.' },
      ],
    },
    {
      question: 'Por que a candidíase sempre volta?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Terceira pomada do ano, e a reunião não acaba.' },
        { mechanism: 'erro', text: 'Repetir o creme da gaveta sem examinar o corrimento.' },
        { mechanism: 'mito', text: 'Nem toda coceira ali embaixo é fungo.' },
        { mechanism: 'loop', text: 'Esse protetor perfumado na bolsa entra na conversa.' },
        { mechanism: 'contra', text: 'Ducha por dentro lava justo quem te defendia.' },
        { mechanism: 'numero', text: 'Quatro vezes no ano já mudam a conversa no consultório.' },
        { mechanism: 'quebra', text: 'Troca o biquíni molhado e volta pra canga.' },
        {
          mechanism: 'confissao',
          text: 'Recusei piscina um verão inteiro, dizendo que era preguiça.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quanto tempo é normal tentar até engravidar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Um ano tentando; depois dos trinta e cinco, seis meses.' },
        { mechanism: 'contra', text: 'O exame dele é simples e costuma ficar pra depois.' },
        { mechanism: 'dialogo', text: '“Relaxa que vem.” Essa frase dói no décimo mês.' },
        { mechanism: 'cena', text: 'Sete da manhã, tampa do vaso, um risquinho só.' },
        { mechanism: 'compara', text: 'Parou pílula ou injeção? O ovário volta em ritmos diferentes.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu fazia teste toda manhã. Passei a esperar o atraso.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Contar o dia fértil pelo ciclo da amiga.' },
        { mechanism: 'quebra', text: 'Silencia o grupo do chá de bebê essa semana.' },
      ],
    },
  ],
};
