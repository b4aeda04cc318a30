import type { BankSubtopic } from '../../content-types.ts';

export const dormirMelhor: BankSubtopic = {
  domain: 'saude',
  subtopic: 'dormir-melhor',
  questions: [
    {
      question: 'Como dormir melhor à noite?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Põe o celular pra dormir na cozinha hoje.' },
        { mechanism: 'numero', text: 'Apaga três lâmpadas da casa depois das nove.' },
        { mechanism: 'erro', text: 'Você respondeu a última mensagem do chefe já de pijama.' },
        { mechanism: 'mito', text: 'Cerveja dá sono, sim. O estrago fica pra madrugada.' },
        {
          mechanism: 'confissao',
          text: 'Eu lia notícia ruim até apagar e chamava de descanso.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Apaga tudo e estica o braço: se a mão aparece, tem luz demais.' },
        { mechanism: 'contra', text: 'A noite boa começa na janela, às sete da manhã.' },
        { mechanism: 'compara', text: 'Um banho morno ou mais um episódio: o travesseiro já escolheu.' },
      ],
    },
    {
      question: 'Por que acordo de madrugada e não consigo mais dormir?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Três e doze no relógio, e você somando a conta do cartão.' },
        { mechanism: 'loop', text: 'Isso de despertar às três pode ter começado no jantar.' },
        { mechanism: 'erro', text: 'Olhou a hora e pronto: começou a conta de quanto falta.' },
        {
          mechanism: 'dialogo',
          text: '“Se apagar agora, dá quatro horas.” Essa conta desperta qualquer um.',
        },
        {
          mechanism: 'mito',
          text: 'Todo mundo desperta à noite; uns aproveitam e fazem a lista do mercado.',
        },
        { mechanism: 'desafio', text: 'Vira o relógio pra parede antes de deitar.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu rolava até clarear. Agora levanto, leio duas páginas e volto.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Duas horas brigando com o lençol custam a manhã inteira.' },
      ],
    },
    {
      question: 'Melatonina vale a pena pra quem tem insônia?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Melatonina avisa que anoiteceu. Apagar a luz continua com você.' },
        { mechanism: 'cena', text: 'Goma de morango na língua, e a luz do teto acesa na cara.' },
        { mechanism: 'compara', text: 'Entre a gotinha e o abajur, começo pelo abajur.' },
        { mechanism: 'chamada', text: 'Pra quem toma remédio todo dia, gotinha é assunto de consulta.' },
        { mechanism: 'erro', text: 'Ontem não pegou, e hoje você dobrou as gotas por conta própria.' },
        {
          mechanism: 'numero',
          text: 'Antes de pagar pela melatonina, faço três perguntas.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Mais gota não dá mais sono; o horário pesa bem mais.' },
        { mechanism: 'prova', text: 'Abri a bula da melatonina e grifei uma linha.' },
      ],
    },
    {
      question: 'Quantas horas de sono um adulto precisa?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: '“Pra mim bastam cinco”, diz a pessoa no quarto café.' },
        { mechanism: 'numero', text: 'Sete, oito ou nove: seu número aparece às duas da tarde.' },
        { mechanism: 'desafio', text: 'Nas férias, desliga o alarme e marca quando o corpo levanta.' },
        { mechanism: 'compara', text: 'Oito horas picadas não rendem oito horas inteiras.' },
        { mechanism: 'custo', text: 'Você não quita no domingo o sono da semana.' },
        { mechanism: 'quebra', text: 'Esquece a tabela e lembra do seu bocejo na reunião das duas.' },
        { mechanism: 'chamada', text: 'Se o sofá te apaga no jornal das oito, falta noite.' },
        { mechanism: 'prova', text: 'Vou somar minhas noites de segunda a sexta nesse guardanapo.' },
      ],
    },
    {
      question: 'Como acordar cedo sem sofrer?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Cinco alarmes tocaram, e o ônibus já passou.' },
        { mechanism: 'quebra', text: 'Leva o despertador pro banheiro e deixa gritar.' },
        {
          mechanism: 'confissao',
          text: 'Toda manhã eu negociava dez minutos com o travesseiro, e perdia.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Acordar às cinco começa na noite anterior, lá pelas nove.' },
        { mechanism: 'erro', text: 'Adiantou o alarme duas horas de uma vez e quis levantar cantando.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes vinha a soneca. Hoje a cortina abre primeiro.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Eu não funciono de manhã.” Pode ser a cortina fechada.' },
        { mechanism: 'numero', text: 'Quinze minutos mais cedo por semana, e o corpo nem reclama.' },
      ],
    },
    {
      question: 'Por que eu ronco e acordo sem energia?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Duas da manhã, e o outro travesseiro foi pra sala.' },
        { mechanism: 'dialogo', text: '“Você parou de respirar de noite.” Leva essa frase pra consulta.' },
        { mechanism: 'mito', text: 'Ronco alto não quer dizer sono pesado.' },
        { mechanism: 'erro', text: 'Três latas, barriga pra cima, e a parede treme.' },
        { mechanism: 'prova', text: 'Deixei o gravador ligado: escuta esse silêncio.' },
        { mechanism: 'custo', text: 'Noite de ronco aparece no semáforo, com o olho fechando.' },
        { mechanism: 'desafio', text: 'Grava uma hora da noite e mostra no consultório.' },
        { mechanism: 'compara', text: 'Ronco de nariz entupido passa; ronco com engasgo pede exame.' },
      ],
    },
    {
      question: 'Vale a pena tomar remédio pra dormir?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'O comprimido te apaga; o motivo da insônia segue de pé.' },
        { mechanism: 'erro', text: 'Meio comprimido da mãe, só porque amanhã tem prova.' },
        { mechanism: 'cena', text: 'Tarja preta na cabeceira, receita vencida em março.' },
        { mechanism: 'mito', text: 'Até cápsula de planta pode brigar com remédio de farmácia.' },
        { mechanism: 'numero', text: 'Três dúvidas na consulta: qual, até quando, como sair.' },
        {
          mechanism: 'confissao',
          text: 'Eu carregava uma cartela na bolsa feito amuleto.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Existe um tratamento pra insônia que começa num caderno.' },
        { mechanism: 'chamada', text: 'Se já toma toda noite, não corta sem falar com o médico.' },
      ],
    },
    {
      question: 'Quanto tempo é normal levar pra pegar no sono?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Vinte minutos olhando o teto ainda não são problema.' },
        { mechanism: 'mito', text: 'Apagar em dois minutos pode ser sono atrasado.' },
        { mechanism: 'erro', text: 'Deitar às nove, sem um bocejo, pra adiantar a noite.' },
        { mechanism: 'cena', text: 'Lado esquerdo, lado direito, travesseiro virado, esquerdo outra vez.' },
        { mechanism: 'quebra', text: 'Levanta, vai pra sala e dobra umas meias.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu contava carneiro com raiva. Hoje leio manual de geladeira.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Que horas foi o último gole de café?' },
        { mechanism: 'loop', text: 'Essa reunião que você ensaia no escuro espanta o sono.' },
      ],
    },
  ],
};
