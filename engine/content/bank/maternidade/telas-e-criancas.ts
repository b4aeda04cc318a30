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
        { mechanism: 'cena', text: 'No restaurante, a batata esfria e o celular fica no copo.' },
        { mechanism: 'desafio', text: 'Senta dois minutos do lado e pergunta quem é o vilão.' },
        { mechanism: 'erro', text: 'O celular sai da mão dele com a fase quase ganha.' },
        { mechanism: 'contra', text: 'O combinado vale mais se vem antes da tela acender.' },
        { mechanism: 'prova', text: 'Esse relógio de cozinha aqui faz a parte chata por mim.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu gritava do corredor. Hoje a ampulheta avisa.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Só mais um desenho.” O trato tá na parede, olha lá.' },
      ],
    },
    {
      question: 'Por que a criança fica irritada depois da tela?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'O tablet voltou pra mesa, e logo depois voou um copo.' },
        { mechanism: 'mito', text: 'Chorar quando o desenho acaba nem sempre é má-criação.' },
        { mechanism: 'lacuna', text: 'O desenho acaba e o corpo dele pede uma coisa no lugar.' },
        { mechanism: 'compara', text: 'Historinha lenta ou vídeo picotado: a diferença aparece no sofá.' },
        { mechanism: 'erro', text: 'Ligar o desenho pra acalmar e desligar na hora de dormir.' },
        {
          mechanism: 'numero',
          text: 'Dez minutos de quintal depois da tela já salvaram meu jantar.',
          needsTruth: true,
        },
        {
          mechanism: 'confissao',
          text: 'Eu também respondo torto quando me interrompem no celular.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se o botão de desligar vira sirene, começa pelo horário.' },
      ],
    },
    {
      question: 'Quando dar o primeiro celular pro filho?',
      family: 'decisao',
      hooks: [
        { mechanism: 'dialogo', text: '“Todo mundo da sala já tem.” Liga pra três mães antes.' },
        { mechanism: 'compara', text: 'Um telefone que só liga ou a internet inteira no bolso?' },
        { mechanism: 'erro', text: 'O aparelho chegou no aniversário, e a regra só em fevereiro.' },
        { mechanism: 'numero', text: 'Cinco combinados no papel antes de abrir a caixa.' },
        { mechanism: 'contra', text: 'Esperar até os doze não é exagero: tá em guia oficial.' },
        { mechanism: 'prova', text: 'Vou travar a loja de aplicativos aqui, na sua frente.' },
        { mechanism: 'custo', text: 'Celular a gente compra uma vez. Acompanhar é todo dia.' },
        {
          mechanism: 'loop',
          text: 'Nosso contrato cabe dentro da capinha. Vou ler linha por linha.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quanto tempo de tela por dia por idade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Até os dois anos, nada de tela. Até os cinco, uma hora.' },
        { mechanism: 'contra', text: 'Videochamada com a avó fica fora dessa conta.' },
        { mechanism: 'desafio', text: 'Abre o tempo de uso de ontem e soma, sem culpa.' },
        { mechanism: 'mito', text: 'Desenho educativo também entra na conta do relógio.' },
        { mechanism: 'cena', text: 'Domingo de chuva, quarto filme, e a massinha seca no pote.' },
        { mechanism: 'quebra', text: 'Tira o carregador do quarto dele hoje à noite.' },
        { mechanism: 'chamada', text: 'Febre em casa e o chefe ligando? Hoje a regra pode folgar.' },
        { mechanism: 'lacuna', text: 'Um horário de desenho pesa mais que a soma.' },
      ],
    },
    {
      question: 'Brincadeiras sem tela: o que fazer com a criança em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Bacia, três colheres, pano no piso e meia hora de paz.' },
        { mechanism: 'desafio', text: 'Esvazia o armário dos potes e deixa ela mandar.' },
        { mechanism: 'erro', text: 'Planejar oficina de artesanato numa terça às seis.' },
        { mechanism: 'mito', text: 'Espera dez minutos de tédio: costuma virar cabana.' },
        { mechanism: 'custo', text: 'O brinquedo caro ficou no canto, e ela tá na caixa.' },
        { mechanism: 'prova', text: 'Fita crepe no chão: em um minuto isso vira estrada.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu ligava o desenho pra cozinhar. Agora ele rasga a alface.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Não joga fora essa caixa de papelão, ela ainda vai voar.' },
      ],
    },
  ],
};
