import type { BankSubtopic } from '../../content-types.ts';

export const futebolVirtual: BankSubtopic = {
  domain: 'games',
  subtopic: 'futebol-virtual',
  questions: [
    {
      question: 'Como defender melhor no EA FC?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Correr com o zagueiro atrás da bola.' },
        { mechanism: 'quebra', text: 'Solta o botão de correr dentro da área.' },
        { mechanism: 'numero', text: 'Dois passos pra trás valem mais que um carrinho.' },
        { mechanism: 'lacuna', text: 'O gol nasce no jogador que você não controlou.' },
        { mechanism: 'cena', text: 'Quarenta e três do segundo tempo, zagueiro fora do lugar.' },
        { mechanism: 'desafio', text: 'Faz uma partida inteira sem dar carrinho.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu saía com o zagueiro em todo passe. Hoje cerco com o volante.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Marcar bem é apertar menos botão.' },
      ],
    },
    {
      question: 'Por que tomo gol no fim do jogo no EA FC?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“O jogo quis.” O lateral sem fôlego ajudou.' },
        { mechanism: 'cena', text: 'Escanteio aos noventa e um, mão suando no controle.' },
        { mechanism: 'mito', text: 'Roteiro escondido nenhum põe o seu reserva em campo.' },
        { mechanism: 'erro', text: 'Acabar a partida com substituição sobrando.' },
        { mechanism: 'custo', text: 'Chutão aos oitenta e nove é bola de presente.' },
        { mechanism: 'desafio', text: 'Aos oitenta, recua a tática e toca de lado.' },
        { mechanism: 'numero', text: 'Três toques na lateral comem meio minuto de relógio.' },
        { mechanism: 'loop', text: 'Essa barrinha embaixo do nome despenca depois dos setenta.' },
      ],
    },
    {
      question: 'EA FC ou eFootball: qual vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um se paga na loja, o outro se baixa de graça.' },
        { mechanism: 'contra', text: 'O melhor futebol é o que o cunhado tem instalado.' },
        { mechanism: 'pergunta', text: 'Sofá com a turma ou madrugada com desconhecido?' },
        { mechanism: 'mito', text: 'Licença do clube não domina bola por ninguém.' },
        { mechanism: 'chamada', text: 'Escudo do coração fora do jogo: a conversa começa aí.' },
        { mechanism: 'prova', text: 'Faço a mesma tabela nos dois: olha o domínio.' },
        { mechanism: 'erro', text: 'Pagar pela capa nova e viver de amistoso.' },
        { mechanism: 'quebra', text: 'Baixa o gratuito antes de pegar o cartão.' },
      ],
    },
    {
      question: 'Quando escalar o time no Cartola?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Dez minutos pro mercado fechar, titular com dor na coxa.' },
        { mechanism: 'erro', text: 'Montar na segunda e lembrar no domingo à noite.' },
        { mechanism: 'numero', text: 'Duas olhadas bastam: na véspera e na última hora.' },
        { mechanism: 'quebra', text: 'Abre a provável escalação antes do churrasco.' },
        { mechanism: 'custo', text: 'Craque no banco do clube é zero na sua rodada.' },
        { mechanism: 'chamada', text: 'Mercado fechado, grupo zoando, e você sem goleiro.' },
        { mechanism: 'confissao', text: 'Já pontuei com dez porque dormi na rodada.', needsTruth: true },
        { mechanism: 'dialogo', text: '“Capitão é sempre o artilheiro.” Até contra a melhor defesa?' },
      ],
    },
    {
      question: 'Como montar um Ultimate Team bom sem gastar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'mito', text: 'Carta dourada não aprende a tocar de lado.' },
        { mechanism: 'custo', text: 'Pacote aberto na raiva devolve três reservas.' },
        { mechanism: 'contra', text: 'Atacante de poucas moedas e perna rápida faz gol igual.' },
        { mechanism: 'erro', text: 'Vender o elenco inteiro por uma estrela.' },
        { mechanism: 'lacuna', text: 'O mercado de cartas tem um dia mais barato.' },
        {
          mechanism: 'confissao',
          text: 'Abri doze pacotes e joguei com o lateral de sempre.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Disputa dez partidas com o elenco de prata.' },
        { mechanism: 'prova', text: 'Meu time de hoje saiu só de desafio: abro a lista.', needsTruth: true },
      ],
    },
  ],
};
