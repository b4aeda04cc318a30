import type { BankSubtopic } from '../../content-types.ts';

export const modaMasculina: BankSubtopic = {
  domain: 'moda',
  subtopic: 'moda-masculina',
  questions: [
    {
      question: 'Como homem pode se vestir melhor com pouco dinheiro?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Aposenta a camiseta do evento da firma.' },
        { mechanism: 'erro', text: 'Tênis de corrida embaixo da calça social, não dá.' },
        { mechanism: 'numero', text: 'Com duas calças escuras e quatro camisetas lisas, dá pra começar.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha camisa caía do ombro. Baixei um número e perguntaram da academia.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Marca cara não salva manga no cotovelo.' },
        { mechanism: 'prova', text: 'Filmei a mesma camisa antes e depois do ferro: olha.' },
        { mechanism: 'desafio', text: 'Olha no espelho onde termina a costura do ombro.' },
        { mechanism: 'chamada', text: 'Só ganha camisa no Natal? Seu número deve tá errado.' },
      ],
    },
    {
      question: 'Por que camisa social nunca fica boa em mim?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Tem uma costura que entrega tudo antes do primeiro botão.' },
        { mechanism: 'cena', text: 'Camisa pra dentro, e o pano sobrando feito paraquedas.' },
        { mechanism: 'erro', text: 'Escolher pelo colarinho e esquecer da cintura.' },
        { mechanism: 'contra', text: 'Até camisa de marca precisa de costureira.' },
        { mechanism: 'custo', text: 'Sem ajuste na lateral, a camisa boa vira avental.' },
        { mechanism: 'dialogo', text: '“É o corte tradicional.” Tem pano pra dois aí.' },
        { mechanism: 'desafio', text: 'Senta com ela fechada e olha entre os botões.' },
        {
          mechanism: 'confissao',
          text: 'Passei um casamento inteiro segurando a gola larga.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Que tênis combina com roupa social?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Couro liso ou sola de corrida? Só um entra na reunião.' },
        { mechanism: 'mito', text: 'Tênis branco passa na portaria, se ainda tiver branco.' },
        { mechanism: 'prova', text: 'A mesma calça com três pares: olha do joelho pra baixo.' },
        { mechanism: 'quebra', text: 'Escova essa sola antes de pensar em outro par.' },
        { mechanism: 'erro', text: 'Deixar a calça sobrando em cima do cadarço.' },
        { mechanism: 'pergunta', text: 'Onde você trabalha o povo vai de cadarço ou de mocassim?' },
        { mechanism: 'contra', text: 'Sapato velho engraxado ganha de tênis novo sujo.' },
        { mechanism: 'numero', text: 'Tira dois centímetros da barra, e o tênis aparece.' },
      ],
    },
    {
      question: 'Quantas vezes usar a calça jeans antes de lavar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Umas cinco saídas, se nenhuma teve churrasco.' },
        { mechanism: 'mito', text: 'Jeans no congelador não fica limpo, fica gelado.' },
        { mechanism: 'contra', text: 'Lavar toda semana desbota mais que usar.' },
        { mechanism: 'desafio', text: 'Antes do cesto, cheira o joelho e o bolso.' },
        { mechanism: 'dialogo', text: '“Só usei hoje.” E a barra pisou no banheiro do bar.' },
        { mechanism: 'cena', text: 'A cadeira do quarto com quatro calças nem sujas nem limpas.' },
        { mechanism: 'erro', text: 'Botar a azul nova na máquina com a camisa branca.' },
        {
          mechanism: 'loop',
          text: 'Antes de lavar eu viro do avesso, por causa desse risco.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quais roupas básicas todo homem precisa ter?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Oito peças numa mala de mão dão conta do mês.' },
        { mechanism: 'lacuna', text: 'A peça mais importante nem aparece na foto.' },
        {
          mechanism: 'confissao',
          text: 'Eu tinha seis bermudas e nenhuma calça pra entrevista.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Blazer pode esperar. A calça certa, não.' },
        { mechanism: 'compara', text: 'Polo ou camisa de botão? Olha onde é o seu domingo.' },
        { mechanism: 'erro', text: 'Comprar a estampada antes da primeira lisa.' },
        { mechanism: 'quebra', text: 'Vai na gaveta e conta suas meias sem furo.' },
        { mechanism: 'cena', text: 'Jantar às oito, e a gaveta só tem camisa de time.' },
      ],
    },
  ],
};
