import type { BankSubtopic } from '../../content-types.ts';

export const pararDeFumar: BankSubtopic = {
  domain: 'saude',
  subtopic: 'parar-de-fumar',
  questions: [
    {
      question: 'Como parar de fumar sem recair?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Café passado, isqueiro no bolso, mão indo no automático.' },
        { mechanism: 'erro', text: 'Guardar um maço de emergência no porta-luvas.' },
        { mechanism: 'mito', text: 'Força de vontade rende mais com adesivo receitado do lado.' },
        { mechanism: 'desafio', text: 'Bota os cinzeiros da casa no lixo hoje.' },
        { mechanism: 'confissao', text: 'Caí num casamento, com um cigarro que nem era meu.', needsTruth: true },
        { mechanism: 'lacuna', text: 'O posto oferece de graça o que pouco fumante pede.' },
        { mechanism: 'contra', text: 'Uma tragada na sexta não apaga vinte dias sem cigarro.' },
        { mechanism: 'chamada', text: 'Quem já tentou cinco vezes tem cinco ensaios na conta.' },
      ],
    },
    {
      question: 'Por que é tão difícil largar o vape?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Pod e celular, toda noite, na mesma tomada.' },
        { mechanism: 'compara', text: 'O maço acaba e avisa. O pod nunca avisa.' },
        { mechanism: 'mito', text: 'Sabor de morango não tira a nicotina do pod.' },
        { mechanism: 'numero', text: 'Vinte tragadas do portão até o ponto de ônibus.' },
        { mechanism: 'dialogo', text: '“Só uso na balada.” E ele aí, na mochila do trabalho.' },
        { mechanism: 'quebra', text: 'Tranca o pod na gaveta de meias até as seis.' },
        { mechanism: 'custo', text: 'Uma recarga por semana já virou conta da casa.' },
        { mechanism: 'loop', text: 'Isso que parece ansiedade pode ser o corpo pedindo nicotina.' },
      ],
    },
    {
      question: 'Parar de fumar de uma vez ou aos poucos?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Data marcada ou um cigarro a menos por dia: dois freios.' },
        { mechanism: 'contra', text: 'Aos poucos também vale, se o último dia tem data.' },
        { mechanism: 'erro', text: 'Escolheu a semana da mudança pra apagar o último.' },
        { mechanism: 'antes-depois', text: 'Primeiro caiu o cigarro do café. Meses depois, o último.', needsTruth: true },
        { mechanism: 'prova', text: 'Contei meus cigarros numa folha: metade nem lembrava de acender.', needsTruth: true },
        { mechanism: 'pergunta', text: 'Qual cigarro do dia você defenderia até o fim?' },
        { mechanism: 'mito', text: 'Adesivo de nicotina não é trapaça.' },
        { mechanism: 'desafio', text: 'Divide o maço em dois montes: necessidade e costume.' },
      ],
    },
    {
      question: 'Quanto tempo dura a vontade de fumar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'São poucos minutos de fissura, com cara de quarenta.' },
        { mechanism: 'desafio', text: 'Bebe água gelada em goles pequenos e olha o ponteiro.' },
        { mechanism: 'cena', text: 'Ponto de ônibus, alguém acende do lado, a boca lembra.' },
        { mechanism: 'mito', text: 'Sentir falta do cigarro meses depois não é recaída.' },
        { mechanism: 'quebra', text: 'Troca a varanda pela pia e escova o dente.' },
        { mechanism: 'loop', text: 'Espera essa onda comigo: ela sobe, para e quebra.' },
        { mechanism: 'custo', text: 'Um trago “só pra matar” põe o relógio no zero.' },
        { mechanism: 'antes-depois', text: 'Na primeira semana roí tampa de caneta; hoje sobra tampa.', needsTruth: true },
      ],
    },
    {
      question: 'Como parar de beber sem perder os amigos?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“Vai ficar só na água?” Ensaia a resposta antes do bar.' },
        { mechanism: 'cena', text: 'Sete chopes na mesa e um copo com limão.' },
        { mechanism: 'erro', text: 'Bebia todo dia e cortou de vez, sem médico por perto.' },
        { mechanism: 'contra', text: 'Amizade boa sobrevive ao seu refrigerante.' },
        { mechanism: 'confissao', text: 'Percebi que eu só dançava depois da terceira lata.', needsTruth: true },
        { mechanism: 'chamada', text: 'Pra quem relê no domingo o que mandou no sábado.' },
        { mechanism: 'lacuna', text: 'Existe um pedido no balcão que encerra a insistência.' },
        { mechanism: 'prova', text: 'Olha como eu recuso a rodada sem dar satisfação.' },
      ],
    },
  ],
};
