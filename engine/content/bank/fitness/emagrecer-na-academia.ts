import type { BankSubtopic } from '../../content-types.ts';

export const emagrecerNaAcademia: BankSubtopic = {
  domain: 'fitness',
  subtopic: 'emagrecer-na-academia',
  questions: [
    {
      question: 'Como começar a emagrecer na academia do zero?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'A foto do primeiro dia tá no celular. O plano do segundo, não.' },
        {
          mechanism: 'confissao',
          text: 'Comecei cortando o pão, e durei até a padaria da esquina.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Dieta na segunda semana. Na primeira, só aparece.' },
        { mechanism: 'numero', text: 'Três treinos e uma caminhada: pra primeira semana, tá bom.' },
        {
          mechanism: 'prova',
          text: 'Filmei meu almoço e meu treino de hoje. Olha qual pesou mais.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Mede a cintura hoje, na altura do umbigo, e guarda o número.' },
        { mechanism: 'quebra', text: 'Solta o apoio da esteira e baixa a velocidade.' },
        { mechanism: 'erro', text: 'Pular o almoço pra treinar: às nove a fome cobra.' },
      ],
    },
    {
      question: 'Por que eu treino e a barriga não diminui?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Duzentos abdominais no colchonete, e o botão ainda longe da casa.' },
        { mechanism: 'dialogo', text: '“Mas eu como tão pouco.” E o que bebeu ontem, entrou na conta?' },
        { mechanism: 'mito', text: 'Cinta modela a barriga até o banho.' },
        { mechanism: 'custo', text: 'Uma hora de treino cabe numa coxinha com refrigerante.' },
        { mechanism: 'lacuna', text: 'A barriga anota uma refeição que você come de pé.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes era foto da barriga toda manhã. Agora, fita métrica uma vez por mês.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Pra quem prende a barriga até no elevador.' },
        { mechanism: 'erro', text: 'Terminar o prato das crianças também é jantar, e é o segundo.' },
      ],
    },
    {
      question: 'Cardio ou musculação pra emagrecer?',
      family: 'decisao',
      hooks: [
        {
          mechanism: 'compara',
          text: 'Bicicleta na terça, halter na quinta: comparei a fome depois.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Nem esteira nem supino ganham de um rodízio por semana.' },
        { mechanism: 'mito', text: 'Pegar peso não engorda ninguém, só muda onde a calça aperta.' },
        { mechanism: 'custo', text: 'Sem treino de força, o músculo pode ir junto com a barriga.' },
        { mechanism: 'numero', text: 'Dois dias de halter, dois de caminhada, e acabou a briga.' },
        { mechanism: 'loop', text: 'Esse músculo aqui trabalha até com você no sofá.' },
        { mechanism: 'quebra', text: 'Sai da fila da esteira e pega dois halteres.' },
        {
          mechanism: 'dialogo',
          text: '“Musculação é pra ficar grande.” Pergunta pra quem tenta há dois anos.',
        },
      ],
    },
    {
      question: 'Em quanto tempo a academia começa a emagrecer?',
      family: 'tempo',
      hooks: [
        {
          mechanism: 'antes-depois',
          text: 'No primeiro mês só mudou o meu sono. O cinto mudou depois.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Duas semanas e nada.” Sobe a escada do prédio e me diz.' },
        { mechanism: 'numero', text: 'Em vez de trinta dias, conta doze treinos feitos.' },
        { mechanism: 'mito', text: 'O peso de segunda carrega água e sal do domingo.' },
        { mechanism: 'cena', text: 'Sexto dia, balança da farmácia, moeda na mão, número igual.' },
        { mechanism: 'desafio', text: 'Veste a calça apertada hoje. Repete no dia trinta.' },
        { mechanism: 'quebra', text: 'Empurra a balança pra baixo da cama.' },
        { mechanism: 'chamada', text: 'Se na terceira semana o espelho ainda não viu nada, fica comigo.' },
      ],
    },
    {
      question: 'Cardio em jejum emagrece mais?',
      family: 'decisao',
      hooks: [
        { mechanism: 'prova', text: 'Uma semana com café, outra sem: anotei cada treino.', needsTruth: true },
        { mechanism: 'contra', text: 'Banana antes da esteira não estraga emagrecimento nenhum.' },
        { mechanism: 'mito', text: 'Queimou às sete, estocou às nove: vale o dia inteiro.' },
        { mechanism: 'lacuna', text: 'O jejum muda uma coisa no treino, e não é a gordura.' },
        { mechanism: 'erro', text: 'Você corre em jejum e ataca a padaria na volta.' },
        { mechanism: 'custo', text: 'Sem café, o treino fica mais curto e a manhã, mais comprida.' },
        { mechanism: 'pergunta', text: 'De que adianta jejuar até as dez e jantar por três?' },
        { mechanism: 'confissao', text: 'Meu jejum acabou em bala de goma na recepção.', needsTruth: true },
      ],
    },
  ],
};
