import type { BankSubtopic } from '../../content-types.ts';

export const celularDemais: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'celular-demais',
  questions: [
    {
      question: 'Como diminuir o tempo de tela?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Põe a tela em preto e branco agora.' },
        { mechanism: 'desafio', text: 'Muda o aplicativo mais usado pra terceira tela.' },
        { mechanism: 'numero', text: 'Três notificações bastam: ligação, banco e família.' },
        { mechanism: 'erro', text: 'Instalar o bloqueador e desligar na mesma noite.' },
        { mechanism: 'prova', text: 'Abri meu tempo de tela: vamos ler sem pena.' },
        { mechanism: 'antes-depois', text: 'Antes o celular morava no bolso. Agora ele tem gancho na sala.', needsTruth: true },
        { mechanism: 'contra', text: 'O tédio reinstala qualquer aplicativo apagado.' },
        { mechanism: 'compara', text: 'Relógio de pulso dá a hora; celular dá a hora e um vídeo.' },
      ],
    },
    {
      question: 'Por que não consigo parar de rolar o feed?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Banheiro, perna dormente, trinta e sete vídeos depois.' },
        { mechanism: 'mito', text: 'O feed não tem rodapé, e foi feito assim.' },
        { mechanism: 'dialogo', text: '“Só vou ver a hora.” Vinte minutos, e nem viu.' },
        { mechanism: 'lacuna', text: 'O dedo sobe antes de você decidir, e tem gatilho.' },
        { mechanism: 'loop', text: 'Esse gesto de puxar pra atualizar imita um caça-níquel.' },
        { mechanism: 'custo', text: 'O feijão queimou no meio de um vídeo sobre feijão.' },
        { mechanism: 'chamada', text: 'Se você desbloqueia e esquece o que ia fazer, chega aqui.' },
        { mechanism: 'confissao', text: 'Já procurei o celular pela casa com a lanterna dele.', needsTruth: true },
      ],
    },
    {
      question: 'Detox digital vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Uma semana sem celular não ensina a viver com ele.' },
        { mechanism: 'numero', text: 'Dois domingos sem rede me devolveram um livro inteiro.', needsTruth: true },
        { mechanism: 'compara', text: 'Sete dias no sítio ou uma hora por noite: a segunda fica.' },
        { mechanism: 'erro', text: 'Anunciar a pausa na rede e voltar pelas curtidas.' },
        { mechanism: 'cena', text: 'Mão no bolso vazio, vibração que não existiu.' },
        { mechanism: 'antes-depois', text: 'No sábado sem tela, agonia. No domingo, cochilei na rede.', needsTruth: true },
        { mechanism: 'mito', text: 'Rede social não é cigarro, mas a mão também coça.' },
        { mechanism: 'desafio', text: 'Almoça hoje com o celular na mochila.' },
      ],
    },
    {
      question: 'Quantas horas de celular por dia é demais?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Trabalhar na tela e rolar no sofá não somam igual.' },
        { mechanism: 'numero', text: 'Três horas por dia viram um mês e meio no ano.' },
        { mechanism: 'pergunta', text: 'O que ficou sem fazer por causa da tela hoje?' },
        { mechanism: 'contra', text: 'A hora que importa é a que você não lembra.' },
        { mechanism: 'desafio', text: 'Antes de abrir o relatório, chuta um número.' },
        { mechanism: 'custo', text: 'O aniversário inteiro coube no vídeo e sumiu da memória.' },
        { mechanism: 'lacuna', text: 'Um dado do relatório vale mais que o total de horas.' },
        { mechanism: 'chamada', text: 'Pra quem leva o carregador até pra padaria.' },
      ],
    },
    {
      question: 'Como parar de pegar o celular assim que acordo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Olho fechado, mão na cabeceira, primeira notícia ruim do dia.' },
        { mechanism: 'quebra', text: 'Compra um despertador de pilha.' },
        { mechanism: 'erro', text: 'Usar o celular de alarme e abrir o resto.' },
        { mechanism: 'dialogo', text: '“É só pra ver o tempo.” Choveu mensagem.' },
        { mechanism: 'antes-depois', text: 'Meu dia começava no grupo da firma; hoje começa na janela.', needsTruth: true },
        { mechanism: 'prova', text: 'Mostro minha cabeceira: livro, água e nada que acende.' },
        { mechanism: 'loop', text: 'Guarda essa meia hora: ela ainda é só sua.' },
        { mechanism: 'numero', text: 'Dez minutos, um café, nenhuma tela: o grupo espera.' },
      ],
    },
  ],
};
