import type { BankSubtopic } from '../../content-types.ts';

export const transito: BankSubtopic = {
  domain: 'direito',
  subtopic: 'transito',
  questions: [
    {
      question: 'Como recorrer de multa de trânsito?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Na foto da multa, borrada, a placa é quase a sua.' },
        { mechanism: 'desafio', text: 'Confere placa, rua e hora antes de escrever qualquer linha.' },
        { mechanism: 'erro', text: 'Copiaram um recurso da internet que falava de outro radar.' },
        { mechanism: 'numero', text: 'São três chances: defesa prévia, primeira e segunda instância.' },
        { mechanism: 'contra', text: 'Recurso bom fala do papel e deixa a raiva de fora.' },
        { mechanism: 'prova', text: 'Vou escrever uma defesa aqui, em dez linhas, com placa inventada.' },
        { mechanism: 'mito', text: 'Recorrer não dobra o valor do boleto.' },
        { mechanism: 'lacuna', text: 'Tem uma data no aviso que pode derrubar a cobrança inteira.' },
      ],
    },
    {
      question: 'Por que a CNH foi suspensa?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'numero', text: 'Vinte, trinta ou quarenta pontos: o limite depende da gravidade.' },
        { mechanism: 'mito', text: 'Tem multa que suspende sozinha, sem somar ponto nenhum.' },
        {
          mechanism: 'confissao',
          text: 'Emprestei o carro no feriado e os pontos chegaram em maio.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Uma taça no jantar pode virar doze meses de ônibus.' },
        { mechanism: 'dialogo', text: '“Eu não assopro.” Recusar o bafômetro também suspende.' },
        { mechanism: 'cena', text: 'Blitz na avenida, lanterna no vidro, bafômetro esperando.' },
        { mechanism: 'chamada', text: 'Pra quem dirige por aplicativo e já perdeu a conta dos pontos.' },
        { mechanism: 'quebra', text: 'Entrega a chave pra quem só tomou guaraná.' },
      ],
    },
    {
      question: 'Pagar a multa com desconto ou recorrer?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Desconto hoje ou recurso amanhã: quem decide é a foto.' },
        { mechanism: 'custo', text: 'Quem aceita o desconto maior costuma abrir mão do recurso.' },
        {
          mechanism: 'antes-depois',
          text: 'Paguei dez multas sem ler; na décima primeira, abri a foto.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Todo mês o mesmo radar, e a gente só pensa em quitar.' },
        { mechanism: 'contra', text: 'Multa merecida a gente paga logo, com desconto e sem textão.' },
        { mechanism: 'loop', text: 'Este aplicativo do governo avisa antes do carteiro.' },
        { mechanism: 'pergunta', text: 'Era o seu carro ali, às três da tarde?' },
        { mechanism: 'lacuna', text: 'Falta leve às vezes vira só advertência, mas tem uma condição.' },
      ],
    },
    {
      question: 'Quanto tempo a multa demora pra chegar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Em trinta dias o aviso tem que ser enviado, não entregue.' },
        { mechanism: 'mito', text: 'A carta não veio, mas às vezes a multa já tá no sistema.' },
        { mechanism: 'erro', text: 'Mudou de rua e deixou o endereço velho no documento?' },
        { mechanism: 'quebra', text: 'Abre o aplicativo em vez de vigiar o portão.' },
        { mechanism: 'cena', text: 'É novembro, e o carteiro traz a foto da viagem de agosto.' },
        { mechanism: 'dialogo', text: '“Não chegou, não existe.” Aí ela aparece no licenciamento.' },
        { mechanism: 'custo', text: 'Passou o prazo de indicar quem dirigia, os pontos são seus.' },
        { mechanism: 'desafio', text: 'Consulta a placa hoje, antes de anunciar o carro.' },
      ],
    },
    {
      question: 'O que fazer em caso de batida de carro?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Liga o pisca e vê se tem alguém machucado.' },
        { mechanism: 'numero', text: 'Faz cinco fotos: placas, rua, danos, marcas e documentos.' },
        { mechanism: 'erro', text: 'Os dois discutindo na pista, e o triângulo no porta-malas.' },
        { mechanism: 'mito', text: 'Quem bate atrás nem sempre tem a culpa.' },
        { mechanism: 'contra', text: 'Ninguém se feriu? Tira o carro da pista antes da polícia chegar.' },
        { mechanism: 'loop', text: 'Antes do guincho levar, fotografa isto aqui no chão.' },
        {
          mechanism: 'confissao',
          text: 'Fiz acordo no acostamento, e o telefone que me deram não existia.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Acionar o seguro ou pagar o conserto: olha a franquia primeiro.' },
      ],
    },
  ],
};
