import type { BankSubtopic } from '../../content-types.ts';

export const lancamentos: BankSubtopic = {
  domain: 'games',
  subtopic: 'lancamentos',
  questions: [
    {
      question: 'Vale a pena comprar jogo no lançamento?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Meia-noite, contagem no zero, vinte gigas de correção.' },
        { mechanism: 'custo', text: 'No semestre seguinte, ele costuma vir com desconto e conserto.' },
        { mechanism: 'contra', text: 'Quem chega depois joga a versão sem buraco no chão.' },
        { mechanism: 'compara', text: 'Preço cheio na sexta ou desconto em dezembro.' },
        { mechanism: 'numero', text: 'Duas análises sem spoiler e dez minutos de imagem crua.' },
        { mechanism: 'erro', text: 'Pagar por um trailer que nem mostrou o jogo.' },
        { mechanism: 'dialogo', text: '“Mas todo mundo tá nele.” Mês que vem, todo mundo muda.' },
        { mechanism: 'pergunta', text: 'É pra jogar hoje ou só pra ter na biblioteca?' },
      ],
    },
    {
      question: 'Por que tanto jogo lança cheio de bug?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'O calendário ficou pronto antes do jogo.' },
        { mechanism: 'cena', text: 'Cavaleiro afundado no asfalto, missão principal travada.' },
        { mechanism: 'mito', text: 'Disco na prateleira já não é obra terminada.' },
        { mechanism: 'numero', text: 'Centenas de combinações de PC pra um prazo só.' },
        { mechanism: 'contra', text: 'Adiamento é boa notícia com cara de ruim.' },
        { mechanism: 'prova', text: 'Rodo a versão do disco e depois a corrigida.' },
        { mechanism: 'confissao', text: 'Caí do mapa e saiu meu melhor vídeo.', needsTruth: true },
        { mechanism: 'chamada', text: 'Seu progresso salvou no sábado e sumiu no domingo.' },
      ],
    },
    {
      question: 'Quanto tempo depois do lançamento o jogo fica barato?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Julho, novembro e fim de ano: três janelas no calendário.' },
        { mechanism: 'loop', text: 'Essa listinha apita quando o preço cai.' },
        { mechanism: 'erro', text: 'Pagar na terça o que entra em promoção na quinta.' },
        { mechanism: 'contra', text: 'Alguns títulos passam anos sem baixar dez reais.' },
        { mechanism: 'cena', text: 'Carrinho com onze jogos, nenhum instalado.' },
        { mechanism: 'mito', text: 'Edição completa demora e quase sempre sai por menos.' },
        { mechanism: 'desafio', text: 'Abre o histórico de preço antes do botão verde.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu pagava a estreia. Agora chego um ano depois e sobra pizza.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como evitar spoiler de jogo novo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Silencia o nome da protagonista antes do café.' },
        { mechanism: 'erro', text: 'Ler comentário de trailer na semana da estreia.' },
        { mechanism: 'cena', text: 'Oito da manhã, miniatura de vídeo, final inteiro.' },
        { mechanism: 'numero', text: 'Cinco palavras bloqueadas seguram quase a semana toda.' },
        {
          mechanism: 'confissao',
          text: 'Perdi a morte do herói num corte de trinta segundos.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Final contado não estraga uma boa partida.' },
        { mechanism: 'dialogo', text: '“Não vou falar nada, só que chora.” Já falou.' },
        {
          mechanism: 'loop',
          text: 'Esse ajuste nas notificações me salvou duas histórias.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'GTA 6: vale a pena comprar um console só pra ele?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um jogo no aparelho novo ou cem no velho.' },
        { mechanism: 'custo', text: 'Soma o console, o segundo controle e a assinatura online.' },
        { mechanism: 'numero', text: 'Divide o valor pelas horas livres do seu mês.' },
        { mechanism: 'lacuna', text: 'O modelo sem leitor tem um custo que aparece depois.' },
        { mechanism: 'chamada', text: 'Uma década de espera, e o cofrinho pela metade.' },
        { mechanism: 'erro', text: 'Parcelar em doze antes de ver uma fase rodando.' },
        { mechanism: 'desafio', text: 'Lista três outros jogos que rodariam nele.' },
        { mechanism: 'quebra', text: 'Fecha o trailer e abre o extrato.' },
      ],
    },
  ],
};
