import type { BankSubtopic } from '../../content-types.ts';

export const monetizarRedes: BankSubtopic = {
  domain: 'marketing',
  subtopic: 'monetizar-redes',
  questions: [
    {
      question: 'Como fechar a primeira publi com uma marca?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'O e-mail tá escrito, e o mouse parado em cima do enviar.' },
        {
          mechanism: 'confissao',
          text: 'Minha estreia em publi foi a lanchonete da esquina.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'O mesmo “oi, vamos fechar parceria?” foi pra quarenta marcas.' },
        { mechanism: 'numero', text: 'Abre o armário: cinco marcas já dão a primeira lista.' },
        { mechanism: 'desafio', text: 'Grava um vídeo pra marca da sua geladeira.' },
        { mechanism: 'contra', text: 'Marca grande demora, a do bairro responde no almoço.' },
        { mechanism: 'prova', text: 'Olha uma proposta de publi inteira, só com o nome tapado.' },
        { mechanism: 'lacuna', text: 'No rodapé do site da marca fica o contato certo.' },
      ],
    },
    {
      question: 'Por que só me oferecem permuta?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Pagamos com divulgação.” Responde com a sua tabela.' },
        { mechanism: 'cena', text: 'Doze xampus na pia e nenhuma nota fiscal.' },
        { mechanism: 'mito', text: 'Permuta boa tem data pra acabar, igual panetone.' },
        { mechanism: 'custo', text: 'Três horas de gravação trocadas por um hidratante.' },
        {
          mechanism: 'antes-depois',
          text: 'Aqui em casa, recebido ganhava story, hoje ganha orçamento.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Responde o elogio pedindo a verba da campanha.' },
        { mechanism: 'chamada', text: 'Se a última publi te pagou em sabonete, fica aqui.' },
        { mechanism: 'erro', text: 'Kit aceito sem prazo vira cobrança toda semana.' },
      ],
    },
    {
      question: 'UGC ou afiliado: por onde começar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'UGC vende o vídeo, afiliado vende o produto.' },
        { mechanism: 'contra', text: 'No UGC, ninguém precisa saber o seu nome.' },
        { mechanism: 'numero', text: 'Um portfólio de UGC começa com três vídeos da cozinha.' },
        { mechanism: 'erro', text: 'Seu link vende do colchão ao suplemento, ou seja, nada.' },
        { mechanism: 'loop', text: 'Esse comercial é de uma marca que não existe.' },
        { mechanism: 'pergunta', text: 'Você aguenta esperar a comissão pingar só em março?' },
        { mechanism: 'custo', text: 'Afiliado sem assunto vira encarte de supermercado.' },
        { mechanism: 'desafio', text: 'Filma o creme do banheiro como se fosse propaganda.' },
      ],
    },
    {
      question: 'Quantos seguidores precisa pra ganhar dinheiro com redes?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Duas mil pessoas perguntando onde comprou já são mercado.' },
        { mechanism: 'contra', text: 'Tem marca que pede vídeo e nem olha o contador.' },
        { mechanism: 'dialogo', text: '“Só cobra quem tem dez mil.” Quem inventou esse pedágio?' },
        {
          mechanism: 'antes-depois',
          text: 'Eu contava seguidor todo dia. Aí fechei com a padaria.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Todo dia alguém te pergunta “qual a marca?” de graça.' },
        { mechanism: 'prova', text: 'Vou te mostrar três prints que valem mais que o contador.' },
        { mechanism: 'cena', text: 'Oitocentos seguidores, e doze perguntando da mesma panela.' },
        { mechanism: 'lacuna', text: 'A marca rola três posts e procura uma coisa só.' },
      ],
    },
    {
      question: 'Quanto cobrar por uma publi no Instagram?',
      family: 'decisao',
      hooks: [
        { mechanism: 'erro', text: 'O preço saiu no susto, antes do prazo de uso.' },
        { mechanism: 'numero', text: 'Soma quatro coisas: gravar, editar, refazer e ceder a imagem.' },
        { mechanism: 'custo', text: 'Preço baixinho na primeira vira tabela na segunda.' },
        { mechanism: 'quebra', text: 'Não responde valor ainda, pergunta o que entra.' },
        { mechanism: 'desafio', text: 'Calcula quantas horas levou a sua última publi.' },
        { mechanism: 'compara', text: 'Story dura um dia, anúncio com o seu rosto dura meses.' },
        {
          mechanism: 'confissao',
          text: 'Cobrei cinquenta reais e refiz o vídeo seis vezes.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Depois de falar o preço, eu faço uma coisa: já mostro.' },
      ],
    },
  ],
};
