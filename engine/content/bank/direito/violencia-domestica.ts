import type { BankSubtopic } from '../../content-types.ts';

export const violenciaDomestica: BankSubtopic = {
  domain: 'direito',
  subtopic: 'violencia-domestica',
  questions: [
    {
      question: 'Como pedir medida protetiva?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Ligue 180: é de graça, todo dia, vinte e quatro horas.' },
        { mechanism: 'mito', text: 'Dá pra pedir proteção sem advogado nenhum.' },
        { mechanism: 'cena', text: 'Atrás da porta, uma bolsa pronta com as certidões das crianças.' },
        { mechanism: 'loop', text: 'Guarda este número na agenda com outro nome: 180.' },
        { mechanism: 'contra', text: 'O relato da mulher já pode bastar pra abrir o pedido.' },
        { mechanism: 'desafio', text: 'Deixa cópia dos documentos com alguém de confiança.' },
        { mechanism: 'prova', text: 'Vou ler com calma as perguntas que a delegacia costuma fazer.' },
        { mechanism: 'lacuna', text: 'A delegacia não é a única porta que recebe esse pedido.' },
      ],
    },
    {
      question: 'Por que é tão difícil sair de uma relação violenta?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'contra', text: 'A pergunta certa nunca foi “por que ela não sai”.' },
        { mechanism: 'cena', text: 'Flores na segunda, grito na sexta, e domingo é só silêncio.' },
        { mechanism: 'dialogo', text: '“Ele vai mudar.” Muita gente já esperou essa segunda-feira.' },
        { mechanism: 'mito', text: 'Ficar não é concordar com o que acontece ali.' },
        { mechanism: 'compara', text: 'De fora parece porta aberta; por dentro é um corredor comprido.' },
        {
          mechanism: 'confissao',
          text: 'Demorei pra chamar aquilo pelo nome, e não tem vergonha nisso.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O controle costuma chegar vestido de cuidado.' },
        { mechanism: 'custo', text: 'A cada amiga que se afasta, a casa fica mais quieta.' },
      ],
    },
    {
      question: 'Violência psicológica é crime?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'A lei fala em cinco violências, e várias não deixam marca.' },
        { mechanism: 'mito', text: 'Conferir o celular todo dia não é prova de amor.' },
        { mechanism: 'cena', text: 'Pediu a senha, conferiu a roupa, ficou com o salário.' },
        { mechanism: 'dialogo', text: '“Mas ele nunca me bateu.” A lei também escuta essa frase.' },
        { mechanism: 'compara', text: 'Na discussão os dois falam; no controle, só um manda.' },
        { mechanism: 'erro', text: 'Não precisa esperar um tapa pra usar a palavra violência.' },
        { mechanism: 'contra', text: 'Humilhar todo dia, dentro de casa, pode virar processo.' },
        { mechanism: 'chamada', text: 'Se você mede cada palavra antes do jantar, escuta com calma.' },
      ],
    },
    {
      question: 'Em quanto tempo sai a medida protetiva?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'O juiz tem até quarenta e oito horas pra decidir.' },
        { mechanism: 'quebra', text: 'Se o perigo é agora, disca 190.' },
        { mechanism: 'mito', text: 'A proteção pode durar enquanto o risco existir.' },
        { mechanism: 'custo', text: 'O áudio apagado por medo faz falta na delegacia.' },
        { mechanism: 'desafio', text: 'Salva as mensagens num lugar que só você abre.' },
        { mechanism: 'chamada', text: 'Pra quem fez o pedido ontem e tá contando as horas.' },
        { mechanism: 'erro', text: 'Não guarda a decisão na gaveta: avisa a portaria e a escola.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu andava olhando pra trás. Hoje ando com a medida na bolsa.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como ajudar uma amiga que sofre violência em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Dar ultimato e sumir quando ela não sai deixa ela mais só.' },
        { mechanism: 'dialogo', text: '“Eu acredito em você.” Começa por aí, e escuta.' },
        { mechanism: 'quebra', text: 'Segura o conselho e pergunta do que ela precisa hoje.' },
        {
          mechanism: 'numero',
          text: 'Combina três coisas: uma chave reserva, uma bolsa, uma palavra por mensagem.',
        },
        { mechanism: 'contra', text: 'Julgar porque ela voltou fecha a próxima conversa.' },
        { mechanism: 'prova', text: 'Vou mostrar como se liga pro 180 por outra pessoa.' },
        { mechanism: 'loop', text: 'Este coração azul, combinado entre vocês duas, pede socorro.' },
        { mechanism: 'chamada', text: 'Parede fina, choro do outro lado, e você sem saber quem chamar.' },
      ],
    },
  ],
};
