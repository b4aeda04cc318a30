import type { BankSubtopic } from '../../content-types.ts';

export const freeFireEMobile: BankSubtopic = {
  domain: 'games',
  subtopic: 'free-fire-e-mobile',
  questions: [
    {
      question: 'Como ajustar a sensibilidade no Free Fire?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Copiar os números de quem joga em outra tela.' },
        { mechanism: 'desafio', text: 'No treino, puxa do pé à cabeça dez vezes.' },
        { mechanism: 'numero', text: 'Mexe de cinco em cinco, uma barrinha por dia.' },
        { mechanism: 'lacuna', text: 'Sua mira pode estar presa na película do celular.' },
        { mechanism: 'cena', text: 'Dedo suado, mira passando da cabeça, tela de derrota.' },
        { mechanism: 'prova', text: 'Três valores, dez tiros cada: conto as capas com você.' },
        { mechanism: 'mito', text: 'Tudo no máximo treme mais do que acerta.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu mudava tudo a cada derrota. Um mês no mesmo, e a mão aprendeu.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que meu celular trava quando jogo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Última zona, aparelho fervendo, imagem congelada.' },
        { mechanism: 'quebra', text: 'Tira a capinha antes da próxima queda.' },
        { mechanism: 'erro', text: 'Jogar carregando, com o aparelho em cima do cobertor.' },
        { mechanism: 'numero', text: 'Uma partida e nove aplicativos brigam pela mesma memória.' },
        { mechanism: 'custo', text: 'Sombra no ultra custa quadro no meio do tiro.' },
        { mechanism: 'contra', text: 'Às vezes quem engasga é o roteador da sala.' },
        { mechanism: 'desafio', text: 'Baixa o gráfico pro mínimo e cai duas vezes.' },
        { mechanism: 'dialogo', text: '“Preciso de um novo.” Apaga os três mil vídeos primeiro.' },
      ],
    },
    {
      question: 'Qual celular barato é bom pra jogar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Duas linhas da ficha importam antes da câmera.' },
        { mechanism: 'contra', text: 'Lente de cem megapixels não segura partida nenhuma.' },
        { mechanism: 'compara', text: 'Intermediário novo ou topo de linha de dois anos atrás.' },
        { mechanism: 'mito', text: 'A palavra gamer na caixa não esfria processador.' },
        { mechanism: 'erro', text: 'Escolher pelo vídeo de teste com o aparelho gelado.' },
        { mechanism: 'prova', text: 'Vinte minutos de queda, e encosto o termômetro na tampa.' },
        { mechanism: 'custo', text: 'Economizou na memória, apaga jogo toda semana.' },
        { mechanism: 'chamada', text: 'Com mil reais contados, fecha dezenove dessas vinte abas.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra pegar Mestre no Free Fire?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Cinco quedas de cabeça fria rendem mais que vinte.' },
        { mechanism: 'erro', text: 'Cair no meio do mapa e virar caixa.' },
        { mechanism: 'mito', text: 'Patente também sobe com gente escondida e viva.' },
        { mechanism: 'cena', text: 'Domingo à noite, fim de temporada, faltando vinte pontos.' },
        { mechanism: 'loop', text: 'Esse cantinho do mapa me dá ponto sem um tiro.', needsTruth: true },
        { mechanism: 'contra', text: 'A patente zera na temporada, a movimentação fica.' },
        { mechanism: 'custo', text: 'Cada queda com raiva devolve o ponto da anterior.' },
        {
          mechanism: 'antes-depois',
          text: 'Contar abate me segurava embaixo. Passei a contar posição.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Vale a pena gastar diamante em skin no Free Fire?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Uma roupa agora ou o passe do mês inteiro.' },
        { mechanism: 'mito', text: 'Calça rara não puxa capa.' },
        { mechanism: 'cena', text: 'Roleta girando, duzentos diamantes, prêmio repetido.' },
        { mechanism: 'custo', text: 'Giro baratinho some no dia e aparece na fatura.' },
        {
          mechanism: 'confissao',
          text: 'Torrei a mesada na roleta e ganhei um paraquedas.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Skin bonita vale pelo gosto, e gosto tem teto.' },
        { mechanism: 'quebra', text: 'Fecha a roleta e escreve o limite do mês.' },
        { mechanism: 'pergunta', text: 'Das roupas do cofre, quantas você vestiu essa semana?' },
      ],
    },
  ],
};
