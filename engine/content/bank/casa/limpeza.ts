import type { BankSubtopic } from '../../content-types.ts';

export const limpeza: BankSubtopic = {
  domain: 'casa',
  subtopic: 'limpeza',
  questions: [
    {
      question: 'Como tirar mofo da parede do quarto?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Tinta por cima do mofo só dura até o inverno.' },
        { mechanism: 'cena', text: 'Você afasta o guarda-roupa, e a mancha preta tomou o canto inteiro.' },
        { mechanism: 'lacuna', text: 'Antes de pegar o pano, procura de onde vem a água.' },
        { mechanism: 'mito', text: 'Água sanitária clareia a mancha, mas não seca a parede.' },
        { mechanism: 'prova', text: 'Luva, janela aberta e um produto só: vou limpar na sua frente.' },
        { mechanism: 'desafio', text: 'Afasta o armário quatro dedos da parede mofada.' },
        { mechanism: 'custo', text: 'O mofo começa na tinta e termina no casaco de inverno.' },
        {
          mechanism: 'confissao',
          text: 'Passei pano no mesmo canto três invernos seguidos.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que a roupa branca fica encardida?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'contra', text: 'Mais sabão deixa é mais resto grudado na fibra.' },
        { mechanism: 'numero', text: 'Meio medidor de sabão costuma dar conta de meia máquina.' },
        { mechanism: 'erro', text: 'Cloro em malha com elastano amarela em vez de branquear.' },
        { mechanism: 'dialogo', text: '“Lavei duas vezes e saiu cinza.” O jeans tava junto?' },
        { mechanism: 'loop', text: 'Olha isso no filtro da máquina antes do próximo balde.' },
        { mechanism: 'quebra', text: 'Tira essa meia preta do meio dos lençóis.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha máquina ia até a boca; com folga, o branco voltou.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Camisa boa, gola amarela, axila dura? Tem saída.' },
      ],
    },
    {
      question: 'Vinagre e bicarbonato limpam mesmo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Vinagre com bicarbonato faz uma espuma bonita e um anula o outro.' },
        { mechanism: 'compara', text: 'Vinagre solta calcário, bicarbonato ajuda a esfregar.' },
        { mechanism: 'contra', text: 'Detergente de louça ganha dos dois quando é gordura.' },
        { mechanism: 'erro', text: 'Vinagre e limão no mármore tiram o brilho da pedra.' },
        { mechanism: 'prova', text: 'Dividi o box ao meio: vinagre de um lado, bicarbonato do outro.' },
        { mechanism: 'custo', text: 'Corroer o rejunte sai mais caro que o limpador que faltou.' },
        { mechanism: 'quebra', text: 'Guarda a água sanitária longe do vinagre e do álcool.' },
        { mechanism: 'pergunta', text: 'Essa bancada é de pedra ou de inox?' },
      ],
    },
    {
      question: 'De quanto em quanto tempo limpar o banheiro?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dois minutos por dia no box poupam uma manhã de sábado.' },
        { mechanism: 'cena', text: 'Escova velha na mão, rejunte rosado, joelho no tapetinho.' },
        { mechanism: 'mito', text: 'Cheirar a eucalipto não quer dizer que o vaso tá limpo.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu limpava o box de quinze em quinze; agora rodo depois do banho.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Mora com três pessoas e uma escova só? Vem comigo.' },
        { mechanism: 'lacuna', text: 'Uma peça do banheiro suja mais rápido que o vaso.' },
        { mechanism: 'desafio', text: 'Passa o rodo no vidro antes de pegar a toalha.' },
        { mechanism: 'dialogo', text: '“Faxina só no sábado.” O limo já combinou com quinta.' },
      ],
    },
    {
      question: 'Como tirar mancha de gordura da roupa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'loop', text: 'Esse pó branco bebe o azeite enquanto você janta.' },
        { mechanism: 'erro', text: 'Jogar a camisa no cesto e lembrar na sexta.' },
        {
          mechanism: 'confissao',
          text: 'Passei um casamento inteiro com um broche em cima do azeite.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Uma gota de detergente e dez minutos salvam a camisa.' },
        { mechanism: 'mito', text: 'Ferro quente não seca a mancha: ele fixa.' },
        { mechanism: 'cena', text: 'Pingou azeite na camisa clara, e ainda tem metade do jantar.' },
        { mechanism: 'custo', text: 'Deixar a mancha secar no sol transforma o pingo em estampa.' },
        { mechanism: 'contra', text: 'Guardanapo molhado no restaurante só empurra a gordura pra dentro.' },
      ],
    },
  ],
};
