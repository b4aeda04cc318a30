import type { BankSubtopic } from '../../content-types.ts';

export const roteiroDeCidade: BankSubtopic = {
  domain: 'viagem',
  subtopic: 'roteiro-de-cidade',
  questions: [
    {
      question: 'Como montar um roteiro de 3 dias numa cidade?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Marca os lugares no mapa e pinta por bairro.' },
        { mechanism: 'numero', text: 'Três dias, um bairro em cada, sem cruzar a cidade às seis.' },
        { mechanism: 'erro', text: 'Marcou museu pra segunda e deu com a porta fechada.' },
        { mechanism: 'cena', text: 'Mapa aberto no café, caneta na boca, e o dia encolhendo.' },
        { mechanism: 'contra', text: 'Cartão-postal às oito da manhã vem sem cabeça na frente.' },
        { mechanism: 'prova', text: 'Vou montar três dias aqui, com mapa e régua.' },
        { mechanism: 'lacuna', text: 'O dia se organiza em volta do lugar que fecha cedo.' },
        { mechanism: 'quebra', text: 'Risca dois passeios da lista antes de imprimir.' },
      ],
    },
    {
      question: 'Por que meu roteiro de viagem nunca dá certo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'custo', text: 'Quarenta minutos de fila comeram o almoço e a praça.' },
        { mechanism: 'cena', text: 'Quatro da tarde, pé latejando, e faltam cinco paradas.' },
        { mechanism: 'mito', text: 'Distância no mapa não conta semáforo nem ladeira.' },
        { mechanism: 'erro', text: 'Esse dia é de quem acorda às cinco, não o seu.' },
        { mechanism: 'dialogo', text: '“Dá tempo de passar lá também.” Nunca deu.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu marcava por hora. Agora marco por quarteirão.',
          needsTruth: true,
        },
        {
          mechanism: 'confissao',
          text: 'Já vi um pôr do sol inteiro pela janela do ônibus.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Pra quem passa o segundo dia na cama do hotel.' },
      ],
    },
    {
      question: 'Onde se hospedar: no centro ou num bairro mais barato?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Diária menor com duas conduções ou cama perto de tudo?' },
        { mechanism: 'custo', text: 'Corrida de volta à meia-noite engole o desconto.' },
        { mechanism: 'desafio', text: 'Simula o caminho até o passeio às seis da tarde.' },
        { mechanism: 'erro', text: 'A cama é linda na foto, e a rua você nem olhou.' },
        { mechanism: 'numero', text: 'Dez minutos a pé valem mais que piscina sem uso.' },
        { mechanism: 'mito', text: 'Rua cheia de dia nem sempre tem jantar à noite.' },
        { mechanism: 'pergunta', text: 'Você volta pro quarto de tarde ou só pra dormir?' },
        { mechanism: 'loop', text: 'Essa mesma calçada, às dez da noite, conta outra história.' },
      ],
    },
    {
      question: 'Quantos dias são suficientes pra conhecer uma cidade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'contra', text: 'Um dia bem andado vence cinco de fila.' },
        { mechanism: 'numero', text: 'Conta meio dia pra chegada e meio pra fechar a mala.' },
        { mechanism: 'mito', text: 'Ver tudo em três dias é colecionar fachada.' },
        { mechanism: 'cena', text: 'Mala no saguão, e a padaria boa ficou pra próxima.' },
        { mechanism: 'chamada', text: 'Se o feriado emendou, essa conta cabe numa mão.' },
        {
          mechanism: 'confissao',
          text: 'Chamei uma capital de feia, e só tinha visto a avenida.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Trocar de hotel toda noite gasta a manhã em recepção.' },
        { mechanism: 'quebra', text: 'Apaga a terceira cidade desse feriado.' },
      ],
    },
    {
      question: 'Vale a pena contratar guia de turismo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Guia bom te leva na rua que não cabe no ônibus.' },
        { mechanism: 'compara', text: 'Áudio no fone ou história de quem nasceu naquela esquina?' },
        { mechanism: 'dialogo', text: '“Não fotografa ainda, só escuta.” Guia bom começa assim.' },
        { mechanism: 'numero', text: 'Duas horas no primeiro dia poupam erro nos outros três.' },
        { mechanism: 'erro', text: 'Fechar na calçada sem perguntar o que tá incluído.' },
        { mechanism: 'cena', text: 'São trinta pessoas, e a explicação tá lá na frente.' },
        { mechanism: 'desafio', text: 'Pergunta onde o próprio guia almoça.' },
        { mechanism: 'mito', text: 'Passeio grátis a pé costuma viver da gorjeta no fim.' },
      ],
    },
  ],
};
