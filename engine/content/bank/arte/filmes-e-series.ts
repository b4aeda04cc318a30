import type { BankSubtopic } from '../../content-types.ts';

export const filmesESeries: BankSubtopic = {
  domain: 'arte',
  subtopic: 'filmes-e-series',
  questions: [
    {
      question: 'Como fazer resenha de filme pra internet?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Anota uma frase só quando subirem os créditos.' },
        { mechanism: 'cena', text: 'Saída do cinema, corredor escuro, todo mundo com opinião.' },
        { mechanism: 'erro', text: 'Gastou três minutos no enredo e dez segundos na opinião.' },
        { mechanism: 'contra', text: 'Nota de zero a dez esconde a parte que interessa.' },
        { mechanism: 'prova', text: 'Vou resenhar uma cena muda em meio minuto.' },
        { mechanism: 'numero', text: 'Uma cena, um motivo, uma ressalva, e já tem vídeo.' },
        { mechanism: 'confissao', text: 'Elogiei um filme em que dormi vinte minutos.', needsTruth: true },
        { mechanism: 'quebra', text: 'Vê a cena de abertura de novo, agora sem som.' },
      ],
    },
    {
      question: 'Por que não entendi o final do filme?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Final aberto costuma deixar a chave num objeto do começo.' },
        { mechanism: 'mito', text: 'Confusão no fim às vezes é o plano do roteiro.' },
        { mechanism: 'dialogo', text: '“Era tudo sonho?” Volta e olha o relógio da parede.' },
        { mechanism: 'chamada', text: 'Pra quem ficou olhando os créditos com cara de interrogação.' },
        { mechanism: 'compara', text: 'Final fechado te acalma; aberto te liga pro cunhado à meia-noite.' },
        { mechanism: 'loop', text: 'A primeira fala do filme responde a última, espera aí.' },
        { mechanism: 'erro', text: 'Você olhou o celular bem na troca das malas.' },
        { mechanism: 'desafio', text: 'Explica o final pra sua mãe em uma frase.' },
      ],
    },
    {
      question: 'Vale a pena assistir série dublada ou legendada?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Dublado libera o olho pra cena; legendado guarda a voz do ator.' },
        { mechanism: 'contra', text: 'Dublagem brasileira às vezes tem piada melhor que a original.' },
        { mechanism: 'custo', text: 'Leu a legenda inteira e perdeu a cara da atriz.' },
        { mechanism: 'cena', text: 'Domingo, louça na pia, e a legenda passando lá longe.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu torcia o nariz pra dublado. Minha avó me curou disso.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se a família briga pelo áudio, combina por tipo de filme.' },
        { mechanism: 'numero', text: 'Vê dez minutos de cada e escolhe pelo riso.' },
        { mechanism: 'pergunta', text: 'Qual voz vem na cabeça quando você lembra do desenho?' },
      ],
    },
    {
      question: 'Quantos episódios dar antes de abandonar uma série?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dá três chances, e nem um capítulo a mais por obrigação.' },
        { mechanism: 'mito', text: 'Muita história querida começou com um piloto bem fraco.' },
        { mechanism: 'quebra', text: 'Desliga a reprodução automática antes do próximo.' },
        { mechanism: 'dialogo', text: '“Melhora na segunda temporada.” São oito horas até lá.' },
        { mechanism: 'custo', text: 'Foram dez horas de enrolação só pra ter assunto.' },
        { mechanism: 'loop', text: 'No segundo episódio, presta atenção em quem some.' },
        {
          mechanism: 'antes-depois',
          text: 'Terminar tudo era regra minha; hoje eu largo no meio do beijo.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Maratonou de madrugada e não lembra o nome de ninguém.' },
      ],
    },
    {
      question: 'Como criar teoria de série que não seja furada?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Copo filmado duas vezes raramente tá ali por acaso.' },
        { mechanism: 'prova', text: 'Pausei aqui: esse quadro na parede muda de lugar.' },
        { mechanism: 'erro', text: 'A teoria ficou linda, só que uma cena desmente tudo.' },
        { mechanism: 'mito', text: 'Figurino repetido pode ser pista ou só economia da produção.' },
        { mechanism: 'desafio', text: 'Tenta derrubar a própria teoria antes de gravar.' },
        {
          mechanism: 'confissao',
          text: 'Apostei no vilão errado durante duas temporadas.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Um spoiler na capa do vídeo, e o comentário vira guerra.' },
        { mechanism: 'cena', text: 'Tela pausada, zoom no fundo, uma carta em cima da cômoda.' },
      ],
    },
  ],
};
