import type { BankSubtopic } from '../../content-types.ts';

export const direitosTrabalhistas: BankSubtopic = {
  domain: 'direito',
  subtopic: 'direitos-trabalhistas',
  questions: [
    {
      question: 'Como conferir o cálculo da rescisão?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'O papel do acerto tá na mesa do RH, e a caneta já destampada.' },
        { mechanism: 'numero', text: 'Esse papel tem cinco parcelas, e só o total não diz nada.' },
        { mechanism: 'quebra', text: 'Segura a caneta e lê linha por linha.' },
        { mechanism: 'erro', text: 'Todo mundo olha o rodapé e assina, com o chefe esperando.' },
        { mechanism: 'prova', text: 'Vou montar a conta inteira no quadro, com um salário inventado.' },
        { mechanism: 'lacuna', text: 'Colado nas férias tem um pedaço que muita conta esquece.' },
        { mechanism: 'desafio', text: 'Procura no extrato do FGTS o mês que falta.' },
        { mechanism: 'mito', text: 'Assinar o acerto não apaga o que ficou faltando.' },
      ],
    },
    {
      question: 'Por que a empresa não paga minha hora extra?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Aqui a gente é família.” E já são sete e meia da noite.' },
        { mechanism: 'cena', text: 'Ponto batido às seis, e às oito o monitor ainda tá aceso.' },
        { mechanism: 'contra', text: 'Banco de horas que só existe de boca não é banco de horas.' },
        { mechanism: 'custo', text: 'Vinte minutos de graça por dia dão um expediente por mês.' },
        {
          mechanism: 'confissao',
          text: 'Eu batia o ponto e voltava pra mesa, achando bonito.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Combinaram tudo de boca, e não ficou uma mensagem guardada.' },
        { mechanism: 'chamada', text: 'Pra quem responde o grupo da firma dentro do ônibus, já de noite.' },
        { mechanism: 'loop', text: 'Guarda esse áudio do chefe às nove da noite.' },
      ],
    },
    {
      question: 'Vale a pena vender dez dias de férias?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Vender as férias inteiras a lei não deixa.' },
        { mechanism: 'numero', text: 'De trinta dias de férias, só dez podem virar dinheiro.' },
        {
          mechanism: 'compara',
          text: 'De um lado a geladeira quitada, do outro dez manhãs sem despertador.',
        },
        { mechanism: 'contra', text: 'Quem decide vender é o empregado, o chefe só recebe o aviso.' },
        {
          mechanism: 'antes-depois',
          text: 'Vendi as férias três anos seguidos. Neste ano fui ver o mar.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Janeiro no escritório, e as crianças mandando foto da praia.' },
        { mechanism: 'desafio', text: 'Soma quanto sobra no holerite e olha o calendário da escola.' },
        { mechanism: 'pergunta', text: 'Há quanto tempo você não esquece a senha do trabalho?' },
      ],
    },
    {
      question: 'Qual o prazo pra receber o acerto da demissão?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Acabou o contrato, o dinheiro tem dez dias corridos pra cair.' },
        { mechanism: 'quebra', text: 'Risca na folhinha o último dia de contrato.' },
        { mechanism: 'dialogo', text: '“Passa aqui mês que vem.” A lei marcou pra antes.' },
        { mechanism: 'lacuna', text: 'Quando essa data passa, o valor que a empresa deve muda.' },
        { mechanism: 'erro', text: 'Guardar a mágoa por dois anos faz perder o direito de cobrar.' },
        { mechanism: 'cena', text: 'Décimo primeiro dia, extrato aberto no ônibus, e nada caiu.' },
        { mechanism: 'mito', text: 'A empresa dizer que tá sem caixa não estica a data.' },
        { mechanism: 'loop', text: 'Devolveu o crachá? Não sai sem esta folha.' },
      ],
    },
    {
      question: 'Quais direitos eu perco se pedir demissão?',
      family: 'decisao',
      hooks: [
        { mechanism: 'erro', text: 'Não escreve a carta no calor da briga, sem data e sem cópia.' },
        {
          mechanism: 'compara',
          text: 'Na dispensa sem justa causa o FGTS sai; se você pede, fica no banco.',
        },
        { mechanism: 'mito', text: 'Pedir as contas não apaga o décimo terceiro dos meses trabalhados.' },
        { mechanism: 'prova', text: 'Ponho as duas saídas lado a lado, parcela por parcela.' },
        { mechanism: 'lacuna', text: 'Entre ficar e pedir as contas tem uma terceira saída, no acordo.' },
        { mechanism: 'custo', text: 'O aviso que você não cumpre pode comer um salário do acerto.' },
        {
          mechanism: 'confissao',
          text: 'Pedi as contas numa sexta sem lembrar do seguro-desemprego.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Carta pronta no bolso e dúvida no FGTS: espera até segunda.' },
      ],
    },
    {
      question: 'Fui demitida grávida: o que fazer primeiro?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Dois risquinhos no teste, dispensa assinada ontem.' },
        { mechanism: 'mito', text: 'O patrão não saber da gravidez não derruba a estabilidade.' },
        { mechanism: 'quebra', text: 'Pede o exame de sangue com data antes de brigar.' },
        { mechanism: 'numero', text: 'A proteção vai até cinco meses depois do parto.' },
        { mechanism: 'contra', text: 'Contrato de experiência também costuma entrar nessa regra.' },
        { mechanism: 'desafio', text: 'Manda o resultado por e-mail hoje e guarda a resposta.' },
        { mechanism: 'erro', text: 'Assinar pedido de demissão pronto do RH complica tudo.' },
        { mechanism: 'chamada', text: 'Barriga crescendo e crachá devolvido? Procura o sindicato já.' },
      ],
    },
    {
      question: 'Por que a empresa não aceitou meu atestado médico?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Sem CID eu não recebo.” O diagnóstico é assunto seu.' },
        {
          mechanism: 'compara',
          text: 'Atestado cobre o dia; declaração de comparecimento, em geral, as horas.',
        },
        { mechanism: 'cena', text: 'Febre alta, garganta fechada, foto torta do papel.' },
        { mechanism: 'lacuna', text: 'O prazo de entrega costuma morar no regulamento da firma.' },
        { mechanism: 'loop', text: 'Repara nesse cantinho do carimbo: sem ele, o papel volta.' },
        {
          mechanism: 'confissao',
          text: 'Entreguei o original sem cópia e passei um mês provando.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Passar pelo médico da firma não anula sozinho o papel.' },
        { mechanism: 'prova', text: 'Leio agora um papel de exemplo, item por item.' },
      ],
    },
    {
      question: 'Férias vencidas: até quando a empresa pode segurar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Doze meses pra ganhar, mais doze pra sair de fato.' },
        { mechanism: 'custo', text: 'Segurou além da conta, a empresa paga em dobro.' },
        { mechanism: 'mito', text: 'Assinar a folga e bater ponto não vale como descanso.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu adiava pela equipe. Este ano pedi por escrito.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Deixar de anotar o dia em que o período virou.' },
        { mechanism: 'pergunta', text: 'Qual foi seu último dia de chinelo numa terça?' },
        { mechanism: 'desafio', text: 'Abre a carteira digital e procura o período aquisitivo.' },
        { mechanism: 'dialogo', text: '“Depois do inventário da loja.” Já foram três.' },
      ],
    },
  ],
};
