import type { BankSubtopic } from '../../content-types.ts';

export const dizerNao: BankSubtopic = {
  domain: 'produtividade',
  subtopic: 'dizer-nao',
  questions: [
    {
      question: 'Como dizer não pra família sem brigar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Nem acabou a sobremesa, e a tia já montou sua escala.' },
        {
          mechanism: 'confissao',
          text: 'Já inventei plantão pra escapar de um churrasco.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Uma frase só de recusa, e depois o assunto é o pudim.' },
        { mechanism: 'desafio', text: 'Treina a frase no espelho antes do almoço.' },
        { mechanism: 'erro', text: 'Você diz “vou ver” quando a resposta já é não.' },
        { mechanism: 'contra', text: 'Avisa cedo que não vai: na véspera vira briga.' },
        { mechanism: 'prova', text: 'Vou responder o grupo da família agora, na tela.' },
        { mechanism: 'quebra', text: 'Silencia o grupo até segunda de manhã.' },
      ],
    },
    {
      question: 'Por que eu me sinto mal quando digo não?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Você mandou o não e virou o celular pra baixo.' },
        { mechanism: 'mito', text: 'Dá pra sentir culpa sem ter feito nada de errado.' },
        { mechanism: 'dialogo', text: '“E se ficarem com raiva?” Raiva passa, domingo não volta.' },
        { mechanism: 'lacuna', text: 'Esse aperto depois do não tem prazo pra acabar.' },
        { mechanism: 'custo', text: 'O sim que você engoliu sai numa resposta atravessada.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu pedia desculpa três vezes. Agora não peço nenhuma.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se o dedo apaga e reescreve a recusa, vem cá.' },
        { mechanism: 'contra', text: 'Egoísmo é dizer que vai e deixar todo mundo esperando.' },
      ],
    },
    {
      question: 'Dizer não ou inventar uma desculpa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Dor de cabeça inventada ou “não quero ir”?' },
        { mechanism: 'custo', text: 'Desculpa inventada pede memória boa até dezembro.' },
        { mechanism: 'contra', text: 'A verdade curta dá menos trabalho que a febre falsa.' },
        { mechanism: 'mito', text: 'Motivo comprido não deixa o não mais educado.' },
        { mechanism: 'erro', text: 'Só não posta foto na praia no dia da enxaqueca.' },
        {
          mechanism: 'confissao',
          text: 'Já tive três gripes no mesmo mês, todas de mentira.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Três palavras e um ponto final: hoje não vou.' },
        { mechanism: 'pergunta', text: 'Que mentira sua já tem data de aniversário?' },
      ],
    },
    {
      question: 'Quando dizer não pra quem pede dinheiro emprestado?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Mensagem comprida às onze da noite, e o pix no fim.' },
        { mechanism: 'numero', text: 'Na segunda vez sem devolução, a resposta já mudou.' },
        { mechanism: 'contra', text: 'Empresta só o que você daria de presente.' },
        { mechanism: 'custo', text: 'O dinheiro some seis meses, e o amigo some junto.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu emprestava e cobrava com raiva. Hoje falo que não posso.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Amigo de verdade ouve um não e continua amigo.' },
        { mechanism: 'desafio', text: 'Soma num papel o que ainda não voltou.' },
        { mechanism: 'chamada', text: 'Pra quem cobra a dívida com figurinha e recebe risada.' },
      ],
    },
    {
      question: 'Como dizer não no trabalho sem se queimar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Bolsa já no ombro, e alguém pergunta: “tem um minutinho?”' },
        { mechanism: 'prova', text: 'Vou trocar esse “claro, pode deixar” na sua frente.' },
        { mechanism: 'erro', text: 'Você aceitou a quarta urgência e atrasou as quatro.' },
        { mechanism: 'contra', text: 'Mostra a lista pro chefe e deixa ele escolher.' },
        { mechanism: 'lacuna', text: 'Existe um não que o chefe agradece.' },
        { mechanism: 'loop', text: 'Repara no que vem antes do não nesse e-mail.' },
        { mechanism: 'quebra', text: 'Apaga o joinha e responde daqui a dez minutos.' },
        { mechanism: 'compara', text: 'Melhor um não na segunda que um atraso na quinta.' },
      ],
    },
  ],
};
