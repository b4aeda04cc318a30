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
        { mechanism: 'erro', text: 'Não assina o laudo no capô, com o corretor olhando o relógio.' },
        { mechanism: 'numero', text: 'Tira dez fotos de cada cômodo antes de entrar o primeiro móvel.' },
        { mechanism: 'loop', text: 'Esse risquinho no piso precisa estar escrito.' },
        { mechanism: 'prova', text: 'Vou começar pelo banheiro, que é onde a vistoria passa batido.' },
        { mechanism: 'quebra', text: 'Não monta o guarda-roupa antes de fotografar o rodapé.' },
        { mechanism: 'custo', text: 'O azulejo que já tava trincado, sem foto, sai do seu bolso.' },
      ],
    },
    {
      question: 'Por que o dono do imóvel não devolve a caução?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Parede que o sol desbotou é uso normal, não sai da caução.' },
        { mechanism: 'dialogo', text: '“Fica pela pintura.” No laudo de entrada, a parede já descascava.' },
        { mechanism: 'confissao', text: 'Devolvi a chave na portaria, sem recibo nenhum.', needsTruth: true },
        { mechanism: 'contra', text: 'Casa usada volta usada, né? Quebrada é que não pode.' },
        { mechanism: 'erro', text: 'Descontar o último aluguel da caução sem combinar só arruma briga.' },
        { mechanism: 'lacuna', text: 'A resposta tá num papel que você assinou no dia da mudança.' },
        { mechanism: 'chamada', text: 'Se você já mudou e a caução não caiu, lê o laudo comigo.' },
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
        { mechanism: 'compara', text: 'O fiador custa um favor, o seguro custa todo ano, a caução volta.' },
        { mechanism: 'mito', text: 'Pedir fiador e caução no mesmo contrato a lei não deixa.' },
        { mechanism: 'numero', text: 'A caução em dinheiro tem teto: três meses de aluguel.' },
        { mechanism: 'custo', text: 'O que você paga de seguro-fiança não volta na mudança.' },
        {
          mechanism: 'cena',
          text: 'No almoço de domingo, o pedido de fiador fica entalado até a sobremesa.',
        },
        { mechanism: 'contra', text: 'Depósito parado rende, e o rendimento é do inquilino.' },
        { mechanism: 'pergunta', text: 'Você assinaria embaixo do contrato do seu primo?' },
        { mechanism: 'quebra', text: 'Antes do “sim” ao cunhado, lê até quando vale a fiança.' },
      ],
    },
    {
      question: 'Quanto tempo antes tenho que avisar que vou sair do aluguel?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'São trinta dias de aviso, e eles só contam por escrito.' },
        { mechanism: 'erro', text: 'Avisar o porteiro não é avisar o dono do apartamento.' },
        { mechanism: 'mito', text: 'A multa não é cheia: ela encolhe a cada mês que você ficou.' },
        { mechanism: 'cena', text: 'Caminhão na porta, contrato pela metade, sogra no telefone.' },
        { mechanism: 'desafio', text: 'Conta no contrato quantos meses faltam, depois liga.' },
        { mechanism: 'dialogo', text: '“O trabalho me transferiu.” Com aviso, essa multa pode cair.' },
        { mechanism: 'loop', text: 'O caminhão só vem depois deste e-mail de três linhas.' },
        { mechanism: 'custo', text: 'Sem aviso, a gente paga um mês inteiro por quartos vazios.' },
      ],
    },
    {
      question: 'Inquilino tem direito a usucapião?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Pagar aluguel por vinte anos não vira escritura.' },
        { mechanism: 'contra', text: 'Contrato é permissão, e permissão não faz dono.' },
        { mechanism: 'compara', text: 'Inquilino pede licença pra furar a parede; posseiro levanta o muro.' },
        { mechanism: 'cena', text: 'Trinta anos na casa da avó, sem papel, e a família trocou o telhado.' },
        { mechanism: 'prova', text: 'Vou mostrar um a um: conta de luz, carnê de IPTU, foto antiga.' },
        {
          mechanism: 'confissao',
          text: 'Eu tinha todos os recibos do terreno, e a matrícula tinha outro nome.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se a sua casa só tem recibo amarelado, essa conversa é sua.' },
        { mechanism: 'erro', text: 'Deixar o aluguel atrasar por anos não transforma ninguém em dono.' },
      ],
    },
  ],
};
