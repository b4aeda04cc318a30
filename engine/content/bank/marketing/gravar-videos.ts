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
        { mechanism: 'confissao', text: 'Gravei sussurrando, pra ninguém de casa ouvir.', needsTruth: true },
        { mechanism: 'dialogo', text: '“Vão rir de mim no trabalho.” Até sexta o assunto é outro.' },
        { mechanism: 'numero', text: 'Vídeo um treme, vídeo nove gagueja, vídeo vinte conversa.' },
        { mechanism: 'contra', text: 'Lente é plateia mais mansa que o cunhado no domingo.' },
        { mechanism: 'desafio', text: 'Conta o almoço pra câmera e apaga em seguida.' },
        { mechanism: 'quebra', text: 'Cola um olho de papel do lado da lente.' },
        { mechanism: 'erro', text: 'Você reviu o vídeo dez vezes só pra implicar com a boca.' },
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
        { mechanism: 'chamada', text: 'Se o áudio pra amiga tem oito minutos, você sabe falar.' },
        { mechanism: 'prova', text: 'Vou gravar de uma vez, sem papel, e o tropeço fica.' },
        { mechanism: 'compara', text: 'Na cadeira vira palestra, lavando louça vira conversa.' },
      ],
    },
    {
      question: 'Precisa de microfone pra gravar vídeo com o celular?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Imagem linda, liquidificador no fundo, receita que ninguém entendeu.' },
        { mechanism: 'contra', text: 'Guarda-roupa aberto abafa eco de graça.' },
        { mechanism: 'numero', text: 'A dois palmos da boca, o som já melhora.' },
        { mechanism: 'dialogo', text: '“Primeiro eu compro o equipamento.” Lá se foi o semestre.' },
        { mechanism: 'erro', text: 'O banheiro tem luz linda e eco de igreja.' },
        { mechanism: 'desafio', text: 'Escuta o seu último vídeo de olho fechado.' },
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
        { mechanism: 'numero', text: 'Numa manhã cabem três roteiros e três blusas.' },
        { mechanism: 'lacuna', text: 'A edição encurta antes de apertar o botão vermelho.' },
        { mechanism: 'erro', text: 'Você salvou doze tentativas, e a escolha ficou pra madrugada.' },
        { mechanism: 'mito', text: 'Corte seco passa batido, transição de novela todo mundo nota.' },
        { mechanism: 'desafio', text: 'Põe o despertador em quinze minutos: tocou, para de gravar.' },
        { mechanism: 'pergunta', text: 'Quanto dessa tarde foi gravando e quanto foi escolhendo letra?' },
      ],
    },
    {
      question: 'Como fazer roteiro de vídeo sem parecer decorado?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Esse roteiro cabe na palma da mão, olha só.' },
        { mechanism: 'contra', text: 'Roteiro bom tem mais buraco que texto.' },
        { mechanism: 'erro', text: 'O texto tá na tela, e a cara é de bula.' },
        { mechanism: 'quebra', text: 'Rasga o parágrafo e deixa só os verbos.' },
        { mechanism: 'cena', text: 'O papel tá colado no tripé, e o olho desce a cada linha.' },
        { mechanism: 'chamada', text: 'Ligou a câmera, e a voz virou jogral da quarta série.' },
        { mechanism: 'loop', text: 'A última frase se escreve primeiro. No fim, explico.' },
        { mechanism: 'dialogo', text: '“Parece que eu tô lendo.” Tira o “portanto” e tenta de novo.' },
      ],
    },
  ],
};
