import type { BankSubtopic } from '../../content-types.ts';

export const artesanato: BankSubtopic = {
  domain: 'negocios',
  subtopic: 'artesanato',
  questions: [
    {
      question: 'Como vender artesanato pela internet?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Tapete pendurado na janela, e a luz da manhã faz a foto.' },
        { mechanism: 'erro', text: 'Fotografar a peça em cima da colcha florida.' },
        { mechanism: 'numero', text: 'Tira quatro fotos, uma delas dentro de uma casa.' },
        { mechanism: 'desafio', text: 'Escreve a medida da peça comparando com um prato.' },
        { mechanism: 'prova', text: 'Vou embrulhar esse jogo americano pro correio.' },
        { mechanism: 'contra', text: 'Mostrar o ponto desmanchado também vende.' },
        { mechanism: 'quebra', text: 'Desliga o flash e chega a peça na janela.' },
        { mechanism: 'lacuna', text: 'A freguesa digita uma palavra que você nunca usou.' },
      ],
    },
    {
      question: 'Por que meu crochê não vende?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Lindo, depois eu encomendo.” Depois ela esquece.' },
        { mechanism: 'cena', text: 'Caixa cheia de touca pronta em pleno janeiro.' },
        { mechanism: 'erro', text: 'As dez bolsas na cor que só você ama continuam aí.' },
        { mechanism: 'custo', text: 'Três semanas numa colcha que mora no armário.' },
        { mechanism: 'mito', text: 'Fio caro não aparece em foto escura.' },
        { mechanism: 'chamada', text: 'Se só te pedem a receita do ponto, senta aqui.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu fazia de tudo. Fiquei só nas bolsas, e me acharam.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Essa bolsa encalhou até eu trocar o fundo da foto.', needsTruth: true },
      ],
    },
    {
      question: 'Vale a pena vender artesanato em feira?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Seis da manhã, barraca bamba, garoa em cima do feltro.' },
        { mechanism: 'compara', text: 'Na feira pegam na peça, na tela só olham.' },
        { mechanism: 'numero', text: 'As três primeiras vendas do dia pagam taxa, lanche e gasolina.' },
        { mechanism: 'contra', text: 'Domingo fraco de venda pode ser forte de encomenda.' },
        { mechanism: 'erro', text: 'Se a mesa só tem peça cara, ninguém leva nem chaveiro.' },
        { mechanism: 'pergunta', text: 'Quantos cartões seus saíram da barraca no domingo?' },
        { mechanism: 'confissao', text: 'Na estreia vendi uma peça, pra barraca do lado.', needsTruth: true },
        { mechanism: 'mito', text: 'Mesa entulhada de peça não vende mais, só esconde a bonita.' },
      ],
    },
    {
      question: 'Com quanta antecedência preparar artesanato pro Natal?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'São três meses: setembro corta, outubro monta, novembro vende.' },
        { mechanism: 'cena', text: 'Vinte e três de dezembro, e tá faltando laço em doze peças.' },
        { mechanism: 'custo', text: 'Um sim no dia vinte custa a sua ceia.' },
        { mechanism: 'erro', text: 'Começar o presépio quando a rua já tá piscando.' },
        { mechanism: 'contra', text: 'Natal de quem faz à mão cai em agosto.' },
        { mechanism: 'desafio', text: 'Liga pra três empresas agora e oferece brinde.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu varava a madrugada do dia vinte. Hoje fecho a lista dia cinco.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Essa folha na parede avisa a hora de recusar.' },
      ],
    },
    {
      question: 'Como colocar preço em peça feita à mão?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Cobrar só a linha e dar as horas de agulha de brinde.' },
        { mechanism: 'prova', text: 'Vou somar essa bolsa: fio, forro, zíper e seis horas.' },
        { mechanism: 'dialogo', text: '“Na loja tem mais barato.” Na loja tem cem iguais.' },
        { mechanism: 'mito', text: 'Cobrar por centímetro não paga ponto difícil.' },
        { mechanism: 'desafio', text: 'Primeira laçada, olha a hora. Última laçada, olha de novo.' },
        { mechanism: 'numero', text: 'Dez horas, trinta reais: três reais a hora.' },
        { mechanism: 'quebra', text: 'Apaga “preço por mensagem” e escreve o número.' },
        { mechanism: 'custo', text: 'Desconto de amiga em toda peça vira mês sem lã.' },
      ],
    },
  ],
};
