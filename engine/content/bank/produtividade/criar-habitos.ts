import type { BankSubtopic } from '../../content-types.ts';

export const criarHabitos: BankSubtopic = {
  domain: 'produtividade',
  subtopic: 'criar-habitos',
  questions: [
    {
      question: 'Como criar o hábito de ler todo dia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Você lê duas páginas na cama, e o livro cai no nariz.' },
        { mechanism: 'numero', text: 'Cinco páginas por noite, mesmo com visita em casa.' },
        {
          mechanism: 'confissao',
          text: 'Passei um ano na página quarenta do mesmo livro.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Não começa por um tijolo russo de oitocentas páginas.' },
        { mechanism: 'quebra', text: 'Tira o livro da estante e joga no travesseiro.' },
        { mechanism: 'contra', text: 'Livro chato não merece o seu hábito: larga no meio.' },
        { mechanism: 'desafio', text: 'Lê uma página na fila do pão amanhã.' },
        { mechanism: 'prova', text: 'Contei as páginas que cabem no meu ônibus.', needsTruth: true },
      ],
    },
    {
      question: 'Por que não consigo manter um hábito novo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'No décimo oitavo dia choveu, e o calendário ficou sem risco.' },
        { mechanism: 'lacuna', text: 'Na terceira semana some a única coisa que ajudava.' },
        { mechanism: 'dialogo', text: '“Perdi o ritmo no feriado.” Mas o feriado já tava no calendário.' },
        { mechanism: 'mito', text: 'Quando perde a graça, talvez já seja hábito.' },
        { mechanism: 'custo', text: 'Caderno novo a cada recaída sai mais caro que rasura.' },
        { mechanism: 'chamada', text: 'Pra quem já tem três primeiras semanas perfeitas.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes, meia hora de meditação. Agora, o tempo da chaleira.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'A primeira semana foi boa, e você já dobrou a meta.' },
      ],
    },
    {
      question: 'Aplicativo de hábitos ou calendário de papel?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Bolinha verde na tela ou risco torto na geladeira?' },
        { mechanism: 'contra', text: 'O papel ganha se ficar no caminho do café.' },
        { mechanism: 'mito', text: 'Medalha na tela não escova dente.' },
        { mechanism: 'custo', text: 'De tanto aviso, o dedo já apaga sem ler.' },
        { mechanism: 'erro', text: 'Você cadastrou doze hábitos na primeira noite, e aí ninguém aguenta.' },
        { mechanism: 'numero', text: 'Três hábitos por dia dá pra marcar até num guardanapo.' },
        { mechanism: 'prova', text: 'Abri o aplicativo que eu larguei em fevereiro.', needsTruth: true },
        { mechanism: 'pergunta', text: 'Onde você olha toda manhã, sem falta?' },
      ],
    },
    {
      question: 'Hábito leva 21 ou 66 dias pra formar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Beber água e correr não levam os mesmos dias.' },
        { mechanism: 'contra', text: 'Conta quantas vezes você voltou, não quantos dias.' },
        { mechanism: 'numero', text: 'Três semanas é prazo de encomenda, não de hábito.' },
        { mechanism: 'dialogo', text: '“Dia vinte e dois e ainda preciso lembrar.” Normal.' },
        { mechanism: 'cena', text: 'Lá pelo dia sessenta, você calça o tênis sem nem pensar.' },
        {
          mechanism: 'antes-depois',
          text: 'No começo eu obrigava. Um dia notei que já tinha ido.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Marca no calendário o dia em que foi sem pensar.' },
        { mechanism: 'loop', text: 'Esse calendário tem três falhas, e o hábito tá vivo.', needsTruth: true },
      ],
    },
    {
      question: 'Como largar um hábito ruim?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Desinstala o joguinho do celular só até domingo.' },
        { mechanism: 'lacuna', text: 'Antes do biscoito das quatro aconteceu uma coisa.' },
        { mechanism: 'erro', text: 'Cortar o refrigerante e não pôr nada no copo dura pouco.' },
        {
          mechanism: 'compara',
          text: 'Força de vontade ou biscoito na prateleira alta: aposto na prateleira.',
        },
        {
          mechanism: 'confissao',
          text: 'Roí unha por vinte anos e parei com esmalte ruim.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Essa fita vermelha na porta do armário não é enfeite.' },
        { mechanism: 'cena', text: 'Quando você percebe, a mão já tá no pacote de biscoito.' },
        { mechanism: 'contra', text: 'O hábito velho sai quando outro senta no lugar.' },
      ],
    },
  ],
};
