import type { Mechanism } from '../../shared/mechanisms.ts';

type Lines = readonly [string, ...string[]];

/** Said before the next question of a longer video. */
export const furtherLines: Lines = [
  'E isso puxa outra pergunta.',
  'Aí vem a segunda dúvida.',
  'E tem a pergunta que vem junto.',
  'Falta responder mais uma.',
];

/** Said right before the first finding, when the source is on the hook itself: it pays what the hook promised. */
export const payingLines: Readonly<Record<Mechanism, Lines>> = {
  cena: ['Essa cena não acontece só com você.', 'Quem já viveu isso vai gostar de saber o que mediram.'],
  confissao: [
    'Não sou só eu, e dá pra mostrar.',
    'Conto a minha parte, mas trouxe coisa além da minha opinião.',
  ],
  'antes-depois': [
    'Entre o antes e o depois tem uma coisa que dá pra medir.',
    'A virada fica mais clara com este dado.',
  ],
  dialogo: [
    'Quando te disserem isso de novo, responde com este dado.',
    'Essa frase merece uma resposta com fonte.',
  ],
  erro: [
    'Pra ver onde tá o erro, olha o que já foi medido.',
    'Não é implicância minha, olha de onde eu tirei.',
  ],
  custo: ['Esse preço a gente paga sem ver, então vamos ao dado.', 'A conta fica mais clara com isto aqui.'],
  contra: ['Parece do contra, mas olha de onde eu tirei.', 'Não falei isso só pra provocar.'],
  mito: [
    'Antes de repetir por aí, olha o que foi medido.',
    'Muita gente jura que é assim. Vamos ver o que mediram.',
  ],
  lacuna: ['O que eu fiquei devendo tá aqui.', 'É isto que faltava na conversa.'],
  loop: [
    'Guarda a pergunta do começo, que a primeira parte da resposta é esta.',
    'Vou abrir por onde quase todo mundo pula.',
  ],
  numero: ['Vamos ao que foi medido.', 'Número por número, começa por este.'],
  prova: ['Prometi mostrar, então começa por aqui.', 'Agora vem a parte que eu prometi.'],
  compara: ['Pra comparar direito, começa por aqui.', 'Dá pra sair do achismo nessa briga.'],
  chamada: ['Se era com você que eu tava falando, guarda isto.', 'Você que parou aqui: este dado é seu.'],
  desafio: ['Antes de fazer o teste, olha o que já mediram.', 'O desafio não saiu do nada.'],
  quebra: ['Parou? Então olha isto.', 'Te fiz parar por causa disto aqui.'],
  pergunta: ['Vou responder com o que já foi medido.', 'A resposta começa por aqui.'],
};

/** Said instead where the best source is on the topic, and not on the hook's own point. */
export const topicLines: Lines = [
  'Pra não ficar só na minha palavra, olha este dado.',
  'Tem pesquisa sobre esse assunto, e eu trouxe.',
  'Esse assunto já foi medido, e começa por aqui.',
  'Não tirei isso só da minha cabeça, olha.',
  'Antes da minha opinião, vem o que tem de medido sobre isso.',
];

/** Said instead where the best source is only of the same theme: honest about the distance. */
export const nearbyLines: Lines = [
  'Estudo exatamente sobre isso eu não achei. O mais perto é este.',
  'Sobre esse ponto exato não encontrei pesquisa, então trouxe a que chega mais perto.',
  'Esse detalhe eu não achei medido, mas sobre o tema tem coisa boa.',
];

export const secondTransitions: Lines = [
  'Agora junta com isto aqui.',
  'Só que tem outra peça nessa história.',
  'E olha por outro ângulo.',
  'Aí vem a parte que quase ninguém comenta.',
  'Segura esse dado e põe do lado deste.',
];

export const thirdTransitions: Lines = [
  'Falta uma coisa pra fechar a conta.',
  'E tem um terceiro ponto, que muda o jeito de olhar.',
  'Por último, o que dá pra levar pra vida real.',
  'Tem outro dado, e esse é bom pra mostrar na tela.',
  'Agora o que costuma ficar de fora.',
];

/** Between two sources known to disagree. */
export const contraryTransitions: Lines = [
  'Só que aqui os estudos não concordam, e eu prefiro te mostrar a briga inteira.',
  'Agora o outro lado, porque tem pesquisa que discorda.',
  'E não para aí: outro grupo mediu e chegou em coisa diferente.',
];

/** Where the third source contradicts the second. */
export const returningTransitions: Lines = [
  'E a discussão segue, porque tem mais gente medindo.',
  'Mas tem um terceiro estudo que puxa pro outro lado.',
  'Só pra você ver como não tá fechado:',
];

export const contextOpenings: Lines = [
  'Pra você ter uma ideia do tamanho disso:',
  'Antes, um dado pra situar:',
  'Olha onde a gente tá pisando:',
  'Primeiro o cenário:',
  'Só pra dar dimensão:',
];

export const cautionOpenings: Lines = ['Um porém:', 'Com um cuidado:', 'O limite disso:', 'Pra ser justo:'];

/** Before a study on what was just said, by what kind of source it is. */
export const studyOpenings = {
  rule: ['E tem regra sobre isso.', 'Olha o que diz a regra.'],
  test: ['Olha o que aconteceu num teste.', 'Teve quem testasse algo bem perto disso.'],
  count: ['Olha o que já mediram nesse assunto.', 'Nesse assunto tem pesquisa.'],
} as const satisfies Record<string, Lines>;

export const associationNotes: Lines = [
  'Aparecem juntos, mas isso não prova que um causa o outro.',
  'É associação, não causa e efeito.',
  'O estudo mostra que andam juntos, e só isso.',
];

export const closingReturns: Lines = [
  'Lembra do começo, “{echo}”? Agora tem fonte do lado.',
  'Volta comigo pro começo: “{echo}”. Já dá pra olhar isso de outro jeito.',
  'Da próxima vez que aparecer “{echo}”, você já sabe de onde partir.',
  'Comecei com “{echo}” e termino com um pedido.',
];

export const closingSources: Lines = [
  'E se te pedirem a fonte, é esta: {source}.',
  'A principal fonte é esta aqui: {source}.',
  'Quem quiser conferir: {source}.',
];
