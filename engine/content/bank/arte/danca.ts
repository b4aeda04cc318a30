import type { BankSubtopic } from '../../content-types.ts';

export const danca: BankSubtopic = {
  domain: 'arte',
  subtopic: 'danca',
  questions: [
    {
      question: 'Como aprender a dançar sozinho em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Sala vazia, tapete enrolado, meia no piso frio.' },
        { mechanism: 'desafio', text: 'Marca o tempo com o pé enquanto escova os dentes.' },
        { mechanism: 'erro', text: 'Você começa pelo braço, e o pé nem achou o passo.' },
        { mechanism: 'prova', text: 'Danço esse básico de costas pra você copiar.' },
        { mechanism: 'numero', text: 'Conta até oito em voz alta até o pé obedecer.' },
        { mechanism: 'quebra', text: 'Tampa o espelho e sente o pé no chão.' },
        {
          mechanism: 'confissao',
          text: 'Aprendi de meia no corredor, agarrando o batente.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O peso do corpo avisa qual pé sai agora.' },
      ],
    },
    {
      question: 'Por que eu não consigo acompanhar o ritmo na dança?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Cintura dura quase sempre é joelho travado.' },
        { mechanism: 'dialogo', text: '“Nasci sem ritmo.” E bate o dedo na mesa certinho.' },
        { mechanism: 'loop', text: 'Escuta só a zabumba; o pé vai atrás daqui a pouco.' },
        { mechanism: 'erro', text: 'Você espera a voz entrar e perde a batida da caixa.' },
        { mechanism: 'compara', text: 'Música rápida esconde o erro; a lenta te ensina.' },
        { mechanism: 'desafio', text: 'Anda pela cozinha no tempo da música, sem passo nenhum.' },
        { mechanism: 'custo', text: 'Olhar o próprio pé o tempo todo rouba a batida.' },
        { mechanism: 'chamada', text: 'Pra quem bate palma no contratempo sem querer.' },
      ],
    },
    {
      question: 'Forró, samba ou zumba: qual dança escolher pra começar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'No forró alguém te conduz; na zumba a turma te esconde.' },
        { mechanism: 'contra', text: 'Escolhe pela música que você já canta no carro.' },
        { mechanism: 'numero', text: 'Faz uma aula de cada: em três noites o corpo escolhe.' },
        {
          mechanism: 'antes-depois',
          text: 'Fui pelo exercício e fiquei pelo abraço do xote.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Pagou seis meses de samba, e o coração era do forró.' },
        { mechanism: 'cena', text: 'Sexta, sanfona, alguém estende a mão e você vai.' },
        { mechanism: 'erro', text: 'Comprou o sapato de salão e foi parar na zumba.' },
        { mechanism: 'pergunta', text: 'Qual música te tira da cadeira sem pedir licença?' },
      ],
    },
    {
      question: 'Dá pra começar balé adulto depois dos 30?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Ninguém começa na ponta: o primeiro ano é de meia sapatilha.' },
        { mechanism: 'chamada', text: 'Guardou o collant rosa da infância? A barra espera.' },
        { mechanism: 'contra', text: 'Nenhuma primeira aula exige abertura total no chão.' },
        { mechanism: 'dialogo', text: '“Vou ser a tia da turma.” São oito tias na barra.' },
        {
          mechanism: 'antes-depois',
          text: 'Aos sete eu odiava a barra. Aos trinta e cinco, pago por ela.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Na primeira aula, o que cansa nem é a perna.' },
        { mechanism: 'lacuna', text: 'Antes da matrícula, procura uma palavra na grade de aulas.' },
        { mechanism: 'quebra', text: 'Guarda a foto da bailarina de doze anos.' },
      ],
    },
    {
      question: 'Como perder a vergonha de dançar em público?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Casamento, pista cheia, e você guardando as bolsas.' },
        { mechanism: 'confissao', text: 'Decorei dois passos no banheiro da festa.', needsTruth: true },
        { mechanism: 'prova', text: 'Vou mostrar o passo que disfarça qualquer esquecimento.' },
        { mechanism: 'desafio', text: 'Dança o primeiro refrão no canto, de lado pra pista.' },
        { mechanism: 'mito', text: 'O povo da pista tá cuidando do próprio pé.' },
        { mechanism: 'numero', text: 'Dois passos seguram uma festa inteira.' },
        { mechanism: 'custo', text: 'O vídeo da festa tem todo mundo, menos você na pista.' },
        { mechanism: 'quebra', text: 'Larga o copo, que ele prende o braço.' },
      ],
    },
  ],
};
