import type { BankSubtopic } from '../../content-types.ts';

export const comunicacaoNoCasal: BankSubtopic = {
  domain: 'relacionamento',
  subtopic: 'comunicacao-no-casal',
  questions: [
    {
      question: 'Como conversar sem brigar no relacionamento?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Começar com “você sempre” e terminar na sogra.' },
        { mechanism: 'loop', text: 'Troca o “você nunca” por essa frase aqui.' },
        { mechanism: 'desafio', text: 'Repete o que ouviu antes de responder, só uma vez.' },
        { mechanism: 'quebra', text: 'Desliga a TV e senta do mesmo lado da mesa.' },
        { mechanism: 'numero', text: 'Um assunto por vez: hoje, só a louça.' },
        { mechanism: 'prova', text: 'Vou refazer a briga da pia, agora sem gritar.' },
        { mechanism: 'cena', text: 'Carro parado no semáforo, e o assunto escolhido ali.' },
        { mechanism: 'contra', text: 'Falar tudo na cara nem sempre é sinceridade.' },
      ],
    },
    {
      question: 'Por que o casal briga por bobagem?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'A briga da toalha nunca foi da toalha.' },
        { mechanism: 'cena', text: 'Terça, pia cheia, e a voz sobe por uma colher.' },
        { mechanism: 'lacuna', text: 'Debaixo de toda briga da louça mora o mesmo pedido.' },
        { mechanism: 'custo', text: 'Duas horas de bico por causa de um copo.' },
        { mechanism: 'confissao', text: 'Já passei um sábado de mal pela temperatura do ar.', needsTruth: true },
        { mechanism: 'compara', text: 'Fome ou problema de verdade: testa depois da janta.' },
        { mechanism: 'dialogo', text: '“Não foi nada.” A porta do armário discorda.' },
        { mechanism: 'antes-depois', text: 'Antes a gente contava pontos; agora conta quem dormiu pouco.', needsTruth: true },
      ],
    },
    {
      question: 'Falar na hora da raiva ou esperar passar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Raiva fala em dez segundos o que o mês inteiro remenda.' },
        { mechanism: 'numero', text: 'Vinte minutos de pausa, com hora marcada pra voltar.' },
        { mechanism: 'erro', text: 'Sair batendo a porta sem dizer quando volta.' },
        { mechanism: 'mito', text: 'Dormir de mal às vezes salva o café da manhã.' },
        { mechanism: 'desafio', text: 'Combina hoje uma palavra que pausa a briga.' },
        { mechanism: 'custo', text: 'Uma frase de raiva mora no sofá por anos.' },
        { mechanism: 'contra', text: 'Esperar passar não serve se ninguém volta ao assunto.' },
        { mechanism: 'loop', text: 'Faço isso aqui quando minha voz começa a subir.', needsTruth: true },
      ],
    },
    {
      question: 'Quantos dias sem se falar depois da briga é normal?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'No terceiro dia, o silêncio já virou assunto novo.' },
        { mechanism: 'mito', text: 'Gelo na sala não é terapia de casal.' },
        { mechanism: 'cena', text: 'Dois pratos, duas telas, “passa o sal” e mais nada.' },
        { mechanism: 'compara', text: 'Pausa avisada descansa; sumiço sem aviso castiga.' },
        { mechanism: 'dialogo', text: '“Quando quiser falar, fala.” Já é quinta.' },
        { mechanism: 'quebra', text: 'Bate na porta com dois cafés.' },
        { mechanism: 'antes-depois', text: 'Meu orgulho durava uma semana; hoje dura um banho.', needsTruth: true },
        { mechanism: 'chamada', text: 'Se o silêncio vem como punição toda vez, pede ajuda.' },
      ],
    },
    {
      question: 'Meu marido não conversa comigo: o que fazer?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'erro', text: 'Abrir a conversa séria no intervalo do jogo.' },
        { mechanism: 'lacuna', text: 'Certas pessoas só falam com a mão ocupada.' },
        { mechanism: 'pergunta', text: 'Quando foi a última conversa que não era sobre conta?' },
        { mechanism: 'confissao', text: 'Eu fazia pergunta com a resposta pronta na manga.', needsTruth: true },
        { mechanism: 'desafio', text: 'Chama pra buscar pão e vai a pé.' },
        { mechanism: 'custo', text: 'Cobrar conversa todo dia ensina a fugir mais cedo.' },
        { mechanism: 'prova', text: 'Mostro a mensagem que abriu essa porta lá em casa.', needsTruth: true },
        { mechanism: 'mito', text: 'Silêncio nem sempre é desamor; pode ser falta de treino.' },
      ],
    },
  ],
};
