import type { QuestionIntent } from './topic-types.ts';

export interface QuestionPattern {
  /** Against the text in lower case and without accents. */
  pattern: RegExp;
  intent: QuestionIntent | null;
}

const be = '(?:e|sao|eh|seria)';
const the = '(?:o|a|os|as|um|uma)';

/** Ways of announcing a topic that say nothing about it. */
export const framings: readonly RegExp[] = [
  /^(?:oi|ola|eai|opa|bom dia|boa tarde|boa noite|gente|pessoal|galera)[,!]? /,
  /^(?:eu )?(?:quero|queria|gostaria|preciso|vou|pensei|faz|faca|crie|cria|gera|gere|me da|me de|escreve|escreva)(?: de| em| um| uns| uma| umas| fazer| gravar| criar| postar| produzir| me)* (?:videos?|conteudos?|posts?|reels?|shorts|roteiros?|ganchos?|hooks?|ideias?|falar)(?: \S+){0,3}? (?:sobre|acerca de|falando de|para|pra) /,
  /^(?:videos?|conteudos?|posts?|reels?|roteiros?|ganchos?|hooks?|ideias? (?:de|para|pra) (?:videos?|posts?|reels?|conteudos?))(?: curtos?)? (?:sobre|falando (?:de|sobre)|de como|ensinando a|mostrando como) /,
  /^(?:eu )?(?:quero|queria|gostaria|preciso|pretendo|sonho em)(?: muito)?(?: de)? (?=(?:me |se )?\S+[aei]r\b)/,
  /^(?:ganchos?|hooks?|roteiros?|ideias?) (?:para|pra|de) (?:um |uma |meu |minha )?(?:videos?|posts?|reels?|conteudos?) (?:de|sobre|para|pra) /,
  /^voce (?:tambem )?(?:quer|sabe|ja se perguntou|sabia)(?: saber)? (?=(?:por que|como|o que|onde|quanto)\b)/,
  /^(?:tema|topico|assunto|nicho)\s?: ?/,
  /^(?:quero|queria|gostaria de|vou) falar (?:sobre|de) /,
  /^(?:sobre|tudo sobre|a verdade sobre|verdades sobre|curiosidades sobre|fatos sobre|o que ninguem (?:te )?conta sobre) /,
];

/** The start of a question, most specific first. */
export const questionStarts: readonly QuestionPattern[] = [
  { pattern: /^(?:por|pro?) onde (?:eu )?(?:comeco|comecar)(?: a| na| no| em| com)? /, intent: 'comecar' },
  { pattern: /^como (?=(?:comecar|iniciar)\b)/, intent: 'comecar' },
  { pattern: /^como (?=manter\b)/, intent: 'como-manter' },
  {
    pattern: /^como (?:eu )?(?:saber|sei|descobrir|identificar) (?:se|quando|que) (?:eu )?/,
    intent: 'sinais',
  },
  { pattern: new RegExp(`^como funcionam? (?:${the} )?`), intent: 'o-que-e' },
  {
    pattern: /^(?:como|o que) (?:que )?(?:eu )?(?:faco|fazer|faz|posso fazer) (?:para|pra|p) (?:eu )?/,
    intent: 'como',
  },
  {
    pattern:
      /^como (?:que )?(?:eu )?(?:posso |devo )?(?:conseguir (?=\S+[aei]r\b)|fazer (?:pra|para) |posso|consigo|devo|poderia|faz para|se|e que(?: eu)?|eu|a gente)? ?/,
    intent: 'como',
  },
  { pattern: new RegExp(`^(?:o que|que) (?:${be}|significa|quer dizer) (?:${the} )?`), intent: 'o-que-e' },
  { pattern: /^quem (?:e|foi|sao) (?:o |a )?/, intent: 'o-que-e' },
  {
    pattern: /^o que (?:eu )?(?:fazer|faco|ver|visitar|conhecer) (?=(?:em|no|na|nos|nas|com|quando)\b)/,
    intent: 'como',
  },
  { pattern: /^o que (?:eu )?(?:devo |posso |preciso )?(?=\S+[aei]r\b)/, intent: 'melhor' },
  {
    pattern:
      /^(?:quantos? (?:custa|custam|e|cobrar (?:por|pelo|pela|para|pra|em)|ganha|cobra)|qual (?:e )?o (?:preco|valor) (?:de|da|do|dos|das)) (?:(?:o|a|os|as|um|uma) )?/,
    intent: 'quanto-custa',
  },
  {
    pattern: /^(?:em )?quanto tempo (?:leva|demora|dura|precisa|se leva|preciso)?(?: para| pra| a| o| de)? ?/,
    intent: 'quanto-tempo',
  },
  {
    pattern:
      /^(?:quantas vezes|com que frequencia|quantos dias|de quanto em quanto tempo)(?: por \S+| na semana)?(?: (?:devo|posso|preciso|e bom|tem que))? /,
    intent: 'com-que-frequencia',
  },
  {
    pattern: /^(?:a partir de|com) (?:que|quantos) (?:idade|anos|meses)(?: o| a| posso)? /,
    intent: 'quando',
  },
  { pattern: /^quando (?:e que )?(?:eu )?(?:devo |posso |e hora de )?/, intent: 'quando' },
  { pattern: /^(?:onde|aonde) (?:eu )?(?:posso |consigo |fica )?/, intent: 'onde' },
  {
    pattern: /^por que (?:que )?(?:eu )?nao (?:consigo|consegue|conseguimos) /,
    intent: 'por-que-nao-consigo',
  },
  { pattern: /^(?:por que|porque)(?: que)?(?: eu)? /, intent: 'por-que-nao-consigo' },
  {
    pattern: /^(?:quais|qual)(?: sao| e)?(?: os| o)? (?:sinais|sintomas|sinal)(?: de| da| do| que)? /,
    intent: 'sinais',
  },
  {
    pattern:
      /^(?:quais|qual)(?: sao| e)?(?: os| as| o| a)? (?:melhor|melhores) (?:(?:jeito|forma|maneira|maneiras|formas) (?:de|para|pra) )?/,
    intent: 'melhor',
  },
  {
    pattern:
      /^(?:quais|qual)(?: sao| e)?(?: os| as| o| a)? (?:erros?)(?: mais comuns)?(?: ao| de| na hora de)? /,
    intent: 'erros',
  },
  { pattern: /^(?:quais|qual|que)(?: sao| e)?(?: os| as| o| a)? /, intent: 'melhor' },
  {
    pattern:
      /^(?:os |as |o |a )?(?:melhores|melhor) (?:(?:jeito|forma|maneira|maneiras|formas) (?:de|para|pra) )?/,
    intent: 'melhor',
  },
  {
    pattern:
      /^(?:sera que )?(?:vale a pena|compensa|e bom|e boa ideia|e melhor|devo|e hora de) (?:(?:ter|o|a|os|as|um|uma) (?=\S+ ?\S* ?\S*$))?/,
    intent: 'vale-a-pena',
  },
  {
    pattern:
      /^(?:sera que )?(?:(?:quem|gravida|crianca|bebe|cachorro|gato) )?(?:posso|pode|podem|e normal|e pecado|e perigoso|e crime|faz mal|e ruim) /,
    intent: 'faz-mal',
  },
  {
    pattern: /^(?:sera que )?(?:da para|da pra|e possivel|tem como|existe|e verdade que|e facil|e dificil) /,
    intent: 'funciona-mesmo',
  },
  {
    pattern:
      /^(?:sera que )?(?:eu )?(?:preciso|precisa|precisamos|e preciso|e obrigatorio|e necessario|tem que|tenho que)(?: de)?(?: ter)? /,
    intent: 'precisa-de',
  },
  { pattern: /^sera que /, intent: null },
  {
    pattern:
      /^(?:\d+ )?erros?(?: mais)?(?: comuns)?(?: (?:ao|na hora de|de quem|que|para nao cometer ao))? (?=\S+[aei]r\b)/,
    intent: 'erros',
  },
  {
    pattern:
      /^(?:\d+ |as |os |algumas )?(?:dicas?|truques?|macetes?|conselhos?|formas?|maneiras?|jeitos?)(?: \S+as| \S+es| simples)? (?:de como|de|do|da|para|pra|sobre|pro|para quem quer|pra quem quer) /,
    intent: 'como',
  },
  {
    pattern:
      /^(?:passo a passo|tutorial|guia)(?: completo| rapido| definitivo)? (?:de como|de|do|da|para|pra|sobre) /,
    intent: 'como',
  },
];

/** The end of a question: "… vale a pena". */
export const questionEnds: readonly QuestionPattern[] = [
  {
    pattern:
      / (?:ainda )?(?:vale|vale mesmo|valem|realmente vale|vale muito|vale|vale ou nao vale) a pena(?: mesmo)?(?: comprar| ter)?(?: em \d{4}| hoje(?: em dia)?| ainda)?$/,
    intent: 'vale-a-pena',
  },
  {
    pattern:
      / (?:ainda )?(?:compensa|presta|e bom|e boa|sao bons|e bom mesmo|e tudo isso|vale o preco|vale o investimento|da dinheiro|da lucro)(?: mesmo)?$/,
    intent: 'vale-a-pena',
  },
  {
    pattern:
      / (?:realmente )?(?:funciona|funcionam|da certo|da resultado|emagrece|e verdade|e mito|resolve|ajuda)(?: mesmo| de verdade)?$/,
    intent: 'funciona-mesmo',
  },
  { pattern: / (?:faz|fazem) (?:mal|bem)(?: .{0,30})?$/, intent: 'faz-mal' },
  {
    pattern:
      / (?:engorda|vicia|e pecado|e crime|e seguro|e perigoso|e confiavel|e golpe|e normal)(?: mesmo)?$/,
    intent: 'faz-mal',
  },
  { pattern: /,? (?:por|pro?) onde comecar$/, intent: 'comecar' },
  { pattern: /,? (?:como|o que) fazer$/, intent: 'como' },
  {
    pattern: /,? (?:quanto custa|preco|quanto cobrar|custa quanto|ganha quanto|quanto ganha)$/,
    intent: 'quanto-custa',
  },
  { pattern: /,? (?:o que e|como funciona)$/, intent: 'o-que-e' },
];

/** Ends that ask something only with a question mark: "Noronha é caro?". */
export const questionsWithMark: readonly QuestionPattern[] = [
  {
    pattern: / (?:e|esta|ta|sao|fica|ficam) (?:muito |tao |mais )?car[oa]s?(?: mesmo)?$/,
    intent: 'quanto-custa',
  },
  {
    pattern: / (?:e|esta|ta|sao) \S+(?: \S+){0,2}$/,
    intent: 'funciona-mesmo',
  },
];
