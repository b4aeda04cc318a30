import type { BankSubtopic } from '../../content-types.ts';

export const gravidez: BankSubtopic = {
  domain: 'maternidade',
  subtopic: 'gravidez',
  questions: [
    {
      question: 'Descobri que estou grávida: o que fazer primeiro?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Dois risquinhos no teste, e a panela apitando na cozinha.' },
        { mechanism: 'quebra', text: 'Antes do nome do bebê, liga pro posto.' },
        { mechanism: 'numero', text: 'Três assuntos pra hoje: pré-natal, ácido fólico, remédio de gaveta.' },
        { mechanism: 'erro', text: 'Largar o comprimido de todo dia sem falar com quem receitou.' },
        {
          mechanism: 'confissao',
          text: 'Comprei quatro testes em farmácias diferentes, no mesmo dia.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Só conta depois dos três meses.” Pro posto, conta já.' },
        { mechanism: 'desafio', text: 'Escreve no celular o dia da última menstruação.' },
        { mechanism: 'contra', text: 'O enxoval pode esperar; a cerveja sai da mesa hoje.' },
      ],
    },
    {
      question: 'Por que sinto tanto enjoo na gravidez?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Enjoo de grávida só é matinal no apelido.' },
        { mechanism: 'desafio', text: 'Deixa duas bolachas secas na cabeceira pra amanhã cedo.' },
        { mechanism: 'lacuna', text: 'O seu enjoo pode ser um cheiro que mora na cozinha.' },
        { mechanism: 'erro', text: 'Pular o café da manhã porque o estômago acordou revirado.' },
        { mechanism: 'cena', text: 'Elevador, perfume do vizinho, e o sexto andar nunca chega.' },
        { mechanism: 'chamada', text: 'Nem água para no estômago? Procura atendimento hoje mesmo.' },
        { mechanism: 'compara', text: 'Fruta gelada costuma descer onde o prato quente não desce.' },
        { mechanism: 'custo', text: 'Três pratos cheios, e a tarde toda perto do banheiro.' },
      ],
    },
    {
      question: 'Parto normal ou cesárea: como decidir?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'A mala é a mesma. A recuperação, nem um pouco.' },
        { mechanism: 'contra', text: 'Plano de parto é pedido por escrito, não contrato.' },
        { mechanism: 'dialogo', text: '“Seu quadril é estreito.” Pergunta como foi que mediram.' },
        { mechanism: 'mito', text: 'Cordão enrolado no pescoço, sozinho, nem sempre pede cesárea.' },
        { mechanism: 'prova', text: 'Meu plano de parto coube numa folha: vou ler.', needsTruth: true },
        { mechanism: 'numero', text: 'Leva cinco perguntas escritas pra consulta das trinta semanas.' },
        {
          mechanism: 'antes-depois',
          text: 'Sonhei com a banheira, nasceu na sala de cirurgia, e foi lindo.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Uma linha do plano de parto quase todo mundo pula.' },
      ],
    },
    {
      question: 'Com quantas semanas arrumar a mala da maternidade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Com trinta e cinco semanas, mala fechada atrás da porta.' },
        { mechanism: 'cena', text: 'A bolsa estourou, e a outra bolsa tava vazia no armário.' },
        { mechanism: 'erro', text: 'Doze macacões na mala e nenhum carregador de celular.' },
        { mechanism: 'desafio', text: 'Risca da lista tudo que o hospital já oferece.' },
        { mechanism: 'mito', text: 'Recém-nascido não usa sapato de crochê, nem o mais lindo.' },
        {
          mechanism: 'confissao',
          text: 'Minha mala tinha vela, difusor e nenhum documento.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Troca o salto da foto pelo chinelo de banho.' },
        { mechanism: 'lacuna', text: 'Falta sempre o mesmo papel na hora do balcão do hospital.' },
      ],
    },
    {
      question: 'Quando ir pra maternidade: quais são os sinais de parto?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Contração forte de cinco em cinco minutos já é hora do carro.' },
        { mechanism: 'contra', text: 'Bolsa pode pingar devagarinho, sem cena de novela.' },
        { mechanism: 'chamada', text: 'Sangrou ou o bebê parou de mexer? Vai agora, sem esperar dor.' },
        { mechanism: 'dialogo', text: '“E se for alarme falso?” Eles atendem do mesmo jeito.' },
        { mechanism: 'compara', text: 'Dor que some no banho costuma ser treino. A que aperta, não.' },
        { mechanism: 'desafio', text: 'Ensaia o caminho do hospital num dia de chuva.' },
        { mechanism: 'loop', text: 'Cola um telefone na geladeira hoje. Já digo qual.' },
        { mechanism: 'mito', text: 'O tampão saiu na calcinha? Ainda pode faltar uns bons dias.' },
      ],
    },
  ],
};
