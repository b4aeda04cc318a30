import type { BankSubtopic } from '../../content-types.ts';

export const livrosEAutores: BankSubtopic = {
  domain: 'arte',
  subtopic: 'livros-e-autores',
  questions: [
    {
      question: 'Por onde começar a ler Machado de Assis?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Conto antes de romance: em dez páginas ele te ganha.' },
        { mechanism: 'cena', text: 'Escola, prova na sexta, Dom Casmurro lido aos soluços.' },
        { mechanism: 'dialogo', text: '“Machado é chato.” Um defunto conta a própria vida e debocha.' },
        { mechanism: 'numero', text: 'Três contos numa tarde, e o romance fica menos alto.' },
        { mechanism: 'desafio', text: 'Lê em voz alta a dedicatória ao verme. Só ela.' },
        { mechanism: 'erro', text: 'Caçou a traição e esqueceu quem tá contando a história.' },
        {
          mechanism: 'confissao',
          text: 'Na escola eu só li o resumo. Voltei aos trinta e ri.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Tem um capítulo dele que é só pontinho e faz rir.' },
      ],
    },
    {
      question: 'Por que eu não entendo Clarice Lispector?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Clarice não pede dicionário, pede pausa.' },
        { mechanism: 'lacuna', text: 'Nos contos dela, procura o objeto miúdo onde tudo vira.' },
        { mechanism: 'quebra', text: 'Fecha a análise pronta e relê a mesma página.' },
        { mechanism: 'compara', text: 'Conto curtinho primeiro, o romance da barata depois.' },
        { mechanism: 'chamada', text: 'Pra quem travou na página vinte: essa tontura faz parte.' },
        { mechanism: 'prova', text: 'Vou ler um parágrafo dela duas vezes, só trocando o ritmo.' },
        { mechanism: 'custo', text: 'Correr atrás do enredo custa a frase mais bonita.' },
        { mechanism: 'dialogo', text: '“Mas o que aconteceu?” Uma mulher viu um cego mascar chiclete.' },
      ],
    },
    {
      question: 'Quantas páginas por dia preciso ler pra terminar um livro por mês?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dez páginas por noite fecham trezentas no mês.' },
        { mechanism: 'cena', text: 'Marcador na página doze desde as férias de julho.' },
        { mechanism: 'desafio', text: 'Arruma a cama e deixa o livro no travesseiro.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu contava livros por ano. Hoje conto capítulos relidos.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'A meta era de cinquenta livros, e nenhum ficou na cabeça.' },
        { mechanism: 'quebra', text: 'Carrega o celular na sala e o romance na cabeceira.' },
        { mechanism: 'contra', text: 'Largar livro ruim na página trinta também é leitura.' },
        { mechanism: 'loop', text: 'Lê até o fim da página e tenta parar.' },
      ],
    },
    {
      question: 'Vale a pena comprar e-reader ou livro de papel?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'De madrugada a tela ganha; na estante, o papel não perde.' },
        { mechanism: 'custo', text: 'Aparelho cheio de amostra grátis, nenhum capítulo dois.' },
        { mechanism: 'mito', text: 'Livro digital comprado nem sempre dá pra emprestar.' },
        { mechanism: 'pergunta', text: 'Qual foi o último que você leu até o fim?' },
        {
          mechanism: 'antes-depois',
          text: 'Jurei nunca largar o papel. A mala de viagem me convenceu.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se a estante já pede parafuso na parede, senta aqui.' },
        { mechanism: 'numero', text: 'Antes de gastar, baixa de graça três clássicos em domínio público.' },
        { mechanism: 'lacuna', text: 'Quem rabisca margem sente falta de uma coisa na tela.' },
      ],
    },
    {
      question: 'Como fazer resenha de livro sem dar spoiler?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Você contou tudo, até o casamento do último capítulo.' },
        { mechanism: 'prova', text: 'Resenho esse aqui em quarenta segundos, sem dizer quem morre.' },
        { mechanism: 'desafio', text: 'Escolhe uma cena do primeiro terço e fala só dela.' },
        { mechanism: 'contra', text: 'Dá pra estragar um livro sem nem chegar no final.' },
        { mechanism: 'confissao', text: 'Contei o final sem querer e esfriei o jantar.', needsTruth: true },
        { mechanism: 'cena', text: 'Livro fechado no colo, olho na parede, câmera ligada.' },
        { mechanism: 'quebra', text: 'Tapa a sinopse da contracapa e conta do seu jeito.' },
        { mechanism: 'lacuna', text: 'Um trecho do livro pode ser contado sem estragar nada.' },
      ],
    },
  ],
};
