import type { BankSubtopic } from '../../content-types.ts';

export const relacionamentoToxico: BankSubtopic = {
  domain: 'relacionamento',
  subtopic: 'relacionamento-toxico',
  questions: [
    {
      question: 'Por que é difícil sair de um relacionamento abusivo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Falta de saída parece falta de coragem, vista de fora.' },
        { mechanism: 'dialogo', text: '“Por que não vai embora?” Porque a casa, o filho, o medo.' },
        { mechanism: 'lacuna', text: 'Depois de cada explosão vem uma semana que prende.' },
        { mechanism: 'antes-depois', text: 'No começo, flores. Depois, a senha, a roupa, as amizades.' },
        { mechanism: 'custo', text: 'O controle leva primeiro os amigos, depois o salário.' },
        { mechanism: 'cena', text: 'Chave na porta, e a casa inteira prende a respiração.' },
        { mechanism: 'contra', text: 'Amor nenhum pede que você suma da própria vida.' },
        { mechanism: 'chamada', text: 'Pra quem apaga as conversas antes de entrar em casa.' },
      ],
    },
    {
      question: 'Ciúme ou controle: como saber a diferença?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Ciúme fala do medo; controle escolhe sua roupa.' },
        { mechanism: 'erro', text: 'Dar a senha pra provar amor.' },
        { mechanism: 'numero', text: 'Três “onde você tá” antes do almoço não são saudade.' },
        { mechanism: 'mito', text: 'O ciúme não mede o tamanho do amor.' },
        { mechanism: 'desafio', text: 'Conta quantas vezes hoje você pediu permissão.' },
        { mechanism: 'pergunta', text: 'Você já mudou de caminho só pra evitar interrogatório?' },
        { mechanism: 'loop', text: 'Essa frase parece cuidado: “com essa roupa, não”.' },
        { mechanism: 'cena', text: 'Celular virado pra cima na mesa, por ordem da casa.' },
      ],
    },
    {
      question: 'Como sair de um relacionamento tóxico com segurança?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Um número gratuito atende dia e noite: um-oito-zero.' },
        { mechanism: 'lacuna', text: 'Antes da conversa de despedida, um passo fica em silêncio.' },
        { mechanism: 'erro', text: 'Avisar que vai embora no meio da briga.' },
        { mechanism: 'quebra', text: 'Fecha esse vídeo se alguém vigia o seu celular.' },
        { mechanism: 'prova', text: 'Vou montar uma sacola de saída: documento, remédio, chave reserva.' },
        { mechanism: 'contra', text: 'Sair pode ser devagar, com plano e gente por perto.' },
        { mechanism: 'loop', text: 'Uma pessoa de confiança precisa receber essa palavra combinada.' },
        { mechanism: 'dialogo', text: '“Se eu mandar um coração azul, vem me buscar.” Combina isso.' },
      ],
    },
    {
      question: 'Quando a briga vira violência?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Violência começa bem antes do primeiro empurrão.' },
        { mechanism: 'cena', text: 'Prato quebrado na parede, e a frase “nem encostei”.' },
        { mechanism: 'numero', text: 'A lei lista cinco formas de violência, e humilhar pode ser uma.' },
        { mechanism: 'chamada', text: 'Se o medo é de agora, liga um-nove-zero.' },
        { mechanism: 'erro', text: 'Esperar marca no braço pra dar o nome certo.' },
        { mechanism: 'custo', text: 'Desculpa sem mudança só serve de intervalo.' },
        { mechanism: 'contra', text: 'Quebrar o telefone do outro também é violência.' },
        { mechanism: 'antes-depois', text: 'Antes eram palavras, depois a parede; demorei pra ligar os pontos.', needsTruth: true },
      ],
    },
    {
      question: 'Como ajudar uma amiga em relacionamento abusivo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Dar ultimato e sumir quando ela voltar.' },
        { mechanism: 'dialogo', text: '“Eu avisei.” Essa frase manda ela de volta.' },
        { mechanism: 'prova', text: 'Vou ler a mensagem que deixa a porta aberta.' },
        { mechanism: 'desafio', text: 'Combina com ela um código que só vocês entendem.' },
        { mechanism: 'numero', text: 'Deixa com ela dois contatos: o seu e o um-oito-zero.' },
        { mechanism: 'contra', text: 'Falar mal do parceiro costuma calar a amiga.' },
        { mechanism: 'confissao', text: 'Perdi uma amizade por querer resolver no lugar dela.', needsTruth: true },
        { mechanism: 'lacuna', text: 'Existe uma pergunta que ajuda mais que conselho de saída.' },
      ],
    },
  ],
};
