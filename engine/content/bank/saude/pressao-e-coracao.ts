import type { BankSubtopic } from '../../content-types.ts';

export const pressaoECoracao: BankSubtopic = {
  domain: 'saude',
  subtopic: 'pressao-e-coracao',
  questions: [
    {
      question: 'Como controlar a pressão alta no dia a dia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Panela no fogo, mão no sal, nem provou.' },
        { mechanism: 'erro', text: 'O sal saiu do feijão, a mortadela ficou no pão.' },
        { mechanism: 'numero', text: 'Pão, queijo e presunto: três fontes de sal antes das oito.' },
        { mechanism: 'desafio', text: 'Tira o saleiro da mesa por sete almoços.' },
        { mechanism: 'mito', text: 'Pressão alta quase nunca dói em lugar nenhum.' },
        { mechanism: 'antes-depois', text: 'Eu salgava no automático; hoje o limão chega primeiro na mesa.', needsTruth: true },
        { mechanism: 'quebra', text: 'Vira o pacote do macarrão e procura a palavra sódio.' },
        { mechanism: 'contra', text: 'Comprimido e caminhada jogam no mesmo time.' },
      ],
    },
    {
      question: 'Por que a pressão continua alta mesmo com remédio?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Tava boa, aí parei.” Tava boa por causa do comprimido.' },
        { mechanism: 'cena', text: 'Cartela da semana na pia, e a quinta ainda cheia.' },
        { mechanism: 'erro', text: 'Mediu a pressão bufando, no último degrau da escada.' },
        { mechanism: 'lacuna', text: 'Um remédio comum de gripe atrapalha o da pressão.' },
        { mechanism: 'loop', text: 'Leva essa lista ao cardiologista: tudo que toma sem receita.' },
        { mechanism: 'custo', text: 'Pular dois comprimidos joga fora o capricho dos outros cinco.' },
        { mechanism: 'chamada', text: 'Pra quem só mede na farmácia, de pé e com pressa.' },
        { mechanism: 'compara', text: 'Em casa ou no consultório, o braço é igual; o nervoso, não.' },
      ],
    },
    {
      question: 'Pressão 14 por 9 é alta?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Catorze por nove uma vez só não fecha diagnóstico.' },
        { mechanism: 'desafio', text: 'Conta cinco minutos na cadeira e mede de novo.' },
        { mechanism: 'contra', text: 'A média da semana vale mais que esse visor.' },
        { mechanism: 'cena', text: 'Manguito apertando, bip, e o coração já dispara de medo.' },
        { mechanism: 'erro', text: 'Falar enquanto o aparelho enche bagunça o número.' },
        { mechanism: 'prova', text: 'Vou medir duas vezes: braço caído e braço na mesa.' },
        { mechanism: 'mito', text: 'Doze por oito não é placa de trânsito: a meta muda.' },
        { mechanism: 'confissao', text: 'Vi catorze no visor e escondi o aparelho no armário.', needsTruth: true },
      ],
    },
    {
      question: 'De quanto em quanto tempo fazer check-up do coração?',
      family: 'tempo',
      hooks: [
        { mechanism: 'chamada', text: 'Se teve infarto na família, o cardio vem antes do sintoma.' },
        { mechanism: 'mito', text: 'Eletro normal de três anos atrás não vale pra sempre.' },
        { mechanism: 'custo', text: 'Exame esquecido no banco do carro não cuida de ninguém.' },
        { mechanism: 'quebra', text: 'Antes da esteira com fios, estica o braço pra medir.' },
        { mechanism: 'loop', text: 'Essa pergunta sobre seus pais muda a data do retorno.' },
        { mechanism: 'dialogo', text: '“Não sinto nada, vou fazer o quê?” Medir, por exemplo.' },
        { mechanism: 'compara', text: 'Um exame com retorno vale mais que dez na gaveta.' },
        { mechanism: 'antes-depois', text: 'Antes eu fugia. Hoje saio do cardio com o retorno marcado.', needsTruth: true },
      ],
    },
    {
      question: 'Comer ovo todo dia aumenta o colesterol?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'O ovo pagou anos pela manteiga da frigideira.' },
        { mechanism: 'contra', text: 'Olha pro lado do ovo: o problema costuma estar ali.' },
        { mechanism: 'cena', text: 'Bandeja de trinta na feira, e a tia já avisando.' },
        { mechanism: 'compara', text: 'Gema com couve ou gema com bacon: o coração nota.' },
        { mechanism: 'prova', text: 'Montei dois pratos com ovo, um de padaria, outro de roça.' },
        { mechanism: 'lacuna', text: 'Colesterol já alterado muda a conversa da gema.' },
        { mechanism: 'numero', text: 'Um, dois, três ovos: quem responde é o seu exame.' },
        { mechanism: 'erro', text: 'Gema no lixo, e três pães com margarina no prato.' },
      ],
    },
  ],
};
