import type { BankSubtopic } from '../../content-types.ts';

export const ciclismo: BankSubtopic = {
  domain: 'esporte',
  subtopic: 'ciclismo',
  questions: [
    {
      question: 'Como começar a pedalar na rua?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Seis da manhã de domingo, avenida vazia, corrente estalando.' },
        { mechanism: 'quebra', text: 'Enche o pneu antes de vestir o capacete.' },
        { mechanism: 'erro', text: 'Costurar entre carro parado e meio-fio.' },
        { mechanism: 'contra', text: 'Ciclovia torta ainda ganha de avenida lisa.' },
        { mechanism: 'desafio', text: 'Faz o caminho do trabalho num feriado, só pra conhecer.' },
        { mechanism: 'numero', text: 'Luz branca, luz vermelha, campainha: três itens baratos.' },
        {
          mechanism: 'confissao',
          text: 'Empurrei a bike no primeiro cruzamento, e tudo bem.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Carro parado também assusta, e por um motivo só.' },
      ],
    },
    {
      question: 'Por que o selim da bike machuca tanto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Banco fofo demais também assa.' },
        { mechanism: 'contra', text: 'Bermuda acolchoada vai direto na pele, sem nada por baixo.' },
        { mechanism: 'numero', text: 'Dois ossinhos seguram você; o resto devia ir folgado.' },
        { mechanism: 'prova', text: 'Sento num papelão e meço os ossos da bacia.' },
        { mechanism: 'cena', text: 'Altura no olho, parafuso solto, quadril dançando.' },
        { mechanism: 'custo', text: 'Banco caro na altura errada continua castigando.' },
        { mechanism: 'dialogo', text: '“Com o tempo acostuma.” Incômodo, sim; dormência, não.' },
        { mechanism: 'loop', text: 'Antes da pomada, mexe neste parafuso aqui.' },
      ],
    },
    {
      question: 'Bike speed ou mountain bike: qual comprar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Asfalto liso pede pneu fino; rua esburacada, pneu gordo.' },
        { mechanism: 'erro', text: 'Comprar de corrida pra buscar pão com criança.' },
        { mechanism: 'pergunta', text: 'Seu caminho tem buraco ou só tem subida?' },
        { mechanism: 'custo', text: 'A bicicleta é a entrada; capacete, luz e bomba vêm na fatura.' },
        { mechanism: 'mito', text: 'Suspensão na frente não empurra ladeira acima.' },
        {
          mechanism: 'antes-depois',
          text: 'Comprei pela foto. Troquei pelo caminho de casa.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Usada do tamanho certo vence nova do tamanho errado.' },
        { mechanism: 'chamada', text: 'Terra no sábado e ciclovia na segunda: essa dúvida é sua.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra aguentar 50 km de pedal?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Vinte num domingo, trinta no outro: cinquenta chega sem susto.' },
        { mechanism: 'cena', text: 'Quilômetro trinta e oito, banana amassada no bolso, perna vazia.' },
        { mechanism: 'erro', text: 'Sair no grupo forte e voltar de carona.' },
        { mechanism: 'mito', text: 'Parar pro caldo de cana não estraga a média.' },
        { mechanism: 'custo', text: 'Câmara reserva esquecida custa doze quilômetros a pé.' },
        { mechanism: 'loop', text: 'Esse lanche da primeira hora segura a última.' },
        { mechanism: 'chamada', text: 'Dez quilômetros ainda parecem viagem? Começa por aqui.' },
        {
          mechanism: 'confissao',
          text: 'Meu primeiro cinquenta terminou em pastel, e foi demorado.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como subir ladeira de bicicleta sem empurrar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'lacuna', text: 'A subida se ganha antes dela aparecer.' },
        { mechanism: 'erro', text: 'Trocar a marcha no meio da rampa, com força no pé.' },
        { mechanism: 'quebra', text: 'Senta de novo no selim e gira leve.' },
        { mechanism: 'desafio', text: 'Sobe três vezes o morro mais bobo do bairro.' },
        { mechanism: 'prova', text: 'Subo narrando cada marcha, com a voz falhando.' },
        { mechanism: 'contra', text: 'Descer e caminhar um trecho também é pedal.' },
        { mechanism: 'dialogo', text: '“Falta perna.” Muitas vezes sobra coroa grande.' },
        { mechanism: 'compara', text: 'Giro leve e rápido contra martelada pesada: sente o pulso.' },
      ],
    },
  ],
};
