import type { BankSubtopic } from '../../content-types.ts';

export const intercambio: BankSubtopic = {
  domain: 'idiomas',
  subtopic: 'intercambio',
  questions: [
    {
      question: 'Irlanda ou Canadá: onde fazer intercâmbio?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Dublin pesa no aluguel; Toronto, no casaco e no aluguel.' },
        { mechanism: 'pergunta', text: 'Quantos meses sem emprego a sua reserva paga lá?' },
        { mechanism: 'contra', text: 'O país barato no pacote pode ser caro no mercado.' },
        { mechanism: 'erro', text: 'Escolheu pelo castelo e leu a regra de trabalho depois.' },
        { mechanism: 'numero', text: 'Põe cinco gastos na conta antes da passagem: moradia primeiro.' },
        { mechanism: 'lacuna', text: 'Uma linha do visto pode decidir antes da paisagem.' },
        { mechanism: 'custo', text: 'Mudar de cidade no terceiro mês devora a reserva.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu queria neve. Troquei pela cidade que cabia no bolso.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como trabalhar e estudar fora legalmente?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Aluguel vencendo, currículo em inglês, visto ainda em análise.' },
        { mechanism: 'mito', text: 'Matrícula em curso não libera trabalho em todo país.' },
        { mechanism: 'quebra', text: 'Site oficial do país primeiro, agência depois.' },
        { mechanism: 'dialogo', text: '“Lá eles fazem vista grossa.” O carimbo não faz.' },
        { mechanism: 'numero', text: 'Três limites pra ler no visto: validade, horas e tipo de trabalho.' },
        { mechanism: 'desafio', text: 'Pergunta pra agência quantas horas o visto deixa trabalhar.' },
        { mechanism: 'prova', text: 'Abri um contrato de agência na cláusula do visto.' },
        { mechanism: 'chamada', text: 'Pra quem ouviu que emprego lá se acha num dia.' },
      ],
    },
    {
      question: 'Quanto tempo antes devo planejar um intercâmbio?',
      family: 'tempo',
      hooks: [
        { mechanism: 'loop', text: 'Guarda a data do passaporte; ela puxa as outras.' },
        { mechanism: 'numero', text: 'Um ano dá fôlego pra documento, preço e aula.' },
        { mechanism: 'erro', text: 'Comprou a passagem antes da aprovação do visto.' },
        { mechanism: 'mito', text: 'Promoção de passagem não segura vaga de escola.' },
        { mechanism: 'cena', text: 'Calendário na geladeira, férias circuladas, passaporte vencendo.' },
        { mechanism: 'custo', text: 'Renovar documento com pressa come a folga do aluguel.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu planejava pela data da viagem. Hoje começo pelo visto.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Escreve a data do embarque e volta mês por mês.' },
      ],
    },
    {
      question: 'Por que o intercâmbio sai mais caro que o orçamento?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Pacote tudo incluso.” E o colchão do segundo mês?' },
        { mechanism: 'lacuna', text: 'A primeira despesa pesada vence antes do primeiro salário.' },
        { mechanism: 'contra', text: 'Curso barato longe do emprego cobra passagem todo dia.' },
        { mechanism: 'custo', text: 'Quem troca tudo no guichê do aeroporto deixa almoço lá.' },
        {
          mechanism: 'confissao',
          text: 'Esqueci de contar lençol, panela e cartão de ônibus.',
          needsTruth: true,
        },
        {
          mechanism: 'prova',
          text: 'Abri minha planilha do primeiro mês, sem cortar gasto feio.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Para de converter o café e converte o aluguel.' },
        { mechanism: 'chamada', text: 'Contou curso e avião e esqueceu o casaco? É aqui.' },
      ],
    },
    {
      question: 'Como não ficar só com brasileiros no intercâmbio?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Cozinha compartilhada, cinco brasileiros, inglês na geladeira.' },
        { mechanism: 'desafio', text: 'Chama quem mora no quarto do lado pra um café.' },
        { mechanism: 'contra', text: 'Amigo brasileiro ampara na saudade, e tudo bem.' },
        { mechanism: 'erro', text: 'Foi morar com quatro amigos do mesmo colégio.' },
        { mechanism: 'numero', text: 'Dois compromissos por semana onde só você fala português.' },
        { mechanism: 'loop', text: 'Essa pergunta de comida segura a conversa na cozinha.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu almoçava em português. Mudei de mesa na terceira semana.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Morar fora não ensina idioma a quem só ouve português.' },
      ],
    },
  ],
};
