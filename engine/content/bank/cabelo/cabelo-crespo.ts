import type { BankSubtopic } from '../../content-types.ts';

export const cabeloCrespo: BankSubtopic = {
  domain: 'cabelo',
  subtopic: 'cabelo-crespo',
  questions: [
    {
      question: 'Como fazer fitagem em cabelo crespo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Oito mechas presas, pote aberto, a novela já no fim.' },
        { mechanism: 'numero', text: 'Quatro fitas por mecha bastam, menos na nuca.' },
        { mechanism: 'quebra', text: 'Guarda o pente fino e desembaraça com o dedo.' },
        { mechanism: 'erro', text: 'Começar a fitar com o crespo já secando nas costas.' },
        { mechanism: 'desafio', text: 'Hoje faz só a franja. O resto fica pro sábado.' },
        { mechanism: 'prova', text: 'Fita fina desse lado, grossa do outro: olha o desenho.' },
        {
          mechanism: 'confissao',
          text: 'Minha estreia levou três horas e desmanchou no elevador.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Fitagem bonita se resolve no desembaraço, não no creme.' },
      ],
    },
    {
      question: 'Por que meu cabelo crespo parece que não cresce?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Crespo cresce, sim; a molinha é que esconde o comprimento.' },
        { mechanism: 'loop', text: 'Puxo esse anel até o ombro e solto: vê onde para.' },
        { mechanism: 'dialogo', text: '“Faz dois anos no mesmo tamanho.” Estica uma mecha molhada.' },
        { mechanism: 'custo', text: 'Nó arrancado com pressa leva embora o mês da raiz.' },
        { mechanism: 'lacuna', text: 'O comprimento some justo na hora de desfazer o penteado.' },
        { mechanism: 'erro', text: 'Rabo puxado todo dia, sempre na mesma linha da testa.' },
        { mechanism: 'chamada', text: 'Quem já mediu a mola com régua escolar vai entender.' },
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
        { mechanism: 'compara', text: 'Nagô rente pede retoque cedo; box solta pesa mais na raiz.' },
        { mechanism: 'contra', text: 'Trança que dói na primeira noite não protege nada.' },
        { mechanism: 'custo', text: 'Box na cintura pesa mais no travesseiro que no espelho.' },
        { mechanism: 'numero', text: 'A nagô pede cadeira de novo lá na terceira semana.' },
        { mechanism: 'cena', text: 'Meia-noite, travesseiro alto, a cabeça toda repuxando.' },
        { mechanism: 'mito', text: 'Trança também toma banho, e o couro agradece.' },
        { mechanism: 'erro', text: 'Emendar uma trança na outra sem um respiro de semanas.' },
        { mechanism: 'desafio', text: 'Ainda na cadeira, franze a testa: repuxou, pede pra soltar.' },
      ],
    },
    {
      question: 'Quantos dias dura a finalização no cabelo crespo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Três dias é conta honesta, do quarto em diante é criatividade.' },
        { mechanism: 'cena', text: 'Quinta-feira, topo alto, definição só na nuca.' },
        { mechanism: 'loop', text: 'Essa touca de cetim manda mais que o creme.' },
        { mechanism: 'dialogo', text: '“Ontem tava tão bonito.” E a fronha de ontem, era qual?' },
        { mechanism: 'quebra', text: 'Fecha o creme no terceiro dia e pega o borrifador.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu refazia toda manhã. Hoje durmo com seis coquinhos.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Refazer inteiro na quarta come o pote e a madrugada.' },
        { mechanism: 'pergunta', text: 'Você dorme de cabelo solto ou arruma ele pra deitar?' },
      ],
    },
    {
      question: 'Como dar volume no cabelo crespo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Enfia o pente garfo na raiz e para no meio.' },
        { mechanism: 'contra', text: 'Definição máxima e volume alto disputam o mesmo fio.' },
        { mechanism: 'mito', text: 'Crespo grande já tá pronto pra sair de casa.' },
        { mechanism: 'chamada', text: 'Se o volume morre antes do café, desconfia da toalha.' },
        { mechanism: 'lacuna', text: 'O volume mora nos dois primeiros dedos do fio.' },
        {
          mechanism: 'confissao',
          text: 'Passei o colégio inteiro baixando o cabelo com água.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou secar de cabeça pra baixo e mostrar o perfil.' },
        { mechanism: 'compara', text: 'Garfo na raiz ou secador virado: um deles aguenta a rua.' },
      ],
    },
  ],
};
