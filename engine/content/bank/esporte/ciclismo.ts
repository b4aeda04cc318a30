import type { BankSubtopic } from '../../content-types.ts';

export const ciclismo: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'ciclismo',
  questions: [
    {
      question: 'Como começar a pedalar na rua?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Domingo, seis da manhã, e a avenida inteira é só da bike.' },
        { mechanism: 'quebra', text: 'Enche o pneu antes de vestir o capacete.' },
        { mechanism: 'erro', text: 'Não passa no aperto entre o carro parado e o meio-fio.' },
        { mechanism: 'contra', text: 'Ciclovia torta ainda ganha de avenida lisinha.' },
        { mechanism: 'desafio', text: 'Faz o caminho do trabalho num feriado, só pra conhecer.' },
        { mechanism: 'numero', text: 'Três coisas baratas já ajudam: duas luzes e uma campainha.' },
        {
          mechanism: 'confissao',
          text: 'Empurrei a bike no primeiro cruzamento e não caiu nenhum pedaço.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Até carro estacionado dá susto em quem pedala, e por um motivo só.' },
      ],
    },
    {
      question: 'Por que o selim da bike machuca tanto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Banco fofo demais também assa.' },
        { mechanism: 'contra', text: 'Bermuda acolchoada é pra usar sem nada por baixo.' },
        { mechanism: 'numero', text: 'Dois ossinhos seguram o peso; o resto devia ficar folgado.' },
        { mechanism: 'prova', text: 'Vou sentar num papelão e medir os ossos da bacia.' },
        { mechanism: 'cena', text: 'O quadril dança no pedal porque a altura foi no olho.' },
        { mechanism: 'custo', text: 'Selim caro na altura errada continua machucando.' },
        { mechanism: 'dialogo', text: '“Com o tempo acostuma.” Com o incômodo, sim; com dormência, não.' },
        { mechanism: 'loop', text: 'Antes da pomada, mexe neste parafuso aqui.' },
      ],
    },
    {
      question: 'Bike speed ou mountain bike: qual comprar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Asfalto liso pede pneu fino; rua esburacada, pneu gordo.' },
        { mechanism: 'erro', text: 'Comprou bike de corrida pra buscar pão com criança.' },
        { mechanism: 'pergunta', text: 'Seu caminho tem buraco ou só tem subida?' },
        { mechanism: 'custo', text: 'O preço não para na bike: vem capacete, luz e bomba.' },
        { mechanism: 'mito', text: 'Suspensão na frente não ajuda ninguém a subir ladeira.' },
        {
          mechanism: 'antes-depois',
          text: 'Comprei a bike pela foto. Troquei pelo caminho de casa.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Usada do tamanho certo ganha de nova do tamanho errado.' },
        { mechanism: 'chamada', text: 'Quer terra no sábado e ciclovia na segunda? Essa dúvida é sua.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra aguentar 50 km de pedal?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Vinte num domingo, trinta no outro, e cinquenta deixa de assustar.' },
        { mechanism: 'cena', text: 'No quilômetro trinta e oito, a banana amassou e a perna acabou.' },
        { mechanism: 'erro', text: 'Quem sai com o grupo forte no começo volta de carona.' },
        { mechanism: 'mito', text: 'Parar pro caldo de cana não estraga a média.' },
        { mechanism: 'custo', text: 'Sem câmara reserva, um prego vira doze quilômetros a pé.' },
        { mechanism: 'loop', text: 'Este lanche da primeira hora é que segura a última.' },
        { mechanism: 'chamada', text: 'Se dez quilômetros ainda parecem viagem, começa por aqui.' },
        {
          mechanism: 'confissao',
          text: 'Meu primeiro cinquenta demorou a manhã toda e acabou em pastel.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como subir ladeira de bicicleta sem empurrar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'lacuna', text: 'A subida começa bem antes da ladeira.' },
        { mechanism: 'erro', text: 'Não troca a marcha no meio da rampa, com força no pé.' },
        { mechanism: 'quebra', text: 'Senta de novo no selim e gira leve.' },
        { mechanism: 'desafio', text: 'Sobe três vezes o morro mais bobo do bairro.' },
        { mechanism: 'prova', text: 'Vou subir narrando cada marcha, até a voz falhar.' },
        { mechanism: 'contra', text: 'Empurrar um trecho também é pedal.' },
        { mechanism: 'dialogo', text: '“Falta perna.” Às vezes sobra é coroa grande.' },
        { mechanism: 'compara', text: 'Girar leve e rápido ou martelar pesado: olha o fôlego lá em cima.' },
      ],
    },
  ],
};
