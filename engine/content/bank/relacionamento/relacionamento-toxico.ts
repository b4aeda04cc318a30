import type { BankSubtopic } from '../../content-types.ts';

export const relacionamentoToxico: BankSubtopic = {
  domain: 'relacionamento',
  subtopic: 'relacionamento-toxico',
  questions: [
    {
      question: 'Por que é difícil sair de um relacionamento abusivo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'De fora parece falta de coragem; de dentro, falta saída.' },
        { mechanism: 'dialogo', text: '“Por que não vai embora?” Porque tem casa, tem filho, tem medo.' },
        { mechanism: 'lacuna', text: 'Depois de cada explosão vem uma semana que prende.' },
        { mechanism: 'antes-depois', text: 'No começo, flores. Depois, a senha, a roupa, as amizades.' },
        { mechanism: 'custo', text: 'O controle leva os amigos primeiro, e depois o salário.' },
        { mechanism: 'cena', text: 'A chave gira na porta, e a casa inteira prende a respiração.' },
        { mechanism: 'contra', text: 'Amor nenhum pede que você suma da própria vida.' },
        { mechanism: 'chamada', text: 'Se você apaga as conversas antes de entrar em casa, fica aqui.' },
      ],
    },
    {
      question: 'Ciúme ou controle: como saber a diferença?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Ciúme fala do medo; controle escolhe sua roupa.' },
        { mechanism: 'erro', text: 'Senha de celular não é prova de amor.' },
        { mechanism: 'numero', text: 'Três “onde você tá” antes do almoço não são saudade.' },
        { mechanism: 'mito', text: 'O tamanho do ciúme não mede o tamanho do amor.' },
        { mechanism: 'desafio', text: 'Conta quantas vezes hoje você pediu permissão pra sair.' },
        { mechanism: 'pergunta', text: 'Você já mudou de caminho só pra evitar interrogatório?' },
        { mechanism: 'loop', text: 'Tem frase que parece cuidado, tipo essa: “com essa roupa, não”.' },
        { mechanism: 'cena', text: 'O celular sempre virado pra cima na mesa, por ordem de alguém.' },
      ],
    },
    {
      question: 'Como sair de um relacionamento tóxico com segurança?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Um número gratuito atende dia e noite: um-oito-zero.' },
        { mechanism: 'lacuna', text: 'Antes da conversa de despedida, tem um passo que se dá em silêncio.' },
        { mechanism: 'erro', text: 'No meio da briga não é hora de avisar que vai embora.' },
        { mechanism: 'quebra', text: 'Fecha esse vídeo se alguém vigia o seu celular.' },
        { mechanism: 'prova', text: 'Vou montar uma sacola de saída: remédio, chave, roupa da criança.' },
        { mechanism: 'contra', text: 'Dá pra sair devagar, com plano e com gente por perto.' },
        { mechanism: 'loop', text: 'Esse documento aqui sai de casa antes de você.' },
        { mechanism: 'dialogo', text: '“Se eu mandar um coração azul, vem me buscar.” Combina isso.' },
      ],
    },
    {
      question: 'Quando a briga vira violência?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Violência começa bem antes do primeiro empurrão.' },
        { mechanism: 'cena', text: 'O prato quebrado na parede, e a frase “nem encostei”.' },
        { mechanism: 'numero', text: 'A lei lista cinco formas de violência, e humilhar pode ser uma.' },
        { mechanism: 'chamada', text: 'Se o medo é de agora, liga um-nove-zero.' },
        { mechanism: 'erro', text: 'Muita gente espera a marca no braço pra dar o nome certo.' },
        { mechanism: 'custo', text: 'Pedido de desculpa sem mudança é só o intervalo.' },
        { mechanism: 'contra', text: 'Quebrar o celular de alguém também é violência.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eram palavras, depois a parede; demorei pra ligar os pontos.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como ajudar uma amiga em relacionamento abusivo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Um ultimato deixa sua amiga mais longe quando ela mais precisa.' },
        { mechanism: 'dialogo', text: '“Eu avisei.” Depois dessa frase, ela não te liga mais.' },
        { mechanism: 'prova', text: 'Vou digitar aqui uma mensagem que deixa a porta aberta.' },
        { mechanism: 'desafio', text: 'Combina com ela um código que só vocês entendem.' },
        { mechanism: 'numero', text: 'Deixa com ela dois contatos: o seu e o um-oito-zero.' },
        { mechanism: 'contra', text: 'Falar mal do parceiro costuma calar a amiga.' },
        {
          mechanism: 'confissao',
          text: 'Perdi uma amizade por querer resolver no lugar dela.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Uma pergunta ajuda mais que mandar a amiga sair de casa.' },
      ],
    },
  ],
};
