import type { BankSubtopic } from '../../content-types.ts';

export const comunicacaoNoCasal: BankSubtopic = {
  domain: 'relacionamento',
  subtopic: 'comunicacao-no-casal',
  questions: [
    {
      question: 'Como conversar sem brigar no relacionamento?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'A conversa começou em “você sempre” e terminou na sogra.' },
        { mechanism: 'loop', text: 'Troca o “você nunca” por essa frase aqui.' },
        { mechanism: 'desafio', text: 'Repete o que ouviu antes de responder, só uma vez.' },
        { mechanism: 'quebra', text: 'Desliga a TV e senta do mesmo lado da mesa.' },
        { mechanism: 'numero', text: 'Um assunto por vez: hoje é só a louça, o resto espera.' },
        { mechanism: 'prova', text: 'Vou refazer a briga da pia, agora sem gritar.' },
        { mechanism: 'cena', text: 'O carro parado no semáforo, e alguém puxa o assunto ali.' },
        { mechanism: 'contra', text: 'A sinceridade das onze da noite costuma ser só sono.' },
      ],
    },
    {
      question: 'Por que o casal briga por bobagem?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'A briga da toalha nunca foi da toalha.' },
        { mechanism: 'cena', text: 'Terça, pia cheia, e os dois gritando por uma colher.' },
        { mechanism: 'lacuna', text: 'Debaixo de toda briga da louça mora o mesmo pedido.' },
        { mechanism: 'custo', text: 'Lá se foram duas horas de bico por causa de um copo.' },
        {
          mechanism: 'confissao',
          text: 'Já passei um sábado de mal pela temperatura do ar.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'É fome ou problema de verdade? Repete a conversa depois da janta.' },
        { mechanism: 'dialogo', text: '“Não foi nada.” A porta do armário discorda.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes a gente contava pontos; agora conta quem dormiu pouco.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Falar na hora da raiva ou esperar passar?',
      family: 'decisao',
      hooks: [
        {
          mechanism: 'compara',
          text: 'Falar agora estoura na sala; guardar demais estoura na ceia de dezembro.',
        },
        { mechanism: 'numero', text: 'Vinte minutos de pausa, com hora marcada pra voltar.' },
        { mechanism: 'erro', text: 'Você sai batendo a porta e não diz quando volta.' },
        { mechanism: 'mito', text: 'Dormir de mal às vezes salva o café da manhã.' },
        { mechanism: 'desafio', text: 'Combina hoje uma palavra que pausa a briga.' },
        { mechanism: 'custo', text: 'Uma frase dita com raiva mora no sofá por anos.' },
        { mechanism: 'contra', text: 'Esperar a raiva passar só vale se alguém voltar no assunto.' },
        { mechanism: 'loop', text: 'Faço isso aqui quando minha voz começa a subir.', needsTruth: true },
      ],
    },
    {
      question: 'Quantos dias sem se falar depois da briga é normal?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Três dias de silêncio já viram assunto novo.' },
        { mechanism: 'mito', text: 'Dar gelo na sala não resolve o que gritaram na cozinha.' },
        { mechanism: 'cena', text: 'Dois pratos na mesa, duas telas, e um “passa o sal”.' },
        { mechanism: 'compara', text: 'Pausa avisada descansa; sumiço sem aviso castiga.' },
        { mechanism: 'dialogo', text: '“Quando quiser falar, fala.” Já é quinta.' },
        { mechanism: 'quebra', text: 'Bate na porta do quarto com dois cafés na mão.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu orgulho durava uma semana; hoje dura um banho.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se o silêncio vem como punição toda vez, pede ajuda.' },
      ],
    },
    {
      question: 'Meu marido não conversa comigo: o que fazer?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'erro', text: 'Intervalo do jogo, quinze minutos, e alguém puxa a conversa séria.' },
        { mechanism: 'lacuna', text: 'Tem gente que só se abre com a mão ocupada.' },
        { mechanism: 'pergunta', text: 'Quando foi a última conversa que não era sobre conta?' },
        {
          mechanism: 'confissao',
          text: 'Eu fazia pergunta com a resposta pronta na manga.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Chama pra buscar pão e vai a pé.' },
        { mechanism: 'custo', text: 'Cobrar conversa todo dia ensina a fugir mais cedo.' },
        { mechanism: 'prova', text: 'Mostro a mensagem que abriu essa porta lá em casa.', needsTruth: true },
        { mechanism: 'mito', text: 'Silêncio nem sempre é desamor; pode ser falta de treino.' },
      ],
    },
  ],
};
