import type { BankSubtopic } from '../../content-types.ts';

export const inglesParaTrabalho: BankSubtopic = {
  domain: 'idiomas',
  subtopic: 'ingles-para-trabalho',
  questions: [
    {
      question: 'Como se preparar pra entrevista de emprego em inglês?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Conta seu último projeto em noventa segundos, no gravador.' },
        { mechanism: 'numero', text: 'Quatro histórias de trabalho respondem quase a entrevista toda.' },
        { mechanism: 'erro', text: 'Decorou o texto inteiro e congelou na pergunta do meio.' },
        { mechanism: 'prova', text: 'Respondo aqui a pergunta do maior defeito, em inglês simples.' },
        { mechanism: 'cena', text: 'Chamada aberta, câmera ligada, e o nome do cargo foge.' },
        { mechanism: 'lacuna', text: 'A primeira pergunta quase nunca é pra avaliar gramática.' },
        { mechanism: 'contra', text: 'Pedir pra repetir mostra atenção, e dá tempo.' },
        { mechanism: 'quebra', text: 'Cola do lado da câmera só verbos, nenhuma frase.' },
      ],
    },
    {
      question: 'Por que travo em reunião em inglês no trabalho?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Any questions?” E a sua ideia fica no mudo.' },
        { mechanism: 'mito', text: 'Travar em reunião rápida acontece até com quem é avançado.' },
        { mechanism: 'cena', text: 'Quatro pessoas falando, seu microfone abre e fecha.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu esperava a frase perfeita. Agora levo duas escritas.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'A ideia era sua, saiu do colega, virou tarefa dele.' },
        { mechanism: 'desafio', text: 'Na próxima reunião, fala antes do quinto minuto.' },
        { mechanism: 'loop', text: 'Uma pergunta curta compra dez segundos: já te passo.' },
        { mechanism: 'chamada', text: 'Pra quem entende a reunião e só manda joinha.' },
      ],
    },
    {
      question: 'Preciso de inglês avançado pra trabalhar com TI?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Ler documentação é uma porta; explicar bug ao vivo, outra.' },
        { mechanism: 'contra', text: 'Vaga que pede avançado às vezes só precisa de leitura.' },
        { mechanism: 'pergunta', text: 'Nessa vaga, o inglês é pra ler ou pra reunião?' },
        { mechanism: 'numero', text: 'Em dez vagas, sublinha o que pedem: ler, escrever ou falar.' },
        { mechanism: 'erro', text: 'Marcou fluente no currículo e sumiu quando o recrutador ligou.' },
        { mechanism: 'mito', text: 'Certificado na parede não abre o microfone na reunião.' },
        { mechanism: 'custo', text: 'Passou a documentação no tradutor, e o bug veio traduzido junto.' },
        {
          mechanism: 'confissao',
          text: 'Botei inglês básico por medo e quase perdi a vaga.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quanto tempo antes da entrevista devo treinar inglês?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Duas semanas, meia hora por dia, sempre em voz alta.' },
        { mechanism: 'quebra', text: 'Para de procurar palavra nova na véspera da entrevista.' },
        { mechanism: 'mito', text: 'Uma noite de lista não ensina a pensar sob pressão.' },
        { mechanism: 'desafio', text: 'Marca três simulações na agenda: hoje, quinta e sábado.' },
        { mechanism: 'loop', text: 'Grava a resposta hoje, que em sete dias você ri.' },
        { mechanism: 'dialogo', text: '“Eu improviso na hora.” O verbo no passado discorda.' },
        {
          mechanism: 'antes-depois',
          text: 'Estudei no elevador, a caminho da entrevista. Hoje reservo dez noites.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Véspera, currículo impresso, e a data da formatura travando.' },
      ],
    },
    {
      question: 'Como escrever e-mail profissional em inglês?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Um “dear” soa duro pra quem só escreve “hi”.' },
        { mechanism: 'prova', text: 'Cortei este e-mail de doze linhas pela metade.' },
        { mechanism: 'compara', text: "“Please find attached” ou “I'm attaching”: qual você falaria?" },
        { mechanism: 'lacuna', text: 'Falta quase sempre uma coisa no último parágrafo.' },
        { mechanism: 'contra', text: 'E-mail de quatro linhas não é grosseria em inglês.' },
        {
          mechanism: 'confissao',
          text: 'Mandei “I have doubt” durante um ano pro cliente.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se você passa no tradutor quatro vezes, guarda este molde.' },
        { mechanism: 'custo', text: 'O pedido ficou na sexta linha, e a resposta nunca veio.' },
      ],
    },
  ],
};
