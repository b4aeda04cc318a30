import type { DomainId } from '../content/content-types.ts';

export type Gender = 'm' | 'f';
export type GrammaticalNumber = 's' | 'p';

/** A noun phrase that can take an article and prepositions. `gender` is null when it is not known for sure. */
export interface NounPhrase {
  text: string;
  gender: Gender | null;
  number: GrammaticalNumber;
  /** False for what stands bare: "Gramado", "Clarice Lispector". */
  takesArticle: boolean;
  /** A proper name, of which there is no "um …" and no "esse …": "Rio de Janeiro", "Nubank". */
  isName?: true;
}

/** A verb phrase that can be conjugated: `verb` is the infinitive, `rest` all that follows it. */
export interface VerbPhrase {
  verb: string;
  rest: string;
}

export type TopicForm =
  | 'infinitive'
  | 'question'
  | 'noun-phrase'
  | 'single-word'
  | 'product'
  | 'place'
  | 'person'
  | 'sentence'
  | 'foreign';

/** What kind of thing a topic is about; picks the frame when no domain is recognised. */
export type SemanticClass =
  | 'action'
  | 'problem'
  | 'product'
  | 'place'
  | 'person'
  | 'concept'
  | 'living-being'
  | 'event'
  | 'work-of-art'
  | 'food';

/** What a question asks, whatever its words. */
export type QuestionIntent =
  | 'como'
  | 'comecar'
  | 'quanto-tempo'
  | 'quanto-custa'
  | 'vale-a-pena'
  | 'por-que-nao-consigo'
  | 'o-que-e'
  | 'erros'
  | 'melhor'
  | 'a-ou-b'
  | 'iniciantes'
  | 'sem-algo'
  | 'rapido'
  | 'sozinho-em-casa'
  | 'pouco-dinheiro'
  | 'funciona-mesmo'
  | 'faz-mal'
  | 'sinais'
  | 'quando'
  | 'onde'
  | 'com-que-frequencia'
  | 'como-manter'
  | 'precisa-de'
  | 'depois-da-idade';

/** A tree holds one question of each family. */
export type QuestionFamily = 'fazer' | 'obstaculo' | 'decisao' | 'tempo';

export const questionFamilies: readonly QuestionFamily[] = ['fazer', 'obstaculo', 'decisao', 'tempo'];

export type TopicFlag =
  | 'health'
  | 'money'
  | 'minor'
  | 'real-person'
  | 'grief'
  | 'harm'
  | 'risky-claim'
  | 'faith'
  | 'betting';

export interface TopicAnalysis {
  /** As typed. */
  raw: string;
  /** Cleaned for reading: no emoji, no shouting, typos and accents mended. At most 140 characters. */
  display: string;
  /** The same for all spellings of one topic: lower case, no accents, no punctuation. Identifies stored trees. */
  key: string;
  form: TopicForm;
  /** What the person's own question asks, when the topic is a question. */
  intent: QuestionIntent | null;
  /** The topic as a thing: "dor nas costas", "ansiedade". */
  noun: NounPhrase | null;
  /** The topic as something one does: "emagrecer na academia". */
  verb: VerbPhrase | null;
  /** "carro elétrico ou híbrido". */
  pair: readonly [NounPhrase, NounPhrase] | null;
  /** A complaint told about somebody, completing "quem …": "tem um gato que não come ração". */
  situation: string | null;
  semanticClass: SemanticClass;
  domain: DomainId | null;
  /** Slug of a row of `content/subtopics.ts`. */
  subtopic: string | null;
  flags: readonly TopicFlag[];
}

export type UnusableReason = 'empty' | 'too-long' | 'noise' | 'handle' | 'instruction' | 'not-a-topic';
export type SensitiveReason = 'self-harm' | 'violence' | 'eating-disorder' | 'harm-to-others' | 'minors';

/** `message` is a Portuguese sentence for the person, with what to do next. */
export type TopicReading =
  | { kind: 'topic'; analysis: TopicAnalysis }
  | { kind: 'unusable'; reason: UnusableReason; message: string }
  | { kind: 'sensitive'; reason: SensitiveReason; message: string };
