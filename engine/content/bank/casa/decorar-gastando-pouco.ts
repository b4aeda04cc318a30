import type { BankSubtopic } from '../../content-types.ts';

export const decorarGastandoPouco: BankSubtopic = {
  domain: 'casa',
  subtopic: 'decorar-gastando-pouco',
  questions: [
    {
      question: 'Como decorar a sala gastando pouco?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'A sala tem sofá, televisão e ainda o eco da mudança.' },
        { mechanism: 'contra', text: 'Muda o sofá de parede antes de comprar almofada.' },
        { mechanism: 'numero', text: 'Uma cortina, um tapete e duas luzes já acordam a sala.' },
        { mechanism: 'desafio', text: 'Tira tudo da estante e devolve só um terço das coisas.' },
        { mechanism: 'erro', text: 'Dez enfeites pequenos não enchem uma parede grande.' },
        { mechanism: 'loop', text: 'Essa lâmpada de canto faz o serviço de um móvel inteiro.' },
        { mechanism: 'lacuna', text: 'Uma altura errada separa o barato do improvisado.' },
        {
          mechanism: 'confissao',
          text: 'Gastei com quadro, e o que faltava na sala era abajur.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que minha casa parece sem graça mesmo decorada?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Combinar tudo deixa a sala com cara de mostruário.' },
        { mechanism: 'dialogo', text: '“Parece consultório.” É a luz branca no meio do teto.' },
        { mechanism: 'custo', text: 'De potinho em potinho, lá se foi a poltrona.' },
        { mechanism: 'quebra', text: 'Apaga o lustre e acende duas luzes baixas.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha cortina começava na janela; subi, e o teto subiu junto.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Esse é pra quem tem tapetinho perdido e sofá boiando em volta.' },
        { mechanism: 'prova', text: 'Fotografei a sala em preto e branco: cadê o contraste?' },
        { mechanism: 'compara', text: 'Cinco quadros espalhados somem; os mesmos cinco juntos aparecem.' },
      ],
    },
    {
      question: 'Como decorar apartamento alugado sem furar a parede?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Essa fita aguenta o quadro ou derruba? Vou pendurar agora.' },
        { mechanism: 'mito', text: 'Nem todo adesivo sai limpo: tinta velha vem junto.' },
        { mechanism: 'compara', text: 'Quadro apoiado no móvel ou furo descontado da caução: escolhe.' },
        { mechanism: 'erro', text: 'Furar o azulejo do dono pra pendurar um pano de prato.' },
        { mechanism: 'contra', text: 'Luminária de tomada dispensa eletricista e vai na mudança.' },
        { mechanism: 'numero', text: 'Dois ganchos adesivos, um varão leve, nenhuma bucha.' },
        { mechanism: 'lacuna', text: 'Tem uma linha do contrato que decide se pode pintar.' },
        { mechanism: 'desafio', text: 'Testa um pedaço do adesivo atrás da porta primeiro.' },
      ],
    },
    {
      question: 'Quando vale a pena comprar móveis usados?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Cadeira de palhinha na caçamba, e ninguém olhando.' },
        { mechanism: 'numero', text: 'Balança três vezes: se range nas três, deixa na loja.' },
        { mechanism: 'contra', text: 'Madeira maciça riscada ganha de aglomerado novo em folha.' },
        { mechanism: 'custo', text: 'Sofá de graça com cupim cobra depois, e cobra caro.' },
        {
          mechanism: 'antes-depois',
          text: 'A cômoda era marrom e triste; levou lixa, tinta e puxador novo.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Abre a gaveta e cheira antes de fechar negócio.' },
        { mechanism: 'chamada', text: 'Mudança em trinta dias e pouco dinheiro? Chama o primo do caminhão.' },
        { mechanism: 'pergunta', text: 'Você já mediu a porta do elevador?' },
      ],
    },
    {
      question: 'Papel de parede ou pintura: o que sai mais barato?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um galão pinta o quarto todo; papel se paga por rolo.' },
        { mechanism: 'erro', text: 'Papel em parede úmida levanta a ponta na primeira semana.' },
        { mechanism: 'loop', text: 'Repara na emenda antes de se apaixonar pela estampa.' },
        { mechanism: 'mito', text: 'Meia parede escura não encolhe o quarto, pode pintar.' },
        { mechanism: 'quebra', text: 'Larga o rolo e passa o dedo na parede primeiro.' },
        {
          mechanism: 'confissao',
          text: 'Pintei sem lixar, e a cadeira arrancou um pedaço.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Fita crepe, um rolo e quatro horas fazem um canto novo.' },
        { mechanism: 'dialogo', text: '“Passa uma mão só.” No vermelho, são três.' },
      ],
    },
  ],
};
