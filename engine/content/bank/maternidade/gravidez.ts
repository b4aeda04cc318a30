import type { BankSubtopic } from '../../content-types.ts';

export const gravidez: BankSubtopic = {
  domain: 'maternidade',
  subtopic: 'gravidez',
  questions: [
    {
      question: 'Descobri que estou grávida: o que fazer primeiro?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Dois risquinhos na pia, e o feijão apitando na cozinha.' },
        { mechanism: 'quebra', text: 'Antes do nome do bebê, liga pro posto.' },
        { mechanism: 'numero', text: 'Três assuntos pra já: pré-natal, ácido fólico, remédio de gaveta.' },
        { mechanism: 'erro', text: 'Largar por conta própria o comprimido de uso contínuo.' },
        {
          mechanism: 'confissao',
          text: 'Comprei quatro testes em farmácias diferentes, no mesmo dia.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Só conta depois dos três meses.” O pré-natal conta antes.' },
        { mechanism: 'desafio', text: 'Escreve no celular o dia da última menstruação.' },
        { mechanism: 'contra', text: 'O enxoval pode esperar; a cerveja sai da mesa hoje.' },
      ],
    },
    {
      question: 'Por que sinto tanto enjoo na gravidez?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'De matinal ele só tem o apelido.' },
        { mechanism: 'desafio', text: 'Deixa duas bolachas secas na cabeceira pra amanhã cedo.' },
        { mechanism: 'lacuna', text: 'Um cheiro da própria cozinha pode ser o gatilho.' },
        { mechanism: 'erro', text: 'Pular o café porque o estômago tá revirado.' },
        { mechanism: 'cena', text: 'Elevador, perfume do vizinho, sexto andar que não chega.' },
        { mechanism: 'chamada', text: 'Nem água para no estômago: é caso de atendimento hoje.' },
        { mechanism: 'compara', text: 'Fruta gelada costuma descer onde o prato quente não desce.' },
        { mechanism: 'custo', text: 'Três refeições grandes cobram a tarde no banheiro.' },
      ],
    },
    {
      question: 'Parto normal ou cesárea: como decidir?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Duas vias, a mesma mala e recuperações bem diferentes.' },
        { mechanism: 'contra', text: 'Plano de parto é pedido por escrito, nunca contrato.' },
        { mechanism: 'dialogo', text: '“Seu quadril é estreito.” Dá pra perguntar como mediram.' },
        { mechanism: 'mito', text: 'Cordão no pescoço, por si só, nem sempre define a via.' },
        { mechanism: 'prova', text: 'Esse plano coube numa folha: vou ler em voz alta.' },
        { mechanism: 'numero', text: 'Leva cinco perguntas escritas pra consulta das trinta semanas.' },
        {
          mechanism: 'antes-depois',
          text: 'Sonhei com a banheira; nasceu na sala cirúrgica, e foi lindo.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Esse nome no papel entra junto com você: o acompanhante.' },
      ],
    },
    {
      question: 'Com quantas semanas arrumar a mala da maternidade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Trinta e cinco na folhinha, zíper fechado atrás da porta.' },
        { mechanism: 'cena', text: 'Bolsa estourou, corredor molhado, sacola ainda no guarda-roupa.' },
        { mechanism: 'erro', text: 'Levar doze macacões e esquecer o carregador.' },
        { mechanism: 'desafio', text: 'Risca da lista tudo que o hospital já oferece.' },
        { mechanism: 'mito', text: 'Recém-nascido não precisa de sapato de crochê.' },
        { mechanism: 'confissao', text: 'A minha tinha vela, difusor e nenhum documento.', needsTruth: true },
        { mechanism: 'quebra', text: 'Troca o salto da foto por um chinelo de banho.' },
        { mechanism: 'lacuna', text: 'Falta sempre o mesmo papel na recepção.' },
      ],
    },
    {
      question: 'Quando ir pra maternidade: quais são os sinais de parto?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Contração forte de cinco em cinco minutos já pede o carro.' },
        { mechanism: 'contra', text: 'Bolsa pode pingar devagar, sem cena de novela.' },
        { mechanism: 'chamada', text: 'Sangrou ou o bebê quietou: vai sem esperar dor.' },
        { mechanism: 'dialogo', text: '“Pode ser alarme falso.” Lá atendem alarme falso também.' },
        { mechanism: 'compara', text: 'Passou no banho, costuma ser treino; apertou mais, é hora.' },
        { mechanism: 'desafio', text: 'Ensaia o trajeto num dia de chuva, às seis.' },
        { mechanism: 'loop', text: 'Esse telefone fica colado na geladeira desde as trinta semanas.' },
        { mechanism: 'mito', text: 'Tampão na calcinha pode ser aviso com dias de sobra.' },
      ],
    },
  ],
};
