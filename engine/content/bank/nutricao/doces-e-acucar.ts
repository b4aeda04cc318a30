import type { BankSubtopic } from '../../content-types.ts';

export const docesEAcucar: BankSubtopic = {
  domain: 'nutricao',
  subtopic: 'doces-e-acucar',
  questions: [
    {
      question: 'Como parar de comer doce todo dia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Fim do almoço, mão na gaveta, e o bombom já foi.' },
        { mechanism: 'desafio', text: 'Escova os dentes logo depois de almoçar, só hoje.' },
        { mechanism: 'erro', text: 'Você jurou que nunca mais e comprou dois na volta.' },
        { mechanism: 'contra', text: 'Marca um brigadeiro pro sábado e come em paz.' },
        { mechanism: 'numero', text: 'São sete sobremesas na semana: começa tirando duas.' },
        { mechanism: 'loop', text: 'Essa gaveta vazia me ajudou mais que promessa.', needsTruth: true },
        { mechanism: 'lacuna', text: 'Alguma coisa falta no almoço, e o bombom tampa o buraco.' },
        {
          mechanism: 'antes-depois',
          text: 'O bombom morava na minha bolsa; agora preciso descer pra comprar.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que dá tanta vontade de doce à tarde?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Três e meia, planilha aberta, e o pé já na copa.' },
        { mechanism: 'dialogo', text: '“Só um pedacinho.” Com sono, vira a barra.' },
        { mechanism: 'mito', text: 'Nem toda vontade é fome: noite curta pede açúcar.' },
        { mechanism: 'chamada', text: 'Se às três você já procura o baleiro da recepção, escuta.' },
        { mechanism: 'confissao', text: 'Batizei de fome o que era tédio de reunião.', needsTruth: true },
        { mechanism: 'custo', text: 'Um café da manhã de três goles cobra juros às quatro.' },
        { mechanism: 'quebra', text: 'Antes do bombom, levanta da cadeira e vai até a janela.' },
        { mechanism: 'prova', text: 'Vou desmontar meu almoço pra achar o que faltou.' },
      ],
    },
    {
      question: 'Qual adoçante é melhor pra trocar o açúcar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Stévia amarga no fim, eritritol esfria a língua.' },
        { mechanism: 'contra', text: 'Antes de trocar de sachê, usa só metade dele.' },
        { mechanism: 'prova', text: 'Cinco cafés iguais, cinco adoçantes, venda nos olhos.' },
        { mechanism: 'mito', text: 'Mel e mascavo continuam sendo açúcar, só trocaram de roupa.' },
        { mechanism: 'erro', text: 'Pingar gotinha no café e dobrar a fatia de bolo.' },
        { mechanism: 'numero', text: 'De duas colheres pra uma: dá uns dias de cara feia.' },
        { mechanism: 'pergunta', text: 'Quando foi o último cafezinho sem nada dentro?' },
        { mechanism: 'desafio', text: 'Vira o sachê de adoçante e lê o primeiro nome.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra desacostumar do açúcar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dá umas duas semanas, e o suco de caixinha parece xarope.' },
        {
          mechanism: 'antes-depois',
          text: 'Quatro gotas viraram duas, e o café continuou bom.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Ninguém nasceu formiga: paladar aprende e desaprende.' },
        { mechanism: 'cena', text: 'Quinto dia firme, e justo hoje tem aniversário na firma.' },
        { mechanism: 'custo', text: 'Cortar tudo na segunda costuma acabar numa sexta de brigadeiro.' },
        { mechanism: 'loop', text: 'Espera esse dia: o dia em que a banana fica doce demais.' },
        { mechanism: 'chamada', text: 'Pra quem já largou o refri e travou no cafezinho adoçado.' },
        { mechanism: 'quebra', text: 'Tira o açucareiro da mesa e põe lá no armário alto.' },
      ],
    },
    {
      question: 'Qual sobremesa fit fica boa de verdade?',
      family: 'decisao',
      hooks: [
        { mechanism: 'dialogo', text: '“Fit tem gosto de papelão.” Prova essa banana assada com canela.' },
        { mechanism: 'confissao', text: 'Meu brownie de feijão voltou inteiro da festa.', needsTruth: true },
        { mechanism: 'compara', text: 'Um quadradinho de brownie de verdade ou um prato do fit?' },
        { mechanism: 'prova', text: 'Bati banana congelada e mais nada: olha o sorvete.' },
        { mechanism: 'contra', text: 'Bolo com meio pote de mel continua sendo bolo.' },
        { mechanism: 'erro', text: 'Farinha, açúcar e manteiga trocados de uma vez: virou borracha.' },
        { mechanism: 'lacuna', text: 'A fruta mais feia da fruteira adoça sozinha.' },
        { mechanism: 'numero', text: 'Duas bananas, um ovo e cacau: cabe na forminha e não sobra.' },
      ],
    },
  ],
};
