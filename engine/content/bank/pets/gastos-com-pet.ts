import type { BankSubtopic } from '../../content-types.ts';

export const gastosComPet: BankSubtopic = {
  domain: 'pets',
  subtopic: 'gastos-com-pet',
  questions: [
    {
      question: 'Como economizar com pet sem descuidar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Bota cinquenta reais por mês num pote com o nome dele.' },
        { mechanism: 'desafio', text: 'Soma o que ele gastou em outubro, até o petisco.' },
        {
          mechanism: 'prova',
          text: 'Abri a planilha do gato: a areia tá ganhando da ração.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Manter a vacina em dia é a parte mais barata de todas.' },
        { mechanism: 'erro', text: 'Comprou roupinha nova e deixou o vermífugo vencer.' },
        { mechanism: 'quebra', text: 'Devolve esse brinquedo de vitrine pra prateleira.' },
        { mechanism: 'loop', text: 'Não joga fora essa garrafa: ela vale um brinquedo de vitrine.' },
        { mechanism: 'compara', text: 'Um saco grande rachado ou três pequenos por mês?' },
      ],
    },
    {
      question: 'Por que veterinário é tão caro?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Raio-X de gato custa como o seu, só que sem convênio.' },
        { mechanism: 'dialogo', text: '“Ele só olhou e cobrou.” Aprender a olhar levou cinco anos.' },
        { mechanism: 'custo', text: 'A coceira adiada em março vira conta grande em maio.' },
        { mechanism: 'numero', text: 'Anestesia, exame, sala, auxiliar: quatro contas num boleto só.' },
        { mechanism: 'lacuna', text: 'Faz uma pergunta no balcão antes de liberar todos os exames.' },
        { mechanism: 'desafio', text: 'Procura agora se tem hospital veterinário público na sua região.' },
        { mechanism: 'chamada', text: 'Cachorro no colo, orçamento na mão: pede o exame por prioridade.' },
        { mechanism: 'confissao', text: 'Parcelei em dez vezes uma meia que ele engoliu.', needsTruth: true },
      ],
    },
    {
      question: 'Plano de saúde pra cachorro vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Pagar a mensalidade ou guardar o mesmo valor todo mês?' },
        { mechanism: 'erro', text: 'Assinar o plano sem ler o que fica de fora.' },
        { mechanism: 'numero', text: 'Junta doze parcelas e compara com as notas do ano.' },
        { mechanism: 'lacuna', text: 'A resposta tá na página da carência, numa linha só.' },
        { mechanism: 'contra', text: 'Bicho novo e saudável também engole caroço de manga.' },
        { mechanism: 'desafio', text: 'Liga pra clínica do bairro e pergunta o que ela aceita.' },
        { mechanism: 'cena', text: 'Domingo, onze da noite, e o plantão não aceita o convênio.' },
        {
          mechanism: 'antes-depois',
          text: 'No primeiro ano eu só paguei. No segundo, a pata quebrou.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'De quanto em quanto tempo levar o pet ao veterinário?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'O adulto, uma vez por ano. O velhinho, duas.' },
        { mechanism: 'mito', text: 'Até o gato que não sai do sofá tem consulta anual.' },
        { mechanism: 'contra', text: 'A consulta mais barata é a de quando ele tá bem.' },
        { mechanism: 'quebra', text: 'Marca na folhinha, junto do aniversário dele.' },
        { mechanism: 'erro', text: 'Esperar três dias de pote cheio pra só então ligar.' },
        { mechanism: 'cena', text: 'A caixa de transporte tá lá em cima, cheia de poeira.' },
        { mechanism: 'chamada', text: 'A carteirinha venceu e sumiu na mudança? Liga amanhã cedo.' },
        { mechanism: 'custo', text: 'O tártaro deixado pra depois volta com anestesia.' },
      ],
    },
    {
      question: 'Ração cara é melhor que ração barata?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'O preço do saco engana. Divide por dia.' },
        { mechanism: 'prova', text: 'Pega a calculadora: vou dividir o preço pela porção.' },
        { mechanism: 'mito', text: 'Aquela picanha do desenho não tá dentro do grão.' },
        { mechanism: 'erro', text: 'Encher mais a tigela porque o quilo tava em oferta.' },
        { mechanism: 'numero', text: 'Duzentos gramas de uma podem alimentar como trezentos da outra.' },
        { mechanism: 'dialogo', text: '“Ele sempre comeu dessa.” Olha o pelo e o cocô.' },
        { mechanism: 'loop', text: 'Vira o saco: duas linhas pequenas ali comparam qualquer marca.' },
        {
          mechanism: 'antes-depois',
          text: 'Passei pra ração de preço médio, e o quintal agradeceu.',
          needsTruth: true,
        },
      ],
    },
  ],
};
