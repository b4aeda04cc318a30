import type { BankSubtopic } from '../../content-types.ts';

export const jantarEspecial: BankSubtopic = {
  domain: 'culinaria',
  subtopic: 'jantar-especial',
  questions: [
    {
      question: 'Como fazer um jantar romântico simples em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Oito e meia, vela acesa, e você ainda brigando com o molho.' },
        { mechanism: 'numero', text: 'Dois pratos bastam, desde que a pia esteja vazia.' },
        { mechanism: 'contra', text: 'Um macarrão bem-feito vence o camarão que você nunca fez.' },
        { mechanism: 'erro', text: 'Testar receita nova justo na noite do aniversário.' },
        { mechanism: 'desafio', text: 'Corta do cardápio tudo que precisa de frigideira na hora.' },
        { mechanism: 'quebra', text: 'Desliga a luz branca do teto antes de servir.' },
        {
          mechanism: 'confissao',
          text: 'O primeiro jantar romântico que fiz acabou em pizza.',
          needsTruth: true,
        },
        {
          mechanism: 'loop',
          text: 'Essa sobremesa dorme na geladeira e me libera a noite.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que nunca sento com a visita no meu jantar?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Já venho, só falta o molho.” Faz quarenta minutos.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu fritava na hora. Agora sirvo coisa de forno e converso.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Tem um prato no cardápio que te prende no fogão.' },
        { mechanism: 'chamada', text: 'Todo mundo rindo na sala, e você na cozinha virando bife.' },
        { mechanism: 'custo', text: 'Três frigideiras acesas custam a sua noite inteira.' },
        { mechanism: 'mito', text: 'A visita lembra da conversa, quase nunca do molho reduzido.' },
        { mechanism: 'prova', text: 'Mostro meu fogão às sete e meia: uma panela só.' },
        { mechanism: 'erro', text: 'A campainha tocou, e a salada ainda tá por lavar.' },
      ],
    },
    {
      question: 'Peru, chester ou pernil: qual fazer na ceia de Natal?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'O peru enfeita a mesa, o pernil alimenta o dia 25.' },
        { mechanism: 'numero', text: 'Meio quilo com osso por cabeça, e ninguém briga pela coxa.' },
        { mechanism: 'contra', text: 'Um frango grande bem assado também faz bonito na ceia.' },
        { mechanism: 'cena', text: 'Seis da tarde do dia 24, e a ave ainda congelada.' },
        { mechanism: 'dialogo', text: '“Natal sem peru não é Natal.” E quem come o peito?' },
        { mechanism: 'pergunta', text: 'Seu forno fecha com essa ave dentro?' },
        { mechanism: 'prova', text: 'Pesei o pernil cru e assado: vê o que sobra.', needsTruth: true },
        { mechanism: 'mito', text: 'Ave que vem temperada não precisa do seu sal.' },
      ],
    },
    {
      question: 'Quando começar a preparar a ceia de Natal?',
      family: 'tempo',
      hooks: [
        { mechanism: 'quebra', text: 'Muda o peru pra geladeira já no dia 21.' },
        { mechanism: 'numero', text: 'Dia 22 faz farofa, dia 24 só esquenta forno.' },
        { mechanism: 'cena', text: 'Dia 24, carrinho batendo em carrinho, e você atrás do figo.' },
        {
          mechanism: 'antes-depois',
          text: 'Tudo no dia 24 me deixava sem jantar. Dividi em três.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'A ceia inteira costuma esperar um item só, e não é a ave.' },
        { mechanism: 'custo', text: 'Descongelar a ave na pia põe em risco a ceia de todo mundo.' },
        { mechanism: 'chamada', text: 'Vai receber dezoito com um forno só? Pega o papel.' },
        { mechanism: 'desafio', text: 'Cola na geladeira o horário de forno de cada prato.' },
      ],
    },
    {
      question: 'O que servir de entrada quando vem visita?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Um pão quente com azeite vale mais que tábua cara.' },
        { mechanism: 'compara', text: 'Tábua de frios já sai pronta; casquinha de siri pede você no fogão.' },
        {
          mechanism: 'confissao',
          text: 'Enchi tanto de entrada que sobrou o jantar inteiro.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Azeitona num pires já recebe bem: ninguém precisa de banquete antes.' },
        { mechanism: 'erro', text: 'Torta pesada às oito derruba o prato principal das dez.' },
        { mechanism: 'loop', text: 'Monto essa travessa em dez minutos, e com coisa da despensa.' },
        { mechanism: 'prova', text: 'Abro a geladeira agora: três potes viram tábua.' },
        { mechanism: 'desafio', text: 'Assa um alho inteiro com casca e esmaga no pão.' },
      ],
    },
  ],
};
