import type { BankSubtopic } from '../../content-types.ts';

export const marcaPessoal: BankSubtopic = {
  domain: 'marketing',
  subtopic: 'marca-pessoal',
  questions: [
    {
      question: 'Como fazer uma bio boa no Instagram?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Três emojis, um signo e nenhuma profissão no perfil.' },
        { mechanism: 'desafio', text: 'Lê a sua bio pro porteiro e vê se ele entende.' },
        { mechanism: 'numero', text: 'Quatro linhas: quem, o quê, onde e o botão.' },
        { mechanism: 'contra', text: 'Cargo comprido impressiona colega, cliente passa direto.' },
        { mechanism: 'prova', text: 'Vou reescrever agora a bio de uma dentista.' },
        { mechanism: 'quebra', text: 'Apaga “siga para mais dicas”. Hoje.' },
        { mechanism: 'lacuna', text: 'Existe uma linha do perfil que a lupa enxerga primeiro.' },
        {
          mechanism: 'confissao',
          text: 'Minha bio tinha frase de filme e nenhum telefone.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que entendo do assunto e ninguém me procura?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Dez anos de profissão, cinco posts, todos de feriado.' },
        { mechanism: 'dialogo', text: '“Sei muito e ninguém me chama.” Onde dá pra ver isso?' },
        { mechanism: 'custo', text: 'O colega que explica no vídeo atende o seu cliente.' },
        { mechanism: 'mito', text: 'Diploma na parede não aparece no feed.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu guardava caso resolvido na gaveta. Agora conto um por semana.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Te pedem opinião de graça no churrasco e nunca contratam?' },
        { mechanism: 'compara', text: 'Uma coisa é saber responder, outra é lembrarem de perguntar.' },
        { mechanism: 'loop', text: 'Na próxima frase eu provo que entendo de infiltração.' },
      ],
    },
    {
      question: 'Ter um nicho ou falar de vários assuntos?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Escolher um tema é só decidir a porta de entrada.' },
        { mechanism: 'cena', text: 'Segunda receita, quarta cachorro, sexta imposto, domingo silêncio.' },
        { mechanism: 'numero', text: 'Um assunto principal, dois vizinhos, o resto fica no grupo.' },
        { mechanism: 'dialogo', text: '“Eu gosto de dez coisas.” Nove podem virar exemplo.' },
        { mechanism: 'mito', text: 'Nicho apertado cabe gente: pergunta pro sapateiro.' },
        { mechanism: 'pergunta', text: 'Que assunto faz seus amigos marcarem você?' },
        { mechanism: 'custo', text: 'Mudou o assunto na quinta, perdeu quem chegou na terça.' },
        { mechanism: 'erro', text: 'Escolher nicho pela moda e enjoar do tema em maio.' },
      ],
    },
    {
      question: 'Quanto tempo demora pra construir uma marca pessoal?',
      family: 'tempo',
      hooks: [
        {
          mechanism: 'antes-depois',
          text: 'Antes perguntavam meu nome. Depois já chegavam com a dúvida.',
          needsTruth: true,
        },
        {
          mechanism: 'confissao',
          text: 'Quase larguei o perfil um mês antes da primeira indicação.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Cinquenta posts na mesma tecla, e alguém repete a sua frase.' },
        { mechanism: 'quebra', text: 'Esquece o selo azul e responde aquele comentário.' },
        { mechanism: 'desafio', text: 'Completa no papel: “me procura quando o assunto for…”' },
        { mechanism: 'lacuna', text: 'O primeiro sinal de reputação chega no direct, sem elogio.' },
        { mechanism: 'erro', text: 'Trocar o logotipo antes de alguém decorar o antigo.' },
        { mechanism: 'chamada', text: 'Sexto mês de perfil, nenhuma indicação, vontade de sumir.' },
      ],
    },
    {
      question: 'Dá pra ter marca pessoal sem mostrar o rosto?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Duas mãos, uma bancada, e todo mundo sabe quem é.' },
        { mechanism: 'prova', text: 'Vou me apresentar agora sem aparecer nenhuma vez.' },
        { mechanism: 'contra', text: 'Rosto ajuda, só que voz repetida também vira assinatura.' },
        { mechanism: 'compara', text: 'Rosto bonito some na rolagem, avental manchado volta.' },
        { mechanism: 'numero', text: 'Três marcas fixas: a voz, a mesa e a primeira frase.' },
        { mechanism: 'loop', text: 'Repara na caneca do canto, ela aparece de propósito.' },
        { mechanism: 'mito', text: 'Perfil sem rosto não some, perfil sem assunto some.' },
        { mechanism: 'quebra', text: 'Vira a câmera pra mesa e continua falando.' },
      ],
    },
  ],
};
