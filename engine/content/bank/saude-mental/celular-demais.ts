import type { BankSubtopic } from '../../content-types.ts';

export const celularDemais: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'celular-demais',
  questions: [
    {
      question: 'Como diminuir o tempo de tela?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Abre o ajuste e deixa a tela em preto e branco.' },
        { mechanism: 'desafio', text: 'Leva o aplicativo mais usado pra última página do celular.' },
        { mechanism: 'numero', text: 'Três notificações bastam: ligação, banco e família.' },
        { mechanism: 'erro', text: 'O bloqueador durou até a primeira noite de tédio.' },
        { mechanism: 'prova', text: 'Abri meu tempo de tela: vamos ler sem pena.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes o celular morava no bolso. Agora ele tem gancho na sala.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Apagar o aplicativo adianta pouco: o tédio instala de novo.' },
        { mechanism: 'compara', text: 'Relógio dá a hora; celular dá a hora e um vídeo.' },
      ],
    },
    {
      question: 'Por que não consigo parar de rolar o feed?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Banheiro, perna dormente, e você ainda no trigésimo sétimo vídeo.' },
        { mechanism: 'mito', text: 'O feed não tem fim de propósito, né.' },
        { mechanism: 'dialogo', text: '“Só vou ver a hora.” Vinte minutos depois, nem viu a hora.' },
        { mechanism: 'lacuna', text: 'O dedo abre a tela antes de você decidir, e tem gatilho.' },
        { mechanism: 'loop', text: 'Esse gesto de puxar pra atualizar imita um caça-níquel.' },
        { mechanism: 'custo', text: 'O feijão queimou no meio de um vídeo sobre feijão.' },
        { mechanism: 'chamada', text: 'Se você desbloqueia e esquece o que ia fazer, chega aqui.' },
        {
          mechanism: 'confissao',
          text: 'Já procurei o celular pela casa com a lanterna dele.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Detox digital vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Uma semana sem celular não ensina a viver com ele.' },
        {
          mechanism: 'numero',
          text: 'Dois domingos sem rede me devolveram um livro inteiro.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Sete dias no sítio ou uma hora por noite? A segunda fica.' },
        { mechanism: 'erro', text: 'Você anunciou a pausa e voltou pra ver as curtidas.' },
        { mechanism: 'cena', text: 'Você sente vibrar, põe a mão no bolso, e o celular tá em casa.' },
        {
          mechanism: 'antes-depois',
          text: 'No sábado sem tela, agonia. Domingo eu já cochilei na rede.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Rede social não é cigarro, mas a mão também coça.' },
        { mechanism: 'desafio', text: 'Almoça hoje com o celular na mochila.' },
      ],
    },
    {
      question: 'Quantas horas de celular por dia é demais?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Hora de trabalho na tela e hora de feed pesam diferente.' },
        { mechanism: 'numero', text: 'Três horas por dia viram um mês e meio no ano.' },
        { mechanism: 'pergunta', text: 'O que ficou sem fazer por causa da tela hoje?' },
        { mechanism: 'contra', text: 'Contar horas ajuda menos que lembrar o que você viu nelas.' },
        { mechanism: 'desafio', text: 'Chuta um número antes de abrir o relatório de uso.' },
        {
          mechanism: 'custo',
          text: 'Filmei a vela, a palma e o abraço, e não lembro do bolo.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Um dado do relatório de uso diz mais que o total de horas.' },
        { mechanism: 'chamada', text: 'Se o carregador vai com você até a padaria, essa é sua.' },
      ],
    },
    {
      question: 'Como parar de pegar o celular assim que acordo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Olho ainda fechado, mão na cabeceira, e já veio notícia ruim.' },
        { mechanism: 'quebra', text: 'Compra um despertador de pilha e tira o celular do quarto.' },
        { mechanism: 'erro', text: 'Usar de alarme o mesmo aparelho que tem o feed.' },
        { mechanism: 'dialogo', text: '“É só pra ver o tempo.” E choveu foi mensagem.' },
        {
          mechanism: 'antes-depois',
          text: 'Meu dia começava no grupo da firma; hoje começa na janela.',
          needsTruth: true,
        },
        {
          mechanism: 'prova',
          text: 'Mostro minha cabeceira: livro, água e nada que acende.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Guarda essa primeira meia hora: ela ainda é só sua.' },
        { mechanism: 'numero', text: 'Dez minutos de café, nenhuma tela: o grupo da família espera.' },
      ],
    },
  ],
};
