import type { BankSubtopic } from '../../content-types.ts';

export const abrirMei: BankSubtopic = {
  domain: 'negocios',
  subtopic: 'abrir-mei',
  questions: [
    {
      question: 'Como abrir MEI pela internet?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Uma da manhã, e o CNPJ novo já tá na tela.' },
        { mechanism: 'erro', text: 'Pagar atravessador por um cadastro que é de graça.' },
        { mechanism: 'mito', text: 'Chegou boleto de associação? Não precisa pagar, tá?' },
        { mechanism: 'numero', text: 'Separa três coisas antes: endereço, documento e a senha do gov.br.' },
        { mechanism: 'desafio', text: 'Procura a sua ocupação na lista antes de preencher.' },
        { mechanism: 'prova', text: 'Vou mostrar o caminho no site oficial, sem pagar nada.' },
        { mechanism: 'lacuna', text: 'Um dado da sua casa pode virar público nesse cadastro.' },
        { mechanism: 'chamada', text: 'Ainda vende na maquininha da cunhada? Isso é com você.' },
      ],
    },
    {
      question: 'O que acontece se eu não pagar o DAS do MEI?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Dia vinte, aplicativo do banco, guia no fundo da gaveta.' },
        { mechanism: 'mito', text: 'Dar baixa no CNPJ não apaga as guias que já venceram.' },
        { mechanism: 'custo', text: 'Com a guia parada, o INSS para junto.' },
        { mechanism: 'erro', text: 'O carnê não chega pelo correio, a guia tá no site.' },
        {
          mechanism: 'confissao',
          text: 'Deixei seis guias pra depois. O depois veio com juro.',
          needsTruth: true,
        },
        {
          mechanism: 'antes-depois',
          text: 'Eu pagava quando lembrava. Hoje cai no débito automático.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Não vendi nada esse mês.” A guia não pergunta isso.' },
        { mechanism: 'numero', text: 'Guias em atraso podem virar até sessenta parcelas.' },
      ],
    },
    {
      question: 'Vale a pena abrir MEI ou trabalhar por conta sem CNPJ?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Paga guia com INSS ou trabalha sem auxílio nenhum se adoecer.' },
        { mechanism: 'contra', text: 'Se você vende duas vezes por ano, talvez não compense.' },
        { mechanism: 'cena', text: 'O cliente grande gostou de tudo e pediu o CNPJ.' },
        { mechanism: 'mito', text: 'Carteira assinada não impede um CNPJ de MEI.' },
        { mechanism: 'custo', text: 'CNPJ aberto pode mexer no seguro-desemprego.' },
        { mechanism: 'erro', text: 'Abrir só pra ter a maquininha e esquecer do imposto mensal.' },
        { mechanism: 'pergunta', text: 'Quantas pessoas já te pediram nota esse ano?' },
        { mechanism: 'numero', text: 'Doze guias e uma declaração: esse é o ano do MEI.' },
      ],
    },
    {
      question: 'Quanto o MEI pode faturar por ano?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Outubro, planilha somada, e o teto logo ali.' },
        { mechanism: 'mito', text: 'No teto entra tudo que você vendeu, lucro ou não.' },
        { mechanism: 'numero', text: 'Quem abriu em julho tem limite de seis meses.' },
        { mechanism: 'erro', text: 'Somar o ano só em maio, na declaração.' },
        { mechanism: 'contra', text: 'Passar do teto não fecha a firma, muda o imposto.' },
        { mechanism: 'desafio', text: 'Divide o limite por doze e cola na gaveta.' },
        { mechanism: 'custo', text: 'Receber por fora pra não estourar sai caro depois.' },
        { mechanism: 'loop', text: 'Esse relatório de uma página evita o susto de dezembro.' },
      ],
    },
    {
      question: 'MEI precisa emitir nota fiscal pra pessoa física?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Pra empresa, nota sempre. Pra vizinha, se ela pedir.' },
        { mechanism: 'cena', text: 'Encomenda entregue, e a moça do balcão quer a nota.' },
        { mechanism: 'mito', text: 'Emitir mais nota não aumenta a guia do mês.' },
        { mechanism: 'erro', text: 'Na hora da entrega, o cadastro do emissor nem começou.' },
        { mechanism: 'dialogo', text: '“Sem nota sai mais barato?” Nessa guia, o valor é fixo.' },
        { mechanism: 'prova', text: 'Vou emitir uma nota de MEI agora, pelo celular.' },
        {
          mechanism: 'confissao',
          text: 'Perdi uma escola de cliente por não saber emitir.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Guarda o bloquinho da papelaria, que recibo não é nota.' },
      ],
    },
  ],
};
