import type { Content, Kind, LexiconEntry } from '../content.ts';
import { foldText } from '../language/fold-text.ts';
import { lemmasOf } from './lemmas.ts';
import type { VerbReader } from './read-verb.ts';

/** The kinds that a topic may be, the likeliest first. */
export type KindReader = (running: string) => Kind[];

const mostKinds = 3;

/** Wordings that tell a kind whatever the noun in them; folded. The first that holds goes first. */
const tellingWordings: readonly [kind: string, wording: RegExp][] = [
  ['golpe', /\bgolpes?\b|\bfraude\b|\bcai num\b|\bclonad[oa]\b/],
  ['sintoma', /\bdor(?:es)? (?:n[oa]s?|de)\b|\bdoendo\b|\bcocando\b|\bformig|\binchad[oa]|\binchaco\b/],
  [
    'defeito',
    /\bnao (?:liga|funciona|carrega|gela|esquenta|puxa|abre|fecha|pega|segura|solta|centrifuga)|\b(?:vazando|pingando|chiando|queimand|batendo|travand|falhand|fazendo barulho|estalando|rangendo)|\bquebrad[oa]|\bemperrad|\bempenad/,
  ],
  [
    'direito',
    /\bdireito[s]? (?:a|ao|d[eoa])\b|\btenho direito\b|\bpor lei\b|\bprocess(?:o|ar) (?:contra|o|a)\b/,
  ],
  ['negocio', /\bmontar (?:um|uma|meu)|\babrir (?:um|uma|meu) |\bganhar dinheiro com\b|\brenda extra\b/],
  ['venda', /\bvend(?:er|endo|o) |\bquanto cobrar\b|\bcobrar (?:por|pra|do)\b|\bcliente/],
  ['fe', /\boracao\b|\bnovena\b|\bsalmo\b|\bsimpatia\b|\bponto de\b.*\b(?:umbanda|candomble)\b/],
  ['criacao', /\bplantar\b|\bplantio\b|\bcolheita\b|\bcriacao de\b/],
  ['lugar', /\bviajar (?:pra|para)\b|\broteiro (?:em|pel[oa])\b|\bo que fazer em\b/],
  ['materia', /\bprova (?:de|do|da)\b|\benem\b|\bvestibular\b|\bconcurso\b/],
  ['exercicio', /\btreino (?:de|pra|para)\b/],
  ['prato', /\breceita de\b|\bcomo (?:faz|fazer) .*\b(?:panela|forno)\b/],
];

/** Reads the kinds of a topic from what it says about its noun, from its verb, then from the first noun that has some. */
export function createKindReader({
  kinds,
  lexicon,
  readVerb,
}: Pick<Content, 'kinds' | 'lexicon'> & { readVerb: VerbReader }): KindReader {
  const kindsByKey = new Map(kinds.map((kind) => [kind.key, kind]));
  const index = indexLexicon(lexicon);
  return (running) => {
    const folded = foldText(running);
    const told = tellingWordings.filter(([, wording]) => wording.test(folded)).map(([kind]) => kind);
    const head = findEntries(running, index).find((entry) => entry.kinds.length > 0);
    const found = [...told, ...(readVerb(running)?.kinds ?? []), ...(head?.kinds ?? [])];
    return [...new Set(found)].flatMap((key) => kindsByKey.get(key) ?? []).slice(0, mostKinds);
  };
}

/** Entries by the first word of their lemma, folded. */
type LexiconIndex = ReadonlyMap<string, readonly LexiconEntry[]>;

function indexLexicon(lexicon: readonly LexiconEntry[]): LexiconIndex {
  const index = new Map<string, LexiconEntry[]>();
  for (const entry of lexicon) {
    const first = foldText(wordsOf(entry.lemma)[0] ?? '');
    const entries = index.get(first);
    if (entries === undefined) index.set(first, [entry]);
    else entries.push(entry);
  }
  return index;
}

/** The entries in a text in their order, the longest at each place; a word with its accents before one without. */
function findEntries(running: string, index: LexiconIndex): LexiconEntry[] {
  const forms = wordsOf(running).map((word) => [word, ...lemmasOf(word)]);
  const found: LexiconEntry[] = [];
  for (let at = 0; at < forms.length; at += 1) {
    const candidates = [...new Set((forms[at] ?? []).map(foldText))].flatMap((first) =>
      (index.get(first) ?? []).map((entry) => ({ entry, words: wordsOf(entry.lemma) })),
    );
    const isThere = (words: readonly string[], isSame: (form: string, word: string) => boolean) =>
      words.every((word, offset) => (forms[at + offset] ?? []).some((form) => isSame(form, word)));
    const fits = candidates.filter(({ words }) =>
      isThere(words, (form, word) => foldText(form) === foldText(word)),
    );
    const most = Math.max(...fits.map(({ words }) => words.length));
    const longest = fits.filter(({ words }) => words.length === most);
    const best = longest.find(({ words }) => isThere(words, (form, word) => form === word)) ?? longest[0];
    if (best === undefined) continue;
    found.push(best.entry);
    at += best.words.length - 1;
  }
  return found;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '');
}
