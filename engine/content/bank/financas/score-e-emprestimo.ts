import type { BankSubtopic } from '../../content-types.ts';

export const scoreEEmprestimo: BankSubtopic = {
  domain: 'financas',
  subtopic: 'score-e-emprestimo',
  questions: [
    {
      question: 'Como aumentar o score sem cair em golpe?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Ponto de score não se compra, nem por pix.' },
        { mechanism: 'erro', text: 'Quem promete mil pontos até sexta quer o seu pix.' },
        { mechanism: 'numero', text: 'Luz, internet, celular: três contas em dia já falam.' },
        { mechanism: 'desafio', text: 'Confere se o cadastro positivo tá ligado no seu CPF.' },
        {
          mechanism: 'confissao',
          text: 'A minha nota caiu por uma linha de celular esquecida.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Essa barrinha da tela mostra o que mexe na nota.' },
        { mechanism: 'lacuna', text: 'Um costume de todo mês pesa mais que pressa.' },
        { mechanism: 'quebra', text: 'Para de pedir cartão por curiosidade.' },
      ],
    },
    {
      question: 'Por que negaram meu empréstimo com o nome limpo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Score oitocentos e levei não.” O banco olha outra gaveta.' },
        { mechanism: 'mito', text: 'Nome limpo é o começo, o banco quer ver renda também.' },
        { mechanism: 'custo', text: 'Cada tentativa no susto deixa rastro na análise seguinte.' },
        {
          mechanism: 'antes-depois',
          text: 'Mandei cinco fichas, levei cinco nãos. Depois mandei só uma.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se já são três recusas no mês, larga a caneta.' },
        { mechanism: 'compara', text: 'Mesma renda, dois bancos: um negou, outro aprovou.' },
        { mechanism: 'lacuna', text: 'Um relatório gratuito com o seu CPF guarda a pista.' },
        { mechanism: 'loop', text: 'Antes do próximo pedido, espera eu abrir esse papel.' },
      ],
    },
    {
      question: 'Empréstimo consignado vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Holerite na mão, e o valor já chegou menor.' },
        { mechanism: 'numero', text: 'Oitenta e quatro parcelas levam sete anos.' },
        { mechanism: 'contra', text: 'Juro mais baixo não quer dizer dívida curta.' },
        { mechanism: 'pergunta', text: 'Você assinaria esse salário já descontado?' },
        { mechanism: 'erro', text: 'O troco do consignado é dívida nova com nome bonito.' },
        { mechanism: 'compara', text: 'Boleto espera você pagar, consignado nem chega na conta.' },
        { mechanism: 'custo', text: 'A parcela sai antes do mercado, todo mês.' },
        { mechanism: 'prova', text: 'Mesmo empréstimo, dois prazos: olha o total lá embaixo.' },
      ],
    },
    {
      question: 'Quanto tempo depois de pagar a dívida o score sobe?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Nota não pula na manhã seguinte ao boleto.' },
        { mechanism: 'numero', text: 'Primeiro a baixa em cinco dias úteis, depois a nota.' },
        { mechanism: 'cena', text: 'Você abriu o score três vezes no mesmo café.' },
        {
          mechanism: 'confissao',
          text: 'Eu conferia a pontuação todo dia, antes de escovar os dentes.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Olha a nota uma vez por mês e fecha.' },
        {
          mechanism: 'antes-depois',
          text: 'Quitei em março e nada. Em junho eu nem conferia mais.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Escreve a pontuação de hoje no calendário.' },
        { mechanism: 'chamada', text: 'Quitou tudo e o número nem mexeu? Calma, tem fila.' },
      ],
    },
    {
      question: 'Empréstimo pelo WhatsApp é confiável?',
      family: 'decisao',
      hooks: [
        { mechanism: 'erro', text: 'Empréstimo que pede taxa antes já levou o seu dinheiro.' },
        { mechanism: 'dialogo', text: '“É só o seguro pra liberar.” Banco não pede pix antes.' },
        { mechanism: 'lacuna', text: 'O golpe do empréstimo tem um pedido que nunca muda.' },
        { mechanism: 'numero', text: 'Em dois minutos dá pra ver se a financeira existe.' },
        { mechanism: 'loop', text: 'Na terceira linha dessa mensagem de crédito, travei.', needsTruth: true },
        { mechanism: 'contra', text: 'Crédito aprovado sem consulta devia acender a luz amarela.' },
        { mechanism: 'desafio', text: 'Digita o nome da financeira ao lado da palavra reclamação.' },
        { mechanism: 'quebra', text: 'Não manda foto do documento pra essa conversa.' },
      ],
    },
  ],
};
