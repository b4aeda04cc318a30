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
export const questionStarts: readonly RegExp[] = [
  /^(?:por|pro?) onde (?:eu )?(?:comeco|comecar)(?: a| na| no| em| com)? /,
  /^como (?=(?:comecar|iniciar)\b)/,
  /^como (?=manter\b)/,
  /^como (?:eu )?(?:saber|sei|descobrir|identificar) (?:se|quando|que) (?:eu )?/,
  new RegExp(`^como funcionam? (?:${the} )?`),
  /^(?:como|o que) (?:que )?(?:eu )?(?:faco|fazer|faz|posso fazer) (?:para|pra|p) (?:eu )?/,
  /^como (?:que )?(?:eu )?(?:posso |devo )?(?:conseguir (?=\S+[aei]r\b)|fazer (?:pra|para) |posso|consigo|devo|poderia|faz para|se|e que(?: eu)?|eu|a gente)? ?/,
  new RegExp(`^(?:o que|que) (?:${be}|significa|quer dizer) (?:${the} )?`),
  /^quem (?:e|foi|sao) (?:o |a )?/,
  /^o que (?:eu )?(?:fazer|faco|ver|visitar|conhecer) (?=(?:em|no|na|nos|nas|com|quando)\b)/,
  /^o que (?:eu )?(?:devo |posso |preciso )?(?=\S+[aei]r\b)/,
  /^(?:quantos? (?:custa|custam|e|cobrar (?:por|pelo|pela|para|pra|em)|ganha|cobra)|qual (?:e )?o (?:preco|valor) (?:de|da|do|dos|das)) (?:(?:o|a|os|as|um|uma) )?/,
  /^(?:em )?quanto tempo (?:leva|demora|dura|precisa|se leva|preciso)?(?: para| pra| a| o| de)? ?/,
  /^(?:quantas vezes|com que frequencia|quantos dias|de quanto em quanto tempo)(?: por \S+| na semana)?(?: (?:devo|posso|preciso|e bom|tem que))? /,
  /^(?:a partir de|com) (?:que|quantos) (?:idade|anos|meses)(?: o| a| posso)? /,
  /^quando (?:e que )?(?:eu )?(?:devo |posso |e hora de )?/,
  /^(?:onde|aonde) (?:eu )?(?:posso |consigo |fica )?/,
  /^por que (?:que )?(?:eu )?nao (?:consigo|consegue|conseguimos) /,
  /^(?:por que|porque)(?: que)?(?: eu)? /,
  /^(?:quais|qual)(?: sao| e)?(?: os| o)? (?:sinais|sintomas|sinal)(?: de| da| do| que)? /,
  /^(?:quais|qual)(?: sao| e)?(?: os| as| o| a)? (?:melhor|melhores) (?:(?:jeito|forma|maneira|maneiras|formas) (?:de|para|pra) )?/,
  /^(?:quais|qual)(?: sao| e)?(?: os| as| o| a)? (?:erros?)(?: mais comuns)?(?: ao| de| na hora de)? /,
  /^(?:quais|qual|que)(?: sao| e)?(?: os| as| o| a)? /,
  /^(?:os |as |o |a )?(?:melhores|melhor) (?:(?:jeito|forma|maneira|maneiras|formas) (?:de|para|pra) )?/,
  /^(?:sera que )?(?:vale a pena|compensa|e bom|e boa ideia|e melhor|devo|e hora de) (?:(?:ter|o|a|os|as|um|uma) (?=\S+ ?\S* ?\S*$))?/,
  /^(?:sera que )?(?:(?:quem|gravida|crianca|bebe|cachorro|gato) )?(?:posso|pode|podem|e normal|e pecado|e perigoso|e crime|faz mal|e ruim) /,
  /^(?:sera que )?(?:da para|da pra|e possivel|tem como|existe|e verdade que|e facil|e dificil) /,
  /^(?:sera que )?(?:eu )?(?:preciso|precisa|precisamos|e preciso|e obrigatorio|e necessario|tem que|tenho que)(?: de)?(?: ter)? /,
  /^sera que /,
  /^(?:\d+ )?erros?(?: mais)?(?: comuns)?(?: (?:ao|na hora de|de quem|que|para nao cometer ao))? (?=\S+[aei]r\b)/,
  /^(?:\d+ |as |os |algumas )?(?:dicas?|truques?|macetes?|conselhos?|formas?|maneiras?|jeitos?)(?: \S+as| \S+es| simples)? (?:de como|de|do|da|para|pra|sobre|pro|para quem quer|pra quem quer) /,
  /^(?:passo a passo|tutorial|guia)(?: completo| rapido| definitivo)? (?:de como|de|do|da|para|pra|sobre) /,
];

/** The end of a question: "… vale a pena". */
export const questionEnds: readonly RegExp[] = [
  / (?:ainda )?(?:vale|vale mesmo|valem|realmente vale|vale muito|vale|vale ou nao vale) a pena(?: mesmo)?(?: comprar| ter)?(?: em \d{4}| hoje(?: em dia)?| ainda)?$/,
  / (?:ainda )?(?:compensa|presta|e bom|e boa|sao bons|e bom mesmo|e tudo isso|vale o preco|vale o investimento|da dinheiro|da lucro)(?: mesmo)?$/,
  / (?:realmente )?(?:funciona|funcionam|da certo|da resultado|emagrece|e verdade|e mito|resolve|ajuda)(?: mesmo| de verdade)?$/,
  / (?:faz|fazem) (?:mal|bem)(?: .{0,30})?$/,
  / (?:engorda|vicia|e pecado|e crime|e seguro|e perigoso|e confiavel|e golpe|e normal)(?: mesmo)?$/,
  /,? (?:por|pro?) onde comecar$/,
  /,? (?:como|o que) fazer$/,
  /,? (?:quanto custa|preco|quanto cobrar|custa quanto|ganha quanto|quanto ganha)$/,
  /,? (?:o que e|como funciona)$/,
];

/** Ends that ask something only with a question mark: "Noronha é caro?". */
export const questionsWithMark: readonly RegExp[] = [
  / (?:e|esta|ta|sao|fica|ficam) (?:muito |tao |mais )?car[oa]s?(?: mesmo)?$/,
  / (?:e|esta|ta|sao) \S+(?: \S+){0,2}$/,
];
