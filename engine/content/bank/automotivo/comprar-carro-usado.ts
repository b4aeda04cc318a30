import type { BankSubtopic } from '../../content-types.ts';

export const comprarCarroUsado: BankSubtopic = {
  domain: 'automotivo',
  subtopic: 'comprar-carro-usado',
  questions: [
    {
      question: 'O que olhar na hora de comprar carro usado?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Compara o volante gasto com o número do painel.' },
        { mechanism: 'numero', text: 'Cinco pneus, uma data em cada: começa pelo estepe.' },
        { mechanism: 'cena', text: 'Garoa, capô molhado, e o dono com pressa de fechar.' },
        { mechanism: 'quebra', text: 'Levanta o forro do porta-malas antes de elogiar a cor.' },
        { mechanism: 'erro', text: 'Ver carro à noite, com a luz do posto ajudando.' },
        { mechanism: 'prova', text: 'Vou dar a volta nesse aqui e falar tudo que vejo.' },
        { mechanism: 'loop', text: 'Essa fresta torta na porta costuma ser batida antiga.' },
        { mechanism: 'confissao', text: 'Me encantei com o som e esqueci de ligar o ar.', needsTruth: true },
      ],
    },
    {
      question: 'Por que carro usado abaixo da Fipe é suspeito?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Tô de mudança, preciso vender hoje.” A pressa é dele.' },
        { mechanism: 'mito', text: 'Tabela é média de mercado, etiqueta é outra coisa.' },
        { mechanism: 'numero', text: 'Cinco mil abaixo da tabela quase sempre têm história.' },
        { mechanism: 'cena', text: 'Anúncio lindo, sinal pelo pix, e a garagem não existe.' },
        { mechanism: 'erro', text: 'Você só viu a foto e já quer mandar sinal.' },
        { mechanism: 'lacuna', text: 'O documento tem uma linha que o anúncio costuma pular.' },
        { mechanism: 'custo', text: 'Pechincha sem laudo aparece depois, na caixa de câmbio.' },
        { mechanism: 'contra', text: 'Barato com laudo na mão pode ser só carro amarelo.' },
      ],
    },
    {
      question: 'Comprar carro usado de loja ou de particular?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Loja responde por noventa dias, particular responde no portão.' },
        { mechanism: 'contra', text: 'Dono único com caderno de revisão vale mais que fachada.' },
        { mechanism: 'erro', text: 'Acreditou no “único dono” e nem abriu o documento.' },
        { mechanism: 'custo', text: 'Carro maquiado pra vitrine pode voltar no guincho.' },
        { mechanism: 'desafio', text: 'Pede pra ver o motor ainda frio, de manhã cedo.' },
        { mechanism: 'pergunta', text: 'Quem assina se o motor bater na semana que vem?' },
        { mechanism: 'dialogo', text: '“Meu cunhado mecânico já olhou.” O seu ainda não.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu olhava o brilho. Hoje peço a nota das revisões.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Com quantos quilômetros um carro é muito rodado?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Número baixo também pode ser carro parado no quintal.' },
        { mechanism: 'contra', text: 'Cem mil bem cuidados às vezes ganham de quarenta mil esquecidos.' },
        { mechanism: 'numero', text: 'Divide o painel pela idade: quinze mil por ano é rotina.' },
        { mechanism: 'cena', text: 'Pedal liso, banco afundado, painel marcando trinta mil.' },
        { mechanism: 'erro', text: 'Marcador dá pra adulterar, e você pagou mais por ele.' },
        { mechanism: 'lacuna', text: 'Uma etiqueta esquecida perto do motor pode desmentir o painel.' },
        { mechanism: 'loop', text: 'Essa borrachinha do pedal fala mais que o vendedor.' },
        { mechanism: 'desafio', text: 'Procura no porta-luvas a nota da última troca de óleo.' },
      ],
    },
    {
      question: 'Vale a pena fazer vistoria em carro usado?',
      family: 'decisao',
      hooks: [
        { mechanism: 'custo', text: 'Um laudo costuma sair mais barato que um para-choque.' },
        { mechanism: 'mito', text: 'A vistoria do documento não procura motor cansado.' },
        { mechanism: 'dialogo', text: '“Pode confiar, tá inteiro.” Então ele não liga pro laudo.' },
        { mechanism: 'numero', text: 'Duas conferências diferentes: a do papel e a da lata.' },
        { mechanism: 'cena', text: 'Sobe o carro no elevador: a ferrugem tá do tamanho de um prato.' },
        {
          mechanism: 'confissao',
          text: 'Pulei o laudo por pressa e comprei uma longarina soldada.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Achou o carro em outra cidade? Manda alguém antes do pix.' },
        {
          mechanism: 'prova',
          text: 'Abri um laudo na mesa: a terceira linha me preocupa.',
          needsTruth: true,
        },
      ],
    },
  ],
};
