import type { BankSubtopic } from '../../content-types.ts';

export const producaoMusical: BankSubtopic = {
  domain: 'arte',
  subtopic: 'producao-musical',
  questions: [
    {
      question: 'Como fazer um beat em casa do zero?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Bumbo, caixa, chimbal e baixo: quatro peças, um beat.' },
        { mechanism: 'cena', text: 'Madrugada, fone no ouvido, bumbo batendo na palma da mão.' },
        { mechanism: 'erro', text: 'Empilhou vinte camadas num ritmo que ainda não anda.' },
        { mechanism: 'prova', text: 'Bati na panela, gravei, e ela virou caixa. Ouve.', needsTruth: true },
        { mechanism: 'desafio', text: 'Faz oito compassos hoje e não mexe mais.' },
        { mechanism: 'contra', text: 'Tira som do beat, que a voz precisa de lugar.' },
        { mechanism: 'quebra', text: 'Fecha a pasta de samples e usa só três.' },
        {
          mechanism: 'confissao',
          text: 'Meu primeiro bumbo entrava torto, e eu chamava de estilo.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que minha música gravada em casa soa abafada?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Microfone caro num quarto de azulejo grava azulejo.' },
        { mechanism: 'lacuna', text: 'O melhor estúdio da casa guarda os seus casacos.' },
        { mechanism: 'compara', text: 'No fone tá linda; no carro, só sobra o grave.' },
        { mechanism: 'erro', text: 'Boca colada no microfone faz o grave engolir a letra.' },
        { mechanism: 'dialogo', text: '“Aumenta a voz.” Antes, abaixa o resto.' },
        { mechanism: 'custo', text: 'Foram noites de mixagem pra salvar uma gravação com eco.' },
        { mechanism: 'loop', text: 'Ouve no celular, no carro, na caixinha: o defeito reaparece.' },
        { mechanism: 'desafio', text: 'Grava uma frase debaixo do edredom e compara.' },
      ],
    },
    {
      question: 'Vale a pena contratar distribuidora pra lançar no Spotify?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Taxa por ano ou parte do que entra: faz a conta antes.' },
        { mechanism: 'contra', text: 'Botar na plataforma é a parte fácil do lançamento.' },
        { mechanism: 'custo', text: 'Atrasou a anuidade, e a faixa pode sair do ar.' },
        { mechanism: 'chamada', text: 'Se a faixa tem trecho de outra música, segura o envio.' },
        { mechanism: 'numero', text: 'Confere três linhas do contrato: taxa, direitos e saída.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu achava que publicar bastava. Agora converso com dez ouvintes.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Lançou a regravação sem a licença do compositor.' },
        { mechanism: 'lacuna', text: 'Registrar a obra e subir a faixa são dois assuntos.' },
      ],
    },
    {
      question: 'Quanto tempo antes devo programar o lançamento de uma música?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Quatro semanas de folga evitam capa recusada na véspera.' },
        { mechanism: 'cena', text: 'Quinta à noite, lançamento amanhã, capa no tamanho errado.' },
        { mechanism: 'quebra', text: 'Tira a data do cartaz até o arquivo estar aprovado.' },
        { mechanism: 'loop', text: 'Capa, ficha e letra: uma delas sempre atrasa.' },
        { mechanism: 'mito', text: 'Subir o arquivo hoje não é estar no ar amanhã.' },
        { mechanism: 'dialogo', text: '“Solta hoje mesmo.” E o pedido de playlist fica sem prazo.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu subia na véspera. Hoje marco no calendário com um mês.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Anota quem tocou em cada faixa antes de esquecer.' },
      ],
    },
    {
      question: 'Por que não consigo terminar minhas músicas?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'chamada', text: 'Pra quem tem sessenta começos de oito compassos na pasta.' },
        { mechanism: 'lacuna', text: 'Quase toda faixa parada espera a mesma decisão pequena.' },
        {
          mechanism: 'confissao',
          text: 'Mexi num chimbal por três semanas e enjoei da faixa.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'O mesmo loop tá rodando há um mês sem refrão nenhum.' },
        { mechanism: 'erro', text: 'Você timbra o bumbo há dias, e a segunda parte nada.' },
        { mechanism: 'contra', text: 'Exporta torta mesmo e mostra pra alguém no domingo.' },
        { mechanism: 'prova', text: 'Vou fechar uma faixa minha, largada desde janeiro.', needsTruth: true },
        { mechanism: 'pergunta', text: 'O que essa faixa ainda precisa dizer?' },
      ],
    },
  ],
};
