import type { BankSubtopic } from '../../content-types.ts';

export const comprarRoupaOnline: BankSubtopic = {
  domain: 'moda',
  subtopic: 'comprar-roupa-online',
  questions: [
    {
      question: 'Como acertar o tamanho comprando roupa online?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Esquece a letra e abre a tabela de medidas.' },
        { mechanism: 'desafio', text: 'Estica na cama a calça que te veste melhor e mede.' },
        { mechanism: 'erro', text: 'Medir a cintura por cima do moletom.' },
        { mechanism: 'cena', text: 'Fita na cintura, celular no queixo, e a tabela na tela.' },
        { mechanism: 'mito', text: 'O M de uma loja é o G da outra.' },
        { mechanism: 'numero', text: 'Busto, cintura e quadril: três medidas, e você foge da troca.' },
        { mechanism: 'prova', text: 'Medi a peça que chegou: vamos conferir com o anúncio.' },
        { mechanism: 'loop', text: 'Procura o comentário com foto: ele mostra o que falta na tabela.' },
      ],
    },
    {
      question: 'Por que a roupa que chega é diferente da foto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Na foto era seda.” Na descrição tava escrito poliéster.' },
        { mechanism: 'lacuna', text: 'A foto da loja tem um pregador que ninguém vê.' },
        { mechanism: 'custo', text: 'A blusa de quarenta chegou transparente e virou pano de chão.' },
        { mechanism: 'erro', text: 'Parar na foto do estúdio e pular a da cliente.' },
        { mechanism: 'contra', text: 'Foto torta de cliente vale mais que a do estúdio.' },
        {
          mechanism: 'cena',
          text: 'Abri o saco, e o vestido era do tamanho de uma fronha.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Você já pediu macacão e recebeu camiseta? Senta aqui.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu parava na primeira imagem. Agora desço até a nota baixa.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Vale a pena comprar na Shein com a taxa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'quebra', text: 'Soma o imposto antes de gostar da blusa.' },
        {
          mechanism: 'compara',
          text: 'Carrinho com taxa ou loja do bairro com provador: faz as duas contas.',
        },
        { mechanism: 'prova', text: 'Vou abrir o carrinho e mostrar a linha do imposto.' },
        { mechanism: 'mito', text: 'Pacote pequeno também passa pela alfândega.' },
        { mechanism: 'erro', text: 'Fazer a conta pelo preço da vitrine e pagar no susto.' },
        { mechanism: 'contra', text: 'Peça pra usar toda semana aguenta essa taxa.' },
        { mechanism: 'custo', text: 'Comprou a blusa no impulso? O imposto veio junto.' },
        { mechanism: 'pergunta', text: 'Você compraria essa saia de novo pelo valor total?' },
      ],
    },
    {
      question: 'Quantos dias tenho pra devolver roupa comprada online?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'São sete dias depois da entrega, sem precisar dar motivo.' },
        { mechanism: 'erro', text: 'Cortar a etiqueta antes de sentar com a calça.' },
        { mechanism: 'cena', text: 'Décimo dia, e a sacola ainda fechada em cima da cadeira.' },
        { mechanism: 'quebra', text: 'Abre o pacote hoje, com a nota do lado.' },
        {
          mechanism: 'dialogo',
          text: '“Promoção não tem troca.” Comprou pela internet, tem arrependimento, sim.',
        },
        { mechanism: 'loop', text: 'Tira uma foto do pacote lacrado: ela encurta a conversa depois.' },
        { mechanism: 'desafio', text: 'Marca no calendário a data da entrega mais sete dias.' },
        { mechanism: 'mito', text: 'Não gostou da cor? Já serve, nem precisa ter defeito.' },
      ],
    },
    {
      question: 'Como saber se loja de roupa online é confiável?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Desce até o rodapé antes de olhar o vestido.' },
        { mechanism: 'numero', text: 'CNPJ, endereço e telefone: são três buscas de um minuto.' },
        { mechanism: 'erro', text: 'Fazer Pix pro nome de uma pessoa que você nem conhece.' },
        { mechanism: 'lacuna', text: 'A reclamação que mais te ajuda não fala do tecido.' },
        { mechanism: 'prova', text: 'Vou digitar o nome da loja e a palavra golpe.' },
        { mechanism: 'mito', text: 'Cem mil seguidores não são endereço.' },
        { mechanism: 'chamada', text: 'Se apareceu casaco de couro por oitenta reais, calma.' },
        {
          mechanism: 'confissao',
          text: 'Esperei três meses por uma bota que nunca existiu.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que minha encomenda de roupa online não chega?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Rastreio parado em Curitiba, e a festa é amanhã.' },
        { mechanism: 'lacuna', text: 'Uma linha do rastreio explica a demora, e ela vem abreviada.' },
        { mechanism: 'erro', text: 'Digitar o CEP antigo e culpar o carteiro.' },
        { mechanism: 'custo', text: 'Esperou demais pra reclamar, perdeu o prazo do aplicativo.' },
        { mechanism: 'dialogo', text: '“Consta entregue.” Entregue pra quem, em qual portaria?' },
        { mechanism: 'quebra', text: 'Tira print do rastreio agora, com a data aparecendo.' },
        { mechanism: 'loop', text: 'Chegou mensagem cobrando taxa? Segura o Pix: já explico.' },
        { mechanism: 'mito', text: 'Frete grátis também tem prazo pra cumprir.' },
      ],
    },
    {
      question: 'Shopee ou AliExpress: onde comprar roupa?',
      family: 'decisao',
      hooks: [
        {
          mechanism: 'compara',
          text: 'Vendedor daqui costuma entregar na semana; o de fora pede calendário.',
        },
        { mechanism: 'desafio', text: 'Filtra por vendedor no Brasil e refaz a busca.' },
        { mechanism: 'prova', text: 'Joguei a mesma foto nos dois e somei frete e taxa.' },
        { mechanism: 'erro', text: 'Comparar preço sem abrir a página do pagamento.' },
        { mechanism: 'contra', text: 'O aplicativo pesa pouco; a loja por trás pesa muito.' },
        { mechanism: 'numero', text: 'Lê cinco avaliações com foto, e duas de nota ruim.' },
        { mechanism: 'pergunta', text: 'Você precisa dessa roupa em qual sábado?' },
        {
          mechanism: 'confissao',
          text: 'Pedi a mesma blusa duas vezes, uma em cada aplicativo.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Em quanto tempo cai o reembolso de roupa devolvida?',
      family: 'tempo',
      hooks: [
        { mechanism: 'compara', text: 'No Pix a volta costuma ser rápida; no cartão, vira fatura.' },
        { mechanism: 'erro', text: 'Postar o pacote e jogar fora o comprovante.' },
        { mechanism: 'numero', text: 'No crédito, pode aparecer só uma ou duas faturas depois.' },
        { mechanism: 'chamada', text: 'Devolveu faz um mês e nada? Hora do Procon.' },
        { mechanism: 'custo', text: 'Sem foto da etiqueta de postagem, você discute no escuro.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu esperava a boa vontade da loja. Hoje mando protocolo.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Desistiu em sete dias? Vale-compra não é obrigatório.' },
        { mechanism: 'loop', text: 'Anota o protocolo do chat: no fim mostro onde ele entra.' },
      ],
    },
  ],
};
