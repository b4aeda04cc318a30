import type { BankSubtopic } from '../../content-types.ts';

export const tesouroERendaFixa: BankSubtopic = {
  domain: 'investimentos',
  subtopic: 'tesouro-e-renda-fixa',
  questions: [
    {
      question: 'Como investir no Tesouro Direto pela primeira vez?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Confere três coisas antes do confirmar: data, taxa e imposto.' },
        { mechanism: 'cena', text: 'Cadastro feito no sofá, e o primeiro título parece placa de carro.' },
        { mechanism: 'erro', text: 'Comprou título de dez anos pra pagar a festa de junho.' },
        { mechanism: 'desafio', text: 'Abre a ficha do título e acha o vencimento.' },
        { mechanism: 'prova', text: 'Vou ler o extrato linha por linha, sem pular imposto.' },
        { mechanism: 'contra', text: 'Renda fixa também muda de preço antes do vencimento.' },
        {
          mechanism: 'confissao',
          text: 'Comprei IPCA pra viagem de dezembro e vendi no susto.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'A data no nome do título vai voltar no fim.' },
      ],
    },
    {
      question: 'Por que meu Tesouro Direto está negativo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Título público também fica vermelho no meio do caminho.' },
        { mechanism: 'dialogo', text: '“Mas me disseram que era fixo.” A taxa é, o preço não.' },
        { mechanism: 'lacuna', text: 'Quando um certo número sobe, o preço do título cai.' },
        { mechanism: 'erro', text: 'A reserva de emergência foi parar num prefixado de dez anos.' },
        { mechanism: 'custo', text: 'Resgatou no vermelho? Aí a oscilação virou perda mesmo.' },
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
        { mechanism: 'mito', text: 'LCI é isenta de imposto, e mesmo assim pode render menos.' },
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
        { mechanism: 'lacuna', text: 'A resposta tá na sua agenda, e não na tabela de taxas.' },
        {
          mechanism: 'antes-depois',
          text: 'Resgatava quando dava vontade. Agora o vencimento é a data da viagem.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'O trigésimo dia aparece no extrato por um motivo.' },
        { mechanism: 'cena', text: 'Casamento em maio, aplicação presa até outubro.' },
        { mechanism: 'erro', text: 'A matrícula vence em janeiro, e o décimo terceiro ficou travado.' },
        { mechanism: 'custo', text: 'Escolheu o prazo pela taxa, e a geladeira foi no cartão.' },
        { mechanism: 'desafio', text: 'Escreve o mês do saque ao lado de cada aplicação.' },
      ],
    },
    {
      question: 'FGC cobre todo investimento de renda fixa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Nem todo papel de banco tem proteção do FGC.' },
        { mechanism: 'numero', text: 'Teto de duzentos e cinquenta mil, por CPF e grupo.' },
        { mechanism: 'erro', text: 'Três papéis do mesmo banco continuam num teto só.' },
        { mechanism: 'contra', text: 'Cobertura devolve o dinheiro, mas não no mesmo dia.' },
        { mechanism: 'cena', text: 'Domingo, óculos na testa, procurando a sigla no rodapé do contrato.' },
        { mechanism: 'desafio', text: 'Soma tudo que você tem no mesmo grupo de bancos.' },
        { mechanism: 'chamada', text: 'Pra quem escolhe CDB pela taxa mais alta da lista.' },
        { mechanism: 'compara', text: 'CDB coberto tem o fundo atrás; título público tem o governo.' },
      ],
    },
  ],
};
