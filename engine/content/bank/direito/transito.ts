import type { BankSubtopic } from '../../content-types.ts';

export const transito: BankSubtopic = {
  domain: 'direito',
  subtopic: 'transito',
  questions: [
    {
      question: 'Como recorrer de multa de trânsito?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Envelope rasgado na mesa, foto borrada, placa quase igual.' },
        { mechanism: 'desafio', text: 'Confere placa, rua e hora antes de escrever uma linha.' },
        { mechanism: 'erro', text: 'Copiar recurso pronto que fala de outro radar.' },
        { mechanism: 'numero', text: 'Três degraus existem: defesa prévia, primeira e segunda instância.' },
        { mechanism: 'contra', text: 'Recurso bom fala do papel e cala a raiva.' },
        { mechanism: 'prova', text: 'Escrevo uma defesa aqui, com placa inventada, em dez linhas.' },
        { mechanism: 'mito', text: 'Contestar não dobra o valor do boleto.' },
        { mechanism: 'lacuna', text: 'Uma data no aviso pode derrubar a cobrança inteira.' },
      ],
    },
    {
      question: 'Por que a CNH foi suspensa?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'numero', text: 'Vinte, trinta ou quarenta pontos: o limite depende da gravidade.' },
        { mechanism: 'mito', text: 'Nem toda suspensão espera juntar ponto.' },
        {
          mechanism: 'confissao',
          text: 'Emprestei o carro no feriado, recebi os pontos em maio.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Uma taça no jantar, doze meses de ônibus.' },
        { mechanism: 'dialogo', text: '“Eu não assopro.” A recusa também tira a carteira.' },
        { mechanism: 'cena', text: 'Blitz na avenida, lanterna no vidro, bafômetro esperando.' },
        { mechanism: 'chamada', text: 'Motorista de aplicativo com ponto de sobra: abre o extrato.' },
        { mechanism: 'quebra', text: 'Entrega a chave pra quem só tomou guaraná.' },
      ],
    },
    {
      question: 'Pagar a multa com desconto ou recorrer?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Desconto hoje ou recurso amanhã: quem decide é a foto.' },
        { mechanism: 'custo', text: 'Aceitar o abatimento maior costuma encerrar a discussão.' },
        {
          mechanism: 'antes-depois',
          text: 'Paguei dez sem ler; na décima primeira, abri a foto.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Quitar o mesmo radar todo mês, sem tirar o pé.' },
        { mechanism: 'contra', text: 'Infração merecida se paga logo, com abatimento e sem textão.' },
        { mechanism: 'loop', text: 'Esse aplicativo do governo avisa antes do carteiro.' },
        { mechanism: 'pergunta', text: 'Era o seu carro ali, às três da tarde?' },
        { mechanism: 'lacuna', text: 'Falta leve pode virar só advertência, com uma condição.' },
      ],
    },
    {
      question: 'Quanto tempo a multa demora pra chegar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Em até trinta dias o aviso precisa sair, não chegar.' },
        { mechanism: 'mito', text: 'Carta que não apareceu pode existir no sistema.' },
        { mechanism: 'erro', text: 'Mudar de rua com o endereço velho no documento.' },
        { mechanism: 'quebra', text: 'Abre o aplicativo em vez de vigiar o portão.' },
        { mechanism: 'cena', text: 'Novembro, carteiro no portão, viagem de agosto na foto.' },
        { mechanism: 'dialogo', text: '“Não chegou, não existe.” Aparece no licenciamento.' },
        { mechanism: 'custo', text: 'Perdido o prazo de indicar o motorista, os pontos ficam.' },
        { mechanism: 'desafio', text: 'Consulta a placa hoje, antes de anunciar o carro.' },
      ],
    },
    {
      question: 'O que fazer em caso de batida de carro?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Liga o pisca e vê se tem alguém machucado.' },
        { mechanism: 'numero', text: 'Placas, rua, danos, marcas e documentos: cinco fotos.' },
        { mechanism: 'erro', text: 'Discutir na pista com o triângulo no porta-malas.' },
        { mechanism: 'mito', text: 'Bater atrás não decide a culpa sozinho.' },
        { mechanism: 'contra', text: 'Sem ferido, o carro sai da pista antes da polícia.' },
        { mechanism: 'loop', text: 'Antes do guincho, fotografa isto no chão.' },
        {
          mechanism: 'confissao',
          text: 'Aceitei acordo no acostamento, e o telefone não existia.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Acionar o seguro ou pagar a porta: olha a franquia.' },
      ],
    },
  ],
};
