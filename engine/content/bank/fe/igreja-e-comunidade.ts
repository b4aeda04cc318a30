import type { BankSubtopic } from '../../content-types.ts';

export const igrejaEComunidade: BankSubtopic = {
  domain: 'fe',
  subtopic: 'igreja-e-comunidade',
  questions: [
    {
      question: 'Como escolher uma igreja pra frequentar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Último banco, bolsa no colo, saída bem à vista.' },
        { mechanism: 'desafio', text: 'Visita três domingos seguidos antes de decidir.' },
        { mechanism: 'erro', text: 'Ouvir a banda e ir embora antes do café.' },
        { mechanism: 'numero', text: 'Repara em três: quem acolhe, quem pergunta, quem varre.' },
        { mechanism: 'contra', text: 'Salão pequeno também pode ser grande companhia.' },
        { mechanism: 'lacuna', text: 'O melhor retrato da casa vem depois do amém.' },
        { mechanism: 'pergunta', text: 'Quem perguntou o seu nome na saída?' },
        { mechanism: 'prova', text: 'Abro as anotações da minha primeira visita.', needsTruth: true },
      ],
    },
    {
      question: 'Por que tanta gente se afasta da igreja?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Sair do banco não é sair da fé.' },
        { mechanism: 'cena', text: 'Sino de domingo, café na varanda, um aperto sem nome.' },
        { mechanism: 'dialogo', text: '“Você sumiu.” Duas palavras, e a porta pesa o dobro.' },
        { mechanism: 'confissao', text: 'Saí sem briga, foi um domingo atrás do outro.', needsTruth: true },
        { mechanism: 'compara', text: 'Ferida pede tempo; saudade pede visita.' },
        { mechanism: 'loop', text: 'Esse hino antigo toca no mercado, e o peito lembra.' },
        { mechanism: 'chamada', text: 'Sabe o hino de cor e travou na porta: vem.' },
        { mechanism: 'contra', text: 'Voltar não exige explicar cada domingo.' },
      ],
    },
    {
      question: 'Precisa ir à igreja pra ter fé?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Prece dá pra fazer em casa; mutirão, não.' },
        { mechanism: 'compara', text: 'Culto na tela ou abraço na porta: cada um tem seu dia.' },
        { mechanism: 'dialogo', text: '“Rezo em casa mesmo.” Também é reza, e também dá saudade.' },
        { mechanism: 'mito', text: 'Faltar no domingo não apaga a semana inteira.' },
        { mechanism: 'numero', text: 'Duas ou três pessoas já fazem comunidade.' },
        { mechanism: 'cena', text: 'Chuva forte, transmissão no celular, coberta até o pescoço.' },
        { mechanism: 'custo', text: 'Fé sem companhia poupa atrito e perde colo.' },
        { mechanism: 'lacuna', text: 'O que falta no sofá não é o sermão.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra se sentir parte da igreja?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Lá pelo quinto cafezinho, alguém acerta o seu nome.' },
        { mechanism: 'erro', text: 'Sair no amém e esperar que puxem papo.' },
        { mechanism: 'cena', text: 'Panelão de feijão, avental emprestado, riso na pia.' },
        {
          mechanism: 'antes-depois',
          text: 'Seis meses no fundo; depois, uma vassoura e dez amigos.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Fica mais dez minutos depois da bênção.' },
        { mechanism: 'desafio', text: 'Decora dois nomes por domingo.' },
        { mechanism: 'contra', text: 'Lugar se ganha carregando cadeira.' },
        { mechanism: 'mito', text: 'Timidez não fecha roda de oração.' },
      ],
    },
    {
      question: 'Como servir na igreja sem se esgotar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Dizer sim pro louvor, pra cantina e pras crianças.' },
        { mechanism: 'custo', text: 'Servir em tudo e faltar no jantar de casa.' },
        { mechanism: 'dialogo', text: '“Só você sabe fazer.” Ensina mais alguém até o Natal.' },
        { mechanism: 'quebra', text: 'Devolve uma das chaves este mês.' },
        { mechanism: 'numero', text: 'Uma escala por vez já enche o sábado.' },
        { mechanism: 'contra', text: 'Descansar também é serviço.' },
        { mechanism: 'chamada', text: 'Domingo virou plantão? Hoje a conversa é folga.' },
        {
          mechanism: 'confissao',
          text: 'Chorei na sala de som enquanto todo mundo cantava.',
          needsTruth: true,
        },
      ],
    },
  ],
};
