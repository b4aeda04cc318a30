import type { BankSubtopic } from '../../content-types.ts';

export const jogosAntigos: BankSubtopic = {
  domain: 'games',
  subtopic: 'jogos-antigos',
  questions: [
    {
      question: 'Como jogar jogos antigos no PC?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Controle com fio, volume baixo, abertura que você sabe cantar.' },
        { mechanism: 'numero', text: 'Um programa, um controle e o seu próprio cartucho.' },
        { mechanism: 'erro', text: 'Baixar pacote de mil fases num site cheio de janela.' },
        { mechanism: 'contra', text: 'Muito clássico tá na loja oficial, e custa pouco.' },
        { mechanism: 'prova', text: 'Encaixo o controle velho no adaptador e ligo no notebook.' },
        { mechanism: 'desafio', text: 'Configura o salvar rápido antes da fase da água.' },
        { mechanism: 'mito', text: 'Emulador é só um programa; a cópia é outra conversa.' },
        { mechanism: 'quebra', text: 'Ativa as riscas da tela de tubo.' },
      ],
    },
    {
      question: 'Por que meu cartucho de SNES não liga?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Soprar só molhava o contato; o que ajudava era encaixar de novo.' },
        { mechanism: 'quebra', text: 'Fecha a boca e pega um cotonete.' },
        { mechanism: 'numero', text: 'Duas gotas de álcool isopropílico, trinta anos de poeira.' },
        { mechanism: 'loop', text: 'Esse parafuso esquisito separa você da limpeza.' },
        { mechanism: 'cena', text: 'Tela cinza, cartucho inclinado, dedão fazendo força.' },
        { mechanism: 'erro', text: 'Lixar o contato dourado com palha de aço.' },
        { mechanism: 'custo', text: 'Fonte de feira pode queimar o que durou três décadas.' },
        { mechanism: 'dialogo', text: '“A luz acende e fica preto.” O encaixe é suspeito.' },
      ],
    },
    {
      question: 'Vale a pena comprar videogame antigo hoje?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Console de época com tubo ou caixinha pronta na HDMI.' },
        { mechanism: 'custo', text: 'O aparelho sai barato, o controle inteiro é que some.' },
        { mechanism: 'contra', text: 'A saudade joga duas fases e devolve pra estante.' },
        { mechanism: 'dialogo', text: '“Funciona, só não dá pra testar.” Então passa reto.' },
        { mechanism: 'numero', text: 'Três testes na mesa do vendedor: imagem, som, direcional.' },
        { mechanism: 'erro', text: 'Pagar raridade lacrada pela foto do anúncio.' },
        { mechanism: 'prova', text: 'Abro os dois cartuchos: placa de fábrica e placa de camelô.' },
        { mechanism: 'pergunta', text: 'Quer o jogo ou a tarde na casa do primo?' },
      ],
    },
    {
      question: 'Quanto tempo dura a bateria do cartucho?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Vinte e poucos anos, e o progresso some numa terça.' },
        { mechanism: 'cena', text: 'Time completo, liga vencida, tela de novo jogo.' },
        { mechanism: 'contra', text: 'Ligar de vez em quando não recarrega essa pilha.' },
        { mechanism: 'lacuna', text: 'Sua infância tá presa numa moedinha de lítio.' },
        { mechanism: 'custo', text: 'Troca sem cuidado apaga o que ela guardava.' },
        { mechanism: 'dialogo', text: '“Tá salvo desde noventa e seis.” Liga hoje e confere.' },
        { mechanism: 'erro', text: 'Prender a nova com fita no lugar da solda.' },
        { mechanism: 'confissao', text: 'Perdi meu time de infância numa troca malfeita.', needsTruth: true },
      ],
    },
    {
      question: 'Quais jogos antigos valem a pena jogar hoje?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Pancadaria de dois controles ou aventura de fim de semana.' },
        { mechanism: 'contra', text: 'Nem todo clássico merece o seu sábado.' },
        { mechanism: 'lacuna', text: 'O melhor pra estrear não aparece no topo das listas.' },
        { mechanism: 'desafio', text: 'Joga dez minutos sem manual e vê se ainda diverte.' },
        { mechanism: 'chamada', text: 'Já pagou multa de locadora na segunda: esse é seu.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu levava o mês numa fase. Com salvar rápido, zerei num domingo.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Gráfico quadrado envelhece bem, controle duro não.' },
        { mechanism: 'quebra', text: 'Empresta o controle pra alguém de dez anos.' },
      ],
    },
  ],
};
