import type { BankSubtopic } from '../../content-types.ts';

export const maeQueTrabalha: BankSubtopic = {
  domain: 'maternidade',
  subtopic: 'mae-que-trabalha',
  questions: [
    {
      question: 'Como se organizar pra voltar da licença-maternidade?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Último domingo em casa, lancheira pequena em cima da pia.' },
        { mechanism: 'desafio', text: 'Ensaia uma manhã inteira, com despertador e ônibus.' },
        { mechanism: 'numero', text: 'Quinze dias antes, outra pessoa já dá o leite dele.' },
        { mechanism: 'erro', text: 'Estrear a creche na mesma segunda do crachá.' },
        { mechanism: 'quebra', text: 'Abre a agenda e bloqueia a hora da ordenha.' },
        { mechanism: 'prova', text: 'Vou montar as duas mochilas aqui, a dele e a sua.' },
        { mechanism: 'contra', text: 'Na primeira semana, chegar já conta como entrega.' },
        { mechanism: 'loop', text: 'Esse bilhete na maçaneta segura a manhã: chave, pote, chupeta.' },
      ],
    },
    {
      question: 'Por que mãe sente culpa de trabalhar fora?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“E quem fica com ele?” Pro pai não perguntaram.' },
        { mechanism: 'cena', text: 'Reunião das dez, febre no grupo da creche, nó na garganta.' },
        {
          mechanism: 'confissao',
          text: 'Chorei no estacionamento e entrei sorrindo na sala.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Ficar o dia todo em casa também tem aperto no peito.' },
        { mechanism: 'custo', text: 'Presente toda sexta pesa no cartão e não abraça.' },
        { mechanism: 'contra', text: 'Salário também é cuidado: vira aluguel, fralda, passeio.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu chegava pedindo desculpa; agora chego sentando no tapete.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se o choro do portão vai com você até o elevador, escuta.' },
      ],
    },
    {
      question: 'Creche, babá ou avó: com quem deixar o bebê?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Uma fecha no feriado, a outra abre até no domingo.' },
        { mechanism: 'numero', text: 'Soma as três contas: mensalidade, passagem, falta por virose.' },
        { mechanism: 'erro', text: 'Escolher pela parede colorida da recepção.' },
        { mechanism: 'custo', text: 'Favor de família também se paga, com folga e respeito.' },
        { mechanism: 'desafio', text: 'Passa na calçada na hora da saída e escuta.' },
        { mechanism: 'mito', text: 'Nariz escorrendo no primeiro ano não é descuido de ninguém.' },
        { mechanism: 'lacuna', text: 'Uma pergunta feita na soneca mostra como o lugar trabalha.' },
        { mechanism: 'prova', text: 'Trouxe a lista das visitas, riscada de caneta e tudo.' },
      ],
    },
    {
      question: 'Quantos dias dura a licença-maternidade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Cento e vinte na lei; em algumas empresas, cento e oitenta.' },
        { mechanism: 'contra', text: 'Férias emendadas podem render mais um mês de cheirinho.' },
        { mechanism: 'lacuna', text: 'A contagem pode começar antes do que muita gente imagina.' },
        { mechanism: 'erro', text: 'Avisar o RH só de boca, sem guardar resposta.' },
        { mechanism: 'mito', text: 'Quem contribui por conta própria também pode ter direito.' },
        { mechanism: 'chamada', text: 'Barriga de sete meses e MEI aberto: confere a contribuição.' },
        { mechanism: 'quebra', text: 'Fotografa o atestado antes de entregar no balcão.' },
        { mechanism: 'dialogo', text: '“Volta antes, é rapidinho.” Esse tempo tem lei.' },
      ],
    },
    {
      question: 'Como dar conta de tudo sendo mãe solo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Casa brilhando saiu da lista desse endereço.' },
        { mechanism: 'cena', text: 'Um braço no bebê, outro na panela, boleto na geladeira.' },
        { mechanism: 'numero', text: 'Uma renda, duas mãos, vinte e quatro horas: escolhe o que fica.' },
        { mechanism: 'desafio', text: 'Decide agora qual tarefa não se faz hoje.' },
        { mechanism: 'confissao', text: 'Teve noite de pão com ovo na cama, e foi festa.', needsTruth: true },
        { mechanism: 'custo', text: 'Pensão só na palavra custa o sono do fim do mês.' },
        { mechanism: 'compara', text: 'Um plantão de vizinha vale três de parente distante.' },
        { mechanism: 'pergunta', text: 'Quem busca na escola se o ônibus quebrar?' },
      ],
    },
  ],
};
