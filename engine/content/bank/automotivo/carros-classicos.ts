import type { BankSubtopic } from '../../content-types.ts';

export const carrosClassicos: BankSubtopic = {
  domain: 'automotivo',
  subtopic: 'carros-classicos',
  questions: [
    {
      question: 'Como restaurar um carro antigo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Carro que anda se restaura melhor que carro em caixa.' },
        { mechanism: 'erro', text: 'Desmontou tudo num sábado e não etiquetou um parafuso.' },
        { mechanism: 'numero', text: 'Duzentos parafusos em saquinho com nome: começa por aí.' },
        { mechanism: 'cena', text: 'A lona tá no chão, e a garagem cheira a gasolina velha.' },
        {
          mechanism: 'confissao',
          text: 'Comecei pelo volante bonito, e o assoalho era de papelão.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Fotografa cada peça antes de tirar do lugar.' },
        { mechanism: 'lacuna', text: 'A ferrugem que encerra projeto mora onde a mão não chega.' },
        { mechanism: 'prova', text: 'Vou passar o ímã na lateral: repara onde ele não gruda.' },
      ],
    },
    {
      question: 'Por que carro antigo é tão caro hoje?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Encontro de domingo, capô aberto, dois amigos disputando um friso.' },
        { mechanism: 'numero', text: 'Três oficinas, dois encontros e um leilão atrás da mesma maçaneta.' },
        { mechanism: 'mito', text: 'Só a idade não faz de um carro velho um clássico.' },
        { mechanism: 'custo', text: 'A lanterna certa às vezes passa o preço do para-lama.' },
        { mechanism: 'dialogo', text: '“Era do meu avô, não vendo.” Assim a oferta encolhe.' },
        { mechanism: 'lacuna', text: 'Uma plaquinha de metal perto do motor muda o valor.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu tio trocou o dele num fogão. Hoje procura um igual.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Pra quem anota preço de anúncio velho em caderno.' },
      ],
    },
    {
      question: 'Vale a pena usar carro clássico no dia a dia?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Direção leve com ar gelado ou cheiro de courvin no sol?' },
        { mechanism: 'cena', text: 'Chuva de vento, borracha ressecada, e o pé tá molhado no pedal.' },
        { mechanism: 'custo', text: 'A peça que chega em dez dias te deixa de ônibus.' },
        { mechanism: 'contra', text: 'Rodar com frequência conserva mais que lona e saudade.' },
        { mechanism: 'erro', text: 'Não vende o carro comum antes de testar um mês.' },
        { mechanism: 'numero', text: 'Com freio a tambor, dois carros de distância ainda é pouco.' },
        { mechanism: 'dialogo', text: '“Moço, vende?” Em todo semáforo, toda semana.' },
        { mechanism: 'confissao', text: 'Cheguei numa reunião com perfume de gasolina.', needsTruth: true },
      ],
    },
    {
      question: 'Quanto tempo leva a restauração de um carro antigo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Na TV a pintura leva um bloco, na oficina leva meses.' },
        { mechanism: 'numero', text: 'Funilaria, mecânica, elétrica, tapeçaria: quatro filas de espera.' },
        { mechanism: 'cena', text: 'Fez dois anos na garagem, e ainda tá sem para-choque.' },
        { mechanism: 'custo', text: 'Projeto parado ocupa a vaga, a sala e a paciência.' },
        { mechanism: 'erro', text: 'Marcar casamento com a lataria ainda no fundo cinza.' },
        { mechanism: 'desafio', text: 'Dobra o prazo do funileiro e anota na parede.' },
        {
          mechanism: 'antes-depois',
          text: 'Prometi pra dezembro. Rodei em maio, e sem o banco de trás.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Essa etapa feia aqui manda no calendário inteiro.' },
      ],
    },
    {
      question: 'Como colocar placa preta no carro antigo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Trinta anos de fabricação abrem só a primeira porta.' },
        { mechanism: 'erro', text: 'Rebaixar, trocar a roda e pedir originalidade.' },
        { mechanism: 'mito', text: 'Velho e inteiro ainda não quer dizer original.' },
        { mechanism: 'lacuna', text: 'A avaliação começa num lugar que pano nenhum alcança.' },
        { mechanism: 'prova', text: 'Vou comparar esse painel com a foto do folheto de época.' },
        { mechanism: 'desafio', text: 'Procura o manual original no fundo do porta-luvas.' },
        { mechanism: 'quebra', text: 'Guarda o rádio moderno antes de marcar a avaliação.' },
        { mechanism: 'pergunta', text: 'Que peça do seu não saiu daquela fábrica?' },
      ],
    },
  ],
};
