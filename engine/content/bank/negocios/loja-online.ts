import type { BankSubtopic } from '../../content-types.ts';

export const lojaOnline: BankSubtopic = {
  domain: 'negocios',
  subtopic: 'loja-online',
  questions: [
    {
      question: 'Como montar uma loja online do zero?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Guarda-roupa virou estoque, cama virou mesa de embalagem.' },
        { mechanism: 'numero', text: 'Começa com dez produtos e quatro fotos de cada.' },
        { mechanism: 'erro', text: 'Assinar plataforma antes de saber o peso da caixa.' },
        { mechanism: 'desafio', text: 'Pesa o produto já embalado e guarda esse número.' },
        { mechanism: 'prova', text: 'Vou cadastrar um produto aqui, do título ao frete.' },
        { mechanism: 'contra', text: 'Perfil arrumado e link de pagamento já são loja.' },
        { mechanism: 'quebra', text: 'Larga a cor do site e vai fotografar na janela.' },
        { mechanism: 'mito', text: 'Site com nome próprio também fica vazio na segunda.' },
      ],
    },
    {
      question: 'Por que minha loja online não vende?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Quarenta visitas, três carrinhos cheios, nenhum pix.' },
        { mechanism: 'lacuna', text: 'O cliente some sempre na mesma tela.' },
        { mechanism: 'erro', text: 'Vestido sem medida da cintura ninguém compra no escuro.' },
        { mechanism: 'custo', text: 'Frete aparece só na última tela, e o cliente volta pra busca.' },
        { mechanism: 'dialogo', text: '“Vou pensar.” Pensou foi no prazo de entrega.' },
        { mechanism: 'chamada', text: 'Pra quem abriu há meses e só vendeu pra amiga.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha foto tinha a pia no fundo. Comprei uma cartolina branca.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Repara nessa foto: falta a mão de alguém.' },
      ],
    },
    {
      question: 'Vender na Shopee ou no Mercado Livre?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Capinha de celular ou furadeira: cada uma tem a sua vitrine.' },
        { mechanism: 'numero', text: 'Cadastra três produtos nas duas e olha em trinta dias.' },
        { mechanism: 'contra', text: 'Taxa maior às vezes compensa, se o comprador já tá lá.' },
        { mechanism: 'erro', text: 'Última peça em estoque, vendida duas vezes no mesmo minuto.' },
        { mechanism: 'custo', text: 'Preço sem a comissão dentro é venda paga por você.' },
        { mechanism: 'mito', text: 'Frete grátis sempre sai do bolso de alguém.' },
        { mechanism: 'pergunta', text: 'O seu cliente tem pressa ou espera por desconto?' },
        { mechanism: 'desafio', text: 'Calcula quanto cai na conta em cada uma, no centavo.' },
      ],
    },
    {
      question: 'Quanto tempo demora pra fazer a primeira venda online?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Abrir a loja na sexta não faz o celular apitar no sábado.' },
        {
          mechanism: 'confissao',
          text: 'Minha primeira venda foi pra uma prima, com desconto.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Trinta mensagens pra conhecidos vêm antes do anúncio pago.' },
        { mechanism: 'cena', text: 'Notificação às quatro da manhã, e era só o banco.' },
        { mechanism: 'contra', text: 'Vendeu no primeiro dia, e cadê a caixa pra enviar?' },
        { mechanism: 'erro', text: 'Oito dias de loja aberta e você já quer outro produto.' },
        { mechanism: 'desafio', text: 'Pede a um desconhecido pra comprar na sua frente, sem ajuda.' },
        { mechanism: 'custo', text: 'Anúncio ligado em página sem foto queima a verba do mês.' },
      ],
    },
    {
      question: 'Dropshipping ainda vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Quarenta dias de espera, e o cliente bravo é com você.' },
        { mechanism: 'mito', text: 'Sem estoque em casa ainda tem troca pra resolver.' },
        { mechanism: 'contra', text: 'Pelo atraso responde você, com o fornecedor longe ou perto.' },
        { mechanism: 'erro', text: 'Anunciar um produto que nunca passou pela sua mão.' },
        { mechanism: 'numero', text: 'Imposto, frete e devolução: três contas antes do anúncio.' },
        { mechanism: 'compara', text: 'Atacado do bairro ou galpão do outro lado do mundo?' },
        { mechanism: 'dialogo', text: '“É só ligar o anúncio.” E a devolução vai pra onde?' },
        { mechanism: 'loop', text: 'Encomenda um pra sua casa. Essa caixa responde.' },
      ],
    },
  ],
};
