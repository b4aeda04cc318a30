import type { BankSubtopic } from '../../content-types.ts';

export const festasPopulares: BankSubtopic = {
  domain: 'viagem',
  subtopic: 'festas-populares',
  questions: [
    {
      question: 'O que levar pro bloco de Carnaval?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Celular no bolso de trás, no meio do empurra-empurra.' },
        { mechanism: 'numero', text: 'Uma pochete, um cartão e vinte reais trocados pro isopor.' },
        { mechanism: 'cena', text: 'Purpurina no suor, tênis grudando, tambor virando a esquina.' },
        { mechanism: 'quebra', text: 'Deixa o anel de família em casa.' },
        { mechanism: 'desafio', text: 'Combina o ponto de encontro antes do primeiro tambor.' },
        { mechanism: 'contra', text: 'Fantasia boa é a que deixa ir ao banheiro.' },
        {
          mechanism: 'confissao',
          text: 'Fui de sapato novo e voltei de chinelo emprestado.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Água entre uma cerveja e outra não corta a festa.' },
      ],
    },
    {
      question: 'Por que a hospedagem fica tão cara no Réveillon?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Quarto com ventilador e vista pro muro, no preço de cobertura.' },
        { mechanism: 'custo', text: 'Pacote de cinco noites vende quatro que você não queria.' },
        { mechanism: 'erro', text: 'Decidir em dezembro e ficar com o que sobrou.' },
        { mechanism: 'compara', text: 'Dormir na rua da queima de fogos ou a meia hora dela?' },
        { mechanism: 'lacuna', text: 'Uma semana depois da virada, a mesma chave costuma valer menos.' },
        { mechanism: 'mito', text: 'Cancelamento grátis tem prazo, e ele acaba antes da festa.' },
        { mechanism: 'dialogo', text: '“Cabe mais um colchão.” Disse o anfitrião, apontando o corredor.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu virava o ano em hotel lotado. Agora chego no dia dois.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'São João ou Carnaval: qual festa vale mais a viagem?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Fogueira e casaco ou tambor e papel picado?' },
        { mechanism: 'numero', text: 'Cinco dias pulando ou um fim de semana de quadrilha e canjica.' },
        { mechanism: 'contra', text: 'Praça de cidade pequena também segura sanfona até amanhecer.' },
        { mechanism: 'cena', text: 'A sanfona não para, e o milho ainda tá na brasa.' },
        { mechanism: 'pergunta', text: 'Você prefere dançar de par ou pular no meio da rua?' },
        { mechanism: 'chamada', text: 'Quem foge de multidão também acha festa em junho.' },
        {
          mechanism: 'confissao',
          text: 'Fui pelo show e fiquei pelo bolo de fubá da quermesse.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Nem toda folia é trio: marchinha também sai de manhã.' },
      ],
    },
    {
      question: 'Quando reservar hotel pro São João ou Carnaval?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Acabou a festa, faltam doze meses: já tem gente reservando.' },
        { mechanism: 'erro', text: 'A passagem tá comprada faz um mês, e o quarto nada.' },
        { mechanism: 'custo', text: 'Cada semana de dúvida afasta a cama da praça.' },
        { mechanism: 'desafio', text: 'Marca na agenda a data da festa do ano que vem.' },
        { mechanism: 'loop', text: 'Repara nesse calendário: quando a data muda, o preço anda junto.' },
        { mechanism: 'dialogo', text: '“Hotel a gente vê depois.” Viram da rodoviária.' },
        { mechanism: 'prova', text: 'Vou abrir a mesma diária em três meses diferentes.' },
        { mechanism: 'quebra', text: 'Liga pra pousada em vez de só olhar o site.' },
      ],
    },
    {
      question: 'Como acompanhar o Círio com criança e idoso?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Vela acesa, calçada cheia, mão pequena segurando a manga.' },
        { mechanism: 'numero', text: 'Nome e telefone em dois papéis, um em cada bolso da criança.' },
        { mechanism: 'contra', text: 'Ver passar da esquina também é acompanhar.' },
        { mechanism: 'desafio', text: 'Escolhe na véspera a sombra e a rua de saída.' },
        { mechanism: 'erro', text: 'Não conta com a barraca da esquina: leva a sua água.' },
        { mechanism: 'lacuna', text: 'Quase todo cortejo tem um trecho mais largo e mais calmo.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu ia perto da corda. Com minha mãe, escolhi a sombra.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Vai com a avó de promessa feita? Leva a cadeira dobrável.' },
      ],
    },
  ],
};
