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
        { mechanism: 'lacuna', text: 'O gol sai do jogador que você não tava controlando.' },
        { mechanism: 'cena', text: 'Quarenta e três do segundo tempo, e o zagueiro no meio-campo.' },
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
        { mechanism: 'dialogo', text: '“O jogo quis assim.” Seu lateral tava sem fôlego.' },
        { mechanism: 'cena', text: 'Escanteio aos noventa e um, e a mão suando no controle.' },
        { mechanism: 'mito', text: 'Com ou sem roteiro, quem não trocou foi você.' },
        { mechanism: 'erro', text: 'Acabar a partida com substituição sobrando.' },
        { mechanism: 'custo', text: 'Chutão aos oitenta e nove é bola de presente.' },
        { mechanism: 'desafio', text: 'Aos oitenta, recua o time e toca de lado.' },
        { mechanism: 'numero', text: 'Três toques na lateral comem meio minuto do relógio.' },
        { mechanism: 'loop', text: 'Olha a barrinha embaixo do nome depois dos setenta.' },
      ],
    },
    {
      question: 'EA FC ou eFootball: qual vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um você paga na loja, o outro baixa de graça.' },
        { mechanism: 'contra', text: 'O melhor é o que o seu cunhado tem instalado.' },
        { mechanism: 'pergunta', text: 'Você joga no sofá com a turma ou com desconhecido?' },
        { mechanism: 'mito', text: 'O escudo oficial não domina a bola por você.' },
        { mechanism: 'chamada', text: 'Seu time de coração não tá no jogo? Começa por aí.' },
        { mechanism: 'prova', text: 'Vou fazer a mesma tabela nos dois: olha o domínio.' },
        { mechanism: 'erro', text: 'Pagar pela capa nova e só jogar amistoso.' },
        { mechanism: 'quebra', text: 'Baixa o gratuito antes de pegar o cartão.' },
      ],
    },
    {
      question: 'Quando escalar o time no Cartola?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Faltam dez minutos pro mercado fechar, e o titular sentiu a coxa.' },
        { mechanism: 'erro', text: 'Montar na segunda e só lembrar no domingo à noite.' },
        { mechanism: 'numero', text: 'Duas olhadas bastam: na véspera e na última hora.' },
        { mechanism: 'quebra', text: 'Antes do churrasco, abre a provável escalação.' },
        { mechanism: 'custo', text: 'O craque no banco do clube vale zero pra você.' },
        { mechanism: 'chamada', text: 'Mercado fechado, grupo zoando, e você sem goleiro?' },
        { mechanism: 'confissao', text: 'Já escalei com um a menos porque dormi no sofá.', needsTruth: true },
        { mechanism: 'dialogo', text: '“Capitão é sempre o artilheiro.” Até contra a melhor defesa?' },
      ],
    },
    {
      question: 'Como montar um Ultimate Team bom sem gastar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'mito', text: 'Carta dourada não aprende a tocar de lado.' },
        { mechanism: 'custo', text: 'Pacote aberto na raiva devolve três reservas.' },
        { mechanism: 'contra', text: 'Atacante barato e veloz faz gol igual.' },
        { mechanism: 'erro', text: 'Vender o elenco inteiro por uma estrela só.' },
        { mechanism: 'lacuna', text: 'As cartas têm um dia mais barato na semana.' },
        {
          mechanism: 'confissao',
          text: 'Abri doze pacotes e joguei com o lateral de sempre.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Joga dez partidas com o elenco de prata.' },
        {
          mechanism: 'prova',
          text: 'Esse time aqui saiu só de desafio: vou abrir a lista.',
          needsTruth: true,
        },
      ],
    },
  ],
};
