import type { BankSubtopic } from '../../content-types.ts';

export const violenciaDomestica: BankSubtopic = {
  domain: 'direito',
  subtopic: 'violencia-domestica',
  questions: [
    {
      question: 'Como pedir medida protetiva?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Ligue 180: de graça, todo dia, vinte e quatro horas.' },
        { mechanism: 'mito', text: 'Dá pra pedir proteção sem advogado.' },
        { mechanism: 'cena', text: 'Bolsa atrás da porta, certidões das crianças dentro.' },
        { mechanism: 'loop', text: 'Guarda este número na agenda com outro nome: 180.' },
        { mechanism: 'contra', text: 'A palavra da mulher já pode abrir o pedido.' },
        { mechanism: 'desafio', text: 'Deixa cópia dos documentos com alguém de confiança.' },
        { mechanism: 'prova', text: 'Leio com calma as perguntas da delegacia.' },
        { mechanism: 'lacuna', text: 'Além da delegacia, outras portas recebem o mesmo pedido.' },
      ],
    },
    {
      question: 'Por que é tão difícil sair de uma relação violenta?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'contra', text: 'A pergunta certa nunca foi “por que ela não sai”.' },
        { mechanism: 'cena', text: 'Flores na segunda, grito na sexta, silêncio no domingo.' },
        { mechanism: 'dialogo', text: '“Ele vai mudar.” Muita gente já esperou essa segunda-feira.' },
        { mechanism: 'mito', text: 'Ficar não é concordar com o que acontece ali.' },
        { mechanism: 'compara', text: 'De fora parece porta aberta; por dentro, corredor comprido.' },
        { mechanism: 'confissao', text: 'Demorei a chamar aquilo pelo nome, e tudo bem.', needsTruth: true },
        { mechanism: 'lacuna', text: 'O controle costuma chegar vestido de cuidado.' },
        { mechanism: 'custo', text: 'Cada amiga que se afasta deixa a casa mais quieta.' },
      ],
    },
    {
      question: 'Violência psicológica é crime?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'A lei nomeia cinco violências, e várias não deixam marca.' },
        { mechanism: 'mito', text: 'Ciúme que confere o celular não prova amor.' },
        { mechanism: 'cena', text: 'Senha exigida, roupa conferida, salário retido.' },
        { mechanism: 'dialogo', text: '“Mas ele nunca me bateu.” A lei também escuta essa frase.' },
        { mechanism: 'compara', text: 'Discussão tem dois lados; controle tem um só.' },
        { mechanism: 'erro', text: 'Esperar um tapa pra usar a palavra violência.' },
        { mechanism: 'contra', text: 'Humilhar todo dia, dentro de casa, pode virar processo.' },
        { mechanism: 'chamada', text: 'Se você mede cada palavra antes do jantar, escuta com calma.' },
      ],
    },
    {
      question: 'Em quanto tempo sai a medida protetiva?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Até quarenta e oito horas pro juiz decidir.' },
        { mechanism: 'quebra', text: 'Se o perigo é agora, disca 190.' },
        { mechanism: 'mito', text: 'A proteção pode durar enquanto durar o risco.' },
        { mechanism: 'custo', text: 'Áudio apagado por medo faz falta na delegacia.' },
        { mechanism: 'desafio', text: 'Salva as mensagens num lugar que só você abre.' },
        { mechanism: 'chamada', text: 'Pra quem registrou ontem e está contando as horas.' },
        { mechanism: 'erro', text: 'Guardar a decisão na gaveta, sem avisar portaria e escola.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu andava olhando pra trás. Hoje ando com a decisão na bolsa.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como ajudar uma amiga que sofre violência em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Dar ultimato e desaparecer quando ela não sai.' },
        { mechanism: 'dialogo', text: '“Eu acredito em você.” Começa por aí, e escuta.' },
        { mechanism: 'quebra', text: 'Segura o conselho, pergunta do que ela precisa hoje.' },
        { mechanism: 'numero', text: 'Uma chave reserva, uma bolsa, um combinado por mensagem.' },
        { mechanism: 'contra', text: 'Julgar a volta dela fecha a próxima conversa.' },
        { mechanism: 'prova', text: 'Mostro como ligar pro 180 por outra pessoa.' },
        { mechanism: 'loop', text: 'Esse coração azul combinado entre vocês pede socorro.' },
        { mechanism: 'chamada', text: 'Parede fina, choro do outro lado, e você sem saber pra quem ligar.' },
      ],
    },
  ],
};
