import type { BankSubtopic } from '../../content-types.ts';

export const streaming: BankSubtopic = {
  domain: 'games',
  subtopic: 'streaming',
  questions: [
    {
      question: 'Como começar a fazer live na Twitch?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Câmera ligada, zero pessoa, e boa-noite pro ventilador.' },
        { mechanism: 'numero', text: 'Um microfone honesto vale por três câmeras.' },
        { mechanism: 'erro', text: 'Comprar luz roxa antes de testar o som.' },
        { mechanism: 'quebra', text: 'Esconde o contador de espectadores da sua tela.' },
        { mechanism: 'desafio', text: 'Grava uma hora falando, sem transmitir, e assiste.' },
        { mechanism: 'contra', text: 'Estreia boa é a que acaba na hora que você combinou.' },
        { mechanism: 'confissao', text: 'Fiquei duas horas no ar com o microfone mudo.', needsTruth: true },
        {
          mechanism: 'prova',
          text: 'Vou mostrar minha mesa inteira: o tripé é um caixote.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que ninguém entra na minha live?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Quem assiste entra por uma porta que fica fora da live.' },
        { mechanism: 'custo', text: 'Seis horas pra duas pessoas, e nenhum corte publicado.' },
        { mechanism: 'erro', text: 'Abrir o jogo mais lotado da plataforma sem ter nome.' },
        { mechanism: 'dialogo', text: '“Oi, tem alguém aí?” Quem chegou agora já saiu.' },
        { mechanism: 'mito', text: 'Ficar mais horas no ar não põe placa na porta.' },
        {
          mechanism: 'antes-depois',
          text: 'Era qualquer dia, qualquer hora. Virou terça às oito, e voltaram.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Corta trinta segundos da live de ontem e posta hoje.' },
        { mechanism: 'chamada', text: 'Dos seus três espectadores, um é o celular da sua mãe?' },
      ],
    },
    {
      question: 'Qual equipamento comprar pra fazer live?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Microfone de mesa ou cadeira gamer: pergunta pro ouvido.' },
        { mechanism: 'contra', text: 'Webcam simples virada pra janela engana bem.' },
        { mechanism: 'numero', text: 'São três compras, nessa ordem: som, luz e imagem.' },
        { mechanism: 'mito', text: 'Segundo monitor não puxa assunto por você.' },
        { mechanism: 'custo', text: 'Placa de captura sem console vira peso de papel.' },
        { mechanism: 'prova', text: 'Falo no fone do celular e no microfone: fecha o olho.' },
        { mechanism: 'erro', text: 'Parede cheia de luz, e som de banheiro.' },
        { mechanism: 'loop', text: 'Tem um edredom atrás da câmera, e não é pra esconder bagunça.' },
      ],
    },
    {
      question: 'Quanto tempo demora pra crescer na Twitch?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Marca sessenta noites no calendário antes de medir.' },
        { mechanism: 'cena', text: 'Sexto mês, onze pessoas, e três voltam toda terça.' },
        { mechanism: 'mito', text: 'Botão de inscrição não é salário.' },
        { mechanism: 'contra', text: 'Crescer devagar te deixa decorar o apelido de todo mundo.' },
        { mechanism: 'custo', text: 'Mudar o horário toda semana perde quem já tinha chegado.' },
        {
          mechanism: 'antes-depois',
          text: 'No primeiro ano eram cinco pessoas. Duas moderam até hoje.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Fecha o gráfico e responde o único comentário.' },
        { mechanism: 'pergunta', text: 'Você faria isso pra doze pessoas por um ano?' },
      ],
    },
    {
      question: 'Como conversar na live sem ninguém no chat?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Narra o que a sua mão tá fazendo, feito locutor de rádio.' },
        { mechanism: 'numero', text: 'Cinco assuntos num papel colado no monitor.' },
        { mechanism: 'cena', text: 'Clique de mouse, silêncio, última mensagem às nove.' },
        { mechanism: 'erro', text: 'Guardar a melhor história pra quando tiver gente.' },
        { mechanism: 'dialogo', text: '“Vou falar com quem?” Com quem vai ver o corte.' },
        { mechanism: 'loop', text: 'Essa lista de perguntas bobas me segura duas horas.', needsTruth: true },
        { mechanism: 'custo', text: 'Cinco segundos de silêncio parecem meia hora pra quem chega.' },
        { mechanism: 'confissao', text: 'Já puxei assunto com o boneco da estante.', needsTruth: true },
      ],
    },
  ],
};
