import type { BankSubtopic } from '../../content-types.ts';

export const fpsECompetitivo: BankSubtopic = {
  domain: 'games',
  subtopic: 'fps-e-competitivo',
  questions: [
    {
      question: 'Como melhorar a mira no Valorant e no CS2?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Andar o mapa inteiro mirando o rodapé.' },
        { mechanism: 'numero', text: 'Quinze minutos de treino livre antes de qualquer ranqueada.' },
        { mechanism: 'quebra', text: 'Baixa essa sensibilidade até o braço trabalhar.' },
        { mechanism: 'desafio', text: 'Faz meia-volta sem levantar o mouse do tapete.' },
        { mechanism: 'mito', text: 'Mouse de quinhentos reais também acerta joelho.' },
        { mechanism: 'prova', text: 'Mesmo corredor, mira baixa e mira na altura da testa.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu corria atirando. Parei o passo, e a bala foi reto.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Essa linha na parede ensina a altura da cabeça.' },
      ],
    },
    {
      question: 'Por que não saio do mesmo elo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Só cai time ruim.” Pro adversário também.' },
        { mechanism: 'cena', text: 'Uma da manhã, três derrotas, dedo no botão da fila.' },
        { mechanism: 'erro', text: 'Jogar a décima pra recuperar a primeira.' },
        { mechanism: 'custo', text: 'Cada resposta no bate-papo custa uma olhada no mapa.' },
        { mechanism: 'lacuna', text: 'Sua gravação tem uma morte que se repete quatro vezes.' },
        { mechanism: 'numero', text: 'Um mapa, um agente, vinte partidas: só então julga.' },
        { mechanism: 'chamada', text: 'Mira de ouro presa na prata desde o ano passado.' },
        {
          mechanism: 'confissao',
          text: 'Fiquei dois anos na mesma patente culpando a internet.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Valorant ou CS2: qual é melhor pra começar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um tem poder na tecla, o outro granada e recuo.' },
        { mechanism: 'contra', text: 'Escolhe o que a sua turma abre na sexta.' },
        { mechanism: 'desafio', text: 'Dá três noites pra cada antes de casar com um.' },
        { mechanism: 'mito', text: 'Horas num deles não chegam zeradas no outro.' },
        { mechanism: 'custo', text: 'Os dois são de graça; a noite é que sai cara.' },
        { mechanism: 'pergunta', text: 'Quer decorar habilidade ou domar recuo?' },
        { mechanism: 'prova', text: 'Descarrego o mesmo pente nos dois: olha a parede.' },
        { mechanism: 'erro', text: 'Entrar pela faca bonita e largar na quinta partida.' },
      ],
    },
    {
      question: 'Quantas horas treinar por dia pra subir de elo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Uma hora com meta vale a madrugada no piloto automático.' },
        { mechanism: 'mito', text: 'Jogador de campeonato também para, alonga e dorme.' },
        { mechanism: 'cena', text: 'Terceiro energético, punho dormente, mais uma fila.' },
        { mechanism: 'quebra', text: 'Solta o mouse e abre a mão dez vezes.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha semana era madrugada. Virou quarenta minutos e cama.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Rever uma derrota treina mais que jogar outra.' },
        {
          mechanism: 'loop',
          text: 'Esse despertador do lado do monitor salvou meu punho.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O treino que mais rende nem abre a ranqueada.' },
      ],
    },
    {
      question: 'Como parar de tiltar na ranqueada?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Responder xingamento com a rodada rolando.' },
        { mechanism: 'quebra', text: 'Silencia o cara e compra o colete.' },
        { mechanism: 'cena', text: 'Doze a três, alguém digitando em caixa alta.' },
        { mechanism: 'confissao', text: 'Já quebrei um fone e continuei na prata.', needsTruth: true },
        { mechanism: 'dialogo', text: '“Última, juro.” A terceira última da noite.' },
        { mechanism: 'numero', text: 'Respira quatro vezes na tela de morte.' },
        { mechanism: 'desafio', text: 'Elogia um tiro do time na rodada seguinte.' },
        { mechanism: 'custo', text: 'Rodada jogada com raiva dura oito segundos.' },
      ],
    },
  ],
};
