import type { BankSubtopic } from '../../content-types.ts';

export const primeiraVenda: BankSubtopic = {
  domain: 'vendas',
  subtopic: 'primeira-venda',
  questions: [
    {
      question: 'Como conseguir o primeiro cliente?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Logotipo, caixinha, cartão impresso, e cliente nenhum.' },
        { mechanism: 'numero', text: 'Hoje cabem dez mensagens com nome e sobrenome.' },
        { mechanism: 'contra', text: 'Quem compra primeiro quase sempre já tem o seu número.' },
        { mechanism: 'desafio', text: 'Manda áudio pra alguém que reclamou disso semana passada.' },
        { mechanism: 'erro', text: 'Você abriu o perfil, escolheu a fonte e não avisou ninguém.' },
        {
          mechanism: 'confissao',
          text: 'A minha estreia foi vendendo pro porteiro, no susto.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O seu primeiro pix tá numa conversa arquivada.' },
        { mechanism: 'prova', text: 'Olha as duas linhas que eu mandaria pra dez contatos.' },
      ],
    },
    {
      question: 'Por que tenho vergonha de vender?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Ninguém chama o padeiro de chato por anunciar pão quente.' },
        { mechanism: 'dialogo', text: '“Vão achar que eu tô precisando.” Todo comércio precisa.' },
        { mechanism: 'custo', text: 'A caixa encostada no quarto paga o preço da vergonha.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha sacola ficava no armário, hoje fica na mesa.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Pra quem escreve, relê e apaga a mesma oferta.' },
        { mechanism: 'quebra', text: 'Aperta enviar antes de reler a oferta.' },
        { mechanism: 'loop', text: 'Vou oferecer essa caneta e travar no meio.' },
        { mechanism: 'compara', text: 'Medo do não ou medo do comentário da vizinha?' },
      ],
    },
    {
      question: 'Vender pra amigos e família vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'dialogo', text: '“Pra você eu faço de graça.” E o próximo, paga quanto?' },
        { mechanism: 'contra', text: 'Amigo bom testa, paga e ainda reclama do laço.' },
        { mechanism: 'erro', text: 'A prima pagou preço de custo, e a raiva é sua.' },
        { mechanism: 'numero', text: 'Cinco conhecidos provam primeiro, o estranho vem depois.' },
        { mechanism: 'custo', text: 'Fiado de parente costuma azedar o almoço de domingo.' },
        { mechanism: 'cena', text: 'Foto no grupo, três corações da tia, nenhum pedido.' },
        { mechanism: 'pergunta', text: 'Sua tia pagaria isso se visse na loja?' },
        { mechanism: 'mito', text: 'Compra por pena não é cliente, é abraço.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra fazer a primeira venda?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Conta por conversa: vinte dizem mais que vinte dias.' },
        {
          mechanism: 'antes-depois',
          text: 'Passei um mês arrumando a loja. Vendi na tarde em que ofereci.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Oferece pra três pessoas antes do jantar.' },
        {
          mechanism: 'confissao',
          text: 'Demorei tanto no nome da marca que perdi o Natal.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Esquece o site e atende quem já perguntou.' },
        { mechanism: 'erro', text: 'Trocou de produto na segunda semana, sem oferecer o primeiro.' },
        { mechanism: 'loop', text: 'O relógio da venda só anda depois de uma frase.' },
        { mechanism: 'chamada', text: 'Se a lojinha abriu há três semanas e nada, conta as ofertas.' },
      ],
    },
    {
      question: 'Como oferecer meu produto sem incomodar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'compara', text: '“Compra de mim” espanta, “olha esse aqui” aproxima.' },
        { mechanism: 'numero', text: 'Oferece em duas frases: o que resolve e quanto custa.' },
        { mechanism: 'erro', text: '“Desculpa incomodar”, e o sabonete nem apareceu.' },
        { mechanism: 'prova', text: 'Cronometra: apresento esse sabonete em quinze segundos.' },
        { mechanism: 'contra', text: 'Menos adjetivo e mais cheiro: deixa a pessoa pegar.' },
        { mechanism: 'quebra', text: 'Tira o “só queria mostrar” da mensagem.' },
        { mechanism: 'lacuna', text: 'Existe uma pergunta que oferece sem empurrar.' },
        { mechanism: 'mito', text: 'Voltar a falar uma semana depois ainda é educação.' },
      ],
    },
  ],
};
