import type { BankSubtopic } from '../../content-types.ts';

export const contaDeLuz: BankSubtopic = {
  domain: 'casa',
  subtopic: 'conta-de-luz',
  questions: [
    {
      question: 'Como economizar energia elétrica em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'A televisão ligada pra ninguém, e a conta em cima da mesa.' },
        { mechanism: 'numero', text: 'Chuveiro, geladeira e ar: esses três mandam no papel.' },
        {
          mechanism: 'contra',
          text: 'Tirar o carregador da tomada economiza pouco; encurtar o banho, muito.',
        },
        { mechanism: 'desafio', text: 'Prende uma folha na porta da geladeira e puxa: tem que segurar.' },
        { mechanism: 'lacuna', text: 'O quadradinho do consumo explica mais que o valor.' },
        { mechanism: 'erro', text: 'Secar o tênis atrás da geladeira, todo dia de chuva.' },
        {
          mechanism: 'prova',
          text: 'Andei pela casa às duas da manhã contando luzinha acesa.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Abre a cortina e apaga essa lâmpada das dez.' },
      ],
    },
    {
      question: 'Por que minha conta de luz veio tão alta?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Mas eu nem paro em casa.” A geladeira para?' },
        { mechanism: 'mito', text: 'Valor maior nem sempre é mais uso: confere a bandeira.' },
        { mechanism: 'loop', text: 'Esse gráfico de doze meses entrega o mês culpado.' },
        { mechanism: 'chamada', text: 'Se a sua conta dobrou com a mesma gente em casa, olha aqui.' },
        { mechanism: 'custo', text: 'Borracha ressecada deixa o frio da geladeira passear pela cozinha.' },
        { mechanism: 'compara', text: 'A leitura foi de vinte e oito dias ou de trinta e três?' },
        {
          mechanism: 'confissao',
          text: 'Culpei o vizinho até achar o ferro ligado no quartinho.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Fotografa o relógio hoje e daqui a sete dias.' },
      ],
    },
    {
      question: 'Ar-condicionado ou ventilador: qual gasta mais?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'O ar esfria o quarto; o ventilador só empurra o calor.' },
        { mechanism: 'numero', text: 'Dezoito ou vinte e três no visor: a conta percebe.' },
        { mechanism: 'mito', text: 'Botar o ar no mínimo não esfria mais rápido.' },
        { mechanism: 'contra', text: 'Ar e ventilador juntos podem gastar menos que ar no talo.' },
        { mechanism: 'erro', text: 'Ligou o ar e deixou a janela aberta pro gato.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu dormia de edredom no verão, até subir cinco graus no controle.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Três da tarde, persiana aberta, e o sol torrando o travesseiro.' },
        { mechanism: 'prova', text: 'Tirei o filtro do ar: olha essa pelúcia.' },
      ],
    },
    {
      question: 'Quantos minutos de banho quente pesam na conta?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Quatro pessoas, cinco minutos a menos cada: são vinte por dia.' },
        { mechanism: 'quebra', text: 'Com o chuveiro desligado, vira a chave pro verão.' },
        { mechanism: 'cena', text: 'Alguém batendo na porta, o espelho embaçado, e você no segundo xampu.' },
        { mechanism: 'custo', text: 'Banho de vinte minutos você paga duas vezes: água e luz.' },
        { mechanism: 'pergunta', text: 'Quem da casa ganha o troféu do banho demorado?' },
        { mechanism: 'lacuna', text: 'O chuveiro traz gravado um número que explica julho.' },
        { mechanism: 'desafio', text: 'Ensaboa com o registro fechado só esta noite.' },
        {
          mechanism: 'antes-depois',
          text: 'Eram seis músicas no banho; fechei em duas e nem sofri.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como descobrir vazamento de água escondido?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'prova', text: 'Pinguei corante na caixa do vaso: agora espera a cor descer.' },
        { mechanism: 'loop', text: 'Fecha todas as torneiras e fica olhando essa rodinha.' },
        { mechanism: 'erro', text: 'A mancha já chegou no teto do vizinho, e você esperando.' },
        { mechanism: 'contra', text: 'Vaso vaza sem fazer barulho nenhum.' },
        { mechanism: 'dialogo', text: '“A conta dobrou e ninguém bebeu mais.” Foi o vaso.' },
        { mechanism: 'chamada', text: 'Casa vazia no feriado e o hidrômetro girando? Corre aqui.' },
        { mechanism: 'mito', text: 'Infiltração nem sempre aparece onde o cano furou.' },
        {
          mechanism: 'confissao',
          text: 'Paguei três meses de vazamento achando que era banho.',
          needsTruth: true,
        },
      ],
    },
  ],
};
