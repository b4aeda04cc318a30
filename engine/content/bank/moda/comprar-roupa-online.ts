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
        { mechanism: 'desafio', text: 'Estica na cama a calça preferida e mede.' },
        { mechanism: 'erro', text: 'Medir a cintura por cima do moletom.' },
        { mechanism: 'cena', text: 'Fita na cintura, celular no queixo, tabela na tela.' },
        { mechanism: 'mito', text: 'O M de uma loja mora no G da outra.' },
        { mechanism: 'numero', text: 'Busto, cintura e quadril anotados poupam a fila do correio.' },
        { mechanism: 'prova', text: 'Meço a peça que chegou e confiro com o anúncio.' },
        { mechanism: 'loop', text: 'Esse comentário com foto mostra o que a tabela esquece.' },
      ],
    },
    {
      question: 'Por que a roupa que chega é diferente da foto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Na foto era seda.” Na descrição era poliéster.' },
        { mechanism: 'lacuna', text: 'Nas costas daquela modelo tem pregador de varal.' },
        { mechanism: 'custo', text: 'A blusa de quarenta chegou transparente e virou pano.' },
        { mechanism: 'erro', text: 'Babar no estúdio e pular a foto do comentário.' },
        { mechanism: 'contra', text: 'Retrato torto de cliente vale mais que o do estúdio.' },
        { mechanism: 'cena', text: 'Saco rasgado, vestido do tamanho de uma fronha.' },
        { mechanism: 'chamada', text: 'Quem já pediu macacão e ganhou camiseta, levanta a mão.' },
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
        { mechanism: 'compara', text: 'Carrinho com taxa ou loja do bairro com provador.' },
        { mechanism: 'prova', text: 'Abro o carrinho e mostro a linha do imposto.' },
        { mechanism: 'mito', text: 'Pacote pequeno também passa pela alfândega.' },
        { mechanism: 'erro', text: 'Fazer conta pela vitrine e fechar no susto.' },
        { mechanism: 'contra', text: 'Peça que você usa toda semana aguenta esse acréscimo.' },
        { mechanism: 'custo', text: 'Blusa de impulso também paga imposto.' },
        { mechanism: 'pergunta', text: 'Compraria essa saia de novo pelo total?' },
      ],
    },
    {
      question: 'Quantos dias tenho pra devolver roupa comprada online?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Sete dias contados da entrega, sem precisar dar motivo.' },
        { mechanism: 'erro', text: 'Cortar a etiqueta antes de sentar com a calça.' },
        { mechanism: 'cena', text: 'Décimo dia, sacola fechada em cima da cadeira.' },
        { mechanism: 'quebra', text: 'Abre o pacote hoje, com a nota do lado.' },
        {
          mechanism: 'dialogo',
          text: '“Promoção não tem troca.” Pela internet, o arrependimento vale igual.',
        },
        { mechanism: 'loop', text: 'Essa foto do pacote lacrado encurta a conversa depois.' },
        { mechanism: 'desafio', text: 'Põe no calendário a data da entrega mais sete.' },
        { mechanism: 'mito', text: 'Não gostar da cor já serve, mesmo sem defeito.' },
      ],
    },
    {
      question: 'Como saber se loja de roupa online é confiável?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Desce até o rodapé antes de olhar o vestido.' },
        { mechanism: 'numero', text: 'CNPJ, endereço e telefone: três buscas de um minuto.' },
        { mechanism: 'erro', text: 'Fazer Pix pra nome de gente que você nem conhece.' },
        { mechanism: 'lacuna', text: 'A reclamação que mais ajuda nem fala do tecido.' },
        { mechanism: 'prova', text: 'Digito o nome da loja mais a palavra golpe.' },
        { mechanism: 'mito', text: 'Cem mil seguidores não são um endereço.' },
        { mechanism: 'chamada', text: 'Couro por oitenta reais no seu anúncio pede calma.' },
        {
          mechanism: 'confissao',
          text: 'Esperei três meses por uma bota que nunca existiu.',
          needsTruth: true,
        },
      ],
    },
  ],
};
