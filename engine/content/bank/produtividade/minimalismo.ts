import type { BankSubtopic } from '../../content-types.ts';

export const minimalismo: BankSubtopic = {
  domain: 'produtividade',
  subtopic: 'minimalismo',
  questions: [
    {
      question: 'Como começar o minimalismo pelo guarda-roupa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Cama coberta de roupa, onze da noite, arrependimento.' },
        { mechanism: 'desafio', text: 'Vira todos os cabides ao contrário hoje.' },
        { mechanism: 'numero', text: 'Três pilhas na cama: uso, conserto, tchau.' },
        { mechanism: 'erro', text: 'Começar pela calça que um dia vai servir.' },
        {
          mechanism: 'confissao',
          text: 'Achei três camisas com etiqueta no fundo do armário.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Primeiro sai roupa, depois se pensa em cabide.' },
        { mechanism: 'prova', text: 'Vou provar, uma por uma, as roupas do fundo.', needsTruth: true },
        { mechanism: 'quebra', text: 'Para de dobrar e tira a gaveta inteira.' },
      ],
    },
    {
      question: 'Por que não consigo jogar nada fora?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Cabo sem aparelho, caixa de sapato, mudança de novo.' },
        { mechanism: 'dialogo', text: '“Mas custou caro.” E ocupa o quarto de graça?' },
        { mechanism: 'mito', text: 'A lembrança não mora no bule.' },
        { mechanism: 'custo', text: 'O quartinho da bagunça paga o mesmo aluguel.' },
        { mechanism: 'lacuna', text: 'Tem um objeto na sua casa que segura os outros.' },
        { mechanism: 'chamada', text: 'Se o carregador do celular antigo te comove, vem.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu guardava o ingresso. Agora guardo a foto dele.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Objeto de quem já partiu não tem pressa nenhuma.' },
      ],
    },
    {
      question: 'Minimalismo com filhos funciona?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Pé descalço, meia-noite, pecinha de montar.' },
        { mechanism: 'compara', text: 'Quarenta brinquedos na caixa ou oito na altura deles?' },
        { mechanism: 'contra', text: 'Casa com criança não precisa parecer catálogo.' },
        { mechanism: 'mito', text: 'Menos brinquedo no chão não é menos infância.' },
        { mechanism: 'numero', text: 'Dez brinquedos à vista, o resto em rodízio.' },
        { mechanism: 'erro', text: 'Doar o boneco preferido enquanto a criança dorme.' },
        { mechanism: 'custo', text: 'Brinquedo demais é arrumação depois das dez.' },
        { mechanism: 'confissao', text: 'Escondi o tambor por uma semana. Sobrevivemos.', needsTruth: true },
      ],
    },
    {
      question: 'Quanto tempo esperar antes de comprar algo novo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Sete dias no papel antes de ir pro carrinho.' },
        { mechanism: 'desafio', text: 'Escreve o preço em horas do seu trabalho.' },
        { mechanism: 'mito', text: 'Muita promoção de meia-noite volta no mês seguinte.' },
        { mechanism: 'cena', text: 'Domingo, dez da noite, cupom piscando, cartão decorado.' },
        { mechanism: 'dialogo', text: '“É só até meia-noite.” O relógio zera amanhã também.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu comprava no clique. Agora durmo, e a vontade nem acorda.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Apaga o cartão salvo da loja.' },
        { mechanism: 'loop', text: 'Nessa lista de espera sobrou um item só.', needsTruth: true },
      ],
    },
    {
      question: 'Desapego: o que fazer com presente que não uso?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'O presente cumpriu o papel no dia do abraço.' },
        { mechanism: 'erro', text: 'Repassar na mesma família sem tirar o cartão.' },
        {
          mechanism: 'prova',
          text: 'Três presentes parados nessa prateleira: decido agora.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Pra quem pendura o quadro só quando a tia vem.' },
        { mechanism: 'compara', text: 'Vaso guardado por culpa ou doado com carinho.' },
        { mechanism: 'loop', text: 'Esse jarro aqui mudou de dono quatro vezes.', needsTruth: true },
        { mechanism: 'custo', text: 'Culpa embrulhada ocupa meia prateleira.' },
        { mechanism: 'desafio', text: 'Oferece hoje pra quem vai usar amanhã.' },
      ],
    },
  ],
};
