import type { BankSubtopic } from '../../content-types.ts';

export const streaming: BankSubtopic = {
  domain: 'games',
  subtopic: 'streaming',
  questions: [
    {
      question: 'Como começar a fazer live na Twitch?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Câmera ligada, zero pessoa, boa-noite pro ventilador.' },
        { mechanism: 'numero', text: 'Um microfone honesto vale por três câmeras.' },
        { mechanism: 'erro', text: 'Comprar luz roxa antes de testar o som.' },
        { mechanism: 'quebra', text: 'Esconde o contador de espectadores da sua tela.' },
        { mechanism: 'desafio', text: 'Grava uma hora falando, sem transmitir, e assiste.' },
        { mechanism: 'contra', text: 'Estreia boa é a que acaba no horário combinado.' },
        { mechanism: 'confissao', text: 'Fiquei duas horas no ar com o microfone mudo.', needsTruth: true },
        {
          mechanism: 'prova',
          text: 'Mostro a mesa inteira: o tripé é um caixote de feira.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que ninguém entra na minha live?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'A plateia entra por uma porta fora da transmissão.' },
        { mechanism: 'custo', text: 'Seis horas pra duas pessoas, e nenhum corte publicado.' },
        { mechanism: 'erro', text: 'Abrir o jogo mais lotado da plataforma sem ter nome.' },
        { mechanism: 'dialogo', text: '“Oi, tem alguém aí?” Quem chegou agora já saiu.' },
        { mechanism: 'mito', text: 'Mais hora no ar não acende placa na porta.' },
        {
          mechanism: 'antes-depois',
          text: 'Era qualquer dia, qualquer hora. Virou terça às oito, e voltaram.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Recorta trinta segundos de ontem e posta antes do almoço.' },
        { mechanism: 'chamada', text: 'Dos seus três espectadores, um é o celular da mãe.' },
      ],
    },
    {
      question: 'Qual equipamento comprar pra fazer live?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Microfone de mesa ou cadeira gamer: o ouvido vota.' },
        { mechanism: 'contra', text: 'Webcam simples de frente pra janela engana bem.' },
        { mechanism: 'numero', text: 'Som, luz, imagem: três compras, nessa ordem.' },
        { mechanism: 'mito', text: 'Segundo monitor não puxa assunto.' },
        { mechanism: 'custo', text: 'Placa de captura sem console vira peso de papel.' },
        { mechanism: 'prova', text: 'Falo no fone do celular e no microfone: fecha os olhos.' },
        { mechanism: 'erro', text: 'Parede cheia de luz, som de banheiro.' },
        { mechanism: 'loop', text: 'Esse edredom atrás da câmera calou o quarto.' },
      ],
    },
    {
      question: 'Quanto tempo demora pra crescer na Twitch?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Marca sessenta noites no calendário antes de medir.' },
        { mechanism: 'cena', text: 'Sexto mês, onze pessoas, três apelidos que voltam toda terça.' },
        { mechanism: 'mito', text: 'Botão de inscrição não é salário.' },
        { mechanism: 'contra', text: 'Subir devagar deixa decorar o apelido de todo mundo.' },
        { mechanism: 'custo', text: 'Mudar o horário toda semana devolve quem tinha chegado.' },
        {
          mechanism: 'antes-depois',
          text: 'No primeiro ano, cinco pessoas. Duas moderam até hoje.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Fecha o gráfico e responde o único comentário.' },
        { mechanism: 'pergunta', text: 'Faria essa mesma hora pra doze pessoas, por um ano?' },
      ],
    },
    {
      question: 'Como conversar na live sem ninguém no chat?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Narra o que a mão faz, feito locutor de rádio.' },
        { mechanism: 'numero', text: 'Cinco assuntos num papel colado no monitor.' },
        { mechanism: 'cena', text: 'Clique de mouse, silêncio, última mensagem às nove.' },
        { mechanism: 'erro', text: 'Guardar a melhor história pra quando tiver gente.' },
        { mechanism: 'dialogo', text: '“Vou falar com quem?” Com quem vai ver o corte.' },
        { mechanism: 'loop', text: 'Essa lista de perguntas bobas me segura duas horas.', needsTruth: true },
        { mechanism: 'custo', text: 'Cinco segundos calados viram meia hora pra quem chega.' },
        { mechanism: 'confissao', text: 'Já puxei assunto com o boneco da estante.', needsTruth: true },
      ],
    },
  ],
};
