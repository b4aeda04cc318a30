import type { BankSubtopic } from '../../content-types.ts';

export const fotografiaComCelular: BankSubtopic = {
  domain: 'arte',
  subtopic: 'fotografia-com-celular',
  questions: [
    {
      question: 'Como tirar fotos melhores com o celular?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Limpa a lente na camiseta antes de qualquer coisa.' },
        { mechanism: 'desafio', text: 'Vira a pessoa até a janela ficar de lado.' },
        { mechanism: 'numero', text: 'Liga a grade: duas linhas deitadas, duas em pé.' },
        { mechanism: 'erro', text: 'Você puxa o zoom por preguiça de dar dois passos.' },
        { mechanism: 'prova', text: 'Mesma xícara, mesma mesa, só mudei de lado da janela.' },
        { mechanism: 'cena', text: 'Pôr do sol lindo, e na tela um borrão laranja.' },
        { mechanism: 'contra', text: 'Modo retrato come haste de óculos e fio de cabelo.' },
        {
          mechanism: 'confissao',
          text: 'Culpei o aparelho até achar digital de pastel na lente.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que minhas fotos de celular saem escuras ou tremidas?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Flash no show só ilumina a nuca da frente.' },
        { mechanism: 'lacuna', text: 'Depois de tocar no rosto, a tela ainda espera um gesto.' },
        { mechanism: 'cena', text: 'Aniversário, luz apagada, vela acesa, dez retratos borrados.' },
        { mechanism: 'desafio', text: 'Encosta os cotovelos na barriga e solta o ar.' },
        { mechanism: 'compara', text: 'Contra a janela vira vulto; de frente pra ela, rosto.' },
        { mechanism: 'custo', text: 'A formatura saiu tremida porque a outra mão segurava o copo.' },
        { mechanism: 'loop', text: 'Três segundos de câmera parada no escuro: já te mostro.' },
        { mechanism: 'erro', text: 'Você aperta o botão com força de campainha.' },
      ],
    },
    {
      question: 'Vale a pena comprar tripé e ring light pra foto com celular?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Janela não deixa rodinha no olho, anel de luz deixa.' },
        { mechanism: 'dialogo', text: '“Sem equipamento não dá.” Pilha de livro também é tripé.' },
        { mechanism: 'contra', text: 'Cartolina branca do lado do produto rebate luz por trocado.' },
        { mechanism: 'numero', text: 'Três compras nesta ordem: tripé de mesa, luz e lente.' },
        { mechanism: 'chamada', text: 'Pra quem fotografa bolo em cima da geladeira: janela primeiro.' },
        { mechanism: 'custo', text: 'Faz seis meses que o anel de luz tá fechado na caixa.' },
        { mechanism: 'prova', text: 'Fotografei esse brinco com abajur e papel manteiga.', needsTruth: true },
        {
          mechanism: 'antes-depois',
          text: 'Eu queria câmera nova. Comecei trocando a mesa de lugar.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Qual o melhor horário pra tirar foto com celular?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Meio-dia na praia, sombra preta embaixo de cada olho.' },
        { mechanism: 'mito', text: 'Céu nublado é um difusor enorme e de graça.' },
        { mechanism: 'numero', text: 'Nascer e pôr do sol: duas chances de uma hora.' },
        { mechanism: 'quebra', text: 'Sai da sombra picada da árvore, que mancha o rosto.' },
        { mechanism: 'erro', text: 'Chegou na praia com o sol já escondido atrás do prédio.' },
        { mechanism: 'lacuna', text: 'Depois que o sol some, ainda sobra um azul que poucos esperam.' },
        { mechanism: 'desafio', text: 'Fotografa o mesmo vaso às oito, ao meio-dia, às cinco.' },
        { mechanism: 'loop', text: 'Às cinco da tarde essa parede aqui muda de cor.' },
      ],
    },
    {
      question: 'Como fotografar produto pra vender usando o celular?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'O brinco some porque a cama desarrumada tá no fundo.' },
        { mechanism: 'dialogo', text: '“Tem foto do tamanho real?” Põe uma mão na cena.' },
        { mechanism: 'numero', text: 'Cinco fotos por produto: frente, verso, detalhe, etiqueta, uso.' },
        {
          mechanism: 'antes-depois',
          text: 'Fundo de toalha estampada eu já usei; hoje é uma cartolina.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se já devolveram porque a cor era outra, fica aqui.' },
        { mechanism: 'compara', text: 'Filtro bonito engana a cor; luz de janela entrega a peça.' },
        { mechanism: 'confissao', text: 'Vendi um vestido bege que na foto era rosa.', needsTruth: true },
        {
          mechanism: 'prova',
          text: 'Montei o estúdio na tábua de passar, com janela do lado.',
          needsTruth: true,
        },
      ],
    },
  ],
};
