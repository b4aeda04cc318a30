/**
 * The index terms of a Portuguese text: for each word that carries meaning, the word itself without accents and, where
 * it differs, its stem. Keeping both lets an exact word weigh more than a relative of it.
 */
export function getSearchTerms(text: string): string[] {
  return getWords(text).flatMap((word) => {
    const stem = stemWord(word);
    return stem === word ? [word] : [word, stem];
  });
}

/** The stems of the words that carry meaning, in the order they stand. */
export function getStems(text: string): string[] {
  return getWords(text).map(stemWord);
}

/** Every run of two to four words that opens and closes with a word of some length: "conta de luz", "dor de cabeça". */
export function getPhrases(text: string): string[] {
  const words = normaliseText(text).split(' ');
  return words.flatMap((_, start) =>
    [2, 3, 4].flatMap((length) => {
      const run = words.slice(start, start + length);
      const isWhole =
        run.length === length &&
        [run[0], run.at(-1)].every((word = '') => word.length > 2 && !linkWords.has(word));
      return isWhole ? [run.join(' ')] : [];
    }),
  );
}

const linkWords = new Set(
  'que com sem por para pra pro dos das nos nas uma uns num ele ela isso esse essa nao mas mais seu sua'.split(
    ' ',
  ),
);

/** Lower case, no accents, only letters, digits and single spaces. */
export function normaliseText(text: string): string {
  return clarifyHomographs(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Pulls apart words that fall together once accents and capitals are gone: país and pais, IA and ia, bebê and bebe. */
export function clarifyHomographs(text: string): string {
  return text
    .normalize('NFC')
    .replace(/países|país/giu, 'nacao')
    .replace(/\bIAs?\b/gu, 'inteligencia artificial')
    .replace(/(^|\b(?:a|à|com|da|de|por|usar|uma|e) )ia\b/giu, '$1inteligencia artificial')
    .replace(/\b(quem|você|voce|ele|ela|que|gente|não|nao|só|so|se|e) bebe\b/giu, '$1 beber');
}

function getWords(text: string): string[] {
  return normaliseText(text)
    .split(' ')
    .map(spellOut)
    .filter((word) => word.length > 1 && !stopWords.has(word));
}

/** The full word for a chat spelling or a slang word of the same meaning; any other word as it is. */
export function spellOut(word: string): string {
  return chatSpellings.get(word) ?? word;
}

/** Cuts the plural, then the longest known ending that leaves a stem of its minimum length, then the last vowel. */
export function stemWord(word: string): string {
  const known = knownStems.get(word);
  if (known !== undefined) return known;
  const stem = cutWord(word);
  if (knownStems.size < mostKnownStems) knownStems.set(word, stem);
  return stem;
}

/** Room for the words of the corpus; what people type beyond them is cut each time. */
const mostKnownStems = 20_000;
const knownStems = new Map<string, string>();

function cutWord(word: string): string {
  const fixed = fixedStems.get(word);
  if (fixed) return fixed;
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = cutPlural(word);
  for (const [ending, minimum] of endings) {
    if (singular.endsWith(ending) && singular.length - ending.length >= minimum) {
      return singular.slice(0, -ending.length);
    }
  }
  return singular.length > 4 ? singular.replace(/[aeiou]$/, '') : singular;
}

function cutPlural(word: string): string {
  if (/(oes|aes)$/.test(word)) return `${word.slice(0, -3)}ao`;
  if (/[aeou]is$/.test(word) && word.length > 5) return `${word.slice(0, -2)}l`;
  if (/(ns)$/.test(word)) return `${word.slice(0, -2)}m`;
  if (/[rz]es$/.test(word)) return word.slice(0, -2);
  if (/[^s]s$/.test(word)) return word.slice(0, -1);
  return word;
}

const verbEndings = [
  'ando',
  'endo',
  'indo',
  'aram',
  'eram',
  'iram',
  'ava',
  'ar',
  'er',
  'ir',
  'ou',
  'ei',
  'am',
  'em',
];
const nounEndings =
  'amento imento idade edade mente acao icao ador adora ante inho inha ismo ista ada ado ida ido oso osa eza iva ivo ia io';

/** Each ending with the shortest stem it may leave; longest first. A noun ending needs more left to be an ending. */
const endings: readonly (readonly [string, number])[] = [
  ...verbEndings.map((ending) => [ending, 3] as const),
  ...nounEndings.split(' ').map((ending) => [ending, 4] as const),
].sort((a, b) => b[0].length - a[0].length);

/** Words whose cut form would fall together with a stranger, or miss a near relative. */
const fixedStems = readPairs(
  `bebe>bebe bebes>bebe casar>casament casado>casament casada>casament casei>casament comida>com
   comidas>com comendo>com ansioso>ansiedad ansiosa>ansiedad ansiosos>ansiedad ansiedade>ansiedad
   viajar>viag viajando>viag viajo>viag viajei>viag orar>oraca orando>oraca dividas>divida divida>divida
   dividir>dividir caro>caro cara>cara carro>carro carros>carro mar>mar amar>amor pele>pele pelo>pelos
   filho>filh filha>filh filhos>filh filhas>filh dormindo>dorm durmo>dorm dormi>dorm perco>perd magra>magr
   magro>magr cantar>cantar cantando>cantar sorteio>sorteio chefe>chefe chefes>chefe cheiro>cheiro
   limao>limao mamar>mamar mama>mama estrada>estrada estria>estria estrias>estria entrada>entrada entradas>entrada curtida>curtida curtidas>curtida come>com comi>com bebo>beb bebi>beb fumo>fum fuma>fum paga>pag pago>pag paguei>pag`,
);

const chatSpellings = readPairs(
  `vc>voce pq>porque tbm>tambem insta>instagram tiktoker>tiktok zap>whatsapp whats>whatsapp wpp>whatsapp
   face>facebook facul>faculdade trampo>trabalho grana>dinheiro facu>faculdade dog>cachorro
   doguinho>cachorro catioro>cachorro cel>celular smartphone>celular bike>bicicleta ap>apartamento
   ape>apartamento apto>apartamento depre>depressao academia>academia malhar>treinar malhando>treinando
   malho>treino malha>treina malhacao>treino nene>bebe niver>aniversario freguesia>cliente fregues>cliente
   freguesa>cliente palmada>chinelada chinelo>chinelada bufunfa>dinheiro dindin>dinheiro refri>refrigerante
   gasosa>gasolina busao>onibus cacheado>cachos cacheada>cachos cacho>cachos cacheados>cachos
   gravida>gravidez gestante>gravidez gestacao>gravidez boy>namorado mozao>namorado marombeiro>treino
   marombar>treino doido>doido esgotado>burnout esgotada>burnout esgotamento>burnout espinhas>espinha
   cravinho>cravo careca>calvicie calvo>calvicie ralo>calvicie dev>programador codar>programar gpt>chatgpt
   golpista>golpe robaram>roubaram passagens>passagem poupanca>poupanca trampar>trabalhar
   trampando>trabalhar rolezinho>role mainha>mae painho>pai pivete>crianca guri>crianca guria>crianca
   piazada>crianca moleque>crianca molecada>crianca bichano>gato bichinho>bicho caozinho>cachorro
   latindo>latir cao>cachorro caes>cachorro buzao>onibus perrengue>dificuldade niver>aniversario`,
);

const stopWords = new Set(
  `a o as os um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para pra pro pras
  pros com sem sob sobre ate e ou mas que se ja nao nem sim como quando onde quem qual quais quanto quantos quanta
  quantas porque por eu tu voce voces ele ela eles elas nos a gente me te lhe meu minha meus minhas seu sua seus suas
  teu tua nosso nossa isso isto esse essa esses essas este esta estes estas aquele aquela aquilo aqui ai ali la ca
  ser sou e era foi sao estar estou esta ta to tava estava ter tem tenho tinha tive vai vou vao ir vamos faz fazer
  fez faco feito pode posso poder deve quer quero mais menos muito muita muitos muitas pouco pouca tao tanto tanta
  so tambem ainda sempre nunca agora hoje ontem depois antes entao todo toda todos todas dia dias mes ano anos vez
  vezes coisa coisas gente pessoa pessoas jeito melhor pior bom boa ruim certo errado verdade mesmo mesma mesmos outro
  outra cada nada tudo algo alguem ninguem algum alguma olha olhar ver vejo viu ve para deixa deixar fica ficar ficou
  precisa preciso precisar parece acho acha sabe saber sei da dar deu ne hein oi la hora horas minuto minutos dois duas
  tres primeiro primeira ultimo ultima novo nova grande faca parar começar comecar começo comeco comecando comeca
  dica dicas erro erros segredo motivo problema problemas vida vale pena funciona conta contar contou
  esquece esquecer larga pega pegar passa passar dentro fora perto longe cima baixo entre desde enquanto contra
  nosso quase apenas bem mal assim logo tarde cedo rapido facil dificil vem vir veio chega chegar gosta gostar
  falo fala falar disse diz dizer achei pensei pensa pensar teste testa testei anota repara nele nela dele dela disso
  disto nisso desse dessa deste desta daquele daquela nesse nessa neste nesta ao aos the of and in to is for on with
  hook topic null undefined numero numeros quatro cinco seis sete oito nove dez segunda segundo segundos terceiro terceira terca quarta quinta sexta
  sabado domingo semana mil reais virou vira usar usa uso ha havia seria sera fosse foram tirar tira botar bota
  colocar coloca ganhei sinal sinais lado parte meio fim final pronto`
    .split(/\s+/)
    .map((word) => word.normalize('NFD').replace(/\p{M}/gu, '')),
);

/** "from>to from>to": a map, so that no word can meet a property of Object.prototype. */
function readPairs(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(/\s+/).map((pair) => pair.split('>') as [string, string]));
}
