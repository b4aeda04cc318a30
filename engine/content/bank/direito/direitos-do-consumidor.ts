import type { BankSubtopic } from '../../content-types.ts';

export const direitosDoConsumidor: BankSubtopic = {
  domain: 'direito',
  subtopic: 'direitos-do-consumidor',
  questions: [
    {
      question: 'Como trocar um produto com defeito?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Liquidificador na caixa, três dias de uso, cheiro de queimado.' },
        { mechanism: 'erro', text: 'Sair da assistência sem um papel na mão.' },
        { mechanism: 'numero', text: 'A assistência tem trinta dias; depois, quem escolhe é o cliente.' },
        { mechanism: 'dialogo', text: '“Só trocamos em até três dias.” A lei não leu esse cartaz.' },
        { mechanism: 'prova', text: 'Vou escrever a queixa da geladeira aqui, em seis linhas.' },
        { mechanism: 'loop', text: 'Antes de embrulhar tudo, fotografa esta etiqueta atrás do aparelho.' },
        { mechanism: 'contra', text: 'Nota fiscal perdida não encerra a conversa.' },
        { mechanism: 'chamada', text: 'Celular de duas semanas que já apaga sozinho: senta aqui.' },
      ],
    },
    {
      question: 'Por que a loja física não quer trocar presente?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Blusa apertada não é defeito: a troca é gentileza da casa.' },
        { mechanism: 'compara', text: 'No provador deu pra testar; no site, só deu pra ver foto.' },
        {
          mechanism: 'confissao',
          text: 'A etiqueta saiu no carro, e a blusa ficou comigo.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Deixa a etiqueta no vestido até passar o aniversário.' },
        { mechanism: 'lacuna', text: 'No verso da nota, um carimbo muda a resposta.' },
        { mechanism: 'custo', text: 'Meia hora de fila, gerente chamado, e a troca era cortesia.' },
        { mechanism: 'cena', text: 'Vinte e seis de dezembro, fila no shopping, camisa entalada no ombro.' },
        { mechanism: 'desafio', text: 'Pede a regra por escrito, com o cartão ainda na carteira.' },
      ],
    },
    {
      question: 'Vale a pena reclamar no Procon ou ir pro juizado?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Nem toda briga com loja precisa de juiz.' },
        { mechanism: 'compara', text: 'Procon cobra a loja; indenização quem decide é o juiz.' },
        { mechanism: 'numero', text: 'São três portas de graça, e uma delas abre pelo celular.' },
        { mechanism: 'erro', text: 'Levar a raiva inteira e nenhum comprovante.' },
        { mechanism: 'custo', text: 'Três tardes de musiquinha no telefone, e nada por escrito.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes era grito no telefone; agora é protocolo e calendário.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Abro aqui a reclamação da internet lenta, do cadastro ao envio.' },
        { mechanism: 'lacuna', text: 'Em causa pequena, o juizado dispensa justo a figura mais cara.' },
      ],
    },
    {
      question: 'Qual o prazo pra desistir de uma compra na internet?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Do portão até o arrependimento cabem sete dias.' },
        { mechanism: 'mito', text: 'Abrir a caixa do tênis não cancela o arrependimento.' },
        { mechanism: 'quebra', text: 'Tira o tênis do pé e escreve o e-mail.' },
        { mechanism: 'erro', text: 'Esperar o chat responder enquanto o sétimo dia passa.' },
        { mechanism: 'contra', text: 'O frete da volta não sai do seu bolso.' },
        { mechanism: 'dialogo', text: '“Peça em promoção não tem devolução.” Fora da loja física, tem.' },
        { mechanism: 'loop', text: 'Essa data miúda no rastreio manda na devolução.' },
        { mechanism: 'pergunta', text: 'Que dia o porteiro recebeu a caixa?' },
      ],
    },
    {
      question: 'O que fazer com cobrança indevida na fatura?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Fatura aberta na mesa, e um seguro que você jamais pediu.' },
        { mechanism: 'numero', text: 'Pagou quarenta que não devia, pode receber oitenta.' },
        { mechanism: 'desafio', text: 'Marca com caneta cada linha sem dono no extrato.' },
        { mechanism: 'chamada', text: 'Nove e noventa todo mês, num serviço sem nome: confere comigo.' },
        { mechanism: 'erro', text: 'Pagar em silêncio, mês após mês, pra não sujar o nome.' },
        {
          mechanism: 'confissao',
          text: 'Paguei seguro de um cartão que morava na gaveta.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Oito reais por mês também são assunto de Procon.' },
        { mechanism: 'lacuna', text: 'O nome no extrato raramente é o da fachada.' },
      ],
    },
  ],
};
