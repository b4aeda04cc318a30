import type { BankSubtopic } from '../../content-types.ts';

export const celularLento: BankSubtopic = {
  domain: 'tecnologia',
  subtopic: 'celular-lento',
  questions: [
    {
      question: 'Por que meu celular tá travando?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Criança soprando a vela, dedo na câmera, tela congelada.' },
        { mechanism: 'mito', text: 'Fechar aplicativo toda hora não deixa o aparelho mais leve.' },
        { mechanism: 'numero', text: 'Com dois gigas livres, até o teclado engasga.' },
        { mechanism: 'lacuna', text: 'Um aplicativo que você nem abre tá comendo a memória.' },
        { mechanism: 'dialogo', text: '“É vírus, certeza.” Quase sempre é vídeo de bom dia.' },
        { mechanism: 'custo', text: 'Três mil prints velhos ocupando o lugar do sistema.' },
        { mechanism: 'chamada', text: 'Se a letra só aparece depois que a palavra acabou, vem cá.' },
        { mechanism: 'contra', text: 'Antivírus a mais também pesa em aparelho fraco.' },
      ],
    },
    {
      question: 'Como liberar espaço no celular sem apagar fotos?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Abre as configurações agora e toca em armazenamento.' },
        { mechanism: 'erro', text: 'Apagou o aniversário e guardou quarenta cardápios.' },
        { mechanism: 'prova', text: 'Vou abrir a pasta de mídia do zap sem ensaio.' },
        { mechanism: 'loop', text: 'Essa pasta aqui engorda todo dia às sete da manhã.' },
        {
          mechanism: 'confissao',
          text: 'Achei nove cópias do mesmo vídeo de festa junina.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Pra lotar a memória, dois grupos de família bastam.' },
        { mechanism: 'quebra', text: 'Desliga o salvamento automático do grupo do condomínio.' },
        { mechanism: 'compara', text: 'Nuvem depende de internet, cartão depende de cuidado.' },
      ],
    },
    {
      question: 'Vale a pena formatar o celular?',
      family: 'decisao',
      hooks: [
        { mechanism: 'erro', text: 'Restaurar de fábrica com o código do banco lá dentro.' },
        { mechanism: 'contra', text: 'Formatar e baixar tudo de volta é só trocar de gaveta.' },
        { mechanism: 'cena', text: 'Tela de boas-vindas, e a gente sem a senha do e-mail.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu formatava todo semestre. Agora apago cinco jogos e resolvo.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Dez anos de conversa vão embora se a cópia falhar.' },
        { mechanism: 'mito', text: 'Voltar à configuração de fábrica não rejuvenesce bateria.' },
        { mechanism: 'desafio', text: 'Confere se a cópia das conversas é de hoje.' },
        { mechanism: 'pergunta', text: 'De que mês é a última cópia das suas fotos?' },
      ],
    },
    {
      question: 'Quanto tempo dura a bateria do celular antes de trocar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'No terceiro ano, chegar com carga às seis da tarde é sorte.' },
        { mechanism: 'mito', text: 'Bateria viciada é história do aparelho de antena.' },
        { mechanism: 'erro', text: 'Debaixo do travesseiro não é lugar de carregar aparelho.' },
        { mechanism: 'cena', text: 'Carregador na bolsa, no carro, no trabalho e na cozinha.' },
        { mechanism: 'compara', text: 'Bateria nova ou aparelho novo: pede o orçamento dos dois.' },
        { mechanism: 'chamada', text: 'Se ele apaga no meio do pix, vem comigo.' },
        { mechanism: 'lacuna', text: 'A saúde dela tá escrita num menu que pouca gente abre.' },
        { mechanism: 'custo', text: 'Carregador de camelô sai barato até estufar a tampa.' },
      ],
    },
    {
      question: 'Como deixar o celular mais rápido?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Reinicia o aparelho agora, eu espero.' },
        { mechanism: 'numero', text: 'Com três ajustes e nada instalado, o dedo para de esperar.' },
        {
          mechanism: 'prova',
          text: 'Cronometrei a câmera abrindo antes e depois da faxina.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Aplicativo acelerador é mais um na fila da memória.' },
        {
          mechanism: 'confissao',
          text: 'Culpei o aparelho, e era o papel de parede animado.',
          needsTruth: true,
        },
        {
          mechanism: 'antes-depois',
          text: 'Eu tinha cento e dez ícones. Hoje tô com trinta.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Apaga o jogo que você não abre desde janeiro.' },
        { mechanism: 'dialogo', text: '“Atualizo amanhã.” O aviso tá na tela desde o carnaval.' },
      ],
    },
  ],
};
