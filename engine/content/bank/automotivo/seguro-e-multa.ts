import type { BankSubtopic } from '../../content-types.ts';

export const seguroEMulta: BankSubtopic = {
  domain: 'automotivo',
  subtopic: 'seguro-e-multa',
  questions: [
    {
      question: 'Como recorrer de uma multa de trânsito?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Um zero trocado na placa já é assunto pra defesa.' },
        { mechanism: 'erro', text: 'O textão de raiva ficou ótimo, e a data passou.' },
        { mechanism: 'prova', text: 'Vou ler uma notificação inteira, de caneta na mão.' },
        { mechanism: 'lacuna', text: 'O prazo mora na própria notificação, longe do valor.' },
        { mechanism: 'mito', text: 'Negado na primeira, o recurso ainda tem outra porta.' },
        { mechanism: 'cena', text: 'Envelope do correio, foto borrada, placa de outro carro.' },
        { mechanism: 'contra', text: 'Raiva do radar não é argumento de defesa.' },
        { mechanism: 'loop', text: 'Guarda esse envelope aqui: a data dele pode ajudar.' },
      ],
    },
    {
      question: 'Por que o seguro do meu carro é tão caro?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Formulário na tela: garagem, idade, quem mais dirige.' },
        { mechanism: 'mito', text: 'A cor do carro pesa menos que o CEP onde ele dorme.' },
        { mechanism: 'erro', text: 'O filho de dezenove dirige, e a apólice nem sabe.' },
        { mechanism: 'numero', text: 'Faz três cotações no mesmo dia, com as mesmas respostas.' },
        { mechanism: 'custo', text: 'Franquia baixinha encarece a parcela o ano inteiro.' },
        { mechanism: 'desafio', text: 'Pede a mesma proposta com outra franquia pra comparar.' },
        { mechanism: 'dialogo', text: '“Meu carro nem é visado.” A peça dele é.' },
        { mechanism: 'chamada', text: 'Se a renovação veio mais alta, não assina no automático.' },
      ],
    },
    {
      question: 'Vale a pena fazer seguro de carro velho?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'O susto maior pode ser bater num carro caro.' },
        { mechanism: 'compara', text: 'Cobertura completa ou só pra terceiros: pede as duas no papel.' },
        { mechanism: 'numero', text: 'Divide a apólice por doze antes de dizer que não dá.' },
        { mechanism: 'custo', text: 'Um farol de carro novo pode valer meio carro velho.' },
        { mechanism: 'erro', text: 'Cancelar tudo e deixar o guincho por conta da sorte.' },
        { mechanism: 'pergunta', text: 'Se o carro sumir hoje, você vai de quê na segunda?' },
        {
          mechanism: 'confissao',
          text: 'Fiquei um ano sem apólice e decorei cada barulho da rua.',
          needsTruth: true,
        },
        {
          mechanism: 'antes-depois',
          text: 'Eu assinava o pacote cheio. Hoje fico com terceiros e guincho.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quanto tempo os pontos ficam na CNH?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Doze meses contados da infração, e não da cartinha.' },
        { mechanism: 'mito', text: 'Pagar o boleto não apaga o ponto.' },
        { mechanism: 'cena', text: 'Aplicativo aberto na garagem, três infrações que eram do primo.' },
        { mechanism: 'erro', text: 'A notificação foi pro endereço antigo, e você nem viu.' },
        { mechanism: 'desafio', text: 'Abre o aplicativo do trânsito e lê a sua soma.' },
        { mechanism: 'lacuna', text: 'Infração velha sai da conta num dia certo.' },
        { mechanism: 'custo', text: 'Perdeu a data de indicar o condutor, o ponto é seu.' },
        { mechanism: 'chamada', text: 'Dirige pra viver? Confere isso antes de renovar.' },
      ],
    },
    {
      question: 'IPVA à vista ou parcelado: o que compensa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Desconto na mão ou reserva rendendo: faz as duas contas.' },
        { mechanism: 'desafio', text: 'Procura a tabela do seu estado antes da virada do ano.' },
        { mechanism: 'erro', text: 'Quitar o imposto e largar o material escolar no rotativo.' },
        { mechanism: 'numero', text: 'Imposto, matrícula, fatura de dezembro: três contas, um janeiro.' },
        { mechanism: 'cena', text: 'Calendário por final de placa, ímã na geladeira, caneta vermelha.' },
        { mechanism: 'contra', text: 'Guardar desde março dói menos que qualquer desconto.' },
        { mechanism: 'quebra', text: 'Fecha o extrato e olha primeiro a data da sua placa.' },
        { mechanism: 'dialogo', text: '“Chegou boleto com desconto no zap.” Só paga pelo site do estado.' },
      ],
    },
  ],
};
