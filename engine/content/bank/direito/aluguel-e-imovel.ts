import type { BankSubtopic } from '../../content-types.ts';

export const aluguelEImovel: BankSubtopic = {
  domain: 'direito',
  subtopic: 'aluguel-e-imovel',
  questions: [
    {
      question: 'Como fazer a vistoria de um imóvel alugado?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Chave na mão, sala com eco, e uma mancha no teto.' },
        { mechanism: 'desafio', text: 'Filma a torneira aberta, a descarga e cada tomada.' },
        { mechanism: 'erro', text: 'Assinar o laudo no capô, com o corretor apressado.' },
        { mechanism: 'numero', text: 'Dez fotos por cômodo, tiradas antes do primeiro móvel.' },
        { mechanism: 'loop', text: 'Esse risquinho no piso precisa estar escrito.' },
        { mechanism: 'prova', text: 'Começo pelo banheiro, onde a vistoria passa batido.' },
        { mechanism: 'quebra', text: 'Não monta o guarda-roupa antes de fotografar o rodapé.' },
        { mechanism: 'custo', text: 'Azulejo trincado sem foto vira azulejo trincado por você.' },
      ],
    },
    {
      question: 'Por que o dono não devolve a caução?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Tinta queimada de sol não sai do depósito.' },
        { mechanism: 'dialogo', text: '“Fica pela pintura.” No laudo de entrada, a parede já descascava.' },
        { mechanism: 'confissao', text: 'Devolvi a chave na portaria, sem recibo nenhum.', needsTruth: true },
        { mechanism: 'contra', text: 'Casa usada volta usada, só não volta quebrada.' },
        { mechanism: 'erro', text: 'Abater o último mês do depósito, sem combinar.' },
        { mechanism: 'lacuna', text: 'A resposta dorme num papel do dia da mudança.' },
        {
          mechanism: 'chamada',
          text: 'Mudança feita, caixas abertas, depósito que não cai: lê isso comigo.',
        },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu largava a chave; hoje só saio com recibo.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Fiador, caução ou seguro-fiança: qual escolher?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Fiador custa um favor, seguro custa todo ano, caução volta.' },
        { mechanism: 'mito', text: 'Fiador e caução no mesmo contrato, a lei não deixa.' },
        { mechanism: 'numero', text: 'O depósito tem teto: três meses de aluguel.' },
        { mechanism: 'custo', text: 'Dinheiro do seguro não volta na mudança.' },
        { mechanism: 'cena', text: 'Almoço de domingo, e o pedido entalado antes da sobremesa.' },
        { mechanism: 'contra', text: 'Depósito parado rende, e o rendimento é do inquilino.' },
        { mechanism: 'pergunta', text: 'Você assinaria embaixo do contrato do seu primo?' },
        { mechanism: 'quebra', text: 'Antes do “sim” ao cunhado, lê até quando vale a fiança.' },
      ],
    },
    {
      question: 'Quanto tempo antes avisar que vou sair do aluguel?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Trinta dias por escrito: o relógio só anda no papel.' },
        { mechanism: 'erro', text: 'Avisar o porteiro e achar que avisou o proprietário.' },
        { mechanism: 'mito', text: 'A multa encolhe a cada mês que você ficou.' },
        { mechanism: 'cena', text: 'Caminhão na porta, contrato pela metade, sogra no telefone.' },
        { mechanism: 'desafio', text: 'Conta no contrato quantos meses faltam, depois liga.' },
        { mechanism: 'dialogo', text: '“O trabalho me transferiu.” Com aviso, essa multa pode cair.' },
        { mechanism: 'loop', text: 'Caminhão só depois deste e-mail de três linhas.' },
        { mechanism: 'custo', text: 'Um mês inteiro pago por quartos já vazios.' },
      ],
    },
    {
      question: 'Inquilino tem direito a usucapião?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Vinte anos de recibo não viram escritura.' },
        { mechanism: 'contra', text: 'Contrato é permissão, e permissão não faz dono.' },
        { mechanism: 'compara', text: 'Inquilino pede licença pra furar a parede; posseiro levanta o muro.' },
        { mechanism: 'cena', text: 'Casa da avó, trinta anos sem papel, telhado trocado pela família.' },
        { mechanism: 'prova', text: 'Conta de luz, carnê de IPTU, foto antiga: mostro um a um.' },
        {
          mechanism: 'confissao',
          text: 'Paguei por recibo, e a matrícula tinha outro nome.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Recibo amarelado no lugar da escritura: essa conversa é sua.' },
        { mechanism: 'erro', text: 'Parar de pagar e contar os anos no calendário.' },
      ],
    },
  ],
};
