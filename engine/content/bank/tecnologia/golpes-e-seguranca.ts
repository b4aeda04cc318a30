import type { BankSubtopic } from '../../content-types.ts';

export const golpesESeguranca: BankSubtopic = {
  domain: 'tecnologia',
  subtopic: 'golpes-e-seguranca',
  questions: [
    {
      question: 'Por que tanta gente cai no golpe do Pix?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Foto da filha, número novo, pedido com pressa.' },
        { mechanism: 'mito', text: 'Golpista não procura gente boba, procura gente com pressa.' },
        { mechanism: 'dialogo', text: '“Mãe, troquei de número.” Liga no antigo antes de responder.' },
        { mechanism: 'contra', text: 'Desconfiar do próprio filho, nessa hora, é carinho.' },
        { mechanism: 'lacuna', text: 'Essas histórias dividem um ingrediente, e não é tecnologia.' },
        { mechanism: 'numero', text: 'Cinco minutos de pausa desmontam a urgência falsa.' },
        {
          mechanism: 'confissao',
          text: 'Quase fiz um pix pra chefe falsa, sexta à noite.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Solta o celular quando a mensagem pedir rapidez.' },
      ],
    },
    {
      question: 'Como proteger o WhatsApp de clonagem?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Ativa a confirmação em duas etapas antes do café esfriar.' },
        { mechanism: 'erro', text: '“Suporte” simpático nenhum precisa do código da mensagem.' },
        { mechanism: 'numero', text: 'Seis números que chegam por mensagem são chave de casa.' },
        { mechanism: 'cena', text: 'Anúncio no ar, e o telefone toca: “só confirma um código?”' },
        { mechanism: 'prova', text: 'Vou ligar a proteção aqui, filmando a tela inteira.' },
        { mechanism: 'chamada', text: 'Anunciou o sofá usado hoje? Atenção na próxima ligação.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha foto era pública. Fechei depois do susto da tia.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Com a conta roubada, o golpista fala com a sua avó.' },
      ],
    },
    {
      question: 'Gerenciador de senhas é seguro?',
      family: 'decisao',
      hooks: [
        {
          mechanism: 'compara',
          text: 'Caderno na gaveta ou cofre digital: os dois ganham da senha repetida.',
        },
        { mechanism: 'mito', text: 'Data de nascimento com arroba ainda é data de nascimento.' },
        { mechanism: 'custo', text: 'Um site vaza, e a senha repetida abre os outros.' },
        { mechanism: 'erro', text: 'A senha do banco tá fixada numa conversa do zap.' },
        { mechanism: 'contra', text: 'Senha que você consegue decorar costuma ser fácil de adivinhar.' },
        {
          mechanism: 'confissao',
          text: 'Por nove anos usei o nome do cachorro e um ponto.',
          needsTruth: true,
        },
        {
          mechanism: 'loop',
          text: 'Montei essa frase aqui olhando pra prateleira da cozinha.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Todas num lugar só?” Com uma porta bem pesada, sim.' },
      ],
    },
    {
      question: 'Caí no golpe do Pix: quanto tempo tenho pra agir?',
      family: 'tempo',
      hooks: [
        { mechanism: 'quebra', text: 'O primeiro telefonema é pro banco, a família espera.' },
        { mechanism: 'numero', text: 'Banco, boletim e capturas de tela: três passos ainda hoje.' },
        { mechanism: 'lacuna', text: 'O pedido de devolução tem nome, e o atendente conhece.' },
        { mechanism: 'erro', text: 'Apagar a conversa de raiva e perder a prova.' },
        { mechanism: 'custo', text: 'Cada minuto deixa o dinheiro pular pra outra conta.' },
        { mechanism: 'chamada', text: 'Se aconteceu agora, respira e abre o aplicativo do banco.' },
        { mechanism: 'mito', text: 'Ter digitado a senha não tira o direito de reclamar.' },
        { mechanism: 'contra', text: 'Quem cobra taxa pra recuperar é outro golpista.' },
      ],
    },
    {
      question: 'Como saber se um site de compras é confiável?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Digita o nome da loja com “reclamação” do lado.' },
        { mechanism: 'cena', text: 'Tênis caro pela metade, cronômetro piscando, só aceita pix.' },
        { mechanism: 'mito', text: 'Cadeado na barra não diz que a loja é honesta.' },
        { mechanism: 'numero', text: 'Um minuto atrás do CNPJ no rodapé derruba muita loja.' },
        { mechanism: 'prova', text: 'Vou ler o endereço desse anúncio letra por letra.' },
        { mechanism: 'compara', text: 'Loja nova ou loja falsa: uma delas atende o telefone.' },
        { mechanism: 'erro', text: 'Anúncio patrocinado também leva pra página falsa.' },
        { mechanism: 'pergunta', text: 'Você compraria dessa loja se o cronômetro sumisse?' },
      ],
    },
  ],
};
