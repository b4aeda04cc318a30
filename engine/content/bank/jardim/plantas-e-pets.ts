import type { BankSubtopic } from '../../content-types.ts';

export const plantasEPets: BankSubtopic = {
  domain: 'jardim',
  subtopic: 'plantas-e-pets',
  questions: [
    {
      question: 'Quais plantas são tóxicas pra gato e cachorro?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Lírio, comigo-ninguém-pode e azaleia: três que saem de casa.' },
        { mechanism: 'mito', text: 'Planta vendida no mercado não vem com aviso de bicho.' },
        { mechanism: 'cena', text: 'Sala bonita, jiboia pendente, gato filhote no pulo.' },
        { mechanism: 'erro', text: 'Confiou no alto da estante com gato em casa.' },
        { mechanism: 'contra', text: 'Natural também intoxica, e cachorro não lê etiqueta.' },
        { mechanism: 'prova', text: 'Montei aqui a prateleira que sai da casa hoje.' },
        { mechanism: 'lacuna', text: 'Buquê de presente pode trazer a mais perigosa pro gato.' },
        { mechanism: 'desafio', text: 'Fotografa cada vaso e escreve o nome atrás.' },
      ],
    },
    {
      question: 'Como impedir o gato de mexer nos vasos?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Põe pedra grande na terra, que cavar perde a graça.' },
        { mechanism: 'dialogo', text: '“Ele faz xixi na samambaia.” Terra fofa convida.' },
        { mechanism: 'loop', text: 'Esse vaso de trigo no canto muda o alvo dele.' },
        { mechanism: 'compara', text: 'Borrifador assusta na hora; grama de gato distrai toda tarde.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu brigava com meu gato. Troquei o vaso de corredor de lugar.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Cada bronca ensina só a cavar quando você sai.' },
        { mechanism: 'erro', text: 'Pimenta na folha machuca a boca de quem vai lamber.' },
        { mechanism: 'chamada', text: 'Se a jardineira amanhece no chão da sala, fica aqui.' },
      ],
    },
    {
      question: 'O que fazer na hora se meu cachorro comeu planta tóxica?',
      family: 'tempo',
      hooks: [
        { mechanism: 'quebra', text: 'Tira o resto da boca e liga pro veterinário.' },
        { mechanism: 'erro', text: 'Deu leite antes de ligar pra clínica.' },
        { mechanism: 'desafio', text: 'Fotografa a planta inteira e leva um pedaço no saco.' },
        { mechanism: 'numero', text: 'Três informações na ligação: qual planta, quanto, que horas.' },
        { mechanism: 'mito', text: 'Provocar vômito em casa pode machucar mais.' },
        { mechanism: 'custo', text: 'Esperar o vômito aparecer gasta o tempo que mais ajuda.' },
        { mechanism: 'lacuna', text: 'O número de telefone certo se procura antes do susto.' },
        { mechanism: 'cena', text: 'Folha rasgada, baba no chão, telefone na mão.' },
      ],
    },
    {
      question: 'Por que meu cachorro come as plantas do quintal?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“É falta de comida.” Às vezes é falta de passeio.' },
        { mechanism: 'contra', text: 'Grama de vez em quando é comum, vaso inteiro já não.' },
        { mechanism: 'lacuna', text: 'O estrago tem hora: confere quando a casa fica vazia.' },
        {
          mechanism: 'antes-depois',
          text: 'Culpava a fome. Depois contei quantas horas ele ficava no quintal.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Você chega, ele abana o rabo com terra no focinho.' },
        { mechanism: 'compara', text: 'Brinquedo com petisco segura meia hora; canteiro, a tarde toda.' },
        {
          mechanism: 'prova',
          text: 'Gravei ele cavando enquanto eu saía. Vê o minuto um.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Mudei um portão de lugar. Já mostro o canteiro.', needsTruth: true },
      ],
    },
    {
      question: 'Quais plantas são seguras pra quem tem gato?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Clorofito, areca e samambaia-americana: três pra começar.' },
        { mechanism: 'chamada', text: 'Pra quem já desistiu do verde por causa do filhote.' },
        { mechanism: 'mito', text: 'Segura quer dizer não tóxica, e não comida liberada.' },
        {
          mechanism: 'confissao',
          text: 'Tive medo de qualquer folha até achar uma lista decente.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Esse nome popular é da mesma planta no rótulo?' },
        { mechanism: 'contra', text: 'O gato fica; quem se muda de casa é o lírio.' },
        { mechanism: 'erro', text: 'Comprou palmeira pelo apelido e levou a cica.' },
        { mechanism: 'custo', text: 'Um nome popular trocado pode acabar na emergência veterinária.' },
      ],
    },
  ],
};
