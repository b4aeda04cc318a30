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
        { mechanism: 'numero', text: 'Um produto, um bairro, cinco dias de verba.' },
        { mechanism: 'contra', text: 'Verba pequena pede anúncio feio e direto.' },
        { mechanism: 'prova', text: 'Cronometra: um anúncio de dez reais, do zero, agora.' },
        { mechanism: 'desafio', text: 'Escolhe um produto só e esconde os outros nove.' },
        { mechanism: 'erro', text: 'Anunciar a loja toda quando a verba paga uma vitrine.' },
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
        { mechanism: 'compara', text: 'O botão azul é táxi, o gerenciador é volante.' },
        { mechanism: 'cena', text: 'Notificação piscando, “turbine este post”, e o dedo obedece.' },
        { mechanism: 'contra', text: 'Pra festa de sábado na sua rua, o botão azul resolve.' },
        { mechanism: 'mito', text: 'O gerenciador assusta por botões que quase ninguém usa.' },
        { mechanism: 'pergunta', text: 'Você quer curtida na foto ou mensagem no WhatsApp?' },
        { mechanism: 'erro', text: 'Impulsionar foto de cachorro quando você vende colchão.' },
        { mechanism: 'numero', text: 'Dentro do gerenciador, três telas fazem o serviço.' },
        { mechanism: 'prova', text: 'Mesmo post, mesma verba, dois botões: olha a diferença.' },
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
        { mechanism: 'desafio', text: 'Marca uma data e só abre o painel nela.' },
        { mechanism: 'antes-depois', text: 'Parei de abrir o painel na fila do pão.', needsTruth: true },
        { mechanism: 'lacuna', text: 'Anúncio que cansou avisa numa coluna escondida do painel.' },
        { mechanism: 'contra', text: 'Campanha que tá vendendo não precisa de férias.' },
      ],
    },
    {
      question: 'Vale a pena contratar gestor de tráfego?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Primeira reunião, vinte siglas, nenhuma pergunta sobre o seu preço.' },
        { mechanism: 'numero', text: 'Três perguntas antes de entregar o cartão pro gestor.' },
        { mechanism: 'mito', text: 'Nem o melhor gestor responde o direct por você.' },
        { mechanism: 'custo', text: 'Conta de anúncio no nome do gestor some junto com ele.' },
        { mechanism: 'chamada', text: 'Se a mensalidade do gestor passa da verba, refaz a conta.' },
        { mechanism: 'quebra', text: 'Pede hoje o acesso do seu próprio painel.' },
        { mechanism: 'compara', text: 'Pagar gestor agora ou errar barato por um mês?' },
        { mechanism: 'prova', text: 'Esse é um relatório de gestor traduzido pra português.' },
      ],
    },
  ],
};
