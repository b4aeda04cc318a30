import type { Mechanism } from '../../shared/mechanisms.ts';

type Lines = readonly [string, ...string[]];

export const contextInstructions: Lines = [
  'Emenda no gancho sem respirar e situa em uma frase. Deixa a informação escrita na tela enquanto fala.',
  'Corta pra um plano mais fechado e fala mais baixo, como quem conta pra uma pessoa só.',
  'Mostra o lugar ou o objeto do tema por dois segundos e fala por cima da imagem.',
  'Fala andando ou mexendo em algo do tema; o dado entra como legenda grande.',
  'Olha pra câmera, conta o cenário em até dez segundos e não explica ainda.',
  'Abre com a sua tela ou um papel na mão, aponta o dado e lê do seu jeito.',
];

/** How to show the first development: what each promise owes. */
export const payingInstructions: Readonly<Record<Mechanism, Lines>> = {
  cena: [
    'Refaz a cena do gancho por um instante e congela nela enquanto conta o dado.',
    'Volta pro lugar do gancho e responde ali mesmo, sem trocar de cenário.',
  ],
  confissao: [
    'Conta em uma frase o que aconteceu com você; se não viveu isso, troca pela história de alguém que autorizou.',
    'Fala olhando pro lado, como quem admite, e só encara a câmera na hora do dado.',
  ],
  'antes-depois': [
    'Divide a tela em antes e depois e põe o dado no meio dos dois.',
    'Mostra o antes com uma foto ou um objeto, passa a mão na frente da lente e entra com o dado.',
  ],
  dialogo: [
    'Faz as duas vozes: repete a frase do gancho de um lado e responde do outro, com o dado.',
    'Mostra a frase do gancho como mensagem na tela e responde em voz alta.',
  ],
  erro: [
    'Mostra o erro acontecendo, para no meio e conta o que foi medido.',
    'Faz do jeito errado por três segundos, risca na tela e segue com o dado.',
  ],
  custo: [
    'Põe um contador ou uma pilha de algo crescendo na tela enquanto fala do preço.',
    'Escreve o custo num papel, vira pra câmera e conta de onde saiu.',
  ],
  contra: [
    'Repete a frase do gancho sem pedir desculpa, faz uma pausa e entra com a fonte.',
    'Mostra o que todo mundo escolhe, empurra pro lado e fala do dado.',
  ],
  mito: [
    'Escreve a crença na tela, conta o dado e só então risca ou mantém.',
    'Fala a crença com convicção, para, balança a cabeça e mostra o que mediram.',
  ],
  lacuna: [
    'Revela aqui a coisa que o gancho escondeu; não deixa pra depois.',
    'Aponta pro detalhe de perto, com zoom, e conta o dado.',
  ],
  loop: [
    'Dá metade da resposta agora e avisa que a outra metade fecha o vídeo.',
    'Abre a pergunta de novo em texto na tela e responde a primeira parte.',
  ],
  numero: [
    'Conta nos dedos junto com a fala e deixa o dado escrito grande.',
    'Põe o número do gancho de um lado da tela e o do estudo do outro.',
  ],
  prova: [
    'Faz na frente da câmera o que prometeu, sem corte, e solta o dado durante.',
    'Mostra a tela, o produto ou o caderno enquanto fala; a prova tem que aparecer.',
  ],
  compara: [
    'Segura uma opção em cada mão e levanta a que o dado favorece; se ele não decide, diz isso.',
    'Divide a tela em duas colunas e preenche uma linha com o dado.',
  ],
  chamada: [
    'Aponta pra câmera e fala com uma pessoa só, a que você chamou no gancho.',
    'Chega mais perto da lente e fala como se a pessoa tivesse respondido que sim.',
  ],
  desafio: [
    'Faz o teste você primeiro, ali na hora, e conta o dado enquanto faz.',
    'Mostra o papel ou o cronômetro do desafio e explica de onde ele saiu.',
  ],
  quebra: [
    'Segura o silêncio por um segundo depois da ordem e entra com o dado em voz calma.',
    'Para o movimento do vídeo junto com a sua fala e volta só com a fonte na tela.',
  ],
  pergunta: [
    'Repete a pergunta em três palavras e responde logo, sem rodeio.',
    'Deixa a pergunta escrita no alto da tela e responde embaixo dela.',
  ],
};

export const secondInstructions: Lines = [
  'Troca o ângulo da câmera e mostra o dado em uma linha na tela.',
  'Usa dois objetos quaisquer da mesa pra representar os grupos e move um deles.',
  'Grava a tela com a página da fonte aberta e passa o dedo no trecho.',
  'Fala mais devagar nesta parte e repete a informação principal uma vez.',
  'Desenha no papel o que foi comparado, com dois traços, e fala por cima.',
  'Corta pra imagem de apoio do tema e deixa só a sua voz.',
];

export const thirdInstructions: Lines = [
  'Conta um exemplo seu ou de quem te segue antes do dado, em uma frase só.',
  'Volta pro plano aberto, respira e fala como conclusão de conversa.',
  'Mostra como isso fica num dia comum: a mesa, a cozinha, o ônibus, o que for do tema.',
  'Vira o papel, escreve a palavra principal e deixa na tela até o fim do trecho.',
  'Fala esta parte sem corte, pra dar respiro depois dos dois anteriores.',
  'Põe a fonte em letra pequena no canto e fala olhando pra câmera.',
];

/** For a source that contradicts the one before it. */
export const contraryInstructions: Lines = [
  'Vai pro outro lado do quadro pra mostrar que é o outro lado; não escolhe vencedor.',
  'Divide a tela com o estudo anterior e deixa os dois nomes visíveis.',
];

/** For the sentence that answers the hook. */
export const directAnswerInstructions: Lines = [
  'Emenda no gancho sem respirar e responde olhando pra câmera.',
  'Corta pra um plano mais fechado e responde mais baixo, como quem conta pra uma pessoa só.',
  'Mostra por dois segundos o objeto ou o lugar do tema e responde por cima da imagem.',
  'Deixa a pergunta escrita no alto da tela e responde embaixo dela.',
];

/** For the parts that explain an answer; each script takes two that follow each other. */
export const answerInstructions: Lines = [
  'Mostra com a mão o que você fala, de perto e sem pressa.',
  'Troca o ângulo e deixa na tela as três palavras que a pessoa tem que lembrar.',
  'Se tiver um caso seu, conta em uma frase antes desta parte.',
  'Faz o jeito errado por um segundo e logo o certo, um do lado do outro.',
  'Grava esta parte fazendo, e deixa a voz por cima.',
];

/** For the study in the middle. */
export const studyInstructions: Lines = [
  'Deixa a referência inteira escrita na tela enquanto conta, sem ler em voz alta.',
  'Conta como história, olhando pra câmera, com o número exato e a fonte na legenda.',
  'Mostra a página da fonte por dois segundos e volta pro seu rosto.',
];

/** For the last of them. */
export const lastAnswerInstructions: Lines = [
  'Volta pro plano aberto e fala como quem conclui a conversa.',
  'Fala esta parte sem corte, mexendo em algo do tema.',
  'Chega perto da câmera e fala mais devagar, como quem avisa.',
];

export const closingInstructions: Lines = [
  'Volta pro mesmo enquadramento do gancho, fala a última frase e para de falar.',
  'Repete o gesto do começo e faz o pedido uma vez só, sem emendar outro.',
  'Chega perto da câmera, fala o que fazer hoje e deixa um segundo de silêncio.',
  'Mostra você mesmo começando a ação enquanto pede; termina no movimento.',
];

export const checkNotes = {
  secondary: 'Antes de gravar, abre o link e confere: esta fonte foi lida na imprensa ou em resumo.',
  unconfirmed: 'Esta fonte ainda não foi conferida: abre o original antes de gravar ou corta o trecho.',
} as const;
