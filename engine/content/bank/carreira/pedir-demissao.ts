import type { BankSubtopic } from '../../content-types.ts';

export const pedirDemissao: BankSubtopic = {
  domain: 'carreira',
  subtopic: 'pedir-demissao',
  questions: [
    {
      question: 'Como pedir demissão sem queimar o filme?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Sexta, quatro da tarde, carta dobrada no bolso.' },
        { mechanism: 'erro', text: 'Contar no grupo da firma antes de contar pra chefe.' },
        { mechanism: 'desafio', text: 'Escreve a carta em quatro linhas, sem mágoa.' },
        { mechanism: 'numero', text: 'Bastam duas frases: tô saindo, e fico até tal dia.' },
        {
          mechanism: 'confissao',
          text: 'Soltei tudo que eu pensava no último dia. Encontrei todos depois.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Motivo de saída não precisa de três capítulos.' },
        { mechanism: 'quebra', text: 'Guarda o textão e entrega só a folha.' },
        { mechanism: 'prova', text: 'Vou ler uma carta de demissão inteira em dez segundos.' },
      ],
    },
    {
      question: 'Por que eu não consigo pedir demissão?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Três idas até a porta do chefe, três dúvidas de impressora.' },
        { mechanism: 'dialogo', text: '“Eles precisam de mim.” O anúncio da sua vaga sai amanhã.' },
        { mechanism: 'mito', text: 'Gratidão pelo primeiro emprego não vira contrato eterno.' },
        { mechanism: 'custo', text: 'Cada mês que você fica por pena atrasa o próximo emprego.' },
        { mechanism: 'lacuna', text: 'Talvez te falte uma conta de três linhas, e não coragem.' },
        { mechanism: 'chamada', text: 'Pra quem ensaia essa conversa no chuveiro desde março.' },
        {
          mechanism: 'antes-depois',
          text: 'Perdi o sono um mês por essa conversa. Durou quatro minutos.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Com esse valor guardado, a frase sai sem tremer.' },
      ],
    },
    {
      question: 'Pedir demissão ou fazer acordo com a empresa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Na demissão pedida, o fundo fica. No acordo, boa parte sai.' },
        { mechanism: 'mito', text: 'Acordo por lei não dá direito a seguro-desemprego.' },
        { mechanism: 'erro', text: 'Combinar demissão falsa e devolver a multa por fora: isso é fraude.' },
        { mechanism: 'dialogo', text: '“Me manda embora?” A lei tem outro nome pra isso.' },
        { mechanism: 'contra', text: 'Tem acordo que demora mais do que a multa vale.' },
        { mechanism: 'numero', text: 'Só metade da multa do fundo entra nesse combinado.' },
        { mechanism: 'pergunta', text: 'Você precisa do dinheiro do fundo ou da porta aberta?' },
        { mechanism: 'quebra', text: 'Baixa o extrato do FGTS antes de abrir a boca.' },
      ],
    },
    {
      question: 'Quantos dias de aviso prévio quem pede demissão cumpre?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'São trinta dias corridos, com fim de semana na conta.' },
        { mechanism: 'cena', text: 'Calendário riscado na baia, caneca já na mochila.' },
        { mechanism: 'erro', text: 'Emprego novo na segunda, RH atual sem saber de nada.' },
        { mechanism: 'contra', text: 'Trabalhar bem no aviso rende referência por anos.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu cumpria aviso de cara fechada. No último, treinei quem ficou.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Sair duas horas mais cedo? Só no aviso de dispensa.' },
        { mechanism: 'desafio', text: 'Pergunta por e-mail se liberam você do aviso.' },
        { mechanism: 'custo', text: 'Aviso abandonado pode voltar como desconto na rescisão.' },
      ],
    },
    {
      question: 'Quais são os meus direitos se eu pedir demissão?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'O décimo terceiro proporcional não some com a carta.' },
        { mechanism: 'numero', text: 'Saldo do mês, décimo terceiro e férias com mais um terço.' },
        { mechanism: 'cena', text: 'Caneta na mão, e a soma da rescisão tá estranha.' },
        { mechanism: 'lacuna', text: 'Na rescisão, uma linha muda conforme quem começou a conversa.' },
        { mechanism: 'erro', text: 'Assinou sem contar os dias do mês? Pede a folha de novo.' },
        {
          mechanism: 'confissao',
          text: 'Assinei a minha sem ler. Faltavam oito dias de férias.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Conta nos dedos os meses desde as últimas férias.' },
        { mechanism: 'dialogo', text: '“Perdi tudo porque fui eu que saí.” Tudo, não.' },
      ],
    },
  ],
};
