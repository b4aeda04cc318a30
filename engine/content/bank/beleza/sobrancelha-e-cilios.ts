import type { BankSubtopic } from '../../content-types.ts';

export const sobrancelhaECilios: BankSubtopic = {
  domain: 'beleza',
  subtopic: 'sobrancelha-e-cilios',
  questions: [
    {
      question: 'Como fazer a sobrancelha em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Encosta o lápis na asa do nariz e marca o começo dela.' },
        { mechanism: 'erro', text: 'Mão firme, espelho de aumento, e um buraco no arco.' },
        { mechanism: 'numero', text: 'Faz três riscos com o lápis antes de puxar o primeiro fio.' },
        { mechanism: 'quebra', text: 'Dá um passo pra trás a cada cinco puxões.' },
        { mechanism: 'cena', text: 'Domingo, luz do banheiro, e só mais um pelinho.' },
        { mechanism: 'contra', text: 'Duas idênticas no rosto dão cara de susto.' },
        { mechanism: 'prova', text: 'Vou tirar só o que passou do risco.' },
        { mechanism: 'loop', text: 'Esse fio teimoso do meio fica aí. Já volto nele.' },
      ],
    },
    {
      question: 'Por que minha sobrancelha não cresce?',
      family: 'obstaculo',
      hooks: [
        {
          mechanism: 'confissao',
          text: 'Afinei na moda dos anos dois mil e espero até hoje.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'O óleo de rícino dá brilho no fio, mas não planta outro.' },
        { mechanism: 'erro', text: 'Toda segunda, a pinça no fio que acabou de voltar.' },
        { mechanism: 'numero', text: 'Deixa a pinça guardada dois meses, contados no calendário.' },
        { mechanism: 'quebra', text: 'Fecha a gaveta da pinça e usa sombra por enquanto.' },
        { mechanism: 'cena', text: 'Foto de quinze anos, e aqueles dois risquinhos de espanto.' },
        {
          mechanism: 'antes-depois',
          text: 'No terceiro mês era um fio espetado. No quinto, deu desenho.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Falha redonda ou só no canto de fora eu mostraria numa consulta.' },
      ],
    },
    {
      question: 'Henna ou micropigmentação na sobrancelha: qual escolher?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'A henna sai no banho. O pigmento mora aí por anos.' },
        { mechanism: 'numero', text: 'Arrependimento de henna dura quinze dias; o outro, uns dois anos.' },
        { mechanism: 'erro', text: 'Escolher agulha e pigmento pela promoção de aniversário.' },
        { mechanism: 'desafio', text: 'Passa um mês de henna antes de pensar em agulha.' },
        { mechanism: 'prova', text: 'Vou desenhar um efeito de cada lado, com lápis mesmo.' },
        { mechanism: 'custo', text: 'Apagar pigmento velho costuma sair mais caro que fazer.' },
        { mechanism: 'lacuna', text: 'Tem uma etapa atrás da orelha que muito salão pula.' },
        { mechanism: 'dialogo', text: '“Fica natural, né?” Pede a foto de um ano depois.' },
      ],
    },
    {
      question: 'Quanto tempo dura a extensão de cílios?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Em três semanas, metade já ficou na fronha.' },
        { mechanism: 'mito', text: 'Lavar não derruba. O que solta a cola é a oleosidade.' },
        { mechanism: 'erro', text: 'Passar rímel à prova de água em cima da cola.' },
        { mechanism: 'cena', text: 'Terça de manhã, fronha branca, e três fios pretos.' },
        { mechanism: 'contra', text: 'Com cola ou sem cola, o seu fio cai todo dia.' },
        { mechanism: 'quebra', text: 'Larga o curvex e pega a escovinha.' },
        { mechanism: 'chamada', text: 'Ardeu e inchou? Volta em quem aplicou e procura o oftalmo.' },
        { mechanism: 'desafio', text: 'Hoje dorme de barriga pra cima e conta quantos ficaram.' },
      ],
    },
    {
      question: 'Extensão de cílios estraga os fios naturais?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Fio pesado demais estraga. Técnica boa respeita o seu.' },
        { mechanism: 'compara', text: 'Curvar o seu ou colar outro em cima? São cuidados bem diferentes.' },
        { mechanism: 'erro', text: 'Arrancar a extensão em casa, no óleo e na pressa.' },
        { mechanism: 'custo', text: 'Pular a manutenção deixa fio torto puxando o que tá nascendo.' },
        { mechanism: 'loop', text: 'Repara na pinça fininha: é ela que decide se estraga.' },
        {
          mechanism: 'confissao',
          text: 'Puxei a extensão vendo série e passei um mês com falha.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Quem aplica perguntou se você tem alergia?' },
        { mechanism: 'prova', text: 'Chega perto da câmera: esses dois aqui grudaram.' },
      ],
    },
  ],
};
