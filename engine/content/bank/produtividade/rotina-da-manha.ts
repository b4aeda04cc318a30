import type { BankSubtopic } from '../../content-types.ts';

export const rotinaDaManha: BankSubtopic = {
  domain: 'produtividade',
  subtopic: 'rotina-da-manha',
  questions: [
    {
      question: 'Como montar uma rotina da manhã com filho pequeno?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Seis e meia, mingau na blusa, e falta um pé da meia.' },
        { mechanism: 'contra', text: 'Com criança em casa, o ritual da manhã é um café.' },
        { mechanism: 'numero', text: 'Dois passos só, e rápido, antes que o berço acorde.' },
        { mechanism: 'erro', text: 'Acordar às quatro atrás de paz te derruba no almoço.' },
        { mechanism: 'confissao', text: 'Meu ritual matinal é café morno no banheiro.', needsTruth: true },
        { mechanism: 'prova', text: 'Filmei a minha manhã real, com lancheira e birra.', needsTruth: true },
        { mechanism: 'quebra', text: 'Separa a meia das crianças na véspera e esquece a vela.' },
        { mechanism: 'desafio', text: 'Deixa a mochila na maçaneta antes de dormir.' },
      ],
    },
    {
      question: 'Por que pego o celular assim que acordo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'O olho nem abriu, e o polegar já tá na tela.' },
        { mechanism: 'mito', text: 'A culpa pode ser do despertador, que mora no celular.' },
        { mechanism: 'custo', text: 'Respondeu o chefe ainda na cama, e a manhã já é dele.' },
        { mechanism: 'dialogo', text: '“Só fui ver a hora.” Viu a vida de doze pessoas.' },
        { mechanism: 'quebra', text: 'Compra um despertador de ponteiro.' },
        {
          mechanism: 'antes-depois',
          text: 'O primeiro bom-dia era da tela. Agora é do cachorro.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Pra quem sabe do trânsito antes de abrir a janela.' },
        { mechanism: 'lacuna', text: 'A tomada do lado da cama tem parte nessa história.' },
      ],
    },
    {
      question: 'Acordar às 5 da manhã ou dormir mais?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Silêncio às cinco ou bom humor às dez: escolhe um.' },
        { mechanism: 'contra', text: 'Cinco da manhã se decide no jantar da véspera.' },
        { mechanism: 'mito', text: 'Padeiro levanta às três e nem fez curso disso.' },
        { mechanism: 'custo', text: 'A hora que você tira do sono volta em bocejo na reunião.' },
        { mechanism: 'confissao', text: 'Acordei às cinco e briguei com a torradeira.', needsTruth: true },
        { mechanism: 'numero', text: 'Quinze minutos mais cedo hoje, quinze na semana que vem.' },
        { mechanism: 'pergunta', text: 'O que você faria com essa hora a mais?' },
        { mechanism: 'prova', text: 'Até sexta vou levantar às cinco e filmar a cara.', needsTruth: true },
      ],
    },
    {
      question: 'Quanto tempo deve durar uma rotina matinal?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Em sete minutos dá: água, janela, cama esticada.' },
        { mechanism: 'mito', text: 'Rotina de duas horas é profissão de quem filma.' },
        { mechanism: 'contra', text: 'Se não cabe na terça com chuva, tá comprida.' },
        { mechanism: 'desafio', text: 'Cronometra o banho e o café de amanhã.' },
        { mechanism: 'cena', text: 'Chá, diário, alongamento, e o ônibus já virou a esquina.' },
        { mechanism: 'antes-depois', text: 'Eram nove passos. Sobraram dois e a padaria.', needsTruth: true },
        { mechanism: 'erro', text: 'Você copiou a manhã de quem começa às dez.' },
        { mechanism: 'dialogo', text: '“Minha manhã tem vinte minutos.” Dá, e sobra café.' },
      ],
    },
    {
      question: 'Como parar de apertar a soneca de manhã?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Deixa o celular na pia do banheiro.' },
        { mechanism: 'contra', text: 'O alarme mais útil toca na hora de deitar.' },
        { mechanism: 'custo', text: 'De dez em dez minutos você não descansa e perde o ônibus.' },
        { mechanism: 'mito', text: 'Botão de soneca não devolve a noite curta.' },
        { mechanism: 'chamada', text: 'Esse vai pra quem acorda o vizinho com cinco alarmes.' },
        { mechanism: 'confissao', text: 'Já apertei a soneca dentro do sonho.', needsTruth: true },
        { mechanism: 'loop', text: 'Escuta esse toque: só uso ele pra levantar.', needsTruth: true },
        { mechanism: 'desafio', text: 'Põe o pé no chão antes de julgar o dia.' },
      ],
    },
  ],
};
