import type { BankSubtopic } from '../../content-types.ts';

export const comidaRegional: BankSubtopic = {
  domain: 'culinaria',
  subtopic: 'comida-regional',
  questions: [
    {
      question: 'Como fazer feijoada completa em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Sábado, dez da manhã, panelão no fogo, e o vizinho já na janela.' },
        { mechanism: 'numero', text: 'Troca a água três vezes, e a carne-seca para de gritar.' },
        { mechanism: 'erro', text: 'Pôr a linguiça junto com o pé: no fim, só sobra fiapo.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu jogava tudo junto; hoje minha feijoada entra em levas.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'A laranja da feijoada trabalha antes de virar acompanhamento.' },
        { mechanism: 'contra', text: 'Sem orelha, sem rabo e sem culpa também é feijoada.' },
        { mechanism: 'desafio', text: 'Deixa as carnes de molho ainda hoje, antes de dormir.' },
        { mechanism: 'quebra', text: 'Esquece o saleiro até provar o caldo, lá no fim.' },
      ],
    },
    {
      question: 'Por que meu baião de dois fica papa?',
      family: 'obstaculo',
      hooks: [
        {
          mechanism: 'dialogo',
          text: '“Cozinhei o feijão até desmanchar.” Mas ele ainda ia pra outra panela.',
        },
        { mechanism: 'prova', text: 'Meço o caldo nessa concha, na sua frente, antes do arroz.' },
        { mechanism: 'erro', text: 'A água do arroz baixou, e a colher continuou girando.' },
        { mechanism: 'mito', text: 'Queijo coalho não é pra cozinhar junto: ele entra no fim.' },
        { mechanism: 'custo', text: 'Um copo de caldo a mais, e o baião vira canja.' },
        { mechanism: 'cena', text: 'Coentro picado, nata na tigela, e o arroz virando mingau.' },
        { mechanism: 'chamada', text: 'Ganhou feijão-de-corda de presente e travou na panela? Bora.' },
        { mechanism: 'loop', text: 'Esse grão ainda inteirinho é o que salva o prato.' },
      ],
    },
    {
      question: 'Feijão-preto ou carioca: qual usar em cada receita?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'No Rio, feijão-preto todo dia; em São Paulo, só sábado.' },
        { mechanism: 'numero', text: 'Três estados no mesmo almoço, e três feijões brigando na mesa.' },
        { mechanism: 'contra', text: 'Tutu aceita o feijão que sobrou, sem consultar mineiro.' },
        {
          mechanism: 'confissao',
          text: 'Levei feijão-carioca num almoço carioca e virei assunto.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Caldo grosso vem do cozimento, nunca da cor do grão.' },
        { mechanism: 'dialogo', text: '“Aqui feijão é preto e pronto.” Todo mundo tem um avô assim.' },
        { mechanism: 'prova', text: 'Pus os dois de molho desde ontem: vem ver a água.' },
        { mechanism: 'erro', text: 'Fez feijoada com carioca e pôs a culpa na panela.' },
      ],
    },
    {
      question: 'Quanto tempo o tucupi precisa ferver?',
      family: 'tempo',
      hooks: [
        { mechanism: 'contra', text: 'Tucupi cru, de mandioca-brava, não se prova nem na colher.' },
        { mechanism: 'numero', text: 'São duas, três horas de fogo no tucupi bruto, por segurança.' },
        { mechanism: 'lacuna', text: 'A garrafa amarela da feira pede uma pergunta.' },
        { mechanism: 'cena', text: 'Véspera do Círio, panelão amarelo, jambu na bacia.' },
        { mechanism: 'quebra', text: 'Larga a colher, que esse caldo ainda não ferveu.' },
        { mechanism: 'custo', text: 'Economizar gás aqui estraga mais que o almoço.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu comprava em qualquer barraca; hoje, só de quem sei que ferve.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Essa garrafa já foi fervida ou saiu agora do tipiti?' },
      ],
    },
    {
      question: 'Como preparar chimarrão sem entupir a bomba?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Inclina a cuia e forma uma parede de erva.' },
        { mechanism: 'mito', text: 'Água fervendo queima a erva e amarga o mate inteiro.' },
        { mechanism: 'confissao', text: 'Mexi na bomba do mate e o galpão inteiro calou.', needsTruth: true },
        { mechanism: 'chamada', text: 'Primeira cuia da vida, e o sogro gaúcho na ponta da mesa.' },
        { mechanism: 'compara', text: 'Erva de moagem grossa corre solta; a fina pede morro firme.' },
        { mechanism: 'erro', text: 'Enfiar a bomba sem tapar o bico e ainda girar.' },
        { mechanism: 'loop', text: 'Esse morrinho seco fica intacto até a décima cuia.' },
        { mechanism: 'prova', text: 'A primeira água é morna, com o dedão tapando o bico: assim.' },
      ],
    },
  ],
};
