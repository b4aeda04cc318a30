import type { BankSubtopic } from '../../content-types.ts';

export const jogosAntigos: BankSubtopic = {
  domain: 'games',
  subtopic: 'jogos-antigos',
  questions: [
    {
      question: 'Como jogar jogos antigos no PC?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Controle com fio, volume baixo, e aquela abertura que você canta.' },
        { mechanism: 'numero', text: 'Um programa, um controle e o seu próprio cartucho.' },
        { mechanism: 'erro', text: 'Baixar pacote de mil jogos num site cheio de janela.' },
        { mechanism: 'contra', text: 'Muito clássico tá na loja oficial, e barato.' },
        { mechanism: 'prova', text: 'Vou ligar esse controle velho no notebook com um adaptador.' },
        { mechanism: 'desafio', text: 'Aprende a salvar rápido antes de chegar na fase da água.' },
        { mechanism: 'mito', text: 'O emulador é só um programa. A cópia é outra conversa.' },
        { mechanism: 'quebra', text: 'Liga aquelas riscas de televisão de tubo.' },
      ],
    },
    {
      question: 'Por que meu cartucho de SNES não liga?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Soprar só molhava. O que ajudava era encaixar de novo.' },
        { mechanism: 'quebra', text: 'Para de soprar e pega um cotonete.' },
        { mechanism: 'numero', text: 'Duas gotas de álcool isopropílico contra trinta anos de poeira.' },
        { mechanism: 'loop', text: 'Esse parafuso esquisito tá entre você e a sujeira.' },
        { mechanism: 'cena', text: 'Tela cinza, cartucho torto, e o dedão fazendo força.' },
        { mechanism: 'erro', text: 'Lixar o contato dourado com palha de aço.' },
        { mechanism: 'custo', text: 'A fonte de feira pode queimar o que durou três décadas.' },
        { mechanism: 'dialogo', text: '“A luz acende e a tela fica preta.” Desconfia do encaixe.' },
      ],
    },
    {
      question: 'Vale a pena comprar videogame antigo hoje?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Console da época com tubo ou caixinha pronta na HDMI?' },
        { mechanism: 'custo', text: 'O aparelho até sai barato. O controle inteiro é que some.' },
        { mechanism: 'contra', text: 'A saudade joga duas fases e volta pra estante.' },
        { mechanism: 'dialogo', text: '“Funciona, só não dá pra testar.” Então deixa pra lá.' },
        { mechanism: 'numero', text: 'Testa três coisas na mesa do vendedor: imagem, som e direcional.' },
        { mechanism: 'erro', text: 'Pagar de raridade pela foto do anúncio.' },
        { mechanism: 'prova', text: 'Abri os dois cartuchos: um é de fábrica, o outro de camelô.' },
        { mechanism: 'pergunta', text: 'Você quer o jogo ou a tarde na casa do primo?' },
      ],
    },
    {
      question: 'Quanto tempo dura a bateria do cartucho?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Vinte e poucos anos, e o seu progresso some numa terça.' },
        { mechanism: 'cena', text: 'Time completo, liga vencida, e apareceu “novo jogo”.' },
        { mechanism: 'contra', text: 'Ligar de vez em quando não recarrega essa pilha.' },
        { mechanism: 'lacuna', text: 'Sua infância tá presa numa moedinha de lítio.' },
        { mechanism: 'custo', text: 'Trocar sem cuidado apaga justo o que ela guardava.' },
        { mechanism: 'dialogo', text: '“Tá salvo desde noventa e seis.” Liga hoje e confere.' },
        { mechanism: 'erro', text: 'Prender a nova com fita em vez de solda.' },
        { mechanism: 'confissao', text: 'Perdi meu time de infância numa troca malfeita.', needsTruth: true },
      ],
    },
    {
      question: 'Quais jogos antigos valem a pena jogar hoje?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Pancadaria com dois controles ou aventura de fim de semana?' },
        { mechanism: 'contra', text: 'Nem todo clássico merece o seu sábado.' },
        { mechanism: 'lacuna', text: 'O melhor pra começar não tá no topo das listas.' },
        { mechanism: 'desafio', text: 'Joga dez minutos sem manual e vê se ainda diverte.' },
        { mechanism: 'chamada', text: 'Se você já pagou multa de locadora, esse é seu.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu levava um mês numa fase. Salvando rápido, zerei num domingo.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Gráfico quadrado envelhece bem. Controle duro, não.' },
        { mechanism: 'quebra', text: 'Bota o controle na mão de alguém de dez anos.' },
      ],
    },
  ],
};
