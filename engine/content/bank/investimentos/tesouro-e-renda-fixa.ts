import type { BankSubtopic } from '../../content-types.ts';

export const tesouroERendaFixa: BankSubtopic = {
  domain: 'investimentos',
  subtopic: 'tesouro-e-renda-fixa',
  questions: [
    {
      question: 'Como investir no Tesouro Direto pela primeira vez?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Data, taxa e imposto: três colunas antes de confirmar.' },
        { mechanism: 'cena', text: 'Sofá, cadastro da corretora, título ainda com nome esquisito.' },
        { mechanism: 'erro', text: 'Comprar título longo pra pagar a festa de junho.' },
        { mechanism: 'desafio', text: 'Abre a ficha do título e acha o vencimento.' },
        { mechanism: 'prova', text: 'Vou ler o extrato linha por linha, sem pular imposto.' },
        { mechanism: 'contra', text: 'Renda fixa também muda de preço antes do vencimento.' },
        {
          mechanism: 'confissao',
          text: 'Comprei IPCA pra viagem de dezembro e vendi no susto.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Essa data de vencimento ainda manda em toda a conversa.' },
      ],
    },
    {
      question: 'Por que meu Tesouro Direto está negativo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Título público também fica vermelho no meio do caminho.' },
        { mechanism: 'dialogo', text: '“Mas me disseram que era fixo.” A taxa é, o preço não.' },
        { mechanism: 'lacuna', text: 'Quando um certo número sobe, o preço do título cai.' },
        { mechanism: 'erro', text: 'Pôr a reserva de emergência no prefixado de dez anos.' },
        { mechanism: 'custo', text: 'Resgatou no vermelho, a oscilação virou perda.' },
        { mechanism: 'compara', text: 'Selic costuma balançar pouco; prefixado sacode mais.' },
        { mechanism: 'quebra', text: 'Fecha a cotação e confere a data do seu plano.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu conferia o preço às nove. Hoje confiro só o vencimento.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'CDB, LCI ou Tesouro Selic: qual escolher?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Taxa maior com carência não paga o pneu furado.' },
        { mechanism: 'pergunta', text: 'Quando você vai precisar desse dinheiro de volta?' },
        { mechanism: 'numero', text: 'Compara quatro coisas: prazo, risco, liquidez e imposto.' },
        { mechanism: 'mito', text: 'Isenta de imposto não quer dizer que sobra mais.' },
        { mechanism: 'contra', text: 'Porcentagem do CDI sozinha não mostra o dinheiro na mão.' },
        { mechanism: 'erro', text: 'Escolher pela taxa grande sem ler o nome do banco.' },
        { mechanism: 'chamada', text: 'Se a reserva tá numa letra travada, confere a carência.' },
        { mechanism: 'prova', text: 'Desconto o imposto dos três aqui, com o mesmo prazo.' },
      ],
    },
    {
      question: 'Quanto tempo deixar dinheiro na renda fixa?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Menos de trinta dias pode ter IOF; dois anos baixam o imposto.' },
        { mechanism: 'lacuna', text: 'O dia do resgate muda o desconto que aparece.' },
        {
          mechanism: 'antes-depois',
          text: 'Resgatava quando dava vontade. Agora marco o vencimento da viagem.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'O trigésimo dia aparece no extrato por um motivo.' },
        { mechanism: 'cena', text: 'Casamento em maio, aplicação presa até outubro.' },
        { mechanism: 'erro', text: 'Travar o décimo terceiro até depois da matrícula da escola.' },
        { mechanism: 'custo', text: 'Prazo longo escolhido pela taxa, geladeira nova no cartão.' },
        { mechanism: 'desafio', text: 'Escreve o mês do saque ao lado de cada aplicação.' },
      ],
    },
    {
      question: 'FGC cobre todo investimento de renda fixa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Nem todo papel de banco tem proteção do FGC.' },
        { mechanism: 'numero', text: 'Teto de duzentos e cinquenta mil, por CPF e grupo.' },
        { mechanism: 'erro', text: 'Dividir em três papéis do mesmo banco por proteção.' },
        { mechanism: 'contra', text: 'Cobertura devolve o dinheiro, mas não no mesmo dia.' },
        { mechanism: 'cena', text: 'Rodapé miúdo, dedo na sigla, café já frio.' },
        { mechanism: 'desafio', text: 'Soma tudo que você tem no mesmo grupo de bancos.' },
        { mechanism: 'chamada', text: 'Pra quem escolhe CDB pela taxa mais alta da lista.' },
        { mechanism: 'compara', text: 'CDB coberto tem o fundo atrás; título público tem o governo.' },
      ],
    },
  ],
};
