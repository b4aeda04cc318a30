import type { BankSubtopic } from '../../content-types.ts';

export const economiaDeCombustivel: BankSubtopic = {
  domain: 'automotivo',
  subtopic: 'economia-de-combustivel',
  questions: [
    {
      question: 'Como economizar gasolina no dia a dia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Tira o bagageiro do teto depois das férias.' },
        { mechanism: 'numero', text: 'Dois quarteirões antes do vermelho, o pé já saiu.' },
        { mechanism: 'erro', text: 'Motor moderno não precisa de dez minutos esquentando parado.' },
        { mechanism: 'desafio', text: 'Zera o marcador de viagem no próximo tanque.' },
        { mechanism: 'cena', text: 'Arrancada, freada, e o mesmo táxi do lado no semáforo.' },
        {
          mechanism: 'confissao',
          text: 'Carreguei um saco de cimento no porta-malas por um mês.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Descer na banguela não poupa e ainda cansa o freio.' },
        { mechanism: 'prova', text: 'Vou fazer o mesmo caminho com dois pés diferentes.' },
      ],
    },
    {
      question: 'Por que meu carro tá gastando muito combustível?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'O visor da bomba tá rodando, e o ponteiro nem saiu do lugar.' },
        { mechanism: 'lacuna', text: 'Uma peça de papel sufoca o motor sem acender luz.' },
        { mechanism: 'custo', text: 'Vela gasta cobra um pouquinho em cada tanque.' },
        { mechanism: 'mito', text: 'Gasolina aditivada não conserta pneu murcho.' },
        { mechanism: 'erro', text: 'O ponteiro engana, quem mede consumo é a bomba.' },
        { mechanism: 'chamada', text: 'Só roda até a padaria? O motor nem chega a esquentar, tá?' },
        {
          mechanism: 'antes-depois',
          text: 'Eu culpava o posto. Era o freio de mão agarrando.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Sempre fez doze por litro.” Na estrada ou na ladeira?' },
      ],
    },
    {
      question: 'Etanol ou gasolina: qual compensa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Divide um preço pelo outro: até zero vírgula sete, etanol.' },
        { mechanism: 'mito', text: 'A regra dos sete décimos é média, e o seu motor é outro.' },
        { mechanism: 'desafio', text: 'Anota dois tanques de cada e usa o seu número.' },
        { mechanism: 'compara', text: 'Um rende mais, o outro custa menos: a divisão resolve.' },
        { mechanism: 'cena', text: 'A fila tá buzinando, e você com a calculadora aberta.' },
        { mechanism: 'contra', text: 'Em carro flex, dá pra misturar os dois sem medo.' },
        { mechanism: 'loop', text: 'Esse recibo amassado aqui guarda metade da conta.' },
        { mechanism: 'erro', text: 'Quem abastece no olho paga a diferença o ano todo.' },
      ],
    },
    {
      question: 'De quanto em quanto tempo calibrar o pneu pra economizar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'A cada quinze dias, e o estepe entra na fila.' },
        { mechanism: 'mito', text: 'Pneu murcho nem sempre tá com cara de murcho.' },
        { mechanism: 'cena', text: 'Dois minutos de mangueira, com a roda ainda fria.' },
        { mechanism: 'erro', text: 'Pôr ar depois de uma hora de estrada, com o pneu quente.' },
        { mechanism: 'quebra', text: 'Abre a porta do motorista e procura a etiqueta.' },
        { mechanism: 'desafio', text: 'Confere a pressão antes de encher o porta-malas.' },
        { mechanism: 'custo', text: 'Cada libra a menos come borda de pneu e gasolina.' },
        { mechanism: 'confissao', text: 'Pus vinte e oito por anos, sem abrir o manual.', needsTruth: true },
      ],
    },
    {
      question: 'Ar-condicionado ou vidro aberto: o que gasta mais?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Na cidade, vai de janela. Na estrada, o vento cobra pedágio.' },
        { mechanism: 'mito', text: 'Janela aberta a cem por hora também tem preço.' },
        { mechanism: 'numero', text: 'Passou de oitenta, vidro arriado vira paraquedas.' },
        { mechanism: 'cena', text: 'Trinta e oito graus, banco fervendo, dedo no botão azul.' },
        { mechanism: 'desafio', text: 'Abre as quatro portas um minuto antes pro calor sair.' },
        { mechanism: 'erro', text: 'Botar o ar no máximo com o bafo do sol lá dentro.' },
        { mechanism: 'contra', text: 'Motorista derretendo dirige pior, e isso não aparece no tanque.' },
        { mechanism: 'pergunta', text: 'Quanto do seu caminho passa de oitenta?' },
      ],
    },
  ],
};
