import type { BankSubtopic } from '../../content-types.ts';

export const pressaoECoracao: BankSubtopic = {
  domain: 'saude',
  subtopic: 'pressao-e-coracao',
  questions: [
    {
      question: 'Como controlar a pressão alta no dia a dia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'A mão foi no sal, e a panela você nem provou.' },
        { mechanism: 'erro', text: 'O sal saiu do feijão, a mortadela ficou no pão.' },
        { mechanism: 'numero', text: 'Pão, queijo e presunto: três vezes sal antes das oito da manhã.' },
        { mechanism: 'desafio', text: 'Tira o saleiro da mesa por sete almoços.' },
        { mechanism: 'mito', text: 'Pressão alta quase nunca dói, e é por isso que a gente esquece.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu salgava no automático; hoje o limão chega primeiro na mesa.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Vira o pacote do macarrão e procura a palavra sódio.' },
        { mechanism: 'contra', text: 'Comprimido e caminhada jogam no mesmo time.' },
      ],
    },
    {
      question: 'Por que a pressão continua alta mesmo com remédio?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Tava boa, aí parei.” Tava boa por causa do comprimido.' },
        { mechanism: 'cena', text: 'Chegou domingo, e o comprimido de quinta ainda tá na cartela.' },
        { mechanism: 'erro', text: 'Mediu a pressão bufando, no último degrau da escada.' },
        { mechanism: 'lacuna', text: 'Um remédio comum de gripe pode bagunçar a sua pressão.' },
        { mechanism: 'loop', text: 'Leva essa lista ao cardiologista: tudo que toma sem receita.' },
        { mechanism: 'custo', text: 'Pulou dois comprimidos e perdeu o capricho dos outros cinco.' },
        { mechanism: 'chamada', text: 'Se você só mede na farmácia, de pé e com pressa, escuta.' },
        { mechanism: 'compara', text: 'Em casa ou no consultório, o braço é igual; o nervoso, não.' },
      ],
    },
    {
      question: 'Pressão 14 por 9 é alta?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Catorze por nove uma vez só não fecha diagnóstico.' },
        { mechanism: 'desafio', text: 'Descansa cinco minutos na cadeira e mede outra vez.' },
        { mechanism: 'contra', text: 'A média da semana vale mais que esse visor.' },
        { mechanism: 'cena', text: 'O aparelho aperta o braço, e o coração já dispara de medo.' },
        { mechanism: 'erro', text: 'Medir a pressão contando fofoca: o visor escuta tudo.' },
        { mechanism: 'prova', text: 'Vou medir duas vezes: braço caído e braço na mesa.' },
        { mechanism: 'mito', text: 'Doze por oito não é placa de trânsito: cada pessoa tem a meta dela.' },
        {
          mechanism: 'confissao',
          text: 'Vi catorze no visor e escondi o aparelho no armário.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'De quanto em quanto tempo fazer check-up do coração?',
      family: 'tempo',
      hooks: [
        { mechanism: 'chamada', text: 'Se teve infarto na família, o cardio vem antes do sintoma.' },
        { mechanism: 'mito', text: 'Eletro normal tem prazo, feito leite aberto.' },
        { mechanism: 'custo', text: 'Guardar o exame no banco do carro não cuida de ninguém.' },
        { mechanism: 'quebra', text: 'Antes de pensar em esteira com fios, estica o braço pra medir.' },
        { mechanism: 'loop', text: 'Essa pergunta sobre seus pais muda a data do retorno.' },
        { mechanism: 'dialogo', text: '“Não sinto nada, vou fazer o quê?” Medir, por exemplo.' },
        { mechanism: 'compara', text: 'Um exame lido com calma ganha de dez na gaveta.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu fugia. Hoje saio do cardio com o retorno marcado.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Comer ovo todo dia aumenta o colesterol?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'O ovo pagou anos pela manteiga da frigideira.' },
        { mechanism: 'contra', text: 'Eu olharia primeiro pro que vai do lado do ovo.' },
        { mechanism: 'cena', text: 'A bandeja de trinta ovos no braço, e a tia já avisando.' },
        { mechanism: 'compara', text: 'Gema com couve ou gema com bacon: o coração nota.' },
        { mechanism: 'prova', text: 'Montei dois pratos com ovo, um de padaria, outro de roça.' },
        { mechanism: 'lacuna', text: 'Se o colesterol já deu alterado, a conversa da gema é outra.' },
        { mechanism: 'numero', text: 'Um, dois, três ovos: quem responde é o seu exame.' },
        { mechanism: 'erro', text: 'Jogou a gema no lixo e comeu três pães com margarina.' },
      ],
    },
  ],
};
