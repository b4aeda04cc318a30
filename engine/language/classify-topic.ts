import type { DomainId } from '../content/content-types.ts';
import { foldText } from './fold-text.ts';
import { classOfNoun } from './noun-classes.ts';
import type { ProperNameKind } from './proper-name-lists.ts';
import type { TopicShape } from './read-topic-form.ts';
import type { SemanticClass, TopicFlag } from './topic-types.ts';

/** What kind of thing a proper name names. */
export const classOfName: Record<ProperNameKind, SemanticClass> = {
  place: 'place',
  person: 'person',
  brand: 'product',
  product: 'product',
  game: 'product',
  work: 'work-of-art',
  event: 'event',
  acronym: 'concept',
  team: 'concept',
};
/** Some heads name a thing in one domain and another in the next: "bolsa", "chá", "peixe". */
const domainsOfClass: Partial<Record<SemanticClass, RegExp>> = {
  food: /^(?:culinaria|nutricao|negocios|casa|vendas|saude|null)$/,
  product: /^(?!direito|estudos|fe)/,
  place: /^(?:viagem|null)$/,
};
const domainFlags: Partial<Record<DomainId, TopicFlag>> = {
  saude: 'health',
  'saude-mental': 'health',
  nutricao: 'health',
  financas: 'money',
  investimentos: 'money',
  fe: 'faith',
};

/** Words that call for care whatever the domain; against the key of the topic. */
const flagPatterns: readonly (readonly [TopicFlag, RegExp])[] = [
  [
    'health',
    /\b(?:remedio|doenca|dor|sintoma|diabetes|pressao|cancer|gravidez|gestante|gravida|amament\w*|ansiedade|depressao|tdah|autismo|autista|insonia|enxaqueca|hernia|lesao|ozempic|mounjaro|emagrec\w*|perder peso|barriga|jejum|dieta|anabolizante|bomba|menopausa|botox|preenchimento|lipo|roacutan|hormonio|vacina|febre|burnout|toc|bipolar\w*|compulsao)\b/,
  ],
  [
    'money',
    /\b(?:dinheiro|investi\w*|renda|lucr\w*|divida\w*|emprestimo|cartao|bitcoin|cripto\w*|day trade|trader|acoes|dividendos|salario|faturar|ganhar \d|consorcio|poupanca|milhas|score|r \d+)\b/,
  ],
  [
    'minor',
    /\b(?:bebe|bebes|crianca|criancas|infantil|filho|filha|filhos|adolescente|adolescentes|recem nascido|aluno|alunos|escola|desfralde|amament\w*|birra|menino|menina)\b/,
  ],
  [
    'grief',
    /\b(?:luto|morte|morreu|faleceu|falecimento|perdi (?:meu|minha)|velorio|funeral|viuv\w+|aborto espontaneo|suicidio|saudade de quem)\b/,
  ],
  [
    'harm',
    /\b(?:assedi\w*|importunacao sexual|racis\w+|injuria racial|discrimina\w+|homofob\w+|transfob\w+|lgbtfobia|capacitismo|xenofobia|intolerancia religiosa|abuso (?:sexual|infantil|de menor|psicologico|emocional)|abusador\w*|estupr\w+|feminicidio|violencia|agress(?:ao|or)|bullying|maus tratos|stalking|stalker)\b/,
  ],
  [
    'risky-claim',
    /\b(?:\d+ ?(?:kg|quilos?|kilos?) em \d+|\d+ ?(?:kg|quilos) (?:por|na|numa) |(?:mil|reais) (?:por dia|em \d+ dias|sem sair)|r ?\d+[\d ]* por (?:dia|mes|semana)|\d+ (?:mil )?(?:reais )?(?:por|ao) (?:dia|mes)|ganhar dinheiro (?:rapido|facil|dormindo|sem fazer)|dinheiro (?:rapido|facil)|ficar ric[oa]|cura (?:d\w+|para|natural)|curar|garantid[oa]|100 natural|milagr\w+|(?:emagrec|perd|sec|ganh|cresc|aprend|fatur|elimin|clare|conquist|dobr)\w* .{0,40}em \d+ (?:dias?|semanas?|horas?)|sem esforco|dobrar (?:o )?(?:dinheiro|capital)|renda garantida|fluente em \d+)\b/,
  ],
  [
    'faith',
    /\b(?:deus|jesus|biblia|igreja|oracao|orar|fe|santo|santa|salmo|umbanda|candomble|espirita|espiritismo|evangel\w+|catolic\w+|terco|nossa senhora|padre|pastor|orixa|exu|pecado)\b/,
  ],
  [
    'betting',
    /\b(?:bet|bets|aposta\w*|apostar|tigrinho|aviator|blaze|cassino|betano|bet365|loteria|fortune tiger|roleta|jogo do bicho)\b/,
  ],
];

const profession =
  /^(?:advogad|dentista|engenheir|enfermeir|arquitet|padeir|policial|policiais|bombeir|professor|contador|medic[oa]|farmaceutic|fisioterapeut|secretari|vendedor|jornalist|publicitari|garcom|garconete|cozinheir|tecnic[oa]s? de|analista|gerente|pilotos?$|pilota$|comissari|eletricist|pedreir|encanad|motorist|recepcionist|estagiari|bab[ay]$|faxineir|auxiliar|psicolog[oa]|nutricionista|corretor)/;

/** The domain that a known name tells when no word does: a place is for travelling, a game for playing. */
export function domainOfName(shape: TopicShape): DomainId | null {
  const kind = shape.head?.name?.kind;
  if (kind === 'place') return 'viagem';
  if (kind === 'game') return 'games';
  if (kind === 'work') return 'arte';
  return isProfession(shape.head?.head ?? '') ? 'carreira' : null;
}

function isProfession(head: string): boolean {
  return profession.test(foldText(head));
}

/** What kind of thing the topic is about. */
export function classifyTopic(shape: TopicShape, domain: DomainId | null): SemanticClass {
  if (shape.verb && !/^não /.test(shape.situation ?? '')) return 'action';
  if (shape.situation) return 'problem';
  const head = shape.head;
  if (head?.name && head.name.kind !== 'acronym') return classOfName[head.name.kind];
  const own = head ? classOfThing(head.head, head.phrase.text) : null;
  const fits = own !== null && (domainsOfClass[own]?.test(String(domain)) ?? true);
  if (fits) return own;
  if (domain === 'culinaria') return 'food';
  return own === 'food' && domain === 'pets' ? 'living-being' : 'concept';
}

/** By its whole name where its head is no help: "espada de São Jorge" is no sword. */
function classOfThing(head: string, name: string): SemanticClass | null {
  return classOfNoun(head) ?? (isProfession(head) ? 'person' : classOfNoun(name));
}

/** What calls for care in a topic. */
export function flagTopic(key: string, shape: TopicShape, domain: DomainId | null): readonly TopicFlag[] {
  const folded = foldText(key);
  const flags = new Set<TopicFlag>(
    flagPatterns.filter(([, pattern]) => pattern.test(folded)).map(([flag]) => flag),
  );
  const fromDomain = domain ? domainFlags[domain] : undefined;
  if (fromDomain) flags.add(fromDomain);
  if (shape.head?.name?.kind === 'person' && domain !== 'fe') flags.add('real-person');
  return [...flags];
}
