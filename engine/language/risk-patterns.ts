import type { SensitiveReason } from './topic-types.ts';

interface RiskGroup {
  reason: SensitiveReason;
  /** Against the text in lower case, without accents or punctuation, one space around each word. */
  patterns: readonly RegExp[];
  /** Ways of speaking that mean no harm, taken out before looking. */
  except?: RegExp;
}

const self = '(?:me|mim|mi|se)';
const loved =
  '(?:marido|esposo|namorado|companheiro|parceiro|noivo|ex|ex marido|ex namorado|padrasto|pai|mae|irmao|tio|esposa|namorada|mulher|familia)';
const someone =
  '(?:alguem|uma pessoa|pessoas|gente|ele|ela|eles|elas|(?:o|a|meu|minha|um|uma|seu|sua)? ?(?:marido|esposa|mulher|namorad[oa]|ex|sogra|sogro|chefe|patrao|colega|vizinh[oa]|pai|mae|irma[o]?|professor[a]?|politico|presidente|cunhad[oa]|amante|inimig[oa]|homem|policial|crianca|bebe|filh[oa]))';
const child =
  '(?:crianca|criancas|menor|menores|menina|meninas|menino|meninos|novinha|novinhas|novinho|bebe|aluna|alunas|aluno|infantil|adolescente|adolescentes|de (?:[5-9]|1[0-7]) anos)';
const sexual =
  '(?:nuas?|nus?|pelad[oa]s?|nudes?|pornografia|porno|porn|erotic[oa]s?|sensual|sensuais|transar|transando|sexo com|fazer sexo|sexualmente|sexy|seduzir|tesao|estuprar)';

/** What shows a risk to somebody, the most urgent first. Each pattern wants the risk itself, not the subject. */
export const riskPatterns: readonly RiskGroup[] = [
  {
    reason: 'self-harm',
    except:
      / (?:esquadrao suicida|gol suicida|(?:ameacou|ameaca|quer|jurou|tentou|vai) me matar|(?:me|se|mim) mat(?:ar|o|ando) (?:de|para|pra|no|na|em|por) (?!mim|remedio|vez|uma vez)\w+|(?:me|se) mat(?:ar|o|ando) (?:estudando|trabalhando|treinando)|morrer de (?:rir|tanto|fome|sede|sono|amor|amores|vontade|vergonha|medo|saudade|saudades|calor|frio|tedio|raiva|ciume|ciumes|preguica|inveja|velho|velhice|comer|trabalhar)|morrer (?:no jogo|em (?:paz|casa)|sem (?:conhecer|viajar|ver|visitar|comer|fazer)|afogad[oa]))(?= )/g,
    patterns: [
      / sui?[cs]{1,2}i+d\w* /,
      new RegExp(
        ` ${self} (?:mato|matar|suicidar|enforcar|afogar de proposito|jogar d[aeo] (?:ponte|predio|janela|sacada|alto)|desviver|desvivo|unalive) `,
      ),
      / (?:quero|vou|queria|pensando em|vontade de) (?:\w+ )?(?:me|mim|mi) mata /,
      / (?:quero|vou|queria|vontade de|como) (?:me )?desviver /,
      / (?:quero|queria|gostaria de|vontade de|desejo de|penso em|pensando em|pensei em|prefiro|preferia|pensar em|so quero|quis) (?:\w+ )?(?:morrer|sumir (?:do mundo|da vida|de vez|pra sempre|para sempre)|desaparecer (?:do mundo|de vez|pra sempre|para sempre)|estar mort[oa]|nao existir|nao (?:ter )?nascid\w*|nao acordar)(?: |$)/,
      / (?:acabar|terminar|dar (?:um )?fim|por (?:um )?fim|colocar (?:um )?fim|encerrar) (?:com |n?a |em |de )?(?:a |na )?(?:minha|propria|a minha propria|essa|tudo e a minha) (?:propria )?(?:vida|existencia)/,
      / (?:tirar|tirando|tiro|tiraria) (?:a )?(?:minha|propria|a propria) (?:propria )?vida/,
      / (?:nao|n|num|naum) (?:quero|aguento|consigo|suporto|tenho (?:vontade|motivos?|forcas?|razao) (?:de|para|pra)|vejo (?:mais )?(?:motivo|sentido|razao) (?:para|pra|em|de)) (?:mais )?(?:de )?(?:viver|existir|continuar viv[oa])/,
      / (?:nao|n|num|naum) (?:quero|aguento) (?:mais )?(?:essa|esta|a|minha) vida /,
      / (?:cansad[oa]|cansei|desisti|desistir|desistindo|farto|farta) (?:de viver|da vida(?! d[eao] )|da minha vida|de existir) /,
      / (?:vida|viver) (?:ja )?(?:nao|n) (?:vale|faz) (?:mais )?(?:a pena|sentido)/,
      / (?:melhor|bem|felizes|feliz) sem mim | ninguem (?:vai )?sent\w+ (?:a )?minha falta /,
      / dormir e (?:nao|nunca) (?:mais )?acordar/,
      / (?:como|jeito de|maneira de|formas? de|remedio (?:pra|para)|comprimidos? (?:pra|para)|dose (?:pra|para)) morrer (?:sem dor|rapido|dormindo|logo|em paz|$)/,
      / (?:jeito|forma|maneira)s? (?:mais )?(?:facil|rapid[ao]|indolor|melhor)?(?: de)? morrer | como morrer $/,
      / (?:me|mi|mim) (?:cort(?:o|ar|ando|ei)|machucar|mutil\w+|ferir)(?: (?:de proposito|os? (?:braco|bracos|pulso|pulsos)|toda|todo|escondid[oa]|com (?:gilete|lamina|estilete|faca)|quando|para aliviar|pra aliviar)| $)/,
      / cortar (?:os|o|meus|meu) pulsos? | auto ?mutila\w* | auto ?les[ao]\w* | overdose de remedio/,
      / (?:quantos|quantas|tomar (?:todos|varios|muitos)) (?:os )?(?:meus )?(?:comprimidos|remedios|gotas) (?:\w+ ){0,6}(?:morrer|me matar|nao acordar)/,
      / kill myself | kms | want to die | end my life | carta (?:de )?suicid\w* /,
    ],
  },
  {
    reason: 'eating-disorder',
    except:
      / (?:jejum (?:de|por) \d+ dias (?:de daniel|de oracao|espiritual|com deus|com jesus)|jejum de daniel(?: \d+ dias)?|parar de comer (?:doce|doces|acucar|carne|besteira|besteiras|gluten|fora|pao|fritura|chocolate|a noite|de madrugada|por ansiedade|por impulso|por compulsao|rapido|muito|demais|tanto|compulsivamente|racao|unha|em excesso))(?= )/g,
    patterns: [
      / (?:parar|deixar|ficar|viver|passar|paro|fico|passei) (?:de|sem) comer(?: nada)? (?:por|durante|pra|para|ate|uns|\d|uma|duas|dois|tres|dias|o dia|varios|a semana|completamente|totalmente|de vez)/,
      / como (?:parar de comer|nao comer nada|ficar sem comer|deixar de comer|nao comer)(?: $| pra emagrecer| para emagrecer)/,
      / (?:pro|dicas?|miga|migas|amiga|virar|ser|blog|dieta|nf da|lf da) (?:da |de |a )?(?:ana|mia|ana e mia|anamia)(?: |$)(?!maria|paula|clara|julia|luiza|beatriz|carolina)/,
      / ana (?:e )?mia | anamia | thinspo\w* | pro ana | pro mia | meanspo | bonespo /,
      / vomit\w* (?:\w+ ){0,3}(?:pra|para) (?:emagrecer|perder peso|nao engordar|secar)| (?:como|jeito de|dicas de|dicas para|dicas pra) (?:forcar (?:o )?vomito|vomitar (?:escondid[oa]|depois|a comida|o que|tudo|sem))| (?:forcar|provocar|induzir) (?:o )?vomito| vomitar (?:escondid[oa]|tudo (?:o )?que com\w+)/,
      /(?:^ | (?:como|quero|queria|jeito de|dicas (?:de|para|pra)) )(?:ser|ficar|virar|ter|pegar|desenvolver) (?:anorexi\w*|bulimi\w*|anorex\w*)/,
      / (?:jejum|sem comer|so (?:com )?agua|nofood|no food) (?:por |de |durante )?(?:[4-9]|[1-9]\d) dias| (?:[4-9]|[1-9]\d) dias (?:de jejum|sem comer|so (?:com |bebendo |tomando )?agua)/,
      / (?:comer|comendo|dieta (?:de|com)) (?:so |apenas |ate )?(?:[1-5]?\d{2}) (?:calorias|kcal)/,
      / laxantes? (?:pra|para) (?:emagrecer|perder|secar)| (?:algodao|gelo|papel) (?:pra|para) (?:nao sentir|enganar a) fome| esconder (?:da familia |dos (?:meus )?pais |da (?:minha )?mae )?que (?:nao (?:como|estou comendo|comi)|vomit\w+)/,
    ],
  },
  {
    reason: 'violence',
    patterns: [
      new RegExp(
        ` (?:meu|minha) ${loved}(?: (?:sempre|ja|quase|as vezes|bebado|bebe e|ainda|nao para de))* (?:me|mi|mim) (?:bat\\w+|agri?d\\w+|agred\\w+|espanc\\w+|ameac\\w+|estupr\\w+|enforc\\w+|empurr\\w+|chut\\w+|soc[ao]\\w*|tranc\\w+|viol\\w+|abus\\w+|forc\\w+ a (?:transar|fazer sexo)|esfaque\\w+|persegue|machuc\\w+)`,
      ),
      / (?:marido|namorado|companheiro|pai|padrasto|tio|padrinho|irmao|chefe|professor) abus\w+ de mim /,
      / (?:apanho|apanhei|apanhando) d[oae] (?:meu |minha )?(?:marido|namorado|companheiro|ex|pai|padrasto|esposo|mae)/,
      / (?:estou|to|fui|sou|sendo|tenho sido|era|fiquei) (?:sendo )?(?:agredid[oa]|espancad[oa]|estuprad[oa]|abusad[oa]|ameacad[oa] (?:de morte|pelo|por)|violentad[oa]|mantid[oa] em carcere)/,
      / (?:sofro|sofri|sofrendo|vivo|estou sofrendo) (?:com )?(?:violencia|agressao|agressoes|abuso|abusos) (?:domestica|do meu|da minha|em casa|sexual|fisic\w+|psicologic\w+)/,
      / (?:ele|ela) (?:me (?:bate|bateu|espanca|espancou|agride|agrediu|estuprou|ameaca|ameacou|enforcou)|(?:vai|quer|jurou|ameacou|disse que vai) me matar)|(?:marido|namorado|ex|companheiro|pai|padrasto) (?:vai|quer|jurou|ameacou|disse que vai|tentou) me matar /,
    ],
  },
  {
    reason: 'minors',
    except:
      / (?:(?:educacao|abuso|exploracao|violencia|orientacao|saude) sexual|sexo do bebe|(?:falar|conversar|explicar|ensinar) (?:sobre|de)? ?sexo(?: com)?|(?:como )?(?:denunciar|prevenir|proteger|identificar|combater|evitar)(?: \w+){0,4} (?:pedofilia|pedofilos?|abuso\w*))(?= )/g,
    patterns: [
      new RegExp(` ${child} (?:\\w+ ){0,3}${sexual} `),
      new RegExp(` ${sexual} (?:\\w+ ){0,3}${child} `),
      / (?:pedofil\w+|cp|child porn\w*|lolicon|loli)(?= )(?!.{0,40}(?:denunci|proteg|preven|identific|combat|alert))/,
    ],
  },
  {
    reason: 'harm-to-others',
    except:
      / (?:mata[r]? (?:a |minha |o |meu |de )?(?:fome|sede|saudade|saudades|vontade|tempo|aula|trabalho|curiosidade|barata|baratas|formiga|formigas|mosquito|mosquitos|rato|ratos|pulga|pulgas|mato|carrapato|cupim|piolho|pernilongo|charada|dragao|chefao|boss|inimigos? no)|(?:filme|serie|livro|jogo|caso|misterio) (?:\w+ ){0,4}(?:matou|matar))(?= )/g,
    patterns: [
      new RegExp(
        `(?:^ | (?:como|quero|vou|queria|vontade de|jeitos? de|posso|planejo|maneiras? de|formas? de|aprend[ae] a|ensino a) )(?:matar|assassinar|envenenar|esfaquear|torturar|espancar|sequestrar|estuprar|drogar|dopar|queimar viv[oa]|dar um tiro em|atirar em|bater (?:em|n[oa])|machucar|ferir|agredir|stalkear e ameacar) (?:n?[oa] )?${someone} `,
      ),
      / (?:fazer|montar|criar|construir|fabricar|produzir|preparar) (?:uma? )?(?:bomba(?: caseira| artesanal| de (?:prego|tubo|cano|polvora|gas|fumaca toxica))?(?= $| em casa)|bomba (?:caseira|artesanal|molotov)|(?:coquetel )?molotov|explosivos?|arma (?:caseira|de fogo|impressa|artesanal)|granada(?= $| caseira)|silenciador|napalm|nitroglicerina|polvora(?! de arroz)|ricina|gas toxico|veneno (?:para|pra) (?:pessoa|gente|humano|matar))/,
      / (?:comprar|conseguir|arrumar) (?:uma )?arma (?:ilegal|sem registro|na deep web|fria|raspada|com numeracao)/,
      / (?:fazer|cozinhar|produzir|fabricar|refinar) (?:metanfetamina|meth|crack|cocaina|lanca perfume|lsd|ecstasy|heroina|mdma|k9)/,
      / (?:fazer|planejar|cometer|organizar) (?:um |uma )?(?:massacre|atentado|chacina|ataque (?:a|em|na|numa) (?:escola|igreja|creche))| atirar (?:na|em) (?:escola|todo mundo)/,
      / (?:fazer|colocar|dar|usar|por|preparar) (?:o |um )?boa noite cinderela/,
      / (?:clonar|hackear|invadir|grampear|rastrear) (?:\w+ )?(?:cartao|cartoes|whatsapp|zap|celular|instagram|conta|facebook|perfil|wifi|wi fi) (?:d[aoe]s? (?:outr\w+|alguem|namorad\w+|marido|esposa|ex|vizinh\w+|mulher|pessoa|amig\w+|cliente\w*)|alhei\w+|escondid[oa]|sem (?:ela|ele|que))| como (?:clonar|fraudar) (?:um |o )?(?:cartao|cartoes|pix|boleto|whatsapp)/,
      / como (?:dar|aplicar|fazer|cometer) (?:o |um |uma )?(?:golpe|golpes|estelionato|fraude|assalto|roubo|furto)(?! de vista| baixo| de mestre| de sorte| de judo| de jiu| de muay| de karate| de boxe)/,
      / (?:vazar|postar|espalhar|divulgar) (?:os )?(?:nudes?|fotos? intimas?|videos? intimos?) d/,
      / (?:odeio|morte a[os]*|exterminar|acabar com os|matar (?:os |as |todos os )?) ?(?:negros|pretos|gays|viados|judeus|nordestinos|trans|travestis|imigrantes|muculmanos|indios|lesbicas|pobres)/,
    ],
  },
];
