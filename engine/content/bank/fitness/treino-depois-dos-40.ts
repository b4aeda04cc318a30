import type { BankSubtopic } from '../../content-types.ts';

export const treinoDepoisDos40: BankSubtopic = {
  domain: 'fitness',
  subtopic: 'treino-depois-dos-40',
  questions: [
    {
      question: 'Como começar musculação depois dos 50?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Óculos na ponta do nariz pra ler a anilha.' },
        {
          mechanism: 'confissao',
          text: 'Comecei a musculação por causa de um pote de azeitona.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Mão na pia, ponta do pé, vinte segundos agora.' },
        { mechanism: 'numero', text: 'Dois dias na semana, meia hora cada, já é um bom começo.' },
        { mechanism: 'erro', text: 'Você voltou com o treino que dava certo na faculdade.' },
        { mechanism: 'prova', text: 'Vou mostrar o agachamento com uma cadeira atrás, por segurança.' },
        { mechanism: 'contra', text: 'Cinquenta anos não é crachá de peso leve.' },
        { mechanism: 'quebra', text: 'Passa reto pela esteira e vai pra máquina de perna.' },
      ],
    },
    {
      question: 'Por que é mais difícil ganhar músculo depois dos 40?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Músculo de quarenta anos ainda cresce, só pede mais descanso.' },
        { mechanism: 'cena', text: 'Mesma ficha dos vinte e cinco, ombro dos quarenta e três.' },
        { mechanism: 'dialogo', text: '“Meu metabolismo acabou.” Ou acabou o futebol de terça?' },
        { mechanism: 'custo', text: 'Noite de cinco horas sai da conta do músculo.' },
        { mechanism: 'lacuna', text: 'Falta uma coisa nesse café com pão, e o músculo sente.' },
        { mechanism: 'erro', text: 'Você treina pesado e janta chá com torrada.' },
        {
          mechanism: 'antes-depois',
          text: 'Aos trinta eu treinava sem dormir. Aos quarenta, durmo pra treinar.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se você passa oito horas na cadeira, começa por ela.' },
      ],
    },
    {
      question: 'Caminhada ou musculação depois dos 50?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Calçadão às sete ou leg press às oito: dá pra casar.' },
        { mechanism: 'contra', text: 'Caminhada cuida do coração, mas não abre pote.' },
        { mechanism: 'mito', text: 'Osso gosta de peso, com medida e orientação.' },
        { mechanism: 'custo', text: 'Sem força na perna, a calçada vai ficando mais alta.' },
        { mechanism: 'numero', text: 'Cinco caminhadas e nenhum halter: falta uma peça nessa semana.' },
        { mechanism: 'erro', text: 'Andar dez anos no mesmo passo, na mesma volta da praça.' },
        { mechanism: 'pergunta', text: 'Como você levanta do chão quando brinca com criança?' },
        { mechanism: 'loop', text: 'Essa sacola de feira vai decidir a discussão.' },
      ],
    },
    {
      question: 'Existe idade limite pra começar a treinar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'dialogo', text: '“Já passei da idade.” Passou de qual, exatamente?' },
        { mechanism: 'cena', text: 'Turma das sete da manhã, a mais nova tem sessenta e um.' },
        { mechanism: 'numero', text: 'Aos setenta, a primeira aula pode ser com um cabo de vassoura.' },
        { mechanism: 'mito', text: 'Cabelo branco não tira ninguém da fila do halter.' },
        {
          mechanism: 'antes-depois',
          text: 'Com quarenta eu achava tarde. Com cinquenta e dois, fiz a matrícula.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Exame liberado, tênis na caixa: falta só a rua.' },
        { mechanism: 'desafio', text: 'Escova os dentes num pé só, com a mão na pia.' },
        { mechanism: 'contra', text: 'Tarde mesmo é esperar o próximo aniversário.' },
      ],
    },
    {
      question: 'Qual treino ajuda na menopausa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Três da manhã, lençol no chão, treino marcado às oito.' },
        {
          mechanism: 'confissao',
          text: 'Já parei o agachamento pra me abanar com a ficha.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Nessa fase, o halter fura a fila da esteira.' },
        { mechanism: 'numero', text: 'Dois treinos de peso por semana: esse é o combinado mínimo.' },
        { mechanism: 'desafio', text: 'Anota a hora do calorão antes de marcar o treino.' },
        { mechanism: 'mito', text: 'Calorão pede pausa e água, não matrícula cancelada.' },
        { mechanism: 'loop', text: 'Esse leque na mochila é por causa do leg press.', needsTruth: true },
        {
          mechanism: 'prova',
          text: 'Depois de uma noite de fogacho, olha o treino de hoje.',
          needsTruth: true,
        },
      ],
    },
  ],
};
