import type { BankSubtopic } from '../../content-types.ts';

export const juntarDinheiro: BankSubtopic = {
  domain: 'financas',
  subtopic: 'juntar-dinheiro',
  questions: [
    {
      question: 'Como guardar dinheiro todo mês ganhando pouco?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Moeda de um real no pote, botijão pago em dezembro.' },
        { mechanism: 'confissao', text: 'Comecei com uma nota de dois e achei piada.', needsTruth: true },
        { mechanism: 'numero', text: 'Com cinco reais por dia útil, o mês paga um botijão.' },
        { mechanism: 'erro', text: 'Guardou um valor bonito no susto, e no dia doze tirou.' },
        { mechanism: 'contra', text: 'Dez reais que ficam ganham de cem que voltam.' },
        { mechanism: 'desafio', text: 'Agenda vinte reais pra sumir no dia do pagamento.' },
        { mechanism: 'quebra', text: 'Renomeia a poupança pra “geladeira nova”.' },
        { mechanism: 'lacuna', text: 'O dinheiro de guardar já sai todo mês com outro nome.' },
      ],
    },
    {
      question: 'Por que toda vez que junto dinheiro eu gasto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Era pra emergência.” Era um tênis em promoção.' },
        { mechanism: 'mito', text: 'Cofre longe ajuda mais que força de vontade.' },
        { mechanism: 'custo', text: 'Cada saque pequeno deixa o próximo mais fácil.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu guardava sem motivo. Dei nome de viagem e parou de sair.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se a poupança enche em março e seca em abril, falta trava.' },
        { mechanism: 'loop', text: 'Acompanha esse cofre até o dia dez.' },
        { mechanism: 'compara', text: 'Emergência é pneu furado, oportunidade é liquidação.' },
        { mechanism: 'quebra', text: 'Tira o saldo da reserva da tela inicial.' },
      ],
    },
    {
      question: 'Poupança ou CDB: onde deixar a reserva?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Poupança rende no aniversário, CDB rende todo dia útil.' },
        { mechanism: 'cena', text: 'Gerente falando em vencimento, e você só quer o pneu.' },
        { mechanism: 'erro', text: 'A emergência chegou, e o dinheiro só vence em três anos.' },
        { mechanism: 'mito', text: 'O FGC protege poupança e CDB até o mesmo teto.' },
        { mechanism: 'numero', text: 'Faz três perguntas pro banco antes do primeiro real.' },
        { mechanism: 'pergunta', text: 'Se o dente quebrar no sábado, esse dinheiro sai?' },
        { mechanism: 'prova', text: 'Vou resgatar dos dois agora: olha qual cai primeiro.' },
        { mechanism: 'contra', text: 'Na reserva, sair rápido vale mais que render muito.' },
      ],
    },
    {
      question: 'Quantos meses de salário ter na reserva de emergência?',
      family: 'tempo',
      hooks: [
        { mechanism: 'dialogo', text: '“Seis salários? Impossível.” Começa por um mês de gás.' },
        { mechanism: 'numero', text: 'Com três meses de despesa guardados, o sono já muda.' },
        {
          mechanism: 'confissao',
          text: 'A minha primeira reserva cobria uma bateria de carro.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Quem é autônomo precisa de mais fôlego que concursado.' },
        { mechanism: 'desafio', text: 'Soma aluguel, comida, luz e remédio, e multiplica.' },
        { mechanism: 'mito', text: 'Meta de reserva se mede em mercado, não em salário.' },
        { mechanism: 'erro', text: 'Bateu a meta, marcou a praia e zerou a reserva.' },
        { mechanism: 'loop', text: 'O quarto mês da reserva muda de gaveta, espera.' },
      ],
    },
    {
      question: 'Desafio das 52 semanas funciona?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Cartela na geladeira, dezoito quadradinhos e uma caneta seca.' },
        { mechanism: 'custo', text: 'As semanas mais caras caem bem em dezembro.' },
        { mechanism: 'numero', text: 'Faz ao contrário: começa pela cinquenta e dois.' },
        { mechanism: 'chamada', text: 'Largou a cartela na nona semana do ano passado? Volta.' },
        { mechanism: 'loop', text: 'Troco uma regra desse desafio e ele chega no fim.' },
        {
          mechanism: 'antes-depois',
          text: 'Larguei a cartela duas vezes. Com valor fixo, fui.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Rasga a cartela e repete o mesmo valor toda sexta.' },
        { mechanism: 'prova', text: 'Vou somar as cinquenta e duas na calculadora, com você.' },
      ],
    },
  ],
};
