import type { BankSubtopic } from '../../content-types.ts';

export const fundosImobiliarios: BankSubtopic = {
  domain: 'investimentos',
  subtopic: 'fundos-imobiliarios',
  questions: [
    {
      question: 'Como escolher fundo imobiliário pela primeira vez?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Lê o nome dos inquilinos antes do valor da cota.' },
        { mechanism: 'cena', text: 'Café frio, relatório aberto, três galpões e um inquilino só.' },
        { mechanism: 'erro', text: 'Comprou pelo rendimento do mês e nem viu a vacância.' },
        { mechanism: 'prova', text: 'Abri um relatório gerencial e marquei o que leio primeiro.' },
        { mechanism: 'numero', text: 'Confere cinco linhas: imóveis, inquilinos, vacância, dívida e taxa.' },
        { mechanism: 'contra', text: 'Preço baixo na cota nem sempre é fundo barato.' },
        { mechanism: 'loop', text: 'Guarda o nome do maior inquilino, que ele volta no aluguel.' },
        {
          mechanism: 'confissao',
          text: 'Comprei um fundo por causa do shopping onde eu passeava.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que o rendimento do fundo imobiliário caiu?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Prometeram um valor por mês.” O regulamento não promete.' },
        { mechanism: 'mito', text: 'Nem todo fundo imobiliário tem prédio: alguns têm papel.' },
        { mechanism: 'lacuna', text: 'Uma carta do administrador avisa antes do bolso.' },
        { mechanism: 'cena', text: 'O inquilino entregou as chaves, e o andar tá apagado.' },
        { mechanism: 'custo', text: 'A parcela do carro contava com um depósito que encolheu.' },
        { mechanism: 'erro', text: 'Veio um pagamento único, e você contou como aluguel fixo.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu olhava só o depósito. Agora leio a vacância primeiro.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Depósito menor e nenhuma explicação? Abre o comunicado.' },
      ],
    },
    {
      question: 'Fundo imobiliário ou imóvel pra alugar: qual compensa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Cota vende num clique e balança; apartamento demora e dá goteira.' },
        { mechanism: 'contra', text: 'Nem cota nem apartamento promete inquilino.' },
        { mechanism: 'numero', text: 'Põe seis gastos na conta do imóvel, do IPTU ao mês vazio.' },
        { mechanism: 'pergunta', text: 'Você quer atender o telefone quando o chuveiro queimar?' },
        { mechanism: 'custo', text: 'Três meses sem inquilino levam o condomínio junto.' },
        { mechanism: 'erro', text: 'Aluguel bruto contra rendimento limpo: essa conta nasce torta.' },
        { mechanism: 'mito', text: 'O apartamento também desvaloriza, só que ninguém cota todo dia.' },
        { mechanism: 'prova', text: 'Ponho um apartamento e uma cota na mesma folha, com imposto.' },
      ],
    },
    {
      question: 'Quando o fundo imobiliário paga o rendimento?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Duas datas no comunicado: uma dá direito, outra paga.' },
        { mechanism: 'lacuna', text: 'A cota costuma amanhecer diferente no dia seguinte à data.' },
        { mechanism: 'loop', text: 'O informe desse rendimento volta na hora da declaração.' },
        { mechanism: 'desafio', text: 'Marca no calendário o dia do comunicado do fundo.' },
        { mechanism: 'cena', text: 'Já é dia quinze, e o depósito não pingou na conta.' },
        { mechanism: 'quebra', text: 'Para de atualizar o extrato e lê o aviso do fundo.' },
        { mechanism: 'dialogo', text: '“Todo fundo paga no dia dez.” Cada um escolhe o seu.' },
        {
          mechanism: 'antes-depois',
          text: 'Corria pra comprar antes da data. Hoje nem olho esse dia.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que a cota do fundo imobiliário cai?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Imóvel atrás da cota não segura o preço no lugar.' },
        { mechanism: 'compara', text: 'Juros sobem, cota costuma sentir; prédio continua de pé.' },
        { mechanism: 'erro', text: 'Vendeu no susto um dinheiro que era pra daqui a dez anos.' },
        { mechanism: 'contra', text: 'Cota em queda nem sempre tá em promoção.' },
        { mechanism: 'custo', text: 'Comprar mais na queda só pela média aumenta o risco.' },
        { mechanism: 'quebra', text: 'Sai do gráfico e abre a lista de contratos.' },
        { mechanism: 'chamada', text: 'Pra quem entrou pelo aluguel e esqueceu que a cota balança.' },
        { mechanism: 'desafio', text: 'Lê os três últimos fatos relevantes antes de decidir.' },
      ],
    },
  ],
};
