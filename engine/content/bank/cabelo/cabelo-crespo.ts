import type { BankSubtopic } from '../../content-types.ts';

export const cabeloCrespo: BankSubtopic = {
  domain: 'cabelo',
  subtopic: 'cabelo-crespo',
  questions: [
    {
      question: 'Como fazer fitagem em cabelo crespo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Oito mechas presas, pote aberto, e a novela já no fim.' },
        { mechanism: 'numero', text: 'Quatro fitas por mecha dão conta, menos na nuca.' },
        { mechanism: 'quebra', text: 'Guarda o pente fino e desembaraça com o dedo.' },
        { mechanism: 'erro', text: 'Começar a fitagem com o cabelo já secando nas costas.' },
        { mechanism: 'desafio', text: 'Hoje faz só a franja. O resto fica pro sábado.' },
        { mechanism: 'prova', text: 'Fita fininha desse lado, grossa do outro: olha a diferença.' },
        {
          mechanism: 'confissao',
          text: 'Minha primeira fitagem levou três horas e desmanchou no elevador.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Fitagem bonita se resolve no desembaraço, não no creme.' },
      ],
    },
    {
      question: 'Por que meu cabelo crespo parece que não cresce?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Crespo cresce, sim. A molinha é que esconde o comprimento.' },
        { mechanism: 'loop', text: 'Vou puxar esse cachinho até o ombro e soltar: olha onde para.' },
        { mechanism: 'dialogo', text: '“Faz dois anos no mesmo tamanho.” Estica uma mecha molhada.' },
        { mechanism: 'custo', text: 'Um nó arrancado na pressa leva o que cresceu no mês.' },
        { mechanism: 'lacuna', text: 'O comprimento vai embora na hora de soltar o penteado.' },
        { mechanism: 'erro', text: 'Fazer o rabo todo dia puxando na mesma linha da testa.' },
        { mechanism: 'chamada', text: 'Se você já mediu a molinha com régua da escola, fica.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu penteava a seco, de uniforme. Hoje é no banho, com creme.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Box braid ou nagô: qual trança cuida mais do crespo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Nagô pede retoque mais cedo, box pesa mais na raiz.' },
        { mechanism: 'contra', text: 'Trança que dói na primeira noite não protege nada.' },
        { mechanism: 'custo', text: 'Box na cintura fica linda e pesa na hora de dormir.' },
        { mechanism: 'numero', text: 'Com três semanas, a nagô já te chama de volta.' },
        { mechanism: 'cena', text: 'Meia-noite, travesseiro alto, e a cabeça toda repuxando.' },
        { mechanism: 'mito', text: 'Trança também toma banho, e o couro cabeludo agradece.' },
        { mechanism: 'erro', text: 'Emendar uma trança na outra sem descanso nenhum.' },
        { mechanism: 'desafio', text: 'Ainda na cadeira, franze a testa: repuxou, pede pra soltar.' },
      ],
    },
    {
      question: 'Quantos dias dura a finalização no cabelo crespo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Três dias é o normal. Do quarto em diante é criatividade.' },
        { mechanism: 'cena', text: 'Quinta-feira, volume lá em cima, definição só na nuca.' },
        { mechanism: 'loop', text: 'Essa touca de cetim manda mais que o creme.' },
        { mechanism: 'dialogo', text: '“Ontem tava tão bonito.” E a fronha, era qual?' },
        { mechanism: 'quebra', text: 'No terceiro dia, larga o creme e pega o borrifador.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu refazia toda manhã. Hoje durmo com seis coquinhos.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Refazer tudo na quarta come o pote e a madrugada.' },
        { mechanism: 'pergunta', text: 'Você dorme de cabelo solto ou arruma ele pra deitar?' },
      ],
    },
    {
      question: 'Como dar volume no cabelo crespo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Enfia o pente garfo na raiz e para na metade.' },
        { mechanism: 'contra', text: 'Definição máxima e volume alto disputam o mesmo fio.' },
        { mechanism: 'mito', text: 'Crespo volumoso já tá arrumado, pode sair de casa.' },
        { mechanism: 'chamada', text: 'Se o volume morre antes do café, desconfia da toalha.' },
        { mechanism: 'lacuna', text: 'O volume nasce nos dois primeiros dedos do fio.' },
        {
          mechanism: 'confissao',
          text: 'Passei o colégio inteiro baixando o cabelo com água.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou secar de cabeça pra baixo e mostrar de lado.' },
        { mechanism: 'compara', text: 'Pente garfo ou secador virado? Um deles aguenta a rua.' },
      ],
    },
  ],
};
