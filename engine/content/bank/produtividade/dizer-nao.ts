import type { BankSubtopic } from '../../content-types.ts';

export const dizerNao: BankSubtopic = {
  domain: 'produtividade',
  subtopic: 'dizer-nao',
  questions: [
    {
      question: 'Como dizer não pra família sem brigar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Domingo, sobremesa, e a tia já montou sua escala.' },
        {
          mechanism: 'confissao',
          text: 'Já inventei plantão pra escapar de um churrasco.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Uma frase só, e o assunto muda pro pudim.' },
        { mechanism: 'desafio', text: 'Treina a frase no espelho antes do almoço.' },
        { mechanism: 'erro', text: 'Dizer “vou ver” quando a resposta já é não.' },
        { mechanism: 'contra', text: 'Recusa cedo: na véspera todo não vira briga.' },
        { mechanism: 'prova', text: 'Vou responder o grupo da família agora, na tela.' },
        { mechanism: 'quebra', text: 'Silencia o grupo até segunda de manhã.' },
      ],
    },
    {
      question: 'Por que eu me sinto mal quando digo não?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Mensagem enviada, tela pra baixo, coração na boca.' },
        { mechanism: 'mito', text: 'Culpa não prova que você errou.' },
        { mechanism: 'dialogo', text: '“E se ficarem com raiva?” Raiva passa, domingo não volta.' },
        { mechanism: 'lacuna', text: 'Esse aperto depois do não tem prazo pra acabar.' },
        { mechanism: 'custo', text: 'Cada sim engolido reaparece numa resposta atravessada.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu pedia desculpa três vezes. Agora peço nenhuma.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se o dedo apaga e reescreve a recusa, vem cá.' },
        { mechanism: 'contra', text: 'Egoísmo é prometer e não aparecer.' },
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
        { mechanism: 'erro', text: 'Postar foto na praia no dia da enxaqueca.' },
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
      question: 'Quando parar de emprestar dinheiro e dizer não?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Onze da noite, mensagem longa, pix no fim.' },
        { mechanism: 'numero', text: 'Na segunda vez sem devolução, a resposta já mudou.' },
        { mechanism: 'contra', text: 'Empresta só o que você daria de presente.' },
        { mechanism: 'custo', text: 'O dinheiro some por seis meses, e a amizade também.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu emprestava e cobrava com raiva. Hoje falo que não posso.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Negar empréstimo não é negar amizade.' },
        { mechanism: 'desafio', text: 'Soma num papel o que ainda não voltou.' },
        { mechanism: 'chamada', text: 'Pra quem cobra com figurinha e recebe risada.' },
      ],
    },
    {
      question: 'Como dizer não no trabalho sem se queimar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Cinco e cinquenta, bolsa no ombro, “tem um minutinho?”' },
        { mechanism: 'prova', text: 'Vou trocar esse “claro, pode deixar” na sua frente.' },
        { mechanism: 'erro', text: 'Aceitar a quarta urgência e atrasar as quatro.' },
        { mechanism: 'contra', text: 'Mostra a lista pro chefe e deixa ele escolher.' },
        { mechanism: 'lacuna', text: 'Existe um não que o chefe agradece.' },
        { mechanism: 'loop', text: 'Repara na ordem das palavras desse e-mail.' },
        { mechanism: 'quebra', text: 'Apaga o joinha e responde daqui a dez minutos.' },
        { mechanism: 'compara', text: 'Recusar agora ou entregar mal na quinta.' },
      ],
    },
  ],
};
