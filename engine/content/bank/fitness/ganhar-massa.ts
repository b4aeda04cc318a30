import type { BankSubtopic } from '../../content-types.ts';

export const ganharMassa: BankSubtopic = {
  domain: 'fitness',
  subtopic: 'ganhar-massa',
  questions: [
    {
      question: 'Como ganhar massa muscular comendo comida normal?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Prato feito de meio-dia: arroz, feijão, bife e nenhum pote.' },
        {
          mechanism: 'confissao',
          text: 'Já chamei rodízio de pizza de fase de crescimento.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Arroz com feijão ainda não perdeu pra shake nenhum.' },
        { mechanism: 'numero', text: 'Bota proteína nas quatro refeições, começando pelo café.' },
        { mechanism: 'prova', text: 'Vou somar a proteína dessa marmita na sua frente.' },
        { mechanism: 'desafio', text: 'Põe um ovo a mais no café de amanhã.' },
        { mechanism: 'erro', text: 'Macarrão instantâneo depois do treino de perna: obra sem tijolo.' },
        { mechanism: 'lacuna', text: 'O mais barato dessa lista vem em dúzia.' },
      ],
    },
    {
      question: 'Por que eu como muito e não ganho massa?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Eu como igual a um boi.” Anota três dias e a gente conversa.' },
        { mechanism: 'mito', text: 'Muito metabolismo acelerado é só café da manhã pulado.' },
        { mechanism: 'custo', text: 'Treino pesado com janta de pão com café rende pouco músculo.' },
        { mechanism: 'cena', text: 'Domingo, três pratos no almoço. Segunda, um café até as duas.' },
        { mechanism: 'chamada', text: 'Se um ano de academia ainda não encheu a manga, senta aqui.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu comia muito no sábado. Hoje como direito na quarta.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Larga a rosca direta e abre a marmita.' },
        { mechanism: 'loop', text: 'Nessa folha de três dias falta um almoço inteiro.' },
      ],
    },
    {
      question: 'Treino ABC ou corpo inteiro pra hipertrofia?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Peito uma vez na semana ou um pouco de peito em três dias?' },
        { mechanism: 'contra', text: 'Ficha boa sobrevive a uma falta na quarta.' },
        { mechanism: 'mito', text: 'Treino de corpo inteiro não vence no terceiro mês.' },
        { mechanism: 'custo', text: 'Faltou na sexta, e a perna ficou pra semana que vem.' },
        { mechanism: 'erro', text: 'Você copiou o ABCDE do amigo, mas só treina três dias.' },
        { mechanism: 'numero', text: 'Com três dias livres, cinco letras na ficha não fecham.' },
        { mechanism: 'pergunta', text: 'Quantas letras dessa ficha você cumpriu em maio?' },
        {
          mechanism: 'prova',
          text: 'Risquei a minha ficha inteira e sobraram seis exercícios.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quantos meses leva pra ganhar massa muscular?',
      family: 'tempo',
      hooks: [
        {
          mechanism: 'antes-depois',
          text: 'No quarto mês ninguém notou. No oitavo, a manga da camisa notou.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Segundo mês, e a fita métrica teima no mesmo número.' },
        { mechanism: 'numero', text: 'Cinco quilos a mais na barra vêm antes da camisa apertar.' },
        { mechanism: 'mito', text: 'O inchaço do fim do treino some antes do jantar.' },
        { mechanism: 'contra', text: 'Genética não se muda até agosto, o horário de dormir sim.' },
        { mechanism: 'desafio', text: 'Mede o braço relaxado hoje. Próxima medida, em três meses.' },
        { mechanism: 'dialogo', text: '“Quero até o carnaval.” De qual ano?' },
        { mechanism: 'quebra', text: 'Troca a foto no espelho pelo caderno de carga.' },
      ],
    },
    {
      question: 'Dá pra ganhar massa e perder gordura ao mesmo tempo?',
      family: 'decisao',
      hooks: [
        {
          mechanism: 'confissao',
          text: 'Tentei secar e crescer no mesmo mês. Não fiz nenhum dos dois.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O primeiro ano de treino traz um presente que acaba.' },
        {
          mechanism: 'loop',
          text: 'Olha esse cinto: dois furos a menos, e o peso tá igual.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se você voltou agora depois de dois anos, a resposta muda.' },
        { mechanism: 'erro', text: 'Você cortou metade do prato e tá cobrando braço maior.' },
        { mechanism: 'custo', text: 'Secar com pressa pode levar um ano de braço.' },
        { mechanism: 'compara', text: 'Secar primeiro ou crescer primeiro: a cintura dá o voto.' },
        { mechanism: 'mito', text: 'Gordura não vira músculo, igual banha não vira bife.' },
      ],
    },
  ],
};
