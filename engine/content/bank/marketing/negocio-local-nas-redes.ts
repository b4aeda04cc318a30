import type { BankSubtopic } from '../../content-types.ts';

export const negocioLocalNasRedes: BankSubtopic = {
  domain: 'marketing',
  subtopic: 'negocio-local-nas-redes',
  questions: [
    {
      question: 'Como atrair clientes do bairro pelo Instagram?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Pão saindo às cinco, e o prédio ao lado nem sabe.' },
        { mechanism: 'desafio', text: 'Marca o nome da sua rua no próximo story.' },
        { mechanism: 'contra', text: 'Quinhentos vizinhos valem mais que cinquenta mil de longe.' },
        { mechanism: 'erro', text: 'Você posta bom-dia com flor e esquece o prato do dia.' },
        { mechanism: 'numero', text: 'Três quarteirões já enchem a agenda do salão.' },
        { mechanism: 'prova', text: 'Vou filmar o caminho da estação até a minha porta.' },
        {
          mechanism: 'confissao',
          text: 'Demorei dois anos pra escrever o endereço na bio.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'A vizinha digita uma palavra que falta no seu perfil.' },
      ],
    },
    {
      question: 'Por que minha loja não aparece no Google?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Digita o nome que aparece.” Quase ninguém sabe o nome ainda.' },
        { mechanism: 'mito', text: 'Placa na fachada não põe ninguém no mapa.' },
        { mechanism: 'custo', text: 'Horário errado no feriado deixa cliente na grade fechada.' },
        { mechanism: 'quebra', text: 'Apaga o telefone antigo da ficha do mapa.' },
        { mechanism: 'confissao', text: 'Meu ponto ficou um mês como fechado no mapa.', needsTruth: true },
        { mechanism: 'chamada', text: 'Se ainda perguntam “abriu agora?”, a ficha tá em branco.' },
        { mechanism: 'erro', text: 'A ficha diz “loja”, e o povo procura “pet shop”.' },
        { mechanism: 'loop', text: 'Olha essa foto da fachada, falta uma coisa nela.' },
      ],
    },
    {
      question: 'Vale a pena pagar influenciador da cidade?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Cinquenta mil no estado ou três mil na sua calçada.' },
        { mechanism: 'cena', text: 'Perfil de outra capital elogia a pizza, e ninguém busca.' },
        { mechanism: 'pergunta', text: 'Quantos seguidores dele moram a dez minutos daqui?' },
        { mechanism: 'numero', text: 'Trinta cupons com o nome dele: conta quantos voltam.' },
        { mechanism: 'mito', text: 'Página de fofoca rende comentário, raramente freguês.' },
        { mechanism: 'contra', text: 'A cabeleireira da esquina indica melhor que o famoso.' },
        { mechanism: 'custo', text: 'Permuta de jantar pra quatro custa quatro jantares.' },
        { mechanism: 'dialogo', text: '“Divulgo por um rodízio.” Combina o dia fraco, então.' },
      ],
    },
    {
      question: 'Quanto tempo o Instagram leva pra trazer cliente pra loja?',
      family: 'tempo',
      hooks: [
        {
          mechanism: 'antes-depois',
          text: 'No começo só minha mãe curtia. Depois veio o pessoal do prédio.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'O post ficou lindo, e o WhatsApp tá sem resposta há dois dias.' },
        { mechanism: 'desafio', text: 'Hoje, pergunta a cada freguês como achou a loja.' },
        { mechanism: 'numero', text: 'Dá noventa dias pro bairro decorar a sua cor.' },
        { mechanism: 'lacuna', text: 'Freguês que vem da rede quase nunca comenta.' },
        { mechanism: 'chamada', text: 'Se o post vai bem e a loja segue vazia, fica comigo.' },
        { mechanism: 'quebra', text: 'Larga a curtida e conta quem cruzou a porta.' },
        {
          mechanism: 'loop',
          text: 'Esse bolo encomendado hoje nasceu num story meu de setembro.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como pedir avaliação no Google pros clientes?',
      family: 'fazer',
      hooks: [
        {
          mechanism: 'prova',
          text: 'Essa plaquinha pede avaliação enquanto eu passo o troco.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Põe um código no pacote e duas linhas de bilhete.' },
        { mechanism: 'contra', text: 'Nota quatro e meia convence mais que cinco redondo.' },
        { mechanism: 'erro', text: 'Trocar estrela por desconto: o Google proíbe.' },
        { mechanism: 'mito', text: 'A resposta educada embaixo da bronca também vende.' },
        { mechanism: 'cena', text: 'Sorriso no balcão, troco na mão: a hora é essa.' },
        {
          mechanism: 'confissao',
          text: 'Eu tinha vergonha de pedir, até imprimir um papelzinho.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Elogio sem resposta há um ano parece porta fechada.' },
      ],
    },
  ],
};
