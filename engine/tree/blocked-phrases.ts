/** A phrase that no hook may hold, and the name under which the lint reports it. */
export interface BlockedPhrase {
  reason: string;
  pattern: RegExp;
}

const sources: string[] = [];
const start = '(?<![\\p{L}\\d])';
const end = '(?![\\p{L}\\d])';

/** Matches whole words only; `source` is a regular expression without its borders. */
function phrase(reason: string, source: string): BlockedPhrase {
  sources.push(source);
  return { reason, pattern: new RegExp(`${start}(?:${source})${end}`, 'iu') };
}

const calques: readonly BlockedPhrase[] = [
  phrase('calque:pare-de-rolar', 'par[ae] (?:de rolar|o scroll)|par[ae] (?:aí )?de scrollar'),
  phrase('calque:aqui-esta', 'aqui est(?:á|ão) (?:o|os|a|as|\\d+|dois|duas|três|quatro|cinco)'),
  phrase('calque:deixe-me', 'deix[ae]-me|deixa eu te contar uma coisa'),
  phrase('calque:faca-isso', 'fa(?:ça|z) isso (?:em vez disso|ao invés)'),
  phrase('calque:divisor', 'divisor(?:a)? de águas|virada de chave|game ?changer'),
  phrase('calque:desbloqueie', 'desbloque(?:ie|ia|ar) (?:o|a|os|as|seu|sua|todo|toda)'),
  phrase('calque:eleve', 'elev[ae] (?:o )?(?:seu|sua|teu|tua)'),
  phrase('calque:nao-vai-acreditar', '(?:você )?não vai acreditar'),
  phrase(
    'calque:crescer-seu',
    '(?:crescer|cresça|cresce) (?:o )?(?:seu|teu) (?:negócio|perfil|canal|instagram|faturamento)',
  ),
  phrase('calque:no-final-do-dia', 'no final do dia'),
  phrase('calque:esse-e-o-espirito', 'ess[ea] é o espírito'),
  phrase('calque:aplicar-para', 'aplicar para (?:um|uma|o|a|vaga|emprego)'),
  phrase('calque:sobre-no-fim', 'sobre(?=\\s*[.,?…])'),
];

const machineTells: readonly BlockedPhrase[] = [
  phrase('tell:nao-e-apenas', 'não é (?:apenas|só|somente) [^.]{1,60}(?:,? mas|, é)(?: também)?'),
  phrase('tell:muda-tudo', '(?:e )?isso muda tudo|mudou tudo|muda o jogo'),
  phrase(
    'tell:descubra',
    'descubra[m]?|desvend(?:e|ar|amos)|mergulh(?:e|ar|amos) (?:fundo|n[oa]s?|de cabeça)',
  ),
  phrase('tell:jornada', 'jornada'),
  phrase('tell:potencialize', 'potencializ(?:e|a|ar)|maximiz(?:e|ar)|otimize'),
  phrase('tell:transforme', 'transform(?:e|ar?) (?:sua|a sua|tua|a tua|seu|o seu|completamente)'),
  phrase('tell:em-suma', 'em suma|além disso|ademais|outrossim|no mundo (?:de hoje|atual)|cada vez mais'),
];

const saturated: readonly BlockedPhrase[] = [
  phrase('saturated:segredo', '(?:o|os|um|meu|seu) (?:grande )?segredos?'),
  phrase('saturated:ninguem-conta', 'ningu[eé]m (?:te |nos |lhe )?(?:conta|contou|fala|diz|explica)'),
  phrase('saturated:verdade-sobre', 'a verdade (?:sobre|por trás)'),
  phrase(
    'saturated:fazendo-errado',
    '(?:você )?(?:tá|está|vem) (?:fazendo|usando) (?:isso |tudo |[^.]{1,40} )?(?:errado|do jeito errado)',
  ),
  phrase('saturated:maior-erro', '(?:o )?(?:maior|pior) erro'),
  phrase('saturated:sabia-que', '(?:você )?sabia que|você já (?:parou pra|parou para) pensar'),
  phrase('saturated:fala-galera', '(?:fala|e aí|oi|olá|bom dia),? (?:galera|pessoal|gente|meu povo)(?!”)'),
  phrase('saturated:neste-video', 'n?[ne]st?e vídeo(?:,? (?:eu )?vou)|neste vídeo|no vídeo de hoje'),
  phrase('saturated:pov', 'pov'),
  phrase(
    'saturated:vou-te-contar-tudo',
    'tudo (?:o )?que você precisa saber|guia (?:completo|definitivo)|passo a passo completo',
  ),
];

const claims: readonly BlockedPhrase[] = [
  phrase(
    'claim:guarantee',
    'garant(?:o|ido|ida|idos|idas|ia|e que|imos)|100 ?%|resultado certo|infalível|sem falha|milagr[eo]s[oa]?s?',
  ),
  phrase(
    'claim:cure',
    'cur(?:am?|ar|ou|e) (?:a|o|as|os|sua|seu|suas|seus|de vez|qualquer|toda|todo)|cura definitiva|livr[ae]-se para sempre',
  ),
  phrase(
    'claim:weight',
    '\\d+ ?(?:kg|quilos?) (?:em|por) (?:\\d+|um|uma|duas|dois|três|poucos?|poucas?) ?(?:dias?|semanas?|mes(?:es)?)?',
  ),
  phrase(
    'claim:weight',
    '(?:perd[ie]|perder|emagreci|sequei|elimin(?:ei|ar|e)) (?:\\d+|dez|cinco|vinte|quinze|trinta) ?(?:kg|quilos?)',
  ),
  phrase(
    'claim:money',
    '(?:ganh(?:e|a|ei|ar|ava)|fatur(?:e|a|ei|ar|ava)|fiz|lucr(?:e|ei|ar)) (?:mais de |até )?(?:r\\$|\\d+|mil|dez mil|cem mil|um milhão)',
  ),
  phrase(
    'claim:money',
    'r\\$ ?\\d[\\d.,]*(?: mil| milhões)? (?:por|ao|em) (?:dia|mês|semana|hora)|dinheiro fácil|renda garantida|fic(?:ar|a|ou) (?:rico|rica|milionári[oa])',
  ),
  phrase(
    'claim:authority',
    '(?:médicos?|especialistas?|cientistas?|nutricionistas?|dermatologistas?|psicólogos?) (?:recomendam?|confirmam?|alertam?|aprovam?|dizem|diz|odeiam?)',
  ),
  phrase(
    'claim:authority',
    '(?:estudos?|pesquisas?|a ciência|ciência) (?:mostram?|comprovam?|provam?|comprova|dizem|diz|revelam?|confirmam?|provou)|comprovad[oa] cientificamente|cientificamente',
  ),
  phrase('claim:percentage', '\\d+(?:,\\d+)? ?(?:%|por cento)|por cento'),
];

const symbols: readonly BlockedPhrase[] = [
  { reason: 'tell:dash', pattern: /[—–]/u },
  { reason: 'claim:percentage', pattern: /\d ?%/u },
];

export const blockedPhrases: readonly BlockedPhrase[] = [
  ...calques,
  ...machineTells,
  ...saturated,
  ...claims,
  ...symbols,
];

const anyPhrase = new RegExp(`${start}(?:${sources.join('|')})${end}`, 'u');

/** Whether the text holds any of the phrases; one pass over it, where `blockedPhrases` tells which. */
export function hasBlockedPhrase(text: string): boolean {
  return anyPhrase.test(text.toLowerCase()) || symbols.some(({ pattern }) => pattern.test(text));
}
