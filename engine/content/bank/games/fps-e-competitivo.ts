import type { BankSubtopic } from '../../content-types.ts';

export const fpsECompetitivo: BankSubtopic = {
  domain: 'games',
  subtopic: 'fps-e-competitivo',
  questions: [
    {
      question: 'Como melhorar a mira no Valorant e no CS2?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Você anda o mapa inteiro mirando o rodapé.' },
        { mechanism: 'numero', text: 'Quinze minutos de treino livre antes de qualquer ranqueada.' },
        { mechanism: 'quebra', text: 'Baixa essa sensibilidade até o braço ter que mexer.' },
        { mechanism: 'desafio', text: 'Faz meia-volta sem levantar o mouse do tapete.' },
        { mechanism: 'mito', text: 'Mouse de quinhentos reais também acerta no joelho.' },
        { mechanism: 'prova', text: 'Mesmo corredor: mira baixa, depois mira na altura da testa.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu corria atirando. Parei o passo, e a bala foi reto.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Repara nessa linha da parede: ela dá a altura da cabeça.' },
      ],
    },
    {
      question: 'Por que não saio do mesmo elo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Só cai time ruim pra mim.” Pro outro lado também cai.' },
        { mechanism: 'cena', text: 'Uma da manhã, três derrotas, e o dedo no botão da fila.' },
        { mechanism: 'erro', text: 'Jogar a décima pra recuperar a primeira.' },
        { mechanism: 'custo', text: 'Cada resposta no bate-papo é uma olhada a menos no mapa.' },
        { mechanism: 'lacuna', text: 'Na sua gravação tem uma morte que aparece quatro vezes.' },
        { mechanism: 'numero', text: 'Vinte partidas com um agente só, e aí a gente conversa.' },
        { mechanism: 'chamada', text: 'Sua mira é de ouro e o elo é prata desde o ano passado?' },
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
        { mechanism: 'compara', text: 'Um tem poder na tecla. O outro, granada e recuo.' },
        { mechanism: 'contra', text: 'Escolhe o que a sua turma abre na sexta.' },
        { mechanism: 'desafio', text: 'Dá três noites pra cada antes de casar com um.' },
        { mechanism: 'mito', text: 'As horas que você tem num não chegam zeradas no outro.' },
        { mechanism: 'custo', text: 'Os dois são de graça. O que custa é a noite.' },
        { mechanism: 'pergunta', text: 'Quer decorar habilidade ou domar recuo?' },
        { mechanism: 'prova', text: 'Vou descarregar o mesmo pente nos dois: olha a parede.' },
        { mechanism: 'erro', text: 'Entrar pela faca bonita e largar na quinta partida.' },
      ],
    },
    {
      question: 'Quantas horas treinar por dia pra subir de elo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Uma hora com meta rende mais que a madrugada no automático.' },
        { mechanism: 'mito', text: 'Jogador de campeonato também para, alonga e dorme.' },
        { mechanism: 'cena', text: 'Terceiro energético, punho dormente, e mais uma fila.' },
        { mechanism: 'quebra', text: 'Solta o mouse agora e abre a mão dez vezes.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu treinava de madrugada. Hoje são quarenta minutos e cama.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Rever uma derrota treina mais que jogar outra.' },
        {
          mechanism: 'loop',
          text: 'Boto um despertador do lado do monitor, e ele tem duas funções.',
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
        { mechanism: 'cena', text: 'Doze a três, e alguém digitando em caixa alta.' },
        { mechanism: 'confissao', text: 'Já quebrei um fone e continuei na prata.', needsTruth: true },
        { mechanism: 'dialogo', text: '“Última, juro.” Já é a terceira última da noite.' },
        { mechanism: 'numero', text: 'Morreu? Respira quatro vezes antes de falar.' },
        { mechanism: 'desafio', text: 'Na próxima rodada, elogia um tiro do seu time.' },
        { mechanism: 'custo', text: 'Rodada jogada com raiva dura oito segundos.' },
      ],
    },
  ],
};
