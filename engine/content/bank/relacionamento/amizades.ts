import type { BankSubtopic } from '../../content-types.ts';

export const amizades: BankSubtopic = {
  domain: 'relacionamento',
  subtopic: 'amizades',
  questions: [
    {
      question: 'Como fazer amigos depois dos 30?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Convida alguém do trabalho pra um café sem crachá.' },
        { mechanism: 'numero', text: 'Vai quatro terças na mesma quadra, e já sabem seu nome.' },
        { mechanism: 'mito', text: 'Amigo novo não precisa conhecer sua adolescência.' },
        {
          mechanism: 'cena',
          text: 'Arquibancada da natação: cinco pais, cinco celulares, e nenhum bom-dia.',
        },
        { mechanism: 'erro', text: 'Agenda fechada, celular mudo, e você esperando convite.' },
        {
          mechanism: 'confissao',
          text: 'Com quarenta anos, perguntei “quer ser meu amigo” na academia.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Balada apresenta gente; curso de quinta vira amizade.' },
        { mechanism: 'quebra', text: 'Larga o grupo de mensagens e marca a quadra.' },
      ],
    },
    {
      question: 'Por que os amigos se afastam com o tempo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Amizade que esfria nem sempre teve briga.' },
        {
          mechanism: 'cena',
          text: 'Quem lembrou do aniversário foi o aplicativo, e você mandou duas palavras.',
        },
        { mechanism: 'lacuna', text: 'O sumiço costuma começar num convite recusado.' },
        { mechanism: 'custo', text: 'Foram três “depois eu te ligo”, e lá se foi um ano.' },
        { mechanism: 'pergunta', text: 'De quem foi a última mensagem nessa conversa?' },
        { mechanism: 'contra', text: 'Filho, mudança e plantão afastam mais que mágoa.' },
        {
          mechanism: 'antes-depois',
          text: 'A gente dividia o quarto; hoje divide figurinha no aniversário.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Uma mensagem curta assim, ó, reabre conversa parada há dois anos.' },
      ],
    },
    {
      question: 'Como saber se um amigo é falso?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um pede favor e pergunta de você; o outro só pede.' },
        { mechanism: 'lacuna', text: 'Quando a notícia boa é sua, olha o rosto da pessoa.' },
        { mechanism: 'erro', text: 'Entregar o diário inteiro no segundo café.' },
        { mechanism: 'mito', text: 'Sumir na semana de prova não faz ninguém falso.' },
        { mechanism: 'numero', text: 'Três piadas sobre a mesma ferida já viraram recado.' },
        { mechanism: 'dialogo', text: '“Era brincadeira.” Só você não riu.' },
        { mechanism: 'contra', text: 'O amigo que te contrariou no bar pode ser o leal.' },
        { mechanism: 'confissao', text: 'Já ri de um amigo pelas costas, e doeu em mim.', needsTruth: true },
      ],
    },
    {
      question: 'Quando é hora de terminar uma amizade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'chamada', text: 'Se o nome da amiga na tela dá aperto, presta atenção.' },
        { mechanism: 'mito', text: 'Amizade também acaba, e sem vilão.' },
        { mechanism: 'erro', text: 'Muita gente some do grupo sem explicar e chama de paz.' },
        {
          mechanism: 'compara',
          text: 'Conversa franca ou sumir aos poucos? Amizade velha merece a conversa.',
        },
        { mechanism: 'numero', text: 'Dez áudios seus, um joinha de volta: tá respondido.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu voltava do café com dor de cabeça. Parei de ir.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Mas são vinte anos.” Os últimos três também contam.' },
        { mechanism: 'cena', text: 'O café ainda quente, o assunto já morreu, e alguém pede a conta.' },
      ],
    },
    {
      question: 'Como manter amizade à distância?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Grava um áudio lavando a louça e manda.' },
        { mechanism: 'numero', text: 'Um domingo por mês, nove da noite, chamada marcada.' },
        { mechanism: 'quebra', text: 'Escreve um cartão de papel e põe no correio.' },
        { mechanism: 'erro', text: 'Você guarda a novidade pra contar “com calma”, e nunca conta.' },
        { mechanism: 'mito', text: 'Mensagem de uma linha também conta como visita.' },
        { mechanism: 'cena', text: 'Dois fusos, duas canecas, e a mesma série na tela.' },
        { mechanism: 'prova', text: 'Vou mandar agora uma foto da nossa antiga esquina.', needsTruth: true },
        { mechanism: 'loop', text: 'Essa pergunta atravessa o fuso melhor que “tudo bem”.' },
      ],
    },
    {
      question: 'Por que tenho um amigo tão folgado comigo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Rodízio, doze chopes, e ele foi ao banheiro na hora da conta.' },
        { mechanism: 'dialogo', text: '“Depois te faço o Pix.” Esse depois já tem barba.' },
        { mechanism: 'lacuna', text: 'Uma palavrinha que você fala sem pensar deixa a porta aberta.' },
        { mechanism: 'numero', text: 'Três favores seguidos sem perguntar como você tá.' },
        {
          mechanism: 'confissao',
          text: 'Emprestei o carro, voltou sem gasolina, e pedi desculpa.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'No próximo pedido, responde “hoje não dá” e espera.' },
        { mechanism: 'contra', text: 'Folga cresce onde todo mundo engole com sorriso.' },
        { mechanism: 'quebra', text: 'Sai da carona fixa por duas semanas.' },
      ],
    },
    {
      question: 'Amizade tóxica: vale a pena tentar consertar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Fase ruim pede desculpa; veneno pede que você mude.' },
        { mechanism: 'pergunta', text: 'Você sai desse café mais leve ou ensaiando resposta?' },
        { mechanism: 'erro', text: 'Fazer o acerto de contas por áudio de nove minutos.' },
        { mechanism: 'prova', text: 'Escrevi o que eu engoli e o que eu falei: duas listas.' },
        { mechanism: 'custo', text: 'Cada almoço com ela rende três dias remoendo uma frase.' },
        { mechanism: 'loop', text: 'Conta uma conquista pequena e guarda o que vem depois.' },
        { mechanism: 'mito', text: 'Amiga de infância também precisa respeitar o seu não.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu ria da alfinetada. Um dia perguntei o que ela quis dizer.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quanto tempo leva pra um amigo virar melhor amigo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Uns vinte cafés, duas mudanças e um velório.' },
        { mechanism: 'cena', text: 'Sofá rasgado, pizza fria, silêncio que ninguém precisa tapar.' },
        { mechanism: 'contra', text: 'Tem gente de seis meses que sabe onde fica o seu açúcar.' },
        { mechanism: 'mito', text: 'Foto em dupla todo fim de semana não mede intimidade.' },
        { mechanism: 'chamada', text: 'Você ainda apresenta como colega quem já tem sua chave?' },
        { mechanism: 'desafio', text: 'Pede ajuda com uma coisa chata, tipo carregar o armário.' },
        { mechanism: 'lacuna', text: 'A amizade muda de nome depois de um tipo de telefonema.' },
        { mechanism: 'dialogo', text: '“Posso passar aí de pijama?” Pronto, virou família.' },
      ],
    },
  ],
};
