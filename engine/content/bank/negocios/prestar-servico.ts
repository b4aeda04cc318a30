import type { BankSubtopic } from '../../content-types.ts';

export const prestarServico: BankSubtopic = {
  domain: 'negocios',
  subtopic: 'prestar-servico',
  questions: [
    {
      question: 'Como fazer um orçamento de serviço?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Trena na mão, parede torta, cliente querendo preço na hora.' },
        { mechanism: 'erro', text: 'Dar o valor de boca, em cima da escada.' },
        { mechanism: 'numero', text: 'Material, mão de obra e prazo em três linhas separadas.' },
        { mechanism: 'desafio', text: 'Manda o próximo orçamento por escrito, com data de validade.' },
        { mechanism: 'prova', text: 'Vou preencher um orçamento de pintura, linha por linha.' },
        { mechanism: 'lacuna', text: 'Uma frase no rodapé evita briga no fim da obra.' },
        { mechanism: 'mito', text: 'Dar preço na hora não mostra experiência, mostra pressa.' },
        { mechanism: 'quebra', text: 'Guarda a calculadora e abre o quadro de luz primeiro.' },
      ],
    },
    {
      question: 'Por que o cliente some depois do orçamento?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Te chamo na segunda.” Não falou de qual mês.' },
        { mechanism: 'cena', text: 'Mensagem lida às nove, resposta nenhuma até domingo.' },
        { mechanism: 'custo', text: 'Quatro dias pra orçar, e já tem outro pedreiro na casa.' },
        { mechanism: 'erro', text: 'Mandar o preço solto, sem dizer o que inclui.' },
        { mechanism: 'chamada', text: 'Seu preço só serve pra baixar o do outro? Vem.' },
        { mechanism: 'loop', text: 'Essa mensagem de quinta faz o sumido responder.' },
        { mechanism: 'contra', text: 'O sumiço muitas vezes é dúvida que a gente nem perguntou.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu mandava e torcia. Agora ligo no dia seguinte, às dez.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Cobrar por hora, por diária ou por serviço?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Por hora, quem é rápido perde. Por serviço, o imprevisto é seu.' },
        { mechanism: 'numero', text: 'Três diárias viram cinco quando a parede tá molhada.' },
        { mechanism: 'erro', text: 'Fechar a faxina e ganhar a geladeira de surpresa.' },
        { mechanism: 'contra', text: 'Terminou rápido porque tem dez anos de prática. Cobra igual.' },
        { mechanism: 'pergunta', text: 'Quanto vale a sua hora dentro do ônibus?' },
        {
          mechanism: 'confissao',
          text: 'Cobrei uma tarde num serviço que levou três dias.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Anota a que horas cada serviço começa e termina.' },
        { mechanism: 'dialogo', text: '“É rapidinho.” Rapidinho nunca foi medida de obra.' },
      ],
    },
    {
      question: 'Quanto tempo esperar pra cobrar quem não pagou?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Venceu ontem? Hoje já cabe uma mensagem de duas linhas.' },
        { mechanism: 'cena', text: 'Serviço entregue há dez dias, e nada do pix.' },
        { mechanism: 'erro', text: 'Comentário na loja dele não é lugar de cobrar.' },
        { mechanism: 'mito', text: 'Cobrança educada não estraga relação, calote sim.' },
        { mechanism: 'contra', text: 'Sinal na entrada é o jeito mais educado de cobrar.' },
        { mechanism: 'quebra', text: 'Põe o vencimento na primeira mensagem do serviço.' },
        { mechanism: 'custo', text: 'Fingir que esqueceu ajuda o cliente a esquecer.' },
        { mechanism: 'prova', text: 'Vou escrever essa cobrança sem raiva e sem desculpa.' },
      ],
    },
    {
      question: 'Como conseguir os primeiros clientes como freelancer?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'O boleto vence dia dez, e o portfólio tá vazio.' },
        { mechanism: 'numero', text: 'Capricha em dois trabalhos e fotografa o processo inteiro.' },
        { mechanism: 'desafio', text: 'Conta pra vinte contatos o que você faz, em uma frase.' },
        { mechanism: 'erro', text: '“Faço de tudo um pouco” no cartão não chama ninguém.' },
        { mechanism: 'lacuna', text: 'O seu primeiro cliente já trabalhou na mesa do lado.' },
        { mechanism: 'mito', text: 'Serviço de graça raramente traz quem paga.' },
        { mechanism: 'dialogo', text: '“Conhece alguém que precisa?” Pergunta isso na entrega.' },
        { mechanism: 'quebra', text: 'Sai da plataforma e entra no grupo do bairro.' },
      ],
    },
  ],
};
