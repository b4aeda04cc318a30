import type { BankSubtopic } from '../../content-types.ts';

export const freeFireEMobile: BankSubtopic = {
  domain: 'games',
  subtopic: 'free-fire-e-mobile',
  questions: [
    {
      question: 'Como ajustar a sensibilidade no Free Fire?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Copiar a sensibilidade de quem joga em outra tela.' },
        { mechanism: 'desafio', text: 'No treino, puxa do pé à cabeça dez vezes.' },
        { mechanism: 'numero', text: 'Mexe de cinco em cinco, uma barrinha por dia.' },
        { mechanism: 'lacuna', text: 'Sua mira pode tá presa na película do celular.' },
        { mechanism: 'cena', text: 'O dedo suou, a mira passou da cabeça, tela de derrota.' },
        { mechanism: 'prova', text: 'Três valores, dez tiros cada: conta as capas comigo.' },
        { mechanism: 'mito', text: 'No máximo a mira treme mais do que acerta.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu mudava tudo a cada derrota. Fiquei um mês numa só e acertei.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que meu celular trava quando jogo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Última zona, celular fervendo, e a imagem travou.' },
        { mechanism: 'quebra', text: 'Tira a capinha antes da próxima queda.' },
        { mechanism: 'erro', text: 'Jogar carregando em cima do cobertor.' },
        { mechanism: 'numero', text: 'Uma partida e nove aplicativos abertos dividem a mesma memória.' },
        { mechanism: 'custo', text: 'Sombra no ultra trava você bem no meio do tiro.' },
        { mechanism: 'contra', text: 'Às vezes quem trava é o roteador da sala.' },
        { mechanism: 'desafio', text: 'Bota o gráfico no mínimo e cai duas vezes.' },
        { mechanism: 'dialogo', text: '“Preciso de outro celular.” Apaga os três mil vídeos primeiro.' },
      ],
    },
    {
      question: 'Qual celular barato é bom pra jogar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Duas linhas da ficha importam mais que a câmera.' },
        { mechanism: 'contra', text: 'Câmera de cem megapixels não segura partida nenhuma.' },
        { mechanism: 'compara', text: 'Intermediário novo ou topo de linha de dois anos atrás?' },
        { mechanism: 'mito', text: 'A palavra gamer na caixa não esfria o aparelho.' },
        { mechanism: 'erro', text: 'Escolher por vídeo de teste com o celular gelado.' },
        { mechanism: 'prova', text: 'Vinte minutos de partida, e encosto o termômetro aqui atrás.' },
        { mechanism: 'custo', text: 'Quem economiza na memória apaga jogo toda semana.' },
        { mechanism: 'chamada', text: 'Com mil reais contados, fecha essas abas e vem cá.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra pegar Mestre no Free Fire?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Cinco quedas de cabeça fria rendem mais que vinte na raiva.' },
        { mechanism: 'erro', text: 'Cair no meio do mapa e virar caixa em dez segundos.' },
        { mechanism: 'mito', text: 'Ficar no mato até o fim também sobe patente.' },
        { mechanism: 'cena', text: 'Domingo à noite, fim de temporada, e faltam vinte pontos.' },
        { mechanism: 'loop', text: 'Tem um cantinho do mapa que me dá ponto sem um tiro.', needsTruth: true },
        { mechanism: 'contra', text: 'A patente zera na temporada. A movimentação fica.' },
        { mechanism: 'custo', text: 'Cada queda com raiva devolve o ponto da anterior.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu contava abate e não subia. Passei a contar posição.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Vale a pena gastar diamante em skin no Free Fire?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Uma roupa agora ou o passe do mês inteiro?' },
        { mechanism: 'mito', text: 'Calça rara não dá capa em ninguém.' },
        { mechanism: 'cena', text: 'Duzentos diamantes na roleta, e o prêmio veio repetido.' },
        { mechanism: 'custo', text: 'O giro baratinho some no dia e aparece na fatura.' },
        {
          mechanism: 'confissao',
          text: 'Torrei a mesada na roleta e ganhei um paraquedas.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Skin é gosto, e gosto pode ter limite por mês.' },
        { mechanism: 'quebra', text: 'Fecha a roleta e escreve o limite do mês.' },
        { mechanism: 'pergunta', text: 'Das roupas do cofre, quantas você usou essa semana?' },
      ],
    },
  ],
};
