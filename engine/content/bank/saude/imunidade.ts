import type { BankSubtopic } from '../../content-types.ts';

export const imunidade: BankSubtopic = {
  domain: 'saude',
  subtopic: 'imunidade',
  questions: [
    {
      question: 'Como melhorar a imunidade de verdade?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Cinco potes de vitamina no balcão, e quatro horas de sono.' },
        { mechanism: 'contra', text: 'Gominha de ursinho não substitui caderneta de vacina.' },
        { mechanism: 'erro', text: 'Virou a noite e confiou no limão em jejum.' },
        { mechanism: 'numero', text: 'A defesa do corpo gosta de quatro coisas bem sem graça.' },
        { mechanism: 'desafio', text: 'Acha a caderneta de vacina e fotografa a última página.' },
        { mechanism: 'quebra', text: 'Fecha o pote de cápsula, apaga a luz e dorme.' },
        { mechanism: 'chamada', text: 'Essa é pra quem só lembra da imunidade de nariz entupido.' },
        { mechanism: 'lacuna', text: 'Tem um reforço de graça te esperando no posto do bairro.' },
      ],
    },
    {
      question: 'Por que pego gripe toda hora?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Vento nas costas não traz vírus; mão na maçaneta traz.' },
        { mechanism: 'cena', text: 'Sala fechada, ar no talo, sete pessoas tossindo.' },
        { mechanism: 'custo', text: 'As folgas do ano foram todas gastas com caixa de lenço.' },
        { mechanism: 'dialogo', text: '“É o tempo que virou.” O tempo e a mão sem lavar.' },
        {
          mechanism: 'compara',
          text: 'Creche do filho ou escritório sem janela: os dois são viveiro de espirro.',
        },
        { mechanism: 'erro', text: 'Você segurou na barra do ônibus e coçou o olho.' },
        {
          mechanism: 'confissao',
          text: 'Eu colecionava xarope e nunca tinha tomado a vacina.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Isso que volta todo mês, com coceira no nariz, pode ser rinite.' },
      ],
    },
    {
      question: 'Vitamina C ajuda mesmo contra gripe?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Laranja é uma fruta ótima e um escudo bem fraco.' },
        {
          mechanism: 'antes-depois',
          text: 'Todo inverno eu corria pro efervescente. Agora corro pro posto.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Cortei uma goiaba aqui: ela ganha da laranja nessa vitamina.' },
        { mechanism: 'numero', text: 'Duas frutas por dia já costumam cobrir essa vitamina.' },
        { mechanism: 'contra', text: 'Quando o nariz escorre, a cápsula já chegou atrasada.' },
        { mechanism: 'compara', text: 'Tubinho caro ou caju da feira: o corpo não lê a embalagem.' },
        { mechanism: 'custo', text: 'O excesso da vitamina vai pela descarga, com seu dinheiro.' },
        { mechanism: 'chamada', text: 'Tá com o copo borbulhando na mão? Termina e me escuta.' },
      ],
    },
    {
      question: 'Quanto tempo dura uma gripe?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Uns três dias de febre, uma semana de corpo moído.' },
        { mechanism: 'cena', text: 'Terceiro dia de sofá, novela da tarde, e o caldo esfriando no colo.' },
        { mechanism: 'erro', text: 'A febre baixou de manhã, e a pelada já tá marcada.' },
        { mechanism: 'dialogo', text: '“Semana que vem eu descanso.” A tosse ouviu.' },
        { mechanism: 'lacuna', text: 'Gripe que melhora e depois piora já é outra conversa no posto.' },
        { mechanism: 'mito', text: 'Antibiótico não apressa gripe, porque o bicho é vírus.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu tossia na reunião com orgulho; hoje aviso e não vou.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se faltar ar, larga o chá e procura atendimento.' },
      ],
    },
    {
      question: 'Gripe ou dengue: como saber a diferença?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Gripe mora no nariz; dengue dói atrás do olho.' },
        { mechanism: 'erro', text: 'Suspeita de dengue e aspirina não combinam: pergunta no posto antes.' },
        { mechanism: 'loop', text: 'Quando a febre da dengue baixa, começa isso aqui.' },
        { mechanism: 'desafio', text: 'Vira os pratinhos das plantas antes do almoço.' },
        { mechanism: 'numero', text: 'Dez minutos por semana resolvem a água parada do quintal.' },
        { mechanism: 'quebra', text: 'Bebe um copo de água e depois compara os sintomas.' },
        {
          mechanism: 'prova',
          text: 'Rodei o quintal com a câmera e achei quatro criadouros.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Febre alta sem nariz escorrendo já me faz olhar pro mosquito.' },
      ],
    },
  ],
};
