import type { BankSubtopic } from '../../content-types.ts';

export const lancamentos: BankSubtopic = {
  domain: 'games',
  subtopic: 'lancamentos',
  questions: [
    {
      question: 'Vale a pena comprar jogo no lançamento?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Meia-noite, contagem no zero, e vinte gigas de correção.' },
        { mechanism: 'custo', text: 'Daqui a seis meses ele costuma vir com desconto e conserto.' },
        { mechanism: 'contra', text: 'Quem chega depois joga a versão sem buraco no chão.' },
        { mechanism: 'compara', text: 'Preço cheio na sexta ou desconto em dezembro?' },
        { mechanism: 'numero', text: 'Duas análises sem spoiler e dez minutos de jogo rodando.' },
        { mechanism: 'erro', text: 'Pagar por um trailer que nem mostrou o jogo.' },
        { mechanism: 'dialogo', text: '“Mas todo mundo tá jogando.” Mês que vem, todo mundo muda.' },
        { mechanism: 'pergunta', text: 'É pra jogar hoje ou só pra ter na biblioteca?' },
      ],
    },
    {
      question: 'Por que tanto jogo lança cheio de bug?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'A data ficou pronta antes do jogo.' },
        { mechanism: 'cena', text: 'O cavaleiro afundou no asfalto, e a missão principal travou.' },
        { mechanism: 'mito', text: 'Disco na prateleira não quer dizer jogo pronto.' },
        { mechanism: 'numero', text: 'São centenas de combinações de PC pra um prazo só.' },
        { mechanism: 'contra', text: 'Jogo adiado é boa notícia com cara de ruim.' },
        { mechanism: 'prova', text: 'Vou rodar a versão do disco e depois a corrigida.' },
        { mechanism: 'confissao', text: 'Caí do mapa e saiu meu melhor vídeo.', needsTruth: true },
        { mechanism: 'chamada', text: 'Seu progresso salvou no sábado e sumiu no domingo?' },
      ],
    },
    {
      question: 'Quanto tempo depois do lançamento o jogo fica barato?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'São três épocas no ano: julho, novembro e dezembro.' },
        { mechanism: 'loop', text: 'Monta essa listinha, e ela apita quando o preço cai.' },
        { mechanism: 'erro', text: 'Pagar na terça o que entra em promoção na quinta.' },
        { mechanism: 'contra', text: 'Tem jogo que passa anos sem baixar dez reais.' },
        { mechanism: 'cena', text: 'Onze jogos no carrinho, nenhum instalado.' },
        { mechanism: 'mito', text: 'A edição completa demora e quase sempre sai mais barata.' },
        { mechanism: 'desafio', text: 'Antes do botão verde, abre o histórico de preço.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu pagava na estreia. Hoje chego um ano depois e sobra pra pizza.',
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
        { mechanism: 'cena', text: 'Oito da manhã, e a capa do vídeo já mostra o final.' },
        { mechanism: 'numero', text: 'Cinco palavras bloqueadas seguram a semana toda.' },
        {
          mechanism: 'confissao',
          text: 'Perdi a morte do herói num corte de trinta segundos.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Saber o final não estraga uma boa partida.' },
        { mechanism: 'dialogo', text: '“Não vou falar nada, só que chora.” Pronto, falou.' },
        {
          mechanism: 'loop',
          text: 'Um ajuste nas notificações já me salvou duas histórias.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'GTA 6: vale a pena comprar um console só pra ele?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um jogo no aparelho novo ou cem no que você tem?' },
        { mechanism: 'custo', text: 'Soma o console, o segundo controle e a assinatura.' },
        { mechanism: 'numero', text: 'Divide o valor pelas horas que você tem livres no mês.' },
        { mechanism: 'lacuna', text: 'O modelo sem leitor tem um custo que aparece depois.' },
        { mechanism: 'chamada', text: 'Uma década de espera, e o cofrinho ainda pela metade.' },
        { mechanism: 'erro', text: 'Parcelar em doze antes de ver uma fase rodando.' },
        { mechanism: 'desafio', text: 'Escreve três outros jogos que você jogaria nele.' },
        { mechanism: 'quebra', text: 'Fecha o trailer e abre o extrato.' },
      ],
    },
  ],
};
