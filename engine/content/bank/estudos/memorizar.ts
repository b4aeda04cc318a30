import type { BankSubtopic } from '../../content-types.ts';

export const memorizar: BankSubtopic = {
  domain: 'estudos',
  subtopic: 'memorizar',
  questions: [
    {
      question: 'Como memorizar o que eu estudo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Fecha o livro e escreve tudo que ficou.' },
        { mechanism: 'erro', text: 'Se a página inteira tá amarela, nada tá marcado.' },
        { mechanism: 'mito', text: 'Reler dá sensação de saber, e para por aí.' },
        { mechanism: 'numero', text: 'No fim da página, três perguntas valem outra leitura.' },
        { mechanism: 'cena', text: 'Caderno colorido, letra linda, e na terça não sobra nada.' },
        { mechanism: 'quebra', text: 'Solta essa caneta amarela e tapa a página.' },
        { mechanism: 'prova', text: 'Vou decorar dez capitais andando pela cozinha.' },
        { mechanism: 'contra', text: 'Esquecer um pouco ajuda a lembrança seguinte a grudar.' },
      ],
    },
    {
      question: 'Por que esqueço tudo na hora da prova?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'A resposta tava no canto da folha, e só o canto apareceu.' },
        { mechanism: 'dialogo', text: '“Eu sabia ontem.” Sabia com o caderno aberto.' },
        { mechanism: 'custo', text: 'Virar a noite apaga o que a tarde guardou.' },
        { mechanism: 'lacuna', text: 'A memória pede uma pista que você não deixou.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu só lia. Agora faço a prova antes da prova.',
          needsTruth: true,
        },
        { mechanism: 'confissao', text: 'Já esqueci a tabuada do sete no vestibular.', needsTruth: true },
        { mechanism: 'chamada', text: 'Se o nome só volta no portão, com o cartão entregue, vem.' },
        { mechanism: 'erro', text: 'Treinar só na ordem da apostila, e a prova embaralha.' },
      ],
    },
    {
      question: 'Resumo, mapa mental ou flashcard: qual funciona mais?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Mapa serve pra ver o todo. Cartão serve pra cobrar o detalhe.' },
        { mechanism: 'contra', text: 'O resumo mais bonito pode ser cópia com capricho.' },
        { mechanism: 'erro', text: 'Fazer duzentos cartões e não virar nenhum.' },
        { mechanism: 'mito', text: 'Mapa baixado da internet guarda a cabeça de outra pessoa.' },
        { mechanism: 'numero', text: 'Cartão bom tem uma pergunta na frente, uma linha atrás.' },
        { mechanism: 'prova', text: 'Vou passar o mesmo assunto pelos três, aqui na mesa.' },
        { mechanism: 'pergunta', text: 'Qual deles você consegue usar na fila do banco?' },
        { mechanism: 'custo', text: 'Você passou a tarde escolhendo caneta e não abriu a matéria.' },
      ],
    },
    {
      question: 'De quanto em quanto tempo revisar a matéria?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Três voltas na matéria: amanhã, daqui a uma semana, daqui a um mês.' },
        { mechanism: 'erro', text: 'A primeira revisão ficou pra véspera, e aí já é aula.' },
        { mechanism: 'cena', text: 'Caderno de março aberto em junho, e parece letra de outra pessoa.' },
        { mechanism: 'mito', text: 'Revisão de verdade começa com o caderno fechado.' },
        { mechanism: 'desafio', text: 'Escreve no canto da página a data da próxima revisão.' },
        { mechanism: 'loop', text: 'Essa caixa de sapato diz o que a gente revê hoje.' },
        { mechanism: 'custo', text: 'Sem uma segunda leitura, o assunto de maio volta zerado.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu revisava o que já sabia. Hoje abro pela parte feia.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como decorar um texto rápido?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Divide em quatro pedaços e deixa cada um num cômodo.' },
        { mechanism: 'prova', text: 'Um poema, da sala ao portão: decoro na sua frente.' },
        { mechanism: 'erro', text: 'Voltar pro início a cada tropeço.' },
        { mechanism: 'quebra', text: 'Leu três vezes? Esconde o papel e tenta.' },
        { mechanism: 'desafio', text: 'Copia só a primeira letra de cada palavra e tenta ler.' },
        { mechanism: 'contra', text: 'Começa pelo fim do texto: a última frase para de fugir.' },
        { mechanism: 'dialogo', text: '“Travo sempre na mesma linha.” Ensaia a emenda dela.' },
        { mechanism: 'cena', text: 'A cortina da escola abriu, e a segunda fala sumiu.' },
      ],
    },
  ],
};
