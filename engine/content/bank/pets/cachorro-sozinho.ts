import type { BankSubtopic } from '../../content-types.ts';

export const cachorroSozinho: BankSubtopic = {
  domain: 'pets',
  subtopic: 'cachorro-sozinho',
  questions: [
    {
      question: 'Como acostumar o cachorro a ficar sozinho em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Sai pela porta, conta até cinco e volta sem festa.' },
        { mechanism: 'cena', text: 'Você calçou o sapato, e o rabo dele já desceu.' },
        { mechanism: 'quebra', text: 'Pega a chave, senta no sofá e não vai a lugar nenhum.' },
        { mechanism: 'numero', text: 'Trinta segundos hoje, dois minutos amanhã, cinco na quinta.' },
        { mechanism: 'erro', text: 'Dez minutos de abraço na porta, com o elevador esperando.' },
        { mechanism: 'contra', text: 'Sair sem se despedir também é carinho com ele.' },
        { mechanism: 'prova', text: 'Vou rechear esse brinquedo com ração molhada: cronometra quanto dura.' },
        { mechanism: 'loop', text: 'Esse pote do congelador só aparece quando a porta fecha.' },
      ],
    },
    {
      question: 'Por que meu cachorro destrói tudo quando saio?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Espuma do sofá no corredor e papel higiênico até a cozinha.' },
        { mechanism: 'mito', text: 'Vingança o cachorro não sabe fazer. Medo e tédio ele sabe.' },
        { mechanism: 'lacuna', text: 'Dá pra separar pânico de tédio em vinte minutos de gravação.' },
        { mechanism: 'dialogo', text: '“Olha a cara de culpa dele.” Ele tá lendo a sua.' },
        { mechanism: 'desafio', text: 'Deixa um celular velho filmando da estante.' },
        { mechanism: 'custo', text: 'A bronca de hoje na chegada estraga a chegada de amanhã.' },
        { mechanism: 'erro', text: 'Sair pra trabalhar sem dar nem uma volta no quarteirão.' },
        { mechanism: 'chamada', text: 'Porta arranhada, baba no piso, unha quebrada: fala com veterinário.' },
      ],
    },
    {
      question: 'Creche pra cachorro ou passeador: qual vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Uma farra por semana ou rua todo dia? Olha o sono.' },
        { mechanism: 'erro', text: 'Botar um cachorro tímido numa turma de vinte.' },
        { mechanism: 'numero', text: 'Duas diárias de creche e três passeios já fecham a semana.' },
        { mechanism: 'contra', text: 'Nem todo cachorro gosta de cachorro.' },
        { mechanism: 'desafio', text: 'Passa na calçada da creche sem avisar e escuta os latidos.' },
        {
          mechanism: 'confissao',
          text: 'Paguei um mês inteiro, e ele passava o dia num canto.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Pagar creche cheia pra quem só queria cheirar poste.' },
        { mechanism: 'prova', text: 'Comparei as duas semanas pelo jeito que ele deita.', needsTruth: true },
      ],
    },
    {
      question: 'Quantas horas um cachorro pode ficar sozinho?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Com três meses, o xixi espera umas três horas.' },
        { mechanism: 'cena', text: 'Das oito às sete: tapete encharcado e pote de água seco.' },
        { mechanism: 'mito', text: 'Quintal o dia todo também é ficar sem companhia.' },
        { mechanism: 'compara', text: 'Ele dormiu a tarde inteira ou uivou a tarde inteira?' },
        { mechanism: 'contra', text: 'Cachorro adulto e passeado cochila metade do seu expediente.' },
        { mechanism: 'quebra', text: 'Corta o dia no meio: vizinha, passeador, almoço em casa.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu sumia o dia todo. Agora alguém desce com ele.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Plantão de doze horas e cachorro em casa? Dá pra combinar.' },
      ],
    },
    {
      question: 'Dá pra ter cachorro em apartamento pequeno?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Um grandão velho cabe melhor que um pequeno elétrico.' },
        { mechanism: 'cena', text: 'Quarenta metros quadrados, uma varanda, e o focinho na fresta.' },
        { mechanism: 'numero', text: 'Três descidas por dia valem mais que vinte metros de sala.' },
        { mechanism: 'loop', text: 'Conta os passos do corredor: isso vai virar pista de farejo.' },
        { mechanism: 'dialogo', text: '“Mas aqui não tem quintal.” Tem praça, calçada e elevador.' },
        { mechanism: 'erro', text: 'Escolher a raça pelo tamanho da foto.' },
        {
          mechanism: 'antes-depois',
          text: 'Na outra casa ele tinha pátio. Aqui, desce três vezes.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Quem desce com ele às seis, chovendo?' },
      ],
    },
  ],
};
