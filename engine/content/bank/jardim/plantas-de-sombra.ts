import type { BankSubtopic } from '../../content-types.ts';

export const plantasDeSombra: BankSubtopic = {
  domain: 'jardim',
  subtopic: 'plantas-de-sombra',
  questions: [
    {
      question: 'Quais plantas sobrevivem em apartamento sem sol?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Jiboia, zamioculca e espada: três que aguentam corredor.' },
        { mechanism: 'cena', text: 'Banheiro sem janela, vaso na pia, folha virando palito.' },
        { mechanism: 'mito', text: 'Planta de sombra ainda precisa enxergar o céu.' },
        {
          mechanism: 'confissao',
          text: 'Já matei lavanda no corredor achando que era sede.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Ao meio-dia, tenta ler uma bula no canto do vaso.' },
        { mechanism: 'compara', text: 'Zamioculca esquece que você viajou; samambaia cobra na volta.' },
        { mechanism: 'erro', text: 'Trouxe pro corredor uma planta que morava na estufa.' },
        { mechanism: 'quebra', text: 'Vaso em cima da geladeira: desce ele pra janela.' },
      ],
    },
    {
      question: 'Como cuidar de jiboia dentro de casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Cortei aqui, logo abaixo desse nó marrom. Daqui sai raiz.' },
        { mechanism: 'loop', text: 'Esse ramo pelado do meio ainda vai encher o vaso.' },
        { mechanism: 'contra', text: 'Jiboia comprida e rala quer tesoura antes de fertilizante.' },
        { mechanism: 'dialogo', text: '“A folha nova nasceu pequena.” Falta luz ou falta apoio.' },
        { mechanism: 'lacuna', text: 'Jiboia que perde a mancha clara tá pedindo outra parede.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu borrifava todo dia. Agora passo um pano úmido no domingo.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Gira o vaso um quarto de volta sempre que regar.' },
        { mechanism: 'chamada', text: 'Um fio verde e sete folhas na ponta: esse é seu.' },
      ],
    },
    {
      question: 'Quantas vezes por semana regar planta dentro de casa?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Calendário não sabe se choveu nem se ligou o ar.' },
        { mechanism: 'desafio', text: 'Enfia o dedo até a segunda dobra antes da jarra.' },
        { mechanism: 'erro', text: "Um copo d'água toda segunda, com a terra seca ou ensopada." },
        { mechanism: 'cena', text: 'Sábado de faxina, regador cheio, pratinho virando piscina.' },
        { mechanism: 'numero', text: 'Dois centímetros de terra seca, e a zamioculca nem pediu.' },
        { mechanism: 'prova', text: 'Pesei o mesmo vaso seco e molhado, só com a mão.' },
        { mechanism: 'custo', text: 'Um gole a mais por dia, e a raiz fica sem ar.' },
        { mechanism: 'loop', text: 'Palito enfiado na terra: lê comigo o que volta.' },
      ],
    },
    {
      question: 'Por que minha samambaia de apartamento vive seca?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'O vento que seca a samambaia não vem da janela.' },
        { mechanism: 'cena', text: 'Chão da sala cheio de folhinha, vassoura todo santo dia.' },
        { mechanism: 'contra', text: 'Terra ensopada não compensa o ar seco da sala.' },
        {
          mechanism: 'antes-depois',
          text: 'Trocava de samambaia todo verão. Mudei a minha pro banheiro claro.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Mas eu molho.” Molha a terra, e o ar continua seco.' },
        { mechanism: 'quebra', text: 'Corta na base cada fronde que já virou palha.' },
        { mechanism: 'compara', text: 'Na área de serviço ela cresce, na estante da TV ela esfarela.' },
        { mechanism: 'custo', text: 'Adubo pra salvar folha queimada sai caro e não desqueima.' },
      ],
    },
    {
      question: 'Luz artificial funciona pra planta dentro de casa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Lâmpada branca comum já ajuda, se ficar bem perto.' },
        { mechanism: 'numero', text: 'Deixa a lâmpada a um palmo, doze horas por dia, no temporizador.' },
        { mechanism: 'erro', text: 'A luzinha roxa lá no teto não faz brotar nada aqui embaixo.' },
        { mechanism: 'pergunta', text: 'Quantas horas esse canto passa no escuro?' },
        { mechanism: 'compara', text: 'Abajur de canto enfeita, luminária perto da folha alimenta.' },
        { mechanism: 'custo', text: 'Luminária cara vira enfeite quando o temporizador fica na caixa.' },
        { mechanism: 'chamada', text: 'Pra quem mora de frente pro paredão do vizinho.' },
        { mechanism: 'prova', text: 'Mesma muda, dois cantos, um mês de foto toda terça.' },
      ],
    },
  ],
};
