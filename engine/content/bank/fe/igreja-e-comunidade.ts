import type { BankSubtopic } from '../../content-types.ts';

export const igrejaEComunidade: BankSubtopic = {
  domain: 'fe',
  subtopic: 'igreja-e-comunidade',
  questions: [
    {
      question: 'Como escolher uma igreja pra frequentar?',
      family: 'fazer',
      hooks: [
        {
          mechanism: 'cena',
          text: 'Sentei no último banco, com a bolsa no colo e a saída à vista.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Visita três domingos seguidos antes de decidir.' },
        { mechanism: 'erro', text: 'Ouvir a banda e ir embora antes do café não mostra a igreja.' },
        { mechanism: 'numero', text: 'Repara em três pessoas: quem acolhe, quem pergunta e quem varre.' },
        { mechanism: 'contra', text: 'Salão pequeno também pode ser uma família grande.' },
        { mechanism: 'lacuna', text: 'O melhor retrato da igreja aparece depois do amém.' },
        { mechanism: 'pergunta', text: 'Na saída, alguém perguntou o seu nome?' },
        { mechanism: 'prova', text: 'Vou abrir as anotações da minha primeira visita.', needsTruth: true },
      ],
    },
    {
      question: 'Por que tanta gente se afasta da igreja?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Sair do banco da igreja não é sair da fé.' },
        { mechanism: 'cena', text: 'Tocou o sino de domingo, e o café na varanda ficou sem graça.' },
        { mechanism: 'dialogo', text: '“Você sumiu.” Com duas palavras, a porta já pesa o dobro.' },
        {
          mechanism: 'confissao',
          text: 'Saí sem briga nenhuma, foi um domingo atrás do outro.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Quem saiu com mágoa precisa de tempo; quem tem saudade, de convite.' },
        { mechanism: 'loop', text: 'Este hino toca no mercado, e o peito lembra.' },
        { mechanism: 'chamada', text: 'Se você sabe o hino de cor e trava na porta, vem.' },
        { mechanism: 'contra', text: 'Ninguém tem que explicar cada domingo pra poder voltar.' },
      ],
    },
    {
      question: 'Precisa ir à igreja pra ter fé?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Oração dá pra fazer em casa; mutirão, não.' },
        { mechanism: 'compara', text: 'Culto na tela ou abraço na porta: cada um tem seu dia.' },
        { mechanism: 'dialogo', text: '“Eu rezo em casa mesmo.” Também é reza, e também dá saudade.' },
        { mechanism: 'mito', text: 'Faltar no domingo não apaga a semana inteira.' },
        { mechanism: 'numero', text: 'Duas ou três pessoas juntas já fazem comunidade.' },
        { mechanism: 'cena', text: 'Chuva lá fora, culto no celular e coberta até o pescoço.' },
        { mechanism: 'custo', text: 'Fé sem companhia evita atrito, mas fica sem colo.' },
        { mechanism: 'lacuna', text: 'O que falta no sofá não é o sermão, que a tela tem.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra se sentir parte da igreja?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Lá pelo quinto cafezinho, alguém acerta o seu nome.' },
        { mechanism: 'erro', text: 'Sair no amém e esperar que alguém puxe papo não funciona.' },
        { mechanism: 'cena', text: 'Panelão de feijão, avental emprestado e riso na pia da cantina.' },
        {
          mechanism: 'antes-depois',
          text: 'Fiquei seis meses no fundo. Aí peguei uma vassoura e fiz dez amigos.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Fica mais dez minutos depois da bênção, tá?' },
        { mechanism: 'desafio', text: 'Decora dois nomes por domingo, só dois.' },
        { mechanism: 'contra', text: 'A gente ganha lugar carregando cadeira.' },
        { mechanism: 'mito', text: 'Quem é tímido também cabe na roda de oração.' },
      ],
    },
    {
      question: 'Como servir na igreja sem se esgotar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Disse sim pro louvor, pra cantina e pras crianças no mesmo mês.' },
        { mechanism: 'custo', text: 'Servir em tudo às vezes custa o jantar de casa.' },
        { mechanism: 'dialogo', text: '“Só você sabe fazer.” Ensina mais alguém até o Natal.' },
        { mechanism: 'quebra', text: 'Devolve uma das chaves ainda este mês.' },
        { mechanism: 'numero', text: 'Uma escala por vez já enche o sábado de qualquer um.' },
        { mechanism: 'contra', text: 'Tirar um domingo de folga também é cuidar da igreja.' },
        { mechanism: 'chamada', text: 'Seu domingo virou plantão? Hoje a conversa é folga.' },
        {
          mechanism: 'confissao',
          text: 'Chorei na sala de som enquanto todo mundo cantava.',
          needsTruth: true,
        },
      ],
    },
  ],
};
