import type { BankSubtopic } from '../../content-types.ts';

export const iaNoTrabalho: BankSubtopic = {
  domain: 'tecnologia',
  subtopic: 'ia-no-trabalho',
  questions: [
    {
      question: 'Como usar o ChatGPT no trabalho?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Sexta, cinco e meia, e a ata nem começou.' },
        { mechanism: 'numero', text: 'Doze e-mails parados viram uma lista de quatro pendências.' },
        { mechanism: 'prova', text: 'Vou jogar essa planilha feia na IA, sem retoque.' },
        { mechanism: 'erro', text: 'Contrato de cliente não entra na conversa com nome e CPF.' },
        { mechanism: 'desafio', text: 'Descreve pra IA a tarefa que você repete toda segunda.' },
        { mechanism: 'contra', text: 'Rascunho é da máquina. A assinatura continua sua.' },
        { mechanism: 'confissao', text: 'Comecei usando IA pro e-mail que eu adiava.', needsTruth: true },
        { mechanism: 'dialogo', text: '“Isso foi robô que escreveu, né?” Dava pra ouvir.' },
      ],
    },
    {
      question: 'Por que a IA dá respostas erradas?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Português impecável não prova que a fonte existe.' },
        { mechanism: 'cena', text: 'Livro citado com autor e página. Nunca foi escrito.' },
        { mechanism: 'custo', text: 'A data inventada passou batida e foi parar no telão.' },
        { mechanism: 'lacuna', text: 'Falta um dado no pedido, e ela completa sem avisar.' },
        { mechanism: 'desafio', text: 'Pede a história da sua rua e conta os enganos.' },
        { mechanism: 'chamada', text: 'A IA já te citou lei que não existe? Senta aqui.' },
        { mechanism: 'compara', text: 'Calculadora faz conta, gerador de texto aposta na próxima palavra.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu copiava direto. Hoje abro a fonte antes de mandar.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Vale a pena pagar o ChatGPT?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Assinar sem esgotar o grátis é matrícula de academia em janeiro.' },
        { mechanism: 'desafio', text: 'Por sete dias, faz um risco quando o limite barrar.' },
        { mechanism: 'numero', text: 'Trinta dias de assinatura, quatro perguntas, uma sobre bolo.' },
        { mechanism: 'compara', text: 'Se a mensalidade não devolve uma tarde, ela só sai do cartão.' },
        {
          mechanism: 'confissao',
          text: 'Assinei na empolgação e usei pra escolher nome de gato.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Essa tarefa aqui decidiu por mim se eu assinava.', needsTruth: true },
        { mechanism: 'mito', text: 'Mensalidade em dia não livra ninguém de conferir.' },
        { mechanism: 'dialogo', text: '“Todo mundo no setor já assina.” E usa pra quê?' },
      ],
    },
    {
      question: 'Quando não usar inteligência artificial no trabalho?',
      family: 'tempo',
      hooks: [
        { mechanism: 'chamada', text: 'Antes de colar o laudo do paciente, escuta.' },
        { mechanism: 'cena', text: 'Parabéns de vinte anos de firma, com cara de manual.' },
        { mechanism: 'erro', text: 'Carta de demissão escrita por robô não tem a sua voz.' },
        { mechanism: 'quebra', text: 'Fecha a aba quando aparecer o salário de alguém.' },
        { mechanism: 'contra', text: 'Somar coluna continua sendo serviço da planilha.' },
        { mechanism: 'lacuna', text: 'Uma pergunta decide se o documento pode entrar na conversa.' },
        { mechanism: 'custo', text: 'Você brigou dez minutos com o robô por um recado de uma linha.' },
        { mechanism: 'pergunta', text: 'Dá pra ler isso em voz alta na frente do cliente?' },
      ],
    },
    {
      question: 'Como fazer um bom prompt?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Um pedido de quatro linhas poupa dez rodadas de conserto.' },
        { mechanism: 'erro', text: 'Escrever “faz um texto legal” e esperar telepatia.' },
        { mechanism: 'prova', text: 'O mesmo pedido em duas versões: lê a diferença comigo.' },
        {
          mechanism: 'compara',
          text: 'Pergunta de buscador devolve folheto, ordem de chefe devolve trabalho.',
        },
        {
          mechanism: 'antes-depois',
          text: 'Meu pedido tinha cinco palavras. Agora leva um modelo junto.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Apaga o “seja criativo” e cola um exemplo no lugar.' },
        { mechanism: 'loop', text: 'A última linha desse pedido aqui faz metade do serviço.' },
        { mechanism: 'contra', text: 'Prompt copiado de lista é roupa emprestada: sobra na manga.' },
      ],
    },
  ],
};
