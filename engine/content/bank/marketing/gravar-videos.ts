import type { BankSubtopic } from '../../content-types.ts';

export const gravarVideos: BankSubtopic = {
  domain: 'marketing',
  subtopic: 'gravar-videos',
  questions: [
    {
      question: 'Como perder o medo de falar pra câmera?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Janela fechada, vizinho no corredor, e a voz some.' },
        {
          mechanism: 'confissao',
          text: 'Gravei os dez primeiros sussurrando pra ninguém de casa ouvir.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Vão rir de mim no trabalho.” Até sexta o assunto é outro.' },
        { mechanism: 'numero', text: 'Vídeo um treme, vídeo nove gagueja, vídeo vinte conversa.' },
        { mechanism: 'contra', text: 'Lente é plateia mais mansa que o cunhado no domingo.' },
        { mechanism: 'desafio', text: 'Conta o almoço pra câmera e apaga em seguida.' },
        { mechanism: 'quebra', text: 'Cola um olho de papel do lado da lente.' },
        { mechanism: 'erro', text: 'Rever a gravação dez vezes procurando defeito na boca.' },
      ],
    },
    {
      question: 'Por que eu travo na hora de gravar vídeo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Gente solta na tela também recomeça seis vezes.' },
        { mechanism: 'custo', text: 'Cada tentativa a mais come a luz da tarde.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu decorava tudo. Hoje guardo a primeira frase e a última.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'O branco ataca sempre no mesmo pedaço do roteiro.' },
        { mechanism: 'loop', text: 'Vou errar uma vez aqui. Tenta achar onde.' },
        { mechanism: 'chamada', text: 'Oito minutos de áudio pra amiga, nenhuma palavra pra câmera.' },
        { mechanism: 'prova', text: 'Um take só, sem papel, e o tropeço fica.' },
        { mechanism: 'compara', text: 'Na cadeira vira palestra, lavando louça vira conversa.' },
      ],
    },
    {
      question: 'Precisa de microfone pra gravar vídeo com o celular?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Imagem linda, liquidificador no fundo, receita que ninguém entendeu.' },
        { mechanism: 'contra', text: 'Guarda-roupa aberto abafa eco de graça.' },
        { mechanism: 'numero', text: 'Microfone a dois palmos da boca já limpa o som.' },
        { mechanism: 'dialogo', text: '“Primeiro eu compro o equipamento.” Lá se foi o semestre.' },
        { mechanism: 'erro', text: 'Escolher o banheiro pela luz e ganhar eco de igreja.' },
        { mechanism: 'desafio', text: 'Fecha os olhos e escuta o seu último vídeo inteiro.' },
        { mechanism: 'compara', text: 'Fone do celular ou lapela baratinha: ouve a diferença.' },
        { mechanism: 'quebra', text: 'Desliga o ventilador antes de comprar microfone.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra gravar e editar um vídeo curto?',
      family: 'tempo',
      hooks: [
        {
          mechanism: 'confissao',
          text: 'Já perdi um feriado escolhendo música de vinte segundos.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Legenda animada palavra por palavra leva a noite embora.' },
        { mechanism: 'numero', text: 'Três roteiros, uma troca de blusa, e a manhã rendeu.' },
        { mechanism: 'lacuna', text: 'A edição encurta antes de apertar o botão vermelho.' },
        { mechanism: 'erro', text: 'Guardar doze tentativas pra escolher de madrugada.' },
        { mechanism: 'mito', text: 'Corte seco passa batido, transição de novela todo mundo nota.' },
        { mechanism: 'desafio', text: 'Despertador em quinze minutos: tocou, parou de gravar.' },
        { mechanism: 'pergunta', text: 'Quanto dessa tarde foi cena e quanto foi escolhendo letra?' },
      ],
    },
    {
      question: 'Como fazer roteiro de vídeo sem parecer decorado?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Esse roteiro cabe na palma da mão, olha só.' },
        { mechanism: 'contra', text: 'Roteiro bom tem mais buraco que texto.' },
        { mechanism: 'erro', text: 'Ler a tela com cara de quem lê bula.' },
        { mechanism: 'quebra', text: 'Rasga o parágrafo e deixa só os verbos.' },
        { mechanism: 'cena', text: 'Papel colado no tripé, olho descendo a cada linha.' },
        { mechanism: 'chamada', text: 'Ligou a câmera e a voz virou jogral da quarta série.' },
        { mechanism: 'loop', text: 'A última frase se escreve primeiro. No fim, explico.' },
        { mechanism: 'dialogo', text: '“Parece que eu tô lendo.” A frase nasceu pra papel.' },
      ],
    },
  ],
};
