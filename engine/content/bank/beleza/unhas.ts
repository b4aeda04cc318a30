import type { BankSubtopic } from '../../content-types.ts';

export const unhas: BankSubtopic = {
  domain: 'beleza',
  subtopic: 'unhas',
  questions: [
    {
      question: 'Como fazer a unha em casa sem borrar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Mão esquerda de salão, mão direita de jardim de infância.' },
        { mechanism: 'desafio', text: 'Apoia o cotovelo na mesa e o mindinho no vidro.' },
        { mechanism: 'numero', text: 'São três pinceladas por dedo: meio, um lado, outro lado.' },
        { mechanism: 'erro', text: 'Passar uma camada gorda pra acabar logo e ganhar bolha.' },
        { mechanism: 'loop', text: 'Separa um palito com algodão: no fim ele salva o contorno.' },
        { mechanism: 'contra', text: 'Borrar faz parte. O que a manicure faz é limpar bem.' },
        { mechanism: 'prova', text: 'Vou pintar a mão ruim sem nenhum corte no vídeo.' },
        { mechanism: 'quebra', text: 'Desliga o ventilador antes de abrir o esmalte.' },
      ],
    },
    {
      question: 'Por que minha unha quebra tanto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'erro', text: 'Abrir lata de refrigerante com o dedão.' },
        { mechanism: 'mito', text: 'A base fortalecedora não chega na parte que ainda vai nascer.' },
        { mechanism: 'desafio', text: 'Essa semana, louça só de luva de borracha.' },
        { mechanism: 'cena', text: 'Fui subir o zíper da calça e ouvi o estalo.', needsTruth: true },
        { mechanism: 'custo', text: 'Arrancar o gel no dente leva a camada de cima junto.' },
        { mechanism: 'chamada', text: 'Esfarelou, engrossou, amarelou: mostra pro dermatologista.' },
        { mechanism: 'lacuna', text: 'Unha que racha em pé e unha que racha deitada: causas diferentes.' },
        { mechanism: 'contra', text: 'A pia gasta mais unha que a lixa.' },
      ],
    },
    {
      question: 'Unha de gel ou fibra de vidro: qual é melhor?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'O gel cobre a unha curta; a fibra dá comprimento.' },
        { mechanism: 'numero', text: 'São duas horas na cadeira pra três semanas na mão.' },
        { mechanism: 'custo', text: 'Quem alonga volta a pagar a cada vinte dias.' },
        { mechanism: 'erro', text: 'Escolher pela foto de uma mão que não lava louça.' },
        { mechanism: 'mito', text: 'Unha não respira: o que chega nela vem do sangue.' },
        { mechanism: 'prova', text: 'Vou bater as duas na mesa: escuta a diferença.' },
        { mechanism: 'chamada', text: 'Coçou o dedo depois da cabine? Para e procura ajuda.' },
        { mechanism: 'dialogo', text: '“Gel estraga a unha?” Depende da mão que tira.' },
      ],
    },
    {
      question: 'Quanto tempo o esmalte demora pra secar de verdade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Água gelada seca por cima e engana por baixo.' },
        { mechanism: 'numero', text: 'Com dez minutos ele parece seco; com uma hora, aguenta o lençol.' },
        { mechanism: 'cena', text: 'Meia-noite, cor nova, e o edredom marcado no polegar.' },
        { mechanism: 'confissao', text: 'Fui fechar a bota e refiz a mão inteira.', needsTruth: true },
        { mechanism: 'compara', text: 'Duas camadas finas secam antes de uma gorda.' },
        { mechanism: 'quebra', text: 'Vai no banheiro primeiro, depois você senta com o vidrinho.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu pintava na hora de deitar. Agora é antes da novela.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Encosta um dedo no outro, de leve: grudou, espera.' },
      ],
    },
    {
      question: 'Vale a pena trabalhar de manicure em casa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'A autoclave vem antes da luminária bonita.' },
        { mechanism: 'numero', text: 'Dez clientes fixas valem mais que mil seguidores.' },
        { mechanism: 'custo', text: 'Meia hora de atraso come o seu almoço e a próxima cliente.' },
        { mechanism: 'erro', text: 'Cobrar igual à vizinha sem somar lixa, luva e luz.' },
        { mechanism: 'chamada', text: 'Mesa na sala, filho no tapete e campainha às duas? Vamos organizar.' },
        {
          mechanism: 'antes-depois',
          text: 'Comecei com um banquinho emprestado. Hoje tem agenda na parede.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Com quatro coisas na maleta a primeira cliente já senta. Olha.' },
        { mechanism: 'pergunta', text: 'Seu preço paga um alicate esterilizado por pessoa?' },
      ],
    },
  ],
};
