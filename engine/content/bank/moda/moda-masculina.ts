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
        { mechanism: 'erro', text: 'Tênis de corrida embaixo da calça social.' },
        { mechanism: 'numero', text: 'Duas calças escuras e quatro camisetas lisas abrem o jogo.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha camisa caía do ombro. Baixei um número e perguntaram da academia.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Etiqueta cara não salva manga no cotovelo.' },
        { mechanism: 'prova', text: 'Filmo a mesma camisa antes e depois do ferro.' },
        { mechanism: 'desafio', text: 'Procura no espelho onde termina a costura do ombro.' },
        { mechanism: 'chamada', text: 'Quem só ganha camisa no Natal erra o número.' },
      ],
    },
    {
      question: 'Por que camisa social nunca fica boa em mim?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Uma costura conta tudo antes do primeiro botão.' },
        { mechanism: 'cena', text: 'Camisa pra dentro, pano sobrando igual paraquedas.' },
        { mechanism: 'erro', text: 'Comprar pelo colarinho e esquecer a cintura.' },
        { mechanism: 'contra', text: 'Camisa de grife também precisa de agulha.' },
        { mechanism: 'custo', text: 'Sem ajuste de lateral, a camisa boa vira avental.' },
        { mechanism: 'dialogo', text: '“É o corte tradicional.” É tecido pra dois.' },
        { mechanism: 'desafio', text: 'Senta com ela fechada e espia entre os botões.' },
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
        { mechanism: 'compara', text: 'Couro liso ou sola de corrida: um deles entra na reunião.' },
        { mechanism: 'mito', text: 'Tênis branco passa na portaria, desde que ainda seja branco.' },
        { mechanism: 'prova', text: 'Mesma calça, três pares: filmo do joelho pra baixo.' },
        { mechanism: 'quebra', text: 'Escova essa sola antes de trocar de par.' },
        { mechanism: 'erro', text: 'Calça comprida empilhada em cima do cadarço.' },
        { mechanism: 'pergunta', text: 'Sua firma é de cadarço ou de mocassim?' },
        { mechanism: 'contra', text: 'O sapato velho engraxado ganha do tênis novo sujo.' },
        { mechanism: 'numero', text: 'Dois centímetros a menos na barra, e o par aparece.' },
      ],
    },
    {
      question: 'Quantas vezes usar a calça jeans antes de lavar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Umas cinco saídas, se não teve churrasco no meio.' },
        { mechanism: 'mito', text: 'Jeans no congelador não fica limpo, fica gelado.' },
        { mechanism: 'contra', text: 'Lavar toda semana desbota mais que usar.' },
        { mechanism: 'desafio', text: 'Cheira o joelho e o bolso antes do cesto.' },
        { mechanism: 'dialogo', text: '“Só usei hoje.” A barra pisou no banheiro do bar.' },
        { mechanism: 'cena', text: 'Cadeira do quarto, quatro calças nem sujas nem limpas.' },
        { mechanism: 'erro', text: 'Índigo novo na máquina com a camisa branca.' },
        { mechanism: 'loop', text: 'Viro do avesso por causa desse risco no bolso.' },
      ],
    },
    {
      question: 'Quais roupas básicas todo homem precisa ter?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Oito peças na mala de mão cobrem o mês.' },
        { mechanism: 'lacuna', text: 'A peça mais importante nem aparece na foto.' },
        {
          mechanism: 'confissao',
          text: 'Tive seis bermudas e nenhuma calça pra entrevista.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Blazer pode esperar; a calça certa, não.' },
        { mechanism: 'compara', text: 'Polo ou camisa de botão: quem manda é o seu domingo.' },
        { mechanism: 'erro', text: 'Comprar estampa antes da primeira lisa.' },
        { mechanism: 'quebra', text: 'Conta suas meias sem furo.' },
        { mechanism: 'cena', text: 'Jantar às oito, gaveta cheia de camisa de time.' },
      ],
    },
  ],
};
