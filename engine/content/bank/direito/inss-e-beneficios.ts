import type { BankSubtopic } from '../../content-types.ts';

export const inssEBeneficios: BankSubtopic = {
  domain: 'direito',
  subtopic: 'inss-e-beneficios',
  questions: [
    {
      question: 'Como pedir auxílio-doença pelo celular?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Fotografa o laudo de perto, com carimbo e data legíveis.' },
        { mechanism: 'cena', text: 'A perna tá engessada no sofá, e o pedido sai pelo telefone mesmo.' },
        { mechanism: 'erro', text: 'Muita gente anexa a receita do remédio achando que é o laudo.' },
        { mechanism: 'numero', text: 'Confere quatro itens no atestado: nome, doença, data e assinatura.' },
        { mechanism: 'quebra', text: 'Não precisa de fila na agência pra esse pedido: abre o aplicativo.' },
        { mechanism: 'prova', text: 'Vou gravar a tela do INSS, botão por botão.' },
        { mechanism: 'dialogo', text: '“O sistema caiu.” O telefone 135 também abre pedido.' },
        { mechanism: 'lacuna', text: 'Além da doença, o atestado tem que dizer mais uma coisa.' },
      ],
    },
    {
      question: 'Por que o INSS negou meu benefício?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Aparecer negado na tela não encerra o caso.' },
        { mechanism: 'custo', text: 'Quem deixa a carta fechada pode perder o prazo do recurso.' },
        { mechanism: 'contra', text: 'A perícia quer saber da doença e do serviço que você faz.' },
        { mechanism: 'chamada', text: 'Se a carta tá fechada na estante há uma semana, abre comigo.' },
        {
          mechanism: 'confissao',
          text: 'Levei a pasta cheia e esqueci justo o exame mais novo.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Esta palavrinha na carta diz o que faltou.' },
        {
          mechanism: 'erro',
          text: 'Fazer o mesmo pedido com os mesmos papéis costuma dar a mesma resposta.',
        },
        {
          mechanism: 'antes-depois',
          text: 'No primeiro pedido eu levei história. No segundo, levei exame.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quem tem direito ao BPC?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Pra pedir BPC não precisa ter contribuído.' },
        { mechanism: 'numero', text: 'Sessenta e cinco anos ou deficiência, e pouca renda na casa.' },
        { mechanism: 'compara', text: 'A aposentadoria olha a carteira de trabalho; o BPC olha a panela.' },
        { mechanism: 'dialogo', text: '“É uma aposentadoria, né?” Não, e por isso não tem décimo terceiro.' },
        { mechanism: 'erro', text: 'O pedido empaca porque o cadastro do CRAS tem o endereço antigo.' },
        { mechanism: 'cena', text: 'Quatro pessoas, uma renda só, e a luz vence na quinta.' },
        { mechanism: 'prova', text: 'Vou dividir a renda da casa por cabeça, aqui no papel.' },
        { mechanism: 'lacuna', text: 'Antes do INSS, esse pedido passa por outro balcão.' },
      ],
    },
    {
      question: 'Quanto tempo demora a perícia do INSS?',
      family: 'tempo',
      hooks: [
        { mechanism: 'custo', text: 'Quem falta e não remarca volta pro fim da fila.' },
        { mechanism: 'cena', text: 'Na cadeira azul da agência, senha na tela e exame no colo.' },
        { mechanism: 'quebra', text: 'Arruma os exames por data, com o mais novo por cima.' },
        { mechanism: 'contra', text: 'Com o perito são poucos minutos; a pasta tem que falar por você.' },
        { mechanism: 'desafio', text: 'Diz numa frase qual movimento o serviço exige de você.' },
        { mechanism: 'numero', text: 'Nos primeiros quinze dias de atestado, quem paga é a empresa.' },
        { mechanism: 'chamada', text: 'Data da perícia lá longe e aluguel amanhã? Escuta essa.' },
        { mechanism: 'pergunta', text: 'O que você fazia no serviço e hoje não consegue?' },
      ],
    },
    {
      question: 'Como dona de casa pode se aposentar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'mito', text: 'Dá pra pagar INSS sem ter patrão.' },
        {
          mechanism: 'confissao',
          text: 'Achei a vida inteira que INSS era coisa de crachá.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Anos de carnê pago, todos com o código errado.' },
        { mechanism: 'loop', text: 'Este codiguinho na guia decide o que volta depois.' },
        { mechanism: 'compara', text: 'Tem o plano simples e o completo, e o barato não vale pra tudo.' },
        { mechanism: 'contra', text: 'Quem lava, cozinha e cuida da casa também pode se aposentar.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha mãe guardava as guias na lata de biscoito. Hoje ela recebe.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Baixa o extrato de contribuições e procura os buracos.' },
      ],
    },
  ],
};
