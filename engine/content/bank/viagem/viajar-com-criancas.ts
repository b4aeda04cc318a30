import type { BankSubtopic } from '../../content-types.ts';

export const viajarComCriancas: BankSubtopic = {
  domain: 'viagem',
  subtopic: 'viajar-com-criancas',
  questions: [
    {
      question: 'Como viajar de avião com criança pequena?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Fileira doze, chupeta no chão, o vizinho abrindo o livro.' },
        { mechanism: 'numero', text: 'Um brinquedinho por hora de voo, embrulhado em jornal.' },
        { mechanism: 'erro', text: 'Embarcou primeiro e ganhou quarenta minutos de perninha inquieta.' },
        {
          mechanism: 'confissao',
          text: 'Pedi desculpa pra fileira inteira antes da decolagem.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Dá pra criança a missão de levar a própria mochila.' },
        { mechanism: 'contra', text: 'Solta a criança no saguão até chamarem o voo.' },
        { mechanism: 'quebra', text: 'Segura a mamadeira até a hora da decolagem.' },
        { mechanism: 'dialogo', text: '“Falta muito?” O avião ainda nem saiu do portão.' },
      ],
    },
    {
      question: 'Por que criança enjoa no carro?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Barriga vazia também enjoa em curva.' },
        { mechanism: 'cena', text: 'Terceira curva da serra, silêncio no banco de trás.' },
        { mechanism: 'erro', text: 'Desenho no celular, bem na subida, embrulha o estômago.' },
        { mechanism: 'numero', text: 'Uma parada por hora, cinco minutos de chão firme.' },
        { mechanism: 'quebra', text: 'Abre a janela e aponta o horizonte pro banco de trás.' },
        { mechanism: 'lacuna', text: 'O enjoo avisa antes, num gesto bem pequeno.' },
        { mechanism: 'chamada', text: 'Se o saquinho já mora no porta-luvas, chega aqui.' },
        { mechanism: 'prova', text: 'Vou montar o kit do enjoo com coisas da cozinha.' },
      ],
    },
    {
      question: 'Resort com criança vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Piscininha o dia todo ou mala em três cidades?' },
        { mechanism: 'custo', text: 'Bufê completo pra criança que só come macarrão.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu achava caro. Aí somei tudo que eles pedem na rua.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Quem descansa nessa viagem: o adulto ou a boia?' },
        { mechanism: 'mito', text: 'Recreação não é babá: confere horário e idade.' },
        { mechanism: 'contra', text: 'Aos três anos, quintal com mangueira diverte igual.' },
        { mechanism: 'desafio', text: 'Liga e pergunta que horas sai o jantar das crianças.' },
        { mechanism: 'dialogo', text: '“Posso voltar pra piscina?” Oito da noite, dedo enrugado.' },
      ],
    },
    {
      question: 'Com quantos meses o bebê pode viajar de avião?',
      family: 'tempo',
      hooks: [
        { mechanism: 'chamada', text: 'Pra quem tá com a passagem quase paga: liga pro pediatra.' },
        { mechanism: 'mito', text: 'Criança de colo também apresenta documento no portão.' },
        { mechanism: 'erro', text: 'Comprar o voo das seis e acordar o bebê às três.' },
        { mechanism: 'cena', text: 'Sete quilos de bebê, vinte de bagagem.' },
        { mechanism: 'contra', text: 'Bebê de colo costuma cansar menos que o de dois anos.' },
        { mechanism: 'numero', text: 'Fralda pra três horas a mais do que diz a passagem.' },
        { mechanism: 'custo', text: 'Conexão curta com carrinho vira corrida de obstáculo.' },
        {
          mechanism: 'confissao',
          text: 'No primeiro voo levei o esterilizador e esqueci a muda de roupa.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'O que levar na viagem com criança?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Duas mudas de roupa na bolsa de mão, uma delas sua.' },
        { mechanism: 'quebra', text: 'Tira três brinquedos da mala e põe um balde.' },
        { mechanism: 'erro', text: 'O bicho de pelúcia que faz dormir foi despachado.' },
        { mechanism: 'desafio', text: 'Deixa a criança escolher dois brinquedos, e só dois.' },
        { mechanism: 'prova', text: 'Vou abrir a mala das crianças do jeito que voltou.' },
        { mechanism: 'loop', text: 'Esse pano aqui vira lençol, sombra e babador.' },
        { mechanism: 'cena', text: 'Nove da noite em cidade nova, atrás da fralda daquela marca.' },
        {
          mechanism: 'antes-depois',
          text: 'Na estreia foram quatro malas. Hoje levo uma e um varal.',
          needsTruth: true,
        },
      ],
    },
  ],
};
