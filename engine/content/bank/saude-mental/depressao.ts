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
        { mechanism: 'erro', text: 'Discurso na beira da cama só pesa pra quem mal dormiu.' },
        { mechanism: 'numero', text: 'Uma marmita, um recado curto, e nenhuma cobrança junto.' },
        { mechanism: 'loop', text: 'Troca o “precisando, chama” por isso aqui.' },
        { mechanism: 'contra', text: 'Lista de motivos pra sorrir pesa no colo da pessoa.' },
        { mechanism: 'prova', text: 'Vou ler a mensagem que eu mandaria hoje, sem pergunta.' },
        { mechanism: 'cena', text: 'Cortina fechada ao meio-dia, e o prato do almoço na porta do quarto.' },
        { mechanism: 'desafio', text: 'Manda um “tô aqui, sem pressa” antes do jantar.' },
      ],
    },
    {
      question: 'Por que não tenho vontade de fazer nada?',
      family: 'obstaculo',
      hooks: [
        {
          mechanism: 'mito',
          text: 'Preguiça costuma melhorar no feriado; essa falta de vontade, nem sempre.',
        },
        { mechanism: 'cena', text: 'A toalha no ombro há uma hora, e o banho parecendo longe.' },
        { mechanism: 'desafio', text: 'Lava um copo só. O resto da pia espera.' },
        {
          mechanism: 'confissao',
          text: 'Respondi “tudo bem” por um mês, com a casa no escuro.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Às vezes a vontade só chega com o tênis já amarrado.' },
        { mechanism: 'chamada', text: 'Duas semanas sem gosto por nada já são motivo de consulta.' },
        { mechanism: 'lacuna', text: 'Bem antes da tristeza, o corpo já tinha deixado um bilhete.' },
        { mechanism: 'custo', text: 'De tanto fingir disposição no trabalho, sobra só o sofá.' },
      ],
    },
    {
      question: 'Depressão ou tristeza: como saber a diferença?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Tristeza costuma ter endereço; depressão se espalha pela casa toda.' },
        { mechanism: 'mito', text: 'Gente com depressão também bate ponto e dá risada.' },
        { mechanism: 'numero', text: 'Sono, apetite e prazer: três lugares onde a diferença aparece.' },
        { mechanism: 'quebra', text: 'Fecha o teste da internet e leva a dúvida pra consulta.' },
        { mechanism: 'erro', text: 'Esperar o choro pra desconfiar: muita depressão vem sem ele.' },
        {
          mechanism: 'antes-depois',
          text: 'Por um ano eu chamei de cansaço. Depois chamei uma psicóloga.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Qual foi a última música que mexeu com você?' },
        { mechanism: 'loop', text: 'Repara nisso: a boa notícia chega e o peito nem mexe.' },
      ],
    },
    {
      question: 'Quanto tempo dura o tratamento da depressão?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Antidepressivo leva semanas pra fazer efeito, e isso é esperado.' },
        { mechanism: 'erro', text: 'A primeira manhã boa não é hora de largar o remédio.' },
        { mechanism: 'cena', text: 'Quarta semana de terapia, e o bilhete da consulta na geladeira.' },
        { mechanism: 'contra', text: 'Melhorar vem em zigue-zague, com terça ruim no meio.' },
        { mechanism: 'custo', text: 'Pular o retorno deixa uma receita velha decidindo por você.' },
        { mechanism: 'numero', text: 'Quatro semanas dizem pouco; o acompanhamento se conta em meses.' },
        {
          mechanism: 'antes-depois',
          text: 'No segundo mês, voltei a ouvir música lavando a louça.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se a noite pesar demais, o CVV atende no um-oito-oito.' },
      ],
    },
    {
      question: 'Como pedir ajuda na depressão?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Um pedido de ajuda cabe em três palavras: “não tô bem”.' },
        { mechanism: 'dialogo', text: '“Não quero incomodar.” Quem te ama prefere o incômodo.' },
        { mechanism: 'loop', text: 'Copia esse pedido de ajuda e muda só o nome.' },
        { mechanism: 'cena', text: 'Número do posto na tela, e o dedo parado no botão de ligar.' },
        { mechanism: 'desafio', text: 'Escolhe uma pessoa e conta que o dia pesou.' },
        {
          mechanism: 'confissao',
          text: 'Meu pedido de ajuda foi um bilhete pra minha irmã.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Escrevo aqui, na sua frente, um pedido de duas linhas.' },
        { mechanism: 'lacuna', text: 'Tem uma porta gratuita na sua cidade com nome de quatro letras.' },
      ],
    },
  ],
};
