import type { BankSubtopic } from '../../content-types.ts';

export const telasECriancas: BankSubtopic = {
  domain: 'maternidade',
  subtopic: 'telas-e-criancas',
  questions: [
    {
      question: 'Como tirar o celular da criança sem briga?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Avisa no fim do episódio, nunca no meio.' },
        { mechanism: 'cena', text: 'Restaurante, batata esfriando, celular encostado no copo.' },
        { mechanism: 'desafio', text: 'Senta dois minutos do lado e pergunta quem é o vilão.' },
        { mechanism: 'erro', text: 'Arrancar da mão com a fase quase ganha.' },
        { mechanism: 'contra', text: 'O combinado nasce antes da tela acender.' },
        { mechanism: 'prova', text: 'Esse relógio de cozinha faz a parte chata por mim.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes era berro do corredor; hoje a ampulheta avisa.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Só mais um desenho.” O trato tava escrito na parede.' },
      ],
    },
    {
      question: 'Por que a criança fica irritada depois da tela?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Tablet na mesa, copo no chão, ninguém sabe o motivo.' },
        { mechanism: 'mito', text: 'Explosão no desligar nem sempre é falta de educação.' },
        { mechanism: 'lacuna', text: 'Some o desenho, e falta uma coisa no lugar dele.' },
        { mechanism: 'compara', text: 'História lenta ou vídeo picotado: o sofá sente a diferença.' },
        { mechanism: 'erro', text: 'Ligar pra acalmar o sono e desligar na hora dele.' },
        { mechanism: 'numero', text: 'Dez minutos de quintal logo em seguida salvam o jantar.' },
        {
          mechanism: 'confissao',
          text: 'Eu também respondo torto quando me interrompem no celular.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se o botão vermelho do controle virou sirene, começa pelo horário.' },
      ],
    },
    {
      question: 'Quando dar o primeiro celular pro filho?',
      family: 'decisao',
      hooks: [
        { mechanism: 'dialogo', text: '“Todo mundo da sala já tem.” Liga pra três mães antes.' },
        { mechanism: 'compara', text: 'Aparelho que só telefona ou a internet inteira no bolso.' },
        { mechanism: 'erro', text: 'Embrulhar no aniversário e inventar regra em fevereiro.' },
        { mechanism: 'numero', text: 'Cinco combinados assinados antes da caixa abrir.' },
        { mechanism: 'contra', text: 'Esperar até os doze tem apoio até em guia oficial.' },
        { mechanism: 'prova', text: 'Vou travar a loja de aplicativos aqui, em dois toques.' },
        { mechanism: 'custo', text: 'O presente sai uma vez; a vigia é diária.' },
        { mechanism: 'loop', text: 'Esse contrato de uma folha mora dentro da capinha.' },
      ],
    },
    {
      question: 'Quanto tempo de tela por dia por idade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Zero até os dois anos; uma hora até os cinco.' },
        { mechanism: 'contra', text: 'Videochamada com a avó fica fora dessa conta.' },
        { mechanism: 'desafio', text: 'Soma o relatório de ontem, sem se julgar.' },
        { mechanism: 'mito', text: 'Desenho educativo também anda no relógio.' },
        { mechanism: 'cena', text: 'Domingo de chuva, quarto filme, massinha seca no pote.' },
        { mechanism: 'quebra', text: 'Tira o carregador do quarto uma hora antes da cama.' },
        { mechanism: 'chamada', text: 'Febre em casa, chefe ligando: a regra pode folgar hoje.' },
        { mechanism: 'lacuna', text: 'Um horário do dia pesa mais que o total.' },
      ],
    },
    {
      question: 'Brincadeiras sem tela: o que fazer com a criança em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Bacia, três colheres, pano no piso e meia hora de paz.' },
        { mechanism: 'desafio', text: 'Esvazia o armário dos potes e deixa ela mandar.' },
        { mechanism: 'erro', text: 'Planejar oficina de artesanato pra uma terça às seis.' },
        { mechanism: 'mito', text: 'Tédio de dez minutos costuma virar cabana.' },
        { mechanism: 'custo', text: 'Brinquedo caro dura até a fita do embrulho.' },
        { mechanism: 'prova', text: 'Fita crepe no chão: em um minuto vira estrada.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu ligava desenho pra cozinhar; agora ele rasga a alface.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Essa caixa de papelão ainda vai ser foguete.' },
      ],
    },
  ],
};
