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
        { mechanism: 'desafio', text: 'Lê a bio pro porteiro: ele tem que entender.' },
        { mechanism: 'numero', text: 'Quem, o quê, onde e botão: bio pronta em quatro linhas.' },
        { mechanism: 'contra', text: 'Cargo comprido impressiona colega, cliente passa direto.' },
        { mechanism: 'prova', text: 'Vou reescrever agora a bio de uma dentista.' },
        { mechanism: 'quebra', text: 'Apaga “siga para mais dicas”. Hoje.' },
        { mechanism: 'lacuna', text: 'Uma linha do perfil a lupa enxerga primeiro.' },
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
          text: 'Meus casos dormiam na gaveta, hoje sai um por semana.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Te pedem opinião de graça no churrasco e nunca contratam?' },
        { mechanism: 'compara', text: 'Saber responder é metade, a outra é lembrarem de te perguntar.' },
        { mechanism: 'loop', text: 'Guarda essa dúvida de cliente: até o fim ela vira post.' },
      ],
    },
    {
      question: 'Ter um nicho ou falar de vários assuntos?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Com um assunto só, a gente já lembra de você.' },
        { mechanism: 'cena', text: 'Segunda receita, quarta cachorro, sexta imposto, domingo silêncio.' },
        { mechanism: 'numero', text: 'Um assunto principal, dois vizinhos, o resto fica no grupo.' },
        { mechanism: 'dialogo', text: '“Eu gosto de dez coisas.” Nove podem virar exemplo.' },
        { mechanism: 'mito', text: 'Até nicho apertado tem fila: olha o sapateiro do bairro.' },
        { mechanism: 'pergunta', text: 'Que assunto faz seus amigos marcarem você?' },
        { mechanism: 'custo', text: 'Mudou o assunto na quinta, perdeu quem chegou na terça.' },
        { mechanism: 'erro', text: 'Você pegou o nicho da moda, e em maio já enjoou.' },
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
        { mechanism: 'erro', text: 'O logotipo mudou antes de alguém decorar o antigo.' },
        { mechanism: 'chamada', text: 'Se faz meio ano de post e a agenda tá igual, senta aqui.' },
      ],
    },
    {
      question: 'Dá pra ter marca pessoal sem mostrar o rosto?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Duas mãos, uma bancada, e todo mundo sabe quem é.' },
        { mechanism: 'prova', text: 'Vou me apresentar agora sem aparecer nenhuma vez.' },
        { mechanism: 'contra', text: 'Rosto ajuda, só que voz repetida também vira assinatura.' },
        { mechanism: 'compara', text: 'Rosto bonito a gente esquece, avental manchado a gente lembra.' },
        { mechanism: 'numero', text: 'Repete três coisas sempre: a voz, a mesa, o bordão.' },
        { mechanism: 'loop', text: 'Repara na caneca do canto, ela aparece de propósito.' },
        { mechanism: 'mito', text: 'Mostrar o rosto não resolve perfil sem assunto.' },
        { mechanism: 'quebra', text: 'Vira a câmera pra mesa e continua falando.' },
      ],
    },
  ],
};
