import type { BankSubtopic } from '../../content-types.ts';

export const manutencao: BankSubtopic = {
  domain: 'automotivo',
  subtopic: 'manutencao',
  questions: [
    {
      question: 'Como escolher um mecânico de confiança?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Leva pra trocar uma lâmpada antes de levar o motor.' },
        { mechanism: 'erro', text: 'Autorizou por telefone o que nem viu na bancada.' },
        { mechanism: 'cena', text: 'Peça velha no saco, nota na mão, e o chão tá varrido.' },
        { mechanism: 'dialogo', text: '“Já que abriu, troca tudo.” Tudo o quê, exatamente?' },
        { mechanism: 'numero', text: 'Dois orçamentos, com o mesmo sintoma escrito no papel.' },
        { mechanism: 'contra', text: 'Mecânico bom às vezes te manda embora sem trocar nada.' },
        { mechanism: 'quebra', text: 'Pede a peça antiga de volta, nem que seja em jornal.' },
        {
          mechanism: 'confissao',
          text: 'Paguei três bobinas pra descobrir um cabo solto.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que a luz da injeção acende no painel?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Tampa do tanque mal fechada já acendeu muita luz dessas.' },
        {
          mechanism: 'numero',
          text: 'Duas cores, duas pressas: amarela pede oficina, vermelha pede acostamento.',
        },
        { mechanism: 'erro', text: 'Fita em cima do desenho não apaga o problema.' },
        { mechanism: 'lacuna', text: 'O aparelho lê um código, e o código ainda não é a peça.' },
        { mechanism: 'cena', text: 'Segunda cedo, e o motorzinho amarelo acende na garagem.' },
        { mechanism: 'custo', text: 'Meses com ela acesa podem levar o catalisador junto.' },
        { mechanism: 'quebra', text: 'Se a luz piscar, tira o pé e para num lugar seguro.' },
        { mechanism: 'dialogo', text: '“Apaguei no aparelho, tá novo.” Apagou o aviso, né?' },
      ],
    },
    {
      question: 'Vale a pena fazer revisão na concessionária?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Carimbo no manual ou ouvido que já conhece o barulho?' },
        { mechanism: 'custo', text: 'Uma revisão pulada pode custar a cobertura de fábrica.' },
        { mechanism: 'erro', text: 'Assinar a ordem de serviço com “itens sugeridos” dentro.' },
        { mechanism: 'desafio', text: 'Lê no manual o que aquela quilometragem exige.' },
        { mechanism: 'numero', text: 'Onze itens no orçamento: marca quantos o manual pede.' },
        { mechanism: 'contra', text: 'Vencido o prazo de fábrica, o bairro volta pro jogo.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu aceitava tudo no balcão. Hoje levo o manual aberto.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Nesse preço, o que eles trocam e o que só olham?' },
      ],
    },
    {
      question: 'De quantos em quantos km trocar o óleo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Óleo escuro nem sempre é óleo vencido.' },
        { mechanism: 'numero', text: 'Um ano de garagem também vence o óleo.' },
        { mechanism: 'erro', text: 'Não completa o nível com qualquer óleo da prateleira.' },
        { mechanism: 'cena', text: 'A vareta saiu, e a marca tá abaixo do mínimo.' },
        { mechanism: 'loop', text: 'A resposta do seu motor mora nessa página do manual.' },
        { mechanism: 'quebra', text: 'Desliga o motor, espera um pouco e puxa a vareta.' },
        { mechanism: 'contra', text: 'Anda e para de cidade castiga mais que estrada.' },
        { mechanism: 'desafio', text: 'Procura a etiqueta da oficina no canto do para-brisa.' },
      ],
    },
    {
      question: 'Por que meu freio tá fazendo barulho?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Semáforo fechado, assobio fino, pedestre olhando pra roda.' },
        { mechanism: 'mito', text: 'Chiado de manhã, com disco úmido, costuma ir embora.' },
        { mechanism: 'chamada', text: 'Se o chiado virou ferro raspando, oficina hoje.' },
        { mechanism: 'custo', text: 'Pastilha gasta até o ferro leva o disco junto.' },
        { mechanism: 'numero', text: 'Com três milímetros, a pastilha já pede troca.' },
        { mechanism: 'erro', text: 'Aumentar o rádio não conserta barulho de pastilha.' },
        { mechanism: 'prova', text: 'Gravei o barulho antes e depois da pastilha nova.', needsTruth: true },
        { mechanism: 'lacuna', text: 'O som muda com o pé, e isso entrega a peça.' },
      ],
    },
  ],
};
