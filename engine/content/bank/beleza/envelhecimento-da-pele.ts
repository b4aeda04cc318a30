import type { BankSubtopic } from '../../content-types.ts';

export const envelhecimentoDaPele: BankSubtopic = {
  domain: 'beleza',
  subtopic: 'envelhecimento-da-pele',
  questions: [
    {
      question: 'Como começar a usar retinol?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Duas noites por semana, uma ervilha de retinol pro rosto todo.' },
        { mechanism: 'erro', text: 'Passar todo dia na primeira semana e descascar no domingo.' },
        { mechanism: 'desafio', text: 'Passa hidratante antes e depois, feito sanduíche.' },
        { mechanism: 'quebra', text: 'Na noite do retinol, o esfoliante fica guardado.' },
        { mechanism: 'mito', text: 'Descascar não é prova de que funciona.' },
        { mechanism: 'chamada', text: 'Grávida, tentando ou amamentando: esse frasco espera, tá?' },
        { mechanism: 'contra', text: 'O retinol é da noite, mas quem segura tudo é o protetor.' },
        {
          mechanism: 'confissao',
          text: 'Passei até na pálpebra e virei um tomate por uma semana.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que minha pele tá envelhecendo rápido?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'contra', text: 'O sol que entra pela janela do trabalho também conta.' },
        { mechanism: 'cena', text: 'Óleo bronzeador, toalha na laje, verão de noventa e oito.' },
        { mechanism: 'erro', text: 'Protetor no rosto, e o colo e a mão no sol.' },
        { mechanism: 'custo', text: 'Cada verão sem chapéu aparece no rosto uns anos depois.' },
        { mechanism: 'loop', text: 'Relaxa a testa na frente do espelho: olha a linha que some.' },
        { mechanism: 'dialogo', text: '“É de família.” Uma parte é. A outra pega sol no ponto.' },
        { mechanism: 'desafio', text: 'Compara o lado de dentro do braço com o de fora.' },
        { mechanism: 'chamada', text: 'Vinte e nove anos e o primeiro risquinho: respira.' },
      ],
    },
    {
      question: 'Colágeno em pó vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'O corpo quebra esse pó na digestão, antes de chegar no rosto.' },
        { mechanism: 'compara', text: 'Um pote de colágeno ou três meses de protetor solar?' },
        { mechanism: 'custo', text: 'Noventa reais de pó por mês viram mil e oitenta no ano.' },
        { mechanism: 'erro', text: 'Tomar colágeno em jejum e sair de casa sem filtro solar.' },
        { mechanism: 'lacuna', text: 'Confere uma linha do rótulo antes de acreditar na colher.' },
        { mechanism: 'mito', text: 'Gelatina de sobremesa não muda a ruga de ninguém.' },
        { mechanism: 'prova', text: 'Vou abrir três rótulos e ir direto na tabela.' },
        { mechanism: 'dialogo', text: '“Minha unha melhorou.” A pergunta era a ruga.' },
      ],
    },
    {
      question: 'Com que idade começar a usar creme anti-idade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Com vinte anos, protetor já basta. O resto a gente conversa depois.' },
        { mechanism: 'contra', text: 'O melhor anti-idade tá na prateleira do filtro solar.' },
        { mechanism: 'mito', text: 'Creme não pede RG: ele olha a pele, não o aniversário.' },
        { mechanism: 'quebra', text: 'Tira esse ácido da mão da menina de doze anos.' },
        { mechanism: 'cena', text: 'Aniversário redondo, corredor da farmácia, quatro potes na mão.' },
        {
          mechanism: 'antes-depois',
          text: 'Aos vinte e cinco eu torrava. Aos quarenta, atravesso pela sombra.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'O que incomoda: mancha, textura ou a vela do bolo?' },
        { mechanism: 'erro', text: 'Passar aos vinte o creme pesado da tia de sessenta.' },
      ],
    },
    {
      question: 'Botox dói e dura quanto tempo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Uns três a seis meses, e a testa volta a mexer.' },
        { mechanism: 'mito', text: 'Rosto parado não é obrigatório, é questão de dose.' },
        { mechanism: 'desafio', text: 'Leva pra avaliação uma foto sua gargalhando.' },
        { mechanism: 'erro', text: 'Sair da agulha direto pra massagem, cama ou academia.' },
        { mechanism: 'prova', text: 'Vou franzir a testa aqui: repara onde marca.' },
        { mechanism: 'chamada', text: 'Seu casamento é daqui a cinco dias? Já ficou em cima.' },
        { mechanism: 'lacuna', text: 'Antes da picada, pede pra ver uma coisa na bancada.' },
        { mechanism: 'compara', text: 'Entre a picadinha e o puxão da cera, prefiro a picadinha.' },
      ],
    },
  ],
};
