import type { BankSubtopic } from '../../content-types.ts';

export const mobilidadeELesao: BankSubtopic = {
  domain: 'fitness',
  subtopic: 'mobilidade-e-lesao',
  questions: [
    {
      question: 'Como melhorar a mobilidade do quadril?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Tem dia que calçar a meia já é treino de quadril.' },
        { mechanism: 'desafio', text: 'Cruza a perna na cadeira: qual joelho sobe mais?' },
        { mechanism: 'prova', text: 'Celular no chão, filmando: olha até onde o quadril desce.' },
        { mechanism: 'numero', text: 'Três posições no tapete enquanto a novela não começa.' },
        { mechanism: 'erro', text: 'Na borboleta, para de empurrar o joelho com a mão.' },
        { mechanism: 'lacuna', text: 'O quadril desaprendeu uma posição que todo bebê faz.' },
        { mechanism: 'contra', text: 'Quadril solto pede força, não só chão e elástico.' },
        { mechanism: 'quebra', text: 'Tira a carteira do bolso de trás antes de sentar.' },
      ],
    },
    {
      question: 'Por que meu joelho dói no agachamento?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Na quarta repetição o joelho estala, e a academia inteira escuta.' },
        { mechanism: 'mito', text: 'Joelho passando da ponta do pé nunca foi crime.' },
        { mechanism: 'dialogo', text: '“Agachar estraga o joelho.” Então como você senta no vaso?' },
        { mechanism: 'erro', text: 'Despencar na descida, e o joelho que segure.' },
        { mechanism: 'lacuna', text: 'O calcanhar que sobe conta metade dessa história.' },
        { mechanism: 'custo', text: 'Melhor tirar carga uma semana do que usar joelheira dois meses.' },
        { mechanism: 'compara', text: 'Estalo sem dor, dor sem estalo: assuntos bem diferentes.' },
        { mechanism: 'chamada', text: 'Joelho que só reclama descendo escada: começa por aqui.' },
      ],
    },
    {
      question: 'Alongamento ou mobilidade: o que fazer primeiro?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Antes do peso, círculo de braço. Depois, espreguiçada.' },
        { mechanism: 'contra', text: 'Puxar o pé atrás trinta segundos não aquece ninguém.' },
        { mechanism: 'mito', text: 'Dá pra encostar a mão no pé e ter o quadril travado.' },
        {
          mechanism: 'numero',
          text: 'Três movimentos antes, três alongamentos depois: dez minutos e acabou.',
        },
        {
          mechanism: 'confissao',
          text: 'Eu esticava a perna só porque a fila toda esticava.',
          needsTruth: true,
        },
        {
          mechanism: 'prova',
          text: 'Um ombro eu alonguei, o outro eu mexi. Olha a diferença.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Esse movimento tem nome de dois bichos. Já mostro.' },
        {
          mechanism: 'custo',
          text: 'Esticou vinte minutos no colchonete e começou a série com o corpo frio.',
        },
      ],
    },
    {
      question: 'Quanto tempo ficar sem treinar com dor na lombar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Foi só pegar uma caneta no chão, e a lombar travou.' },
        { mechanism: 'mito', text: 'Cama o dia inteiro raramente ajuda a lombar.' },
        { mechanism: 'dialogo', text: '“Vou esperar passar pra me mexer.” Caminhar até a padaria já conta.' },
        {
          mechanism: 'antes-depois',
          text: 'Na primeira crise parei um mês. Na segunda, só troquei o exercício.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Dor que dura semanas merece consulta, não mais um vídeo.' },
        { mechanism: 'erro', text: 'Primeiro dia sem dor, e você já foi testar o peso morto.' },
        { mechanism: 'quebra', text: 'Troca a barra pelo cabo do rodo por enquanto.' },
        { mechanism: 'chamada', text: 'Se a perna formiga junto, o próximo passo é o consultório.' },
      ],
    },
    {
      question: 'Como melhorar a postura no computador?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Quatro da tarde, queixo no teclado, ombro na orelha.' },
        { mechanism: 'mito', text: 'Costas retas por oito horas também cansam a coluna.' },
        { mechanism: 'desafio', text: 'Usa o menor copo da casa e levanta pra encher.' },
        { mechanism: 'quebra', text: 'Sobe o monitor em cima de dois livros.' },
        {
          mechanism: 'confissao',
          text: 'Comprei cadeira cara e continuei na pontinha dela.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Economizar na pausa sai caro no pescoço de sexta.' },
        {
          mechanism: 'prova',
          text: 'Gravei minha tarde inteira de lado. Olha o pescoço às cinco.',
          needsTruth: true,
        },
        {
          mechanism: 'antes-depois',
          text: 'Eu brigava com o encosto. Agora levanto a cada ligação.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que meu ombro dói no supino?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Barra no peito, terceira série, fisgada bem na frente.' },
        { mechanism: 'erro', text: 'Cotovelo aberto feito asa, barra descendo perto do pescoço.' },
        { mechanism: 'lacuna', text: 'Dois dedos de diferença na pegada mudam essa conversa.' },
        { mechanism: 'desafio', text: 'Aperta uma escápula na outra e só aí tira a barra.' },
        { mechanism: 'compara', text: 'Halter deixa o punho girar, barra prende: presta atenção na dor.' },
        { mechanism: 'dialogo', text: '“Aquece que passa.” Se volta toda segunda, não passou.' },
        { mechanism: 'custo', text: 'Dor engolida no banco reaparece na hora de vestir a camisa.' },
        { mechanism: 'chamada', text: 'Dói de madrugada, deitando em cima? Procura um ortopedista.' },
      ],
    },
    {
      question: 'Gelo ou calor: o que usar na dor muscular?',
      family: 'decisao',
      hooks: [
        {
          mechanism: 'compara',
          text: 'Tornozelo virado agora pede frio; torcicolo velho prefere bolsa quente.',
        },
        { mechanism: 'cena', text: 'Saco de ervilha congelada no joelho, novela pela metade.' },
        { mechanism: 'erro', text: 'Pedra de gelo encostada na pele queima: enrola num pano.' },
        { mechanism: 'numero', text: 'Quinze, vinte minutos de compressa, e tira.' },
        { mechanism: 'mito', text: 'Frio alivia a dor, mas não cola fibra rasgada.' },
        { mechanism: 'contra', text: 'Perna moída do treino de ontem costuma dispensar os dois.' },
        { mechanism: 'lacuna', text: 'Quem decide é a hora em que você se machucou.' },
        { mechanism: 'quebra', text: 'Guarda a bolsa quente enquanto o lugar tá inchado.' },
      ],
    },
    {
      question: 'Quanto tempo demora pra tendinite melhorar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Tendão conta em semanas, às vezes em meses.' },
        { mechanism: 'compara', text: 'Dor de uma semana ou de um ano: prazos bem diferentes.' },
        { mechanism: 'mito', text: 'Parar tudo alivia, mas não devolve força pro tendão.' },
        { mechanism: 'erro', text: 'A dor sumiu na sexta; no sábado você jogou três partidas.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu trocava de pomada. Agora faço o exercício da fisioterapeuta.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Anti-inflamatório pra aguentar o treino esconde o aviso.' },
        { mechanism: 'desafio', text: 'Toda manhã, dá nota de zero a dez pra essa dor.' },
        { mechanism: 'loop', text: 'Lembra da cor desse elástico: lá na frente ela muda.' },
      ],
    },
  ],
};
