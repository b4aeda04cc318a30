import type { BankSubtopic } from '../../content-types.ts';

export const salaoEEstetica: BankSubtopic = {
  domain: 'negocios',
  subtopic: 'salao-e-estetica',
  questions: [
    {
      question: 'Como conseguir mais clientes pro salão de beleza?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Cadeira vazia, secador frio, rua cheia na terça.' },
        { mechanism: 'desafio', text: 'Manda mensagem pra cinco clientes do ano passado.' },
        { mechanism: 'numero', text: 'Três fotos da unha, e uma segurando a xícara.' },
        { mechanism: 'erro', text: 'Encher o perfil de frase e não mostrar uma unha.' },
        { mechanism: 'prova', text: 'Faço um cartão de retorno aqui na bancada, na hora.' },
        { mechanism: 'loop', text: 'Na saída, essa pergunta enche a semana que vem.' },
        { mechanism: 'contra', text: 'Salão pequeno a gente lota pelo grupo do prédio.' },
        { mechanism: 'mito', text: 'Preço de inauguração não marca a segunda visita.' },
      ],
    },
    {
      question: 'Por que minhas clientes não voltam no salão?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Ficou lindo.” E ela sumiu desde maio.' },
        { mechanism: 'lacuna', text: 'A queixa não sai na cadeira. Sai em outro lugar.' },
        { mechanism: 'custo', text: 'Quarenta minutos no sofá da recepção custam o retorno.' },
        { mechanism: 'erro', text: 'Pincel na mão, fofoca da outra cliente na boca.' },
        {
          mechanism: 'confissao',
          text: 'Numa escova só, contei a minha separação inteira pra cliente.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Cafezinho bom não conserta hora marcada furada.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu esperava a saudade bater. Hoje ela sai com dia marcado.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se a sua cliente só aparece em casamento, escuta.' },
      ],
    },
    {
      question: 'Alugar sala ou atender em casa como manicure?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'A sala cobra aluguel, a cozinha de casa cobra sossego.' },
        { mechanism: 'contra', text: 'Atender em casa também precisa de hora de fechar.' },
        { mechanism: 'numero', text: 'Um aluguel de seiscentos come doze atendimentos de cinquenta.' },
        { mechanism: 'cena', text: 'Campainha tocando, criança no colo, esmalte molhado.' },
        { mechanism: 'erro', text: 'Com meia agenda, não assina contrato de um ano.' },
        { mechanism: 'mito', text: 'Poltrona chique não segura esmalte lascado.' },
        { mechanism: 'pergunta', text: 'Onde a sua cliente vai parar o carro?' },
        { mechanism: 'desafio', text: 'Testa duas tardes numa mesa alugada por dia.' },
      ],
    },
    {
      question: 'Quantas clientes uma manicure atende por dia?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Seis pares de mãos, um almoço e a coluna ainda inteira.' },
        { mechanism: 'cena', text: 'Sete da noite, nona cliente, e a lixa já tá pesando.' },
        { mechanism: 'contra', text: 'Agenda lotada de serviço barato só cansa a lombar.' },
        { mechanism: 'custo', text: 'Sem quinze minutos de folga, o primeiro atraso pega todas.' },
        { mechanism: 'erro', text: 'Encaixar um alongamento entre duas esmaltações.' },
        { mechanism: 'desafio', text: 'Cronometra três mãos completas, da lixa até o brilho.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu dizia sim pra todo encaixe. Agora tá tudo na lista de espera.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Bloqueia o meio-dia na agenda, com caneta.' },
      ],
    },
    {
      question: 'Como evitar falta de cliente no salão?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Marcou por áudio e confiou na memória das duas.' },
        { mechanism: 'dialogo', text: '“Esqueci, amiga.” E a manhã inteira ficou parada.' },
        { mechanism: 'prova', text: 'Vou escrever a mensagem de confirmação em duas linhas.' },
        { mechanism: 'numero', text: 'Um lembrete na véspera, outro às oito do dia.' },
        { mechanism: 'loop', text: 'Essa plaquinha no espelho fala da falta por você.' },
        { mechanism: 'mito', text: 'Sinal de reserva não ofende cliente que vai aparecer.' },
        { mechanism: 'contra', text: 'Quem some três vezes também pode ouvir não.' },
        { mechanism: 'lacuna', text: 'A falta de sábado costuma dar aviso na quinta.' },
      ],
    },
  ],
};
