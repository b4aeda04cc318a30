import type { BankSubtopic } from '../../content-types.ts';

export const rotinaDaManha: BankSubtopic = {
  domain: 'produtividade',
  subtopic: 'rotina-da-manha',
  questions: [
    {
      question: 'Como montar uma rotina da manhã com filho pequeno?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Seis e meia, mingau na blusa, meia sem par.' },
        { mechanism: 'contra', text: 'Com criança em casa, o ritual cabe numa caneca.' },
        { mechanism: 'numero', text: 'Dois passos só, antes que o berço acorde.' },
        { mechanism: 'erro', text: 'Buscar paz às quatro e dormir em cima do almoço.' },
        { mechanism: 'confissao', text: 'Meu ritual matinal é café morno no banheiro.', needsTruth: true },
        { mechanism: 'prova', text: 'Filmei a minha manhã real, com lancheira e birra.', needsTruth: true },
        { mechanism: 'quebra', text: 'Separa a meia deles na véspera e esquece a vela.' },
        { mechanism: 'desafio', text: 'Deixa a mochila na maçaneta antes de dormir.' },
      ],
    },
    {
      question: 'Por que pego o celular assim que acordo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Olho ainda colado, polegar já na tela.' },
        { mechanism: 'mito', text: 'A culpa pode ser do despertador, que mora no celular.' },
        { mechanism: 'custo', text: 'Resposta pro chefe na cama: a manhã já é dele.' },
        { mechanism: 'dialogo', text: '“Só fui ver a hora.” Viu a vida de doze pessoas.' },
        { mechanism: 'quebra', text: 'Compra um despertador de ponteiro.' },
        {
          mechanism: 'antes-depois',
          text: 'O primeiro bom-dia era da tela. Agora é do cachorro.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Pra quem sabe do trânsito antes de abrir a janela.' },
        { mechanism: 'lacuna', text: 'A tomada do quarto tem parte nessa história.' },
      ],
    },
    {
      question: 'Acordar às 5 da manhã ou dormir mais?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Silêncio das cinco ou sono até as sete?' },
        { mechanism: 'contra', text: 'Cinco da manhã se decide no jantar da véspera.' },
        { mechanism: 'mito', text: 'Padeiro levanta às três e nem fez curso disso.' },
        { mechanism: 'custo', text: 'Hora roubada do sono volta em bocejo na reunião.' },
        { mechanism: 'confissao', text: 'Acordei às cinco e briguei com a torradeira.', needsTruth: true },
        { mechanism: 'numero', text: 'Quinze minutos mais cedo hoje, quinze na semana que vem.' },
        { mechanism: 'pergunta', text: 'O que você faria com essa hora a mais?' },
        { mechanism: 'prova', text: 'Até sexta levanto às cinco e filmo a cara.', needsTruth: true },
      ],
    },
    {
      question: 'Quanto tempo deve durar uma rotina matinal?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Sete minutos: água, janela, cama esticada.' },
        { mechanism: 'mito', text: 'Rotina de duas horas é profissão de quem filma.' },
        { mechanism: 'contra', text: 'Se não cabe na terça com chuva, tá comprida.' },
        { mechanism: 'desafio', text: 'Cronometra o banho e o café de amanhã.' },
        { mechanism: 'cena', text: 'Chá, diário, alongamento, e o ônibus virando a esquina.' },
        { mechanism: 'antes-depois', text: 'Eram nove passos. Sobraram dois e a padaria.', needsTruth: true },
        { mechanism: 'erro', text: 'Copiar o roteiro de quem começa às dez.' },
        { mechanism: 'dialogo', text: '“Minha manhã tem vinte minutos.” Dá, e sobra café.' },
      ],
    },
    {
      question: 'Como parar de apertar a soneca de manhã?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Deixa o celular na pia do banheiro.' },
        { mechanism: 'contra', text: 'O alarme mais útil toca na hora de deitar.' },
        { mechanism: 'custo', text: 'Soneca picada cansa e ainda atrasa o ônibus.' },
        { mechanism: 'mito', text: 'Botão de soneca não devolve a noite curta.' },
        { mechanism: 'chamada', text: 'Cinco alarmes seguidos, e o vizinho já sabe todos.' },
        { mechanism: 'confissao', text: 'Já apertei a soneca dentro do sonho.', needsTruth: true },
        { mechanism: 'loop', text: 'Escuta esse toque: só uso ele pra levantar.', needsTruth: true },
        { mechanism: 'desafio', text: 'Põe o pé no chão antes de julgar o dia.' },
      ],
    },
  ],
};
