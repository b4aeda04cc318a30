import type { QuestionFamily, QuestionIntent, SemanticClass, TopicForm } from '../language/topic-types.ts';

/** A question built from the topic's own forms, for when nobody wrote one. */
export interface QuestionTemplate {
  intent: QuestionIntent;
  /** Topic slots, plus {s} (the situation) and {a}/{b} (the pair, with articles). */
  text: string;
  classes?: readonly SemanticClass[];
  notClasses?: readonly SemanticClass[];
  notForms?: readonly TopicForm[];
}

export const familyOfIntent: Readonly<Record<QuestionIntent, QuestionFamily>> = {
  como: 'fazer',
  comecar: 'fazer',
  'o-que-e': 'fazer',
  iniciantes: 'fazer',
  onde: 'fazer',
  'por-que-nao-consigo': 'obstaculo',
  erros: 'obstaculo',
  sinais: 'obstaculo',
  'como-manter': 'obstaculo',
  'faz-mal': 'obstaculo',
  'vale-a-pena': 'decisao',
  'quanto-custa': 'decisao',
  melhor: 'decisao',
  'a-ou-b': 'decisao',
  'funciona-mesmo': 'decisao',
  'precisa-de': 'decisao',
  'quanto-tempo': 'tempo',
  rapido: 'tempo',
  'sem-algo': 'tempo',
  'sozinho-em-casa': 'tempo',
  'pouco-dinheiro': 'tempo',
  quando: 'tempo',
  'com-que-frequencia': 'tempo',
  'depois-da-idade': 'tempo',
};

const things: readonly SemanticClass[] = ['product', 'food'];
const learnable: readonly SemanticClass[] = ['concept', 'action'];

/** In order of preference within each intent; what the topic cannot fill is passed over. */
export const questionTemplates: readonly QuestionTemplate[] = [
  { intent: 'como', text: 'Como {v}?' },
  { intent: 'como', text: 'O que fazer quando a gente {s}?' },
  { intent: 'como', text: 'Como lidar {t:com}?', classes: ['problem'] },
  { intent: 'como', text: 'Como cuidar {t:de}?', classes: ['living-being'] },
  { intent: 'como', text: 'Como usar {t:o} no dia a dia?', classes: ['product'] },
  { intent: 'como', text: 'Como fazer {t} em casa?', classes: ['food'] },
  { intent: 'como', text: 'Como aproveitar {t:o} sem correria?', classes: ['place', 'event'] },
  { intent: 'como', text: 'Por que todo mundo fala {t:de}?', classes: ['person', 'work-of-art'] },
  { intent: 'como', text: 'Como entender {t:o} na prática?', classes: ['concept'] },
  { intent: 'como', text: '{t}: como funciona na prática?', notClasses: ['person', 'place', 'work-of-art'] },
  { intent: 'comecar', text: 'Por onde começar pra {v}?' },
  { intent: 'comecar', text: 'O que decidir primeiro entre {a} e {b}?' },
  { intent: 'comecar', text: 'Por onde começar {t:em}?', classes: ['concept', 'place', 'work-of-art'] },
  { intent: 'comecar', text: '{t}: por onde começar?', notClasses: ['person'] },
  { intent: 'comecar', text: 'De onde veio tanto assunto {t:com}?', classes: ['person'] },
  {
    intent: 'o-que-e',
    text: 'O que é {t:o!s}, afinal?',
    classes: ['concept', 'problem', 'product', 'event'],
  },
  { intent: 'o-que-e', text: 'O que todo mundo comenta {t:de}?', classes: ['person', 'work-of-art'] },
  { intent: 'o-que-e', text: '{t}: o que é, afinal?', notClasses: ['person'] },
  { intent: 'iniciantes', text: 'Dá pra {v} sem experiência?' },
  {
    intent: 'iniciantes',
    text: '{t} pra quem tá começando: o que importa?',
    classes: ['concept', 'action', 'product'],
  },
  { intent: 'onde', text: 'Onde ficar {t:em}?', classes: ['place'] },
  { intent: 'onde', text: 'Onde achar {t} sem gastar muito?', classes: ['product', 'food'] },
  { intent: 'por-que-nao-consigo', text: 'Por que eu não consigo {v}?' },
  { intent: 'por-que-nao-consigo', text: 'Por que isso acontece com quem {s}?' },
  { intent: 'por-que-nao-consigo', text: 'Por que é tão difícil escolher entre {a} e {b}?' },
  { intent: 'por-que-nao-consigo', text: 'Por que {t:o!s} volta sempre?', classes: ['problem'] },
  { intent: 'por-que-nao-consigo', text: 'Por que minha receita não dá certo com {t}?', classes: ['food'] },
  {
    intent: 'por-que-nao-consigo',
    text: 'Por que é tão difícil entender {t:o}?',
    classes: ['concept', 'work-of-art'],
  },
  {
    intent: 'por-que-nao-consigo',
    text: 'Por que {t} divide tanta opinião?',
    classes: ['person', 'work-of-art'],
  },
  { intent: 'por-que-nao-consigo', text: 'Por que a viagem pra {t} sai do planejado?', classes: ['place'] },
  { intent: 'erros', text: 'Quais os erros de quem quer {v}?' },
  { intent: 'erros', text: 'Quais os erros na hora de comprar {t}?', classes: ['product'] },
  { intent: 'erros', text: 'Quais os erros de quem vai pra {t}?', classes: ['place'] },
  { intent: 'erros', text: 'O que dá errado na hora de fazer {t}?', classes: ['food'] },
  { intent: 'erros', text: 'O que piora {t:o}?', classes: ['problem'] },
  { intent: 'erros', text: 'Quais os erros de quem cuida {t:de}?', classes: ['living-being'] },
  { intent: 'erros', text: '{t}: o que quase todo mundo entende mal?' },
  { intent: 'sinais', text: 'Como saber se é {t}?', classes: ['problem'] },
  { intent: 'sinais', text: 'Quais os sinais de que {t} precisa de atenção?', classes: ['living-being'] },
  { intent: 'como-manter', text: 'Como não desistir de {v}?' },
  { intent: 'como-manter', text: 'Como ter paciência quando a gente {s}?' },
  { intent: 'como-manter', text: 'Como fazer {t:o!s} durar mais?', classes: ['product', 'food'] },
  { intent: 'faz-mal', text: '{t} faz mal?', classes: ['food'] },
  { intent: 'vale-a-pena', text: '{a} ou {b}: vale a pena trocar?' },
  { intent: 'vale-a-pena', text: 'Vale a pena {v}?' },
  { intent: 'vale-a-pena', text: 'Vale a pena conhecer {t:o}?', classes: ['place'] },
  { intent: 'vale-a-pena', text: 'Vale a pena ter {t}?', classes: ['living-being', 'product'] },
  { intent: 'vale-a-pena', text: '{t} vale a pena?', notClasses: ['person', 'problem', 'living-being'] },
  { intent: 'vale-a-pena', text: 'Vale a pena esperar quando a gente {s}?' },
  { intent: 'quanto-custa', text: 'Quanto custa {v}?' },
  { intent: 'quanto-custa', text: 'Quanto custa {t} hoje em dia?', classes: ['product', 'food'] },
  { intent: 'quanto-custa', text: 'Quanto custa uma viagem pra {t}?', classes: ['place'] },
  { intent: 'quanto-custa', text: 'Quanto custa cuidar {t:de}?', classes: ['living-being'] },
  { intent: 'melhor', text: 'Qual o melhor jeito de {v}?' },
  { intent: 'melhor', text: '{a} ou {b}: qual é melhor?' },
  { intent: 'melhor', text: 'O que ajuda de verdade {t:em}?', classes: ['problem'] },
  { intent: 'melhor', text: 'O que ajuda de verdade quem {s}?' },
  {
    intent: 'melhor',
    text: 'Qual a melhor parte {t:de}?',
    classes: ['place', 'event', 'work-of-art', 'food'],
  },
  { intent: 'melhor', text: 'Qual o melhor jeito de cuidar {t:de}?', classes: ['living-being'] },
  { intent: 'melhor', text: '{t}: dá pra concordar com as críticas?', classes: ['person'] },
  { intent: 'a-ou-b', text: '{a} ou {b}?' },
  { intent: 'funciona-mesmo', text: '{t} funciona mesmo?', classes: ['product', 'concept'] },
  {
    intent: 'funciona-mesmo',
    text: '{t}: exagero ou é tudo isso mesmo?',
    classes: ['person', 'work-of-art', 'place', 'event'],
  },
  { intent: 'precisa-de', text: 'O que eu preciso ter pra {v}?' },
  { intent: 'precisa-de', text: 'Precisa de muita coisa pra fazer {t}?', classes: ['food'] },
  { intent: 'quanto-tempo', text: 'Quanto tempo leva pra {v}?' },
  { intent: 'quanto-tempo', text: 'Quanto tempo dura {t:o!s}?', classes: ['product', 'event', 'problem'] },
  { intent: 'quanto-tempo', text: 'Quanto tempo leva pra entender {t:o}?', classes: learnable },
  { intent: 'quanto-tempo', text: 'Quanto tempo leva pra fazer {t}?', classes: ['food'] },
  { intent: 'quanto-tempo', text: 'Quantos dias ficar {t:em}?', classes: ['place'] },
  { intent: 'quanto-tempo', text: 'Quanto tempo por dia pede {t:o!s}?', classes: ['living-being'] },
  { intent: 'rapido', text: 'Dá pra {v} com pouco tempo?', notClasses: ['problem'] },
  { intent: 'sem-algo', text: 'Dá pra {v} sem gastar muito?' },
  { intent: 'sem-algo', text: 'Dá pra entender {t:o} sem curso?', classes: ['concept'] },
  { intent: 'sozinho-em-casa', text: 'Dá pra {v} sem ajuda de ninguém?' },
  { intent: 'pouco-dinheiro', text: 'Como {v} gastando pouco?' },
  { intent: 'pouco-dinheiro', text: 'Dá pra ir pra {t} com pouco dinheiro?', classes: ['place'] },
  { intent: 'pouco-dinheiro', text: 'Dá pra ter {t} gastando pouco?', classes: things },
  { intent: 'quando', text: 'Quando ir pra {t}?', classes: ['place'] },
  { intent: 'quando', text: 'Quando é a hora de trocar {a} por {b}?' },
  { intent: 'quando', text: '{t}: quando procurar ajuda?', classes: ['problem'] },
  { intent: 'quando', text: 'Até quando esperar se a gente {s}?' },
  {
    intent: 'quando',
    text: 'Desde quando se fala tanto {t:de}?',
    classes: ['concept', 'person', 'work-of-art'],
  },
  { intent: 'quando', text: '{t}: qual a melhor hora?', notClasses: ['person', 'problem'] },
  { intent: 'com-que-frequencia', text: 'Com que frequência usar {t:o}?', classes: ['product'] },
  { intent: 'depois-da-idade', text: 'Tem idade certa pra {v}?' },
];

/** For a topic too long to be set in any question: nothing of it is said again. */
export const bareQuestions: Readonly<Record<QuestionFamily, string>> = {
  fazer: 'Por onde começar nesse assunto?',
  obstaculo: 'Por que isso complica pra tanta gente?',
  decisao: 'O que pesa mais na hora de decidir?',
  tempo: 'Qual a melhor hora pra pensar nisso?',
};

/** Intents that fit few topics; outside written domain questions they wait until the others are used up. */
export const narrowIntents: readonly QuestionIntent[] = [
  'depois-da-idade',
  'iniciantes',
  'precisa-de',
  'quanto-custa',
  'com-que-frequencia',
  'rapido',
  'sozinho-em-casa',
  'sem-algo',
  'pouco-dinheiro',
  'onde',
];

/** For a topic that promises a result ("Perder 10 kg em 30 dias"); {claim} is the promise as typed. */
export const claimTemplates: readonly Pick<QuestionTemplate, 'intent' | 'text'>[] = [
  { intent: 'o-que-e', text: '{claim}: de onde saiu essa conta?' },
  { intent: 'o-que-e', text: 'O que tem por trás de “{claim}”?' },
  { intent: 'erros', text: 'Por que “{claim}” costuma dar errado?' },
  { intent: 'por-que-nao-consigo', text: 'O que acontece depois de “{claim}”?' },
  { intent: 'funciona-mesmo', text: 'Dá pra levar a sério “{claim}”?' },
  { intent: 'vale-a-pena', text: 'Vale a pena tentar “{claim}”?' },
  { intent: 'quanto-tempo', text: 'Qual seria um prazo honesto pra “{claim}”?' },
  { intent: 'rapido', text: 'Pra que tanta pressa em “{claim}”?' },
];
