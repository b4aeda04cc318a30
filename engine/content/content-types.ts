import type { Mechanism } from '../../shared/mechanisms.ts';
import type { WrittenHook } from '../content.ts';
import type {
  Gender,
  GrammaticalNumber,
  QuestionFamily,
  QuestionIntent,
  SemanticClass,
  VerbPhrase,
} from '../language/topic-types.ts';

export const domainIds = [
  'arte',
  'automotivo',
  'beleza',
  'cabelo',
  'carreira',
  'casa',
  'culinaria',
  'direito',
  'esporte',
  'estudos',
  'fe',
  'financas',
  'fitness',
  'games',
  'idiomas',
  'investimentos',
  'jardim',
  'marketing',
  'maternidade',
  'moda',
  'negocios',
  'nutricao',
  'pets',
  'produtividade',
  'relacionamento',
  'saude',
  'saude-mental',
  'tecnologia',
  'vendas',
  'viagem',
] as const;

export type DomainId = (typeof domainIds)[number];

/** A noun that a skeleton may give an article: text without article, lower case. */
export interface NounEntry {
  text: string;
  gender: Gender;
  number: GrammaticalNumber;
}

/**
 * A filler. The text may hold topic slots ({t}, {t:de}, {v}, …; see `language/fill-topic-slots.ts`); an entry whose
 * slots the topic cannot fill is left out. Lower-case start, no final punctuation, unless its list says otherwise.
 */
export interface Entry {
  text: string;
  /** Families of question it can stand under; absent: all. */
  families?: readonly QuestionFamily[];
  /** Subtopics it belongs to; absent: any topic of the frame. */
  subtopics?: readonly string[];
  /** Kinds of topic it suits: nobody buys an idea. Absent: all. */
  classes?: readonly SemanticClass[];
}

export interface VerbEntry extends VerbPhrase, Omit<Entry, 'text'> {}

/**
 * The raw material of tiers 2 and 3. Each list has one grammatical shape, so that a skeleton can set any of its
 * entries in the same place.
 */
export interface Frame {
  /** One moment without a finite verb: "uma hora de esteira, camiseta pingando". */
  scenes: readonly Entry[];
  /** What goes against the scene or the effort, a finite clause that can follow "e": "o corpo continua igual". */
  contrasts: readonly Entry[];
  /** A mistake as an act: { verb: 'copiar', rest: 'treino de quem treina há dez anos' }. */
  wrongActs: readonly VerbEntry[];
  /** Full clauses: "suar mais é emagrecer mais" ↔ "suor é só o corpo se refrescando". Both true to what is known. */
  beliefs: readonly (Omit<Entry, 'text'> & { belief: string; correction: string })[];
  /** Things one can touch or point at. */
  objects: readonly (NounEntry & Omit<Entry, 'text'>)[];
  /** Two options people really hesitate between. */
  pairs: readonly {
    a: NounEntry;
    b: NounEntry;
    families?: readonly QuestionFamily[];
    subtopics?: readonly string[];
  }[];
  /** What the audience says, in its own words, as a whole sentence with capital and final mark: "Já faz um mês e nada." */
  audienceLines: readonly Entry[];
  /** What the mistake takes, a finite clause about "você" or a thing: "você passa o mês inteiro recomeçando". */
  costs: readonly Entry[];
  /** What can be shown on camera: { verb: 'montar', rest: 'um treino de iniciante do zero' }. */
  demos: readonly VerbEntry[];
  /** What the viewer can do now: { verb: 'anotar', rest: 'tudo que você beliscar hoje' }. */
  challenges: readonly VerbEntry[];
  /** Third person, completing "quem …" or "se você …": "treina há meses e não vê diferença". */
  situations: readonly Entry[];
  /** First person, two finite clauses: "eu me pesava todo dia" / "hoje eu nem sei onde tá a balança". */
  beforeAfter: readonly (Omit<Entry, 'text'> & { before: string; after: string })[];
  /** A noun phrase with its article that one sees, hears, smells or feels: "o barulho da anilha caindo". */
  sensory: readonly Entry[];
  /** A full clause with a structural count inside it, never a statistic: "cinco exercícios já dão conta do começo". */
  counts: readonly Entry[];
  /** Exactly one thing withheld, an indefinite noun phrase: "um detalhe na pegada da barra". */
  gaps: readonly Entry[];
  /** Real questions, as people type them, with capital and "?". */
  questions: readonly (Entry & { family: QuestionFamily; intent: QuestionIntent })[];
  /** Whole hooks that serve any topic of the frame; with topic slots in class frames. */
  hooks: readonly (WrittenHook & Omit<Entry, 'text'>)[];
}

export interface DomainFrame extends Frame {
  domain: DomainId;
}

/** A hook with typed holes, filled from a frame; see `tree/fill-skeleton.ts` for the notation. */
export interface Skeleton {
  id: string;
  mechanism: Mechanism;
  template: string;
  families?: readonly QuestionFamily[];
  needsTruth?: true;
}
