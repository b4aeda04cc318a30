import type { BankSubtopic } from '../../content-types.ts';

export const aduboECompostagem: BankSubtopic = {
  domain: 'jardim',
  subtopic: 'adubo-e-compostagem',
  questions: [
    {
      question: 'Como fazer composteira em apartamento?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Três caixas empilhadas e um saco de folha seca já começam.' },
        { mechanism: 'cena', text: 'Balde embaixo da pia, tampa meio aberta, e nenhum cheiro.' },
        { mechanism: 'erro', text: 'Encheu a caixa de casca e esqueceu a serragem.' },
        { mechanism: 'prova', text: 'Abri a minha de três meses, bem perto do nariz.', needsTruth: true },
        { mechanism: 'contra', text: 'Varanda de um metro já comporta minhoca.' },
        { mechanism: 'loop', text: 'Cada punhado de comida pede três de uma coisa seca.' },
        { mechanism: 'quebra', text: 'Pica a casca de melancia antes da tampa.' },
        {
          mechanism: 'confissao',
          text: 'Minha primeira caixa ficou no hall, e o síndico veio bater.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que a composteira fede ou dá bicho?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Composteira saudável cheira a chão de mata.' },
        { mechanism: 'dialogo', text: '“Tá cheia de mosquinha.” Cobre o resto de fruta.' },
        { mechanism: 'compara', text: 'Cheiro azedo pede folha seca; cheiro de podre pede ar.' },
        { mechanism: 'erro', text: 'Resto de frango com molho não é serviço pra minhoca.' },
        { mechanism: 'desafio', text: 'Aperta um punhado: pingou, tá molhado demais.' },
        { mechanism: 'lacuna', text: 'O cheiro ruim começa na comida que ficou sem cobertor.' },
        { mechanism: 'custo', text: 'Um churrasco despejado de uma vez derruba o minhocário.' },
        { mechanism: 'chamada', text: 'Se o vizinho já reclamou da varanda, põe serragem hoje.' },
      ],
    },
    {
      question: 'Borra de café, casca de ovo e banana: qual aduba melhor?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Casca de ovo inteira vira enfeite por anos.' },
        { mechanism: 'compara', text: 'Banana leva potássio, ovo leva cálcio, nenhum leva tudo.' },
        { mechanism: 'mito', text: 'Água de banana faz mais mosquito do que flor.' },
        { mechanism: 'numero', text: 'Três ingredientes de cozinha, um pilão e muita paciência.' },
        { mechanism: 'pergunta', text: 'Isso tá virando adubo ou só virando mofo?' },
        { mechanism: 'erro', text: 'Café com açúcar no pé da samambaia só chama formiga.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu punha borra fresca por cima. Agora ela passa antes pela caixa.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Tritura a casca seca até ficar pó de talco.' },
      ],
    },
    {
      question: 'Quanto tempo o composto leva pra ficar pronto?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Caixa aberta em junho, caroço de manga inteirinho lá dentro.' },
        { mechanism: 'numero', text: 'Entre dois e quatro meses, a etiqueta da banana sobra.' },
        {
          mechanism: 'loop',
          text: 'Enterrei um guardanapo aqui, e daqui a pouco desenterro.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Calor ajuda a digerir, frio de julho atrasa a caixa.' },
        { mechanism: 'quebra', text: 'Para de alimentar a caixa cheia e abre a outra.' },
        {
          mechanism: 'confissao',
          text: 'Na pressa, usei ainda quente e murchei o tomateiro.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Pedaço pequeno apressa mais que qualquer acelerador comprado.' },
        { mechanism: 'lacuna', text: 'Quando a comida perde o nome, falta pouco.' },
      ],
    },
    {
      question: 'De quanto em quanto tempo adubar planta em vaso?',
      family: 'tempo',
      hooks: [
        { mechanism: 'chamada', text: 'Pra quem adubou ontem e quer adubar de novo hoje.' },
        { mechanism: 'erro', text: 'Adubou no pico do calor, com a terra seca.' },
        { mechanism: 'custo', text: 'Ponta queimada é o troco da colher cheia demais.' },
        { mechanism: 'prova', text: 'Esse branco na borda do vaso é adubo sobrando.' },
        { mechanism: 'dialogo', text: '“Tá fraquinha, vou adubar.” Raiz doente não janta.' },
        { mechanism: 'desafio', text: 'Anota no vaso o mês da última colherada.' },
        { mechanism: 'compara', text: 'Na primavera ela come, no inverno quase jejua.' },
        { mechanism: 'lacuna', text: 'Na dúvida entre mais e menos, a folha velha responde.' },
      ],
    },
  ],
};
