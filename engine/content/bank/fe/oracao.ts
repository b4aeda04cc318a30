import type { BankSubtopic } from '../../content-types.ts';

export const oracao: BankSubtopic = {
  domain: 'fe',
  subtopic: 'oracao',
  questions: [
    {
      question: 'Como orar quando não sei o que dizer?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Luz apagada, mão na testa, e só sai um suspiro.' },
        { mechanism: 'mito', text: 'Oração não precisa de palavra difícil.' },
        { mechanism: 'numero', text: 'Começa por três coisas: uma gratidão, um perdão e um pedido.' },
        { mechanism: 'desafio', text: 'Conta o dia em voz alta, que nem áudio pra um amigo.' },
        { mechanism: 'contra', text: 'Ficar em silêncio também conta como conversa.' },
        { mechanism: 'quebra', text: 'Larga o texto pronto e fala um nome só.' },
        { mechanism: 'loop', text: 'Este salmo empresta a frase que tá faltando.' },
        {
          mechanism: 'confissao',
          text: 'Minha primeira oração foi no banheiro da firma, sussurrada.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que me distraio quando estou orando?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Fechei o olho, e passou a lista do mercado inteira.', needsTruth: true },
        { mechanism: 'mito', text: 'Cabeça que passeia não anula a oração.' },
        { mechanism: 'erro', text: 'A gente deita, apaga a luz, começa a rezar e culpa o sono.' },
        { mechanism: 'lacuna', text: 'O pensamento que atrapalha pode ser o próximo assunto.' },
        { mechanism: 'desafio', text: 'Anda pelo quintal e reza um nome a cada volta.' },
        { mechanism: 'compara', text: 'Testa com o celular no bolso e com ele no outro quarto.' },
        { mechanism: 'dialogo', text: '“Onde eu parei mesmo?” Recomeça dali, sem bronca.' },
        { mechanism: 'custo', text: 'Cada notificação que você abre leva a frase embora.' },
      ],
    },
    {
      question: 'Orar em voz alta ou em silêncio: qual é melhor?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Na cozinha, em bom som; no ônibus, só por dentro.' },
        { mechanism: 'contra', text: 'Deus não ouve primeiro quem fala mais alto.' },
        { mechanism: 'mito', text: 'Rezar baixinho não é falta de coragem.' },
        { mechanism: 'cena', text: 'Mãos dadas na roda, vinte vozes, e uma janela só aberta.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu só rezava por dentro; hoje leio alto pra cabeça não fugir.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Em que canto da casa dá pra soltar a voz?' },
        { mechanism: 'desafio', text: 'Escreve três linhas e lê uma vez em voz alta.' },
        { mechanism: 'prova', text: 'Vou rezar o mesmo salmo de dois jeitos: escuta.' },
      ],
    },
    {
      question: 'Quantas vezes por dia a gente deve orar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Uma fé pede cinco, outra pede três, outra nem conta.' },
        { mechanism: 'erro', text: 'Não marca meta de monge em semana de plantão.' },
        { mechanism: 'mito', text: 'Faltou um dia? A conversa não zera.' },
        { mechanism: 'quebra', text: 'Pendura a oração num hábito: a chave, o café, o banho.' },
        { mechanism: 'chamada', text: 'Pra quem reza no corredor, no meio de doze horas de plantão.' },
        { mechanism: 'custo', text: 'Rezar muitas vezes no automático vira recado gravado.' },
        { mechanism: 'loop', text: 'Este minuto na garagem, antes de descer do carro, já serve.' },
        { mechanism: 'contra', text: 'Vale a oração que cabe numa terça-feira comum.' },
      ],
    },
    {
      question: 'Como fazer jejum e oração pela primeira vez?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Jejum não é prova de resistência.' },
        { mechanism: 'erro', text: 'Não estreia com um dia inteiro sem perguntar ao corpo.' },
        { mechanism: 'mito', text: 'Dá pra jejuar de tela, de doce e até de reclamação.' },
        { mechanism: 'chamada', text: 'Gravidez ou remédio todo dia? A conversa começa no médico.' },
        { mechanism: 'numero', text: 'Troca uma refeição por dez minutos de silêncio e vê.' },
        { mechanism: 'cena', text: 'Refeitório cheio, meio-dia, e na sua mesa só água e um salmo.' },
        { mechanism: 'lacuna', text: 'O melhor do jejum tá na hora que sobra no almoço.' },
        {
          mechanism: 'confissao',
          text: 'No primeiro jejum, pensei mais em pastel do que em Deus.',
          needsTruth: true,
        },
      ],
    },
  ],
};
