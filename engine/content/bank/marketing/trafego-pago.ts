import type { BankSubtopic } from '../../content-types.ts';

export const trafegoPago: BankSubtopic = {
  domain: 'marketing',
  subtopic: 'trafego-pago',
  questions: [
    {
      question: 'Como fazer anúncio no Instagram gastando pouco?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Dez reais por dia, um celular e a foto da coxinha.' },
        {
          mechanism: 'confissao',
          text: 'Anunciei pro Brasil inteiro e só entrego de bicicleta.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Com um produto, um bairro e cinco dias dá pra testar.' },
        { mechanism: 'contra', text: 'Verba pequena pede anúncio feio e direto.' },
        { mechanism: 'prova', text: 'Cronometra aí: vou montar um anúncio de dez reais agora.' },
        { mechanism: 'desafio', text: 'Escolhe um produto só e esconde os outros nove.' },
        { mechanism: 'erro', text: 'Com vinte reais por dia, você quer anunciar a loja inteira.' },
        { mechanism: 'lacuna', text: 'A verba vaza num campo que já vem preenchido.' },
      ],
    },
    {
      question: 'Por que meu anúncio tem clique e não tem venda?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Setenta cliques e nenhum pedido.” Abre o link no seu celular.' },
        { mechanism: 'mito', text: 'Clique barato sai caro quando ninguém compra.' },
        { mechanism: 'custo', text: 'Página lenta joga fora o clique já pago.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu trocava a foto toda semana. O furo era no carrinho.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Curtida sobra e pix não pinga? O buraco fica depois do clique.' },
        { mechanism: 'loop', text: 'Clica comigo nesse anúncio e conta os tropeços.' },
        { mechanism: 'quebra', text: 'Compra o seu próprio produto pelo link patrocinado.' },
        { mechanism: 'compara', text: 'O anúncio promete frete grátis, o carrinho cobra vinte reais.' },
      ],
    },
    {
      question: 'Impulsionar publicação ou usar o gerenciador de anúncios?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'No botão azul você vai de táxi, no gerenciador você dirige.' },
        { mechanism: 'cena', text: 'Notificação piscando, “turbine este post”, e o dedo obedece.' },
        { mechanism: 'contra', text: 'Pra festa de sábado na sua rua, o botão azul resolve.' },
        { mechanism: 'mito', text: 'O gerenciador assusta por botões que quase ninguém usa.' },
        { mechanism: 'pergunta', text: 'Você quer curtida na foto ou mensagem no WhatsApp?' },
        { mechanism: 'erro', text: 'Você vende colchão e impulsionou a foto do cachorro.' },
        { mechanism: 'numero', text: 'Dentro do gerenciador, três telas fazem o serviço.' },
        {
          mechanism: 'prova',
          text: 'Gastei a mesma verba nos dois botões: olha a diferença.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quantos dias deixar um anúncio rodando?',
      family: 'tempo',
      hooks: [
        { mechanism: 'dialogo', text: '“Duas horas no ar e nada.” Deixa o anúncio almoçar.' },
        { mechanism: 'erro', text: 'Trocar a foto no segundo dia zera o aprendizado.' },
        { mechanism: 'custo', text: 'Cada mexida na terça empurra a resposta pra sexta.' },
        {
          mechanism: 'confissao',
          text: 'Desliguei o anúncio no domingo, justo o dia forte.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Só abre o painel do anúncio na data marcada.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu mexia no anúncio todo dia. Agora só na segunda.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Anúncio que cansou avisa numa coluna escondida do painel.' },
        { mechanism: 'contra', text: 'Campanha que tá vendendo não precisa de férias.' },
      ],
    },
    {
      question: 'Vale a pena contratar gestor de tráfego?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Primeira reunião, vinte siglas, nenhuma pergunta sobre o seu preço.' },
        { mechanism: 'numero', text: 'Antes do cartão na mão do gestor, faz três perguntas.' },
        { mechanism: 'mito', text: 'Nem o melhor gestor responde o direct por você.' },
        { mechanism: 'custo', text: 'Gestor saiu, e a conta de anúncio foi junto.' },
        { mechanism: 'chamada', text: 'Se a mensalidade do gestor passa da verba, refaz a conta.' },
        { mechanism: 'quebra', text: 'Pede hoje o acesso do seu próprio painel.' },
        { mechanism: 'compara', text: 'Pagar gestor agora ou errar barato por um mês?' },
        { mechanism: 'prova', text: 'Esse é um relatório de gestor traduzido pra português.' },
      ],
    },
  ],
};
