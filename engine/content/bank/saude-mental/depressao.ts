import type { BankSubtopic } from '../../content-types.ts';

export const depressao: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'depressao',
  questions: [
    {
      question: 'Como ajudar alguém com depressão?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“Reage.” Essa palavra fecha a porta do quarto.' },
        { mechanism: 'erro', text: 'Fazer discurso na beira da cama de quem mal dormiu.' },
        { mechanism: 'numero', text: 'Uma marmita, um recado curto e nenhuma cobrança.' },
        { mechanism: 'loop', text: 'Troca o “precisando, chama” por isso aqui.' },
        { mechanism: 'contra', text: 'Lista de motivos pra sorrir pesa no colo da pessoa.' },
        { mechanism: 'prova', text: 'Vou ler a mensagem que eu mandaria hoje, sem pergunta.' },
        { mechanism: 'cena', text: 'Janela fechada ao meio-dia, prato do almoço na porta.' },
        { mechanism: 'desafio', text: 'Manda um “tô aqui, sem pressa” antes do jantar.' },
      ],
    },
    {
      question: 'Por que não tenho vontade de fazer nada?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Preguiça melhora no feriado; falta de vontade, nem sempre.' },
        { mechanism: 'cena', text: 'Toalha no ombro há uma hora, e o banho longe.' },
        { mechanism: 'desafio', text: 'Lava um copo só, e deixa o resto da pia.' },
        { mechanism: 'confissao', text: 'Respondi “tudo bem” por um mês, com a casa no escuro.', needsTruth: true },
        { mechanism: 'contra', text: 'Às vezes a vontade chega depois do primeiro passo.' },
        { mechanism: 'chamada', text: 'Duas semanas sem gosto em nada já pedem uma consulta.' },
        { mechanism: 'lacuna', text: 'Antes da tristeza, o corpo já tinha deixado um bilhete.' },
        { mechanism: 'custo', text: 'Fingir disposição no trabalho gasta o pouco que sobrou.' },
      ],
    },
    {
      question: 'Depressão ou tristeza: como saber a diferença?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Tristeza costuma ter endereço; depressão se espalha pela casa toda.' },
        { mechanism: 'mito', text: 'Depressão também bate ponto e ri na hora do café.' },
        { mechanism: 'numero', text: 'Sono, apetite e prazer: três lugares onde a diferença aparece.' },
        { mechanism: 'quebra', text: 'Fecha o teste da internet e marca uma conversa.' },
        { mechanism: 'erro', text: 'Esperar o choro chegar pra levar a sério.' },
        { mechanism: 'antes-depois', text: 'Por um ano chamei de cansaço. Depois chamei uma psicóloga.', needsTruth: true },
        { mechanism: 'pergunta', text: 'Qual foi a última música que mexeu com você?' },
        { mechanism: 'loop', text: 'Repara nisso: a boa notícia chega e o peito nem mexe.' },
      ],
    },
    {
      question: 'Quanto tempo dura o tratamento da depressão?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Antidepressivo leva semanas pra mostrar serviço, e isso é esperado.' },
        { mechanism: 'erro', text: 'Parar o remédio na primeira manhã boa do mês.' },
        { mechanism: 'cena', text: 'Bilhete na geladeira, cartela no armário, quarta semana de terapia.' },
        { mechanism: 'contra', text: 'Melhorar vem em zigue-zague, com terça ruim no meio.' },
        { mechanism: 'custo', text: 'Pular o retorno deixa a receita velha decidindo por você.' },
        { mechanism: 'numero', text: 'Quatro semanas dizem pouco; o acompanhamento se conta em meses.' },
        { mechanism: 'antes-depois', text: 'No segundo mês, voltei a ouvir música lavando a louça.', needsTruth: true },
        { mechanism: 'chamada', text: 'Se a noite pesar demais, o CVV atende no um-oito-oito.' },
      ],
    },
    {
      question: 'Como pedir ajuda na depressão?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Três palavras bastam: “não tô bem”.' },
        { mechanism: 'dialogo', text: '“Não quero incomodar.” Quem te ama prefere o incômodo.' },
        { mechanism: 'loop', text: 'Copia essa mensagem e muda só o nome.' },
        { mechanism: 'cena', text: 'Contato aberto, dedo parado no botão de ligar.' },
        { mechanism: 'desafio', text: 'Escolhe uma pessoa e manda só um oi agora.' },
        { mechanism: 'confissao', text: 'Meu pedido de ajuda foi um bilhete pra minha irmã.', needsTruth: true },
        { mechanism: 'prova', text: 'Escrevo aqui, na sua frente, um pedido de duas linhas.' },
        { mechanism: 'lacuna', text: 'Existe uma porta gratuita na cidade com quatro letras.' },
      ],
    },
  ],
};
