import type { BankSubtopic } from '../../content-types.ts';

export const viajarBarato: BankSubtopic = {
  domain: 'viagem',
  subtopic: 'viajar-barato',
  questions: [
    {
      question: 'Como viajar gastando pouco?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Mercado na chegada: quatro cafés da manhã pelo preço de um.' },
        {
          mechanism: 'confissao',
          text: 'Economizei na diária e gastei tudo em corrida até o centro.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'O dinheiro do passeio ficou no sanduíche do aeroporto.' },
        { mechanism: 'contra', text: 'Destino da moda cobra mais pela fila que pela vista.' },
        { mechanism: 'desafio', text: 'Soma quanto custaram os lanches da última viagem.' },
        {
          mechanism: 'cena',
          text: 'Rodoviária às onze da noite, travesseiro no pescoço, uma diária a menos.',
        },
        { mechanism: 'prova', text: 'Vou montar um feriado aqui, com a calculadora aberta.' },
        { mechanism: 'quebra', text: 'Fecha o site de hotel e abre o calendário.' },
      ],
    },
    {
      question: 'Por que a passagem aérea tá tão cara?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Aba anônima não abaixa tarifa de feriado.' },
        { mechanism: 'cena', text: 'O preço subiu entre o cafezinho e o cartão.' },
        { mechanism: 'custo', text: 'Assento, mala, taxa: a barata engorda até o pagamento.' },
        { mechanism: 'lacuna', text: 'Muda um dia no calendário, e a tarifa já é outra.' },
        { mechanism: 'erro', text: 'Todo mundo quer sexta à noite e domingo à tarde.' },
        { mechanism: 'dialogo', text: '“Compro depois do salário.” A tarifa não espera o quinto dia útil.' },
        { mechanism: 'chamada', text: 'Se você só tem férias em julho, o jogo é outro.' },
        { mechanism: 'compara', text: 'Acordar às três ou pagar a tarifa do meio-dia?' },
      ],
    },
    {
      question: 'Vale a pena viajar na baixa temporada?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Restaurante fechado na terça também vem no desconto.' },
        { mechanism: 'mito', text: 'Fora de temporada não quer dizer chuva a semana inteira.' },
        {
          mechanism: 'antes-depois',
          text: 'Em janeiro eu disputava cadeira. Em agosto, escolho a mesa.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Você quer rua cheia ou cadeira vazia?' },
        { mechanism: 'cena', text: 'Terça de agosto, e a pousada inteira é da gente.' },
        { mechanism: 'numero', text: 'Duas semanas depois do feriado, o mesmo quarto tem outro preço.' },
        { mechanism: 'custo', text: 'Ir no feriado é pagar mais pra olhar nuca na fila.' },
        { mechanism: 'loop', text: 'Essa pergunta aqui, por telefone, mostra se tá barato mesmo.' },
      ],
    },
    {
      question: 'Com quanto tempo de antecedência comprar passagem?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Pechincha de última hora existe, mas não no seu feriado.' },
        { mechanism: 'numero', text: 'Pra feriado prolongado, seis meses antes já tem gente comprando.' },
        { mechanism: 'erro', text: 'Comprar cedo demais uma tarifa que não muda de data.' },
        { mechanism: 'desafio', text: 'Cria um alerta de preço hoje e deixa ele trabalhar pra você.' },
        {
          mechanism: 'confissao',
          text: 'Esperei baixar e paguei o preço de quem não escolhe.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Um mês antes ou quatro: o feriado no meio decide.' },
        { mechanism: 'quebra', text: 'Marca as férias no trabalho antes de caçar tarifa.' },
        { mechanism: 'chamada', text: 'Pra quem decide na quinta e embarca na sexta.' },
      ],
    },
    {
      question: 'Como fazer um mochilão com pouco dinheiro?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Chinelo no box, cadeado no armário, seis sotaques no quarto.' },
        { mechanism: 'erro', text: 'Sete calças pesam mais que um sabão em barra.' },
        { mechanism: 'numero', text: 'Com três camisetas e um varal de barbante, a mochila fecha.' },
        {
          mechanism: 'confissao',
          text: 'Carreguei um secador por quatro cidades e liguei uma vez.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou pesar a minha mochila na balança do açougue.' },
        { mechanism: 'contra', text: 'Mochilão barato tem mais arroz na panela do que foto.' },
        { mechanism: 'custo', text: 'Cidade nova todo dia é passagem nova todo dia.' },
        { mechanism: 'lacuna', text: 'A cozinha do hostel guarda a economia que falta.' },
      ],
    },
  ],
};
