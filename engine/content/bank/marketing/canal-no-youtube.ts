import type { BankSubtopic } from '../../content-types.ts';

export const canalNoYoutube: BankSubtopic = {
  domain: 'marketing',
  subtopic: 'canal-no-youtube',
  questions: [
    {
      question: 'Como conseguir os primeiros 100 inscritos no YouTube?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Um mês no ar, trinta e dois inscritos, nove da família.' },
        { mechanism: 'contra', text: 'Pedir inscrição no segundo cinco é pedir casamento na fila.' },
        { mechanism: 'desafio', text: 'Acha uma dúvida sem resposta num fórum e grava.' },
        { mechanism: 'numero', text: 'Dez vídeos no mesmo assunto, e o canal se explica.' },
        { mechanism: 'confissao', text: 'O meu décimo inscrito era o meu segundo e-mail.', needsTruth: true },
        { mechanism: 'erro', text: 'Trocar inscrição em grupo: todos entram, ninguém assiste.' },
        { mechanism: 'lacuna', text: 'Ninguém se inscreve no seu “oi”, a hora é outra.' },
        { mechanism: 'prova', text: 'Vou gravar o trailer desse canal em quinze segundos.' },
      ],
    },
    {
      question: 'Por que meus vídeos não aparecem na busca do YouTube?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Digitei o meu título e não achei.” Ninguém digita daquele jeito.' },
        { mechanism: 'mito', text: 'Cinquenta tags escondidas não salvam título que ninguém procura.' },
        { mechanism: 'erro', text: 'Vídeo chamado “Vlog 14” se esconde até da mãe.' },
        { mechanism: 'quebra', text: 'Abre a lupa e digita só a primeira palavra.' },
        { mechanism: 'lacuna', text: 'A própria lupa completa a frase, e ali tá o título.' },
        { mechanism: 'custo', text: 'Um título ruim escondeu o vídeo que levou o sábado inteiro.' },
        {
          mechanism: 'antes-depois',
          text: 'Meus títulos nasciam no banho, agora vêm dos comentários.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Pra quem dá nome de filme a tutorial de torneira.' },
      ],
    },
    {
      question: 'Vale a pena misturar Shorts e vídeo longo no mesmo canal?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Short é panfleto na esquina, vídeo longo é a loja.' },
        { mechanism: 'cena', text: 'Um short de receita estourou, e o resto ensina violão.' },
        { mechanism: 'mito', text: 'Inscrito de trinta segundos nem sempre tem vinte minutos.' },
        { mechanism: 'numero', text: 'Dez minutos bem gravados já escondem quatro cortes.' },
        { mechanism: 'loop', text: 'Repara onde esse short para: no meio da fala.' },
        { mechanism: 'contra', text: 'Tem short que estoura e não traz um inscrito pro longo.' },
        { mechanism: 'pergunta', text: 'Quem veio pelo susto de trinta segundos fica pra aula?' },
        { mechanism: 'erro', text: 'O short ficou com o pedaço que sobrou da edição.' },
      ],
    },
    {
      question: 'Quantos vídeos por semana postar no YouTube?',
      family: 'tempo',
      hooks: [
        {
          mechanism: 'confissao',
          text: 'Prometi estreia toda terça e sumi na terceira terça.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Um vídeo por quinzena vale mais que cinco prometidos.' },
        { mechanism: 'numero', text: 'Dois gravados no sábado cobrem duas quintas.' },
        { mechanism: 'desafio', text: 'Antes de anunciar dia fixo, grava quatro.' },
        { mechanism: 'dialogo', text: '“Tem que postar todo dia.” E quem edita de madrugada?' },
        { mechanism: 'custo', text: 'Pra três na semana, lá se vai o sábado e o sono.' },
        {
          mechanism: 'antes-depois',
          text: 'Eram quatro vídeos na semana. Fiquei com um, bem pensado.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Cancela a gravação e conserta a capa de ontem.' },
      ],
    },
    {
      question: 'Por que ninguém clica nos meus vídeos do YouTube?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Capa com onze palavras vira formiga no celular.' },
        { mechanism: 'prova', text: 'Cobri o título com a mão: olha o que a capa diz.' },
        { mechanism: 'erro', text: 'A capa repete o título letra por letra.' },
        { mechanism: 'mito', text: 'Susto na capa já virou papel de parede.' },
        { mechanism: 'compara', text: 'O seu rosto ou o bolo murcho: qual capa dá mais aflição?' },
        { mechanism: 'chamada', text: 'Se você passa três noites editando e dois minutos na capa, inverte.' },
        {
          mechanism: 'loop',
          text: 'Uma dessas duas capas perdeu feio, e eu apostava nela.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Esconde a sua capa entre outras oito e procura.' },
      ],
    },
  ],
};
