import type { BankSubtopic } from '../../content-types.ts';

export const minimalismo: BankSubtopic = {
  domain: 'produtividade',
  subtopic: 'minimalismo',
  questions: [
    {
      question: 'Como começar o minimalismo pelo guarda-roupa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Onze da noite, a cama coberta de roupa, e você sem onde dormir.' },
        { mechanism: 'desafio', text: 'Vira todos os cabides ao contrário hoje e espera três meses.' },
        { mechanism: 'numero', text: 'Três pilhas na cama: a que fica, a do conserto, a que vai.' },
        { mechanism: 'erro', text: 'Não começa pela calça que um dia vai servir.' },
        {
          mechanism: 'confissao',
          text: 'Achei três camisas com etiqueta no fundo do armário.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Não compra organizador nenhum antes de tirar roupa.' },
        { mechanism: 'prova', text: 'Vou provar, uma por uma, as roupas do fundo.', needsTruth: true },
        { mechanism: 'quebra', text: 'Para de dobrar e tira a gaveta inteira.' },
      ],
    },
    {
      question: 'Por que não consigo jogar nada fora?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'O cabo é de um aparelho que você nem tem mais.' },
        { mechanism: 'dialogo', text: '“Mas custou caro.” E ocupa o quarto de graça?' },
        { mechanism: 'mito', text: 'A saudade da avó não vai embora com o bule.' },
        { mechanism: 'custo', text: 'Você paga aluguel pro quartinho da bagunça também.' },
        { mechanism: 'lacuna', text: 'Tem um objeto na sua casa que segura os outros.' },
        { mechanism: 'chamada', text: 'Se o carregador do celular antigo te comove, a gente se entende.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu guardava o ingresso. Agora guardo a foto dele.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'O que era de quem já partiu não tem pressa nenhuma.' },
      ],
    },
    {
      question: 'Minimalismo com filhos funciona?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Meia-noite, pé descalço, e a pecinha de montar no corredor.' },
        { mechanism: 'compara', text: 'Quarenta brinquedos na caixa ou oito na altura deles?' },
        { mechanism: 'contra', text: 'Casa com criança não precisa parecer catálogo.' },
        { mechanism: 'mito', text: 'Menos brinquedo no chão não é menos infância.' },
        { mechanism: 'numero', text: 'Dez brinquedos à vista, o resto em rodízio.' },
        { mechanism: 'erro', text: 'Não doa o boneco preferido enquanto a criança dorme.' },
        { mechanism: 'custo', text: 'Quanto mais brinquedo, mais tarde termina a arrumação da noite.' },
        { mechanism: 'confissao', text: 'Escondi o tambor por uma semana. Sobrevivemos.', needsTruth: true },
      ],
    },
    {
      question: 'Quanto tempo esperar antes de comprar algo novo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Anota no papel e espera sete dias antes do carrinho.' },
        { mechanism: 'desafio', text: 'Escreve o preço em horas do seu trabalho.' },
        { mechanism: 'mito', text: 'Muita promoção de meia-noite volta no mês seguinte.' },
        { mechanism: 'cena', text: 'O cupom pisca, e o número do cartão você já sabe de cor.' },
        { mechanism: 'dialogo', text: '“É só até meia-noite.” O relógio zera amanhã também.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu comprava no clique. Agora durmo, e a vontade nem acorda.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Apaga o cartão que tá salvo na loja.' },
        { mechanism: 'loop', text: 'Nessa lista de espera sobrou um item só.', needsTruth: true },
      ],
    },
    {
      question: 'Desapego: o que fazer com presente que não uso?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'O presente cumpriu o papel no dia do abraço.' },
        { mechanism: 'erro', text: 'Só não repassa na mesma família sem tirar o cartãozinho.' },
        {
          mechanism: 'prova',
          text: 'Três presentes parados nessa prateleira: decido agora.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Pra quem pendura o quadro só quando a tia vem.' },
        { mechanism: 'compara', text: 'Vaso encostado por culpa ou vaso na casa de quem gosta?' },
        { mechanism: 'loop', text: 'Esse jarro aqui mudou de dono quatro vezes.', needsTruth: true },
        { mechanism: 'custo', text: 'Presente guardado por culpa já ocupa meia prateleira.' },
        { mechanism: 'desafio', text: 'Oferece o presente hoje pra quem vai usar amanhã.' },
      ],
    },
  ],
};
