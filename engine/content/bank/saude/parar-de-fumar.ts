import type { BankSubtopic } from '../../content-types.ts';

export const pararDeFumar: BankSubtopic = {
  domain: 'saude',
  subtopic: 'parar-de-fumar',
  questions: [
    {
      question: 'Como parar de fumar sem recair?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Café passado, isqueiro no bolso, e a mão já vai no automático.' },
        { mechanism: 'erro', text: 'Guardar um maço de emergência no porta-luvas.' },
        { mechanism: 'mito', text: 'Força de vontade sozinha cansa; com tratamento no posto, ela rende.' },
        { mechanism: 'desafio', text: 'Junta todos os cinzeiros da casa e põe pra fora hoje.' },
        {
          mechanism: 'confissao',
          text: 'Caí num casamento, com um cigarro que nem era meu.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O posto de saúde oferece de graça o que pouco fumante pede.' },
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
        { mechanism: 'mito', text: 'Tem gosto de morango, mas a nicotina do pod tá lá.' },
        { mechanism: 'numero', text: 'Vinte tragadas só do portão até o ponto de ônibus.' },
        { mechanism: 'dialogo', text: '“Só uso na balada.” E ele aí, na mochila do trabalho.' },
        { mechanism: 'quebra', text: 'Tranca o pod na gaveta de meias até as seis.' },
        { mechanism: 'custo', text: 'Luz, água, internet e recarga: o pod já entrou na lista de contas.' },
        { mechanism: 'loop', text: 'Isso que parece ansiedade pode ser o corpo pedindo nicotina.' },
      ],
    },
    {
      question: 'Parar de fumar de uma vez ou aos poucos?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Cortar de vez dói na segunda; aos poucos, dói parcelado.' },
        { mechanism: 'contra', text: 'Aos poucos também vale, se o último dia tem data.' },
        { mechanism: 'erro', text: 'Escolheu justo a semana da mudança pra apagar o último.' },
        {
          mechanism: 'antes-depois',
          text: 'Primeiro caiu o cigarro do café. Meses depois, o último.',
          needsTruth: true,
        },
        {
          mechanism: 'prova',
          text: 'Contei meus cigarros numa folha: metade nem lembrava de acender.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Qual cigarro do dia você defenderia até o fim?' },
        { mechanism: 'mito', text: 'Usar adesivo de nicotina com orientação não é trapaça.' },
        { mechanism: 'desafio', text: 'Divide o maço em dois montes: necessidade e costume.' },
      ],
    },
    {
      question: 'Quanto tempo dura a vontade de fumar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'A fissura dura poucos minutos, com cara de quarenta.' },
        { mechanism: 'desafio', text: 'Bebe água gelada em goles pequenos e olha o ponteiro.' },
        { mechanism: 'cena', text: 'Alguém acende do lado, no ponto de ônibus, e a boca lembra.' },
        { mechanism: 'mito', text: 'Sentir falta do cigarro meses depois não é recaída.' },
        { mechanism: 'quebra', text: 'Sai da varanda e vai escovar os dentes.' },
        { mechanism: 'loop', text: 'Espera essa onda comigo: ela sobe, para e quebra.' },
        { mechanism: 'custo', text: 'Um trago “só pra matar a vontade” alimenta a próxima.' },
        {
          mechanism: 'antes-depois',
          text: 'Na primeira semana eu roía tampa de caneta; hoje sobra tampa.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como parar de beber sem perder os amigos?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“Vai ficar só na água?” Ensaia a resposta antes do bar.' },
        { mechanism: 'cena', text: 'Sete chopes na mesa e o seu copo só com água e limão.' },
        { mechanism: 'erro', text: 'Bebia todo dia e cortou de vez, sem médico por perto.' },
        { mechanism: 'contra', text: 'Amizade boa sobrevive ao seu copo de refrigerante.' },
        {
          mechanism: 'confissao',
          text: 'Percebi que eu só dançava depois da terceira lata.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Domingo, você relê o que mandou no sábado. Essa é pra você.' },
        { mechanism: 'lacuna', text: 'Existe um pedido no balcão que encerra a insistência.' },
        { mechanism: 'prova', text: 'Olha como eu recuso a rodada sem dar satisfação.' },
      ],
    },
  ],
};
