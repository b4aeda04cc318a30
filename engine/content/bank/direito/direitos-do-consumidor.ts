import type { BankSubtopic } from '../../content-types.ts';

export const direitosDoConsumidor: BankSubtopic = {
  domain: 'direito',
  subtopic: 'direitos-do-consumidor',
  questions: [
    {
      question: 'Como trocar um produto com defeito?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Três dias de uso, e o liquidificador já cheira a queimado.' },
        { mechanism: 'erro', text: 'Não sai da assistência sem a ordem de serviço na mão.' },
        { mechanism: 'numero', text: 'A assistência tem trinta dias; depois, quem escolhe é o cliente.' },
        { mechanism: 'dialogo', text: '“Só trocamos em até três dias.” A lei não leu esse cartaz.' },
        { mechanism: 'prova', text: 'Vou escrever a queixa da geladeira aqui, em seis linhas.' },
        { mechanism: 'loop', text: 'Antes de embrulhar tudo, fotografa esta etiqueta atrás do aparelho.' },
        { mechanism: 'contra', text: 'Perder a nota fiscal não encerra a conversa.' },
        { mechanism: 'chamada', text: 'Celular de duas semanas já apaga sozinho? Senta aqui.' },
      ],
    },
    {
      question: 'Por que a loja física não quer trocar presente?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Blusa que não serviu não é defeito: a troca é gentileza da loja.' },
        { mechanism: 'compara', text: 'No provador deu pra testar; no site, só deu pra ver foto.' },
        {
          mechanism: 'confissao',
          text: 'Arranquei a etiqueta ainda no carro, e a blusa ficou comigo.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Deixa a etiqueta no vestido até passar o aniversário.' },
        { mechanism: 'lacuna', text: 'Tem um carimbo no verso da nota que muda essa resposta.' },
        { mechanism: 'custo', text: 'Meia hora de fila e gerente chamado, pra ouvir que era cortesia.' },
        { mechanism: 'cena', text: 'Vinte e seis de dezembro, e a fila da troca dá volta no shopping.' },
        { mechanism: 'desafio', text: 'Pede a regra da troca por escrito, com o cartão ainda na carteira.' },
      ],
    },
    {
      question: 'Vale a pena reclamar no Procon ou ir pro juizado?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Nem toda briga com loja precisa de juiz.' },
        { mechanism: 'compara', text: 'Procon cobra a loja; indenização quem decide é o juiz.' },
        { mechanism: 'numero', text: 'São três portas de graça, e uma delas abre pelo celular.' },
        { mechanism: 'erro', text: 'Chegar no Procon com muita raiva e nenhum comprovante não adianta.' },
        { mechanism: 'custo', text: 'Três tardes de musiquinha no telefone, e nada ficou por escrito.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu gritava no telefone; hoje anoto o protocolo e marco no calendário.',
          needsTruth: true,
        },
        {
          mechanism: 'prova',
          text: 'Vou abrir aqui uma reclamação da internet lenta, do cadastro ao envio.',
        },
        { mechanism: 'lacuna', text: 'Em causa pequena, tem um gasto que o juizado dispensa.' },
      ],
    },
    {
      question: 'Qual o prazo pra desistir de uma compra na internet?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'A caixa chegou no portão? Você tem sete dias pra se arrepender.' },
        { mechanism: 'mito', text: 'Dá pra abrir a caixa do tênis e ainda assim devolver.' },
        { mechanism: 'quebra', text: 'Tira o tênis do pé e escreve o e-mail.' },
        { mechanism: 'erro', text: 'Você espera o chat responder e o sétimo dia passa.' },
        { mechanism: 'contra', text: 'O frete da volta não sai do seu bolso.' },
        { mechanism: 'dialogo', text: '“Peça em promoção não tem devolução.” Fora da loja física, tem.' },
        { mechanism: 'loop', text: 'Guarda esta data miúda do rastreio, é dela que sai a conta.' },
        { mechanism: 'pergunta', text: 'Que dia o porteiro recebeu a caixa?' },
      ],
    },
    {
      question: 'O que fazer com cobrança indevida na fatura?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Fatura aberta na mesa, e um seguro que você jamais pediu.' },
        { mechanism: 'numero', text: 'Pagou quarenta que não devia, pode ter oitenta de volta.' },
        { mechanism: 'desafio', text: 'Marca com caneta cada linha da fatura que você não reconhece.' },
        { mechanism: 'chamada', text: 'Nove e noventa todo mês, e você nem sabe de quê: confere comigo.' },
        { mechanism: 'erro', text: 'Pagar calado todo mês, pra não sujar o nome, só alonga a cobrança.' },
        {
          mechanism: 'confissao',
          text: 'Paguei meses de seguro de um cartão que morava na gaveta.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Oito reais por mês também dão reclamação no Procon.' },
        { mechanism: 'lacuna', text: 'O nome no extrato raramente é o da fachada.' },
      ],
    },
  ],
};
