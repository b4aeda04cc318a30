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
        { mechanism: 'cena', text: 'Perna engessada no sofá, telefone apoiado na almofada.' },
        { mechanism: 'erro', text: 'Anexar a receita do remédio no lugar do laudo.' },
        { mechanism: 'numero', text: 'Nome, doença, data e assinatura: quatro itens no papel do médico.' },
        { mechanism: 'quebra', text: 'Sai da fila da agência e entra no aplicativo.' },
        { mechanism: 'prova', text: 'Gravo a tela do INSS, botão por botão.' },
        { mechanism: 'dialogo', text: '“O sistema caiu.” O telefone 135 também abre pedido.' },
        { mechanism: 'lacuna', text: 'Atestado bom diz uma coisa além da doença.' },
      ],
    },
    {
      question: 'Por que o INSS negou meu benefício?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Negativa na tela não encerra o caso.' },
        { mechanism: 'custo', text: 'Carta perdida é prazo de recurso perdido.' },
        { mechanism: 'contra', text: 'Perícia não pergunta só a doença, pergunta o serviço.' },
        { mechanism: 'chamada', text: 'Envelope fechado há uma semana na estante: abre comigo.' },
        { mechanism: 'confissao', text: 'Levei pasta cheia e esqueci o exame mais novo.', needsTruth: true },
        { mechanism: 'loop', text: 'Essa palavrinha na carta diz o que faltou.' },
        { mechanism: 'erro', text: 'Fazer o mesmo pedido, com os mesmos papéis, esperando outra resposta.' },
        {
          mechanism: 'antes-depois',
          text: 'No primeiro pedido levei história. No segundo, levei exame.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quem tem direito ao BPC?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Nunca ter contribuído não fecha essa porta.' },
        { mechanism: 'numero', text: 'Sessenta e cinco anos ou deficiência, e pouca renda na casa.' },
        { mechanism: 'compara', text: 'Aposentadoria olha a carteira; o BPC olha a panela.' },
        { mechanism: 'dialogo', text: '“É uma aposentadoria, né?” Não, e por isso não tem décimo terceiro.' },
        { mechanism: 'erro', text: 'Deixar o cadastro do CRAS com o endereço antigo.' },
        { mechanism: 'cena', text: 'Quatro pessoas, uma renda só, luz vencendo na quinta.' },
        { mechanism: 'prova', text: 'Divido a renda da casa por cabeça, no papel, agora.' },
        { mechanism: 'lacuna', text: 'Antes do INSS, o pedido passa por outro balcão.' },
      ],
    },
    {
      question: 'Quanto tempo demora a perícia do INSS?',
      family: 'tempo',
      hooks: [
        { mechanism: 'custo', text: 'Faltou sem remarcar, voltou pro fim da fila.' },
        { mechanism: 'cena', text: 'Cadeira azul, senha na tela, exame no colo.' },
        { mechanism: 'quebra', text: 'Arruma os exames por data, o novo por cima.' },
        { mechanism: 'contra', text: 'Com o perito são minutos; quem fala é a pasta.' },
        { mechanism: 'desafio', text: 'Resume numa frase o movimento que o trabalho exige.' },
        { mechanism: 'numero', text: 'Nos primeiros quinze dias de atestado, quem paga é a empresa.' },
        { mechanism: 'chamada', text: 'Data marcada pra longe e aluguel pra amanhã: escuta essa.' },
        { mechanism: 'pergunta', text: 'Que tarefa do serviço ficou impossível?' },
      ],
    },
    {
      question: 'Como dona de casa pode se aposentar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'mito', text: 'Sem patrão também se paga INSS.' },
        {
          mechanism: 'confissao',
          text: 'Achei a vida inteira que INSS era coisa de crachá.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Preencher o carnê, ano após ano, com o código errado.' },
        { mechanism: 'loop', text: 'Esse codiguinho decide o que volta depois.' },
        { mechanism: 'compara', text: 'Plano simples ou completo: o barato não vale pra tudo.' },
        { mechanism: 'contra', text: 'Lavar, cozinhar e cuidar também pode terminar em aposentadoria.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha mãe juntava guias na lata de biscoito. Hoje recebe.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Baixa o extrato de contribuições e procura os buracos.' },
      ],
    },
  ],
};
