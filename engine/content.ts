import type { Mechanism } from '../shared/mechanisms.ts';
import type { Source } from './evidence/source-schema.ts';
import type { CareSubject } from './reading/risk/care-subjects.ts';

/** Everything the engine knows, read from text files; see `content/read-content.ts`. */
export interface Content {
  cards: readonly Card[];
  sources: readonly Source[];
  themes: readonly Theme[];
  kinds: readonly Kind[];
  /** The form of "Me conta"; none in content without its file. */
  interview: readonly InterviewGroup[];
  lexicon: readonly LexiconEntry[];
  verbs: readonly VerbEntry[];
  foreignNames: readonly ForeignName[];
}

/** One topic with its questions and hooks, as it stands in `content/cards/<area>/<slug>.md`. */
export interface Card {
  area: string;
  /** The file's name without its ending; unique over all areas. */
  slug: string;
  /** As a creator would type it: "Almoço rápido". */
  name: string;
  /** Other names of it, as people type them. */
  wordings: readonly string[];
  /** Parts, examples, wider and narrower things that people type; none of them names the topic. */
  cues: readonly string[];
  /** Themes of the corpus that are about it. */
  themes: readonly string[];
  /** Its audience may be in pain or in danger: nothing but this card's own lines is shown. */
  needsCare: boolean;
  /** A sentence that names where help is, for every tree of a card that needs care. */
  support?: string;
  /** Subjects of care whose wordings the card may answer. */
  careSubjects?: readonly CareSubject[];
  /** Small things to do today, in the imperative, for the end of a script. */
  closingActions: readonly string[];
  questions: readonly CardQuestion[];
}

/** Families of questions: how to do it, what goes wrong, what to decide, when and how long. */
export const questionFamilies = ['fazer', 'obstaculo', 'decisao', 'tempo'] as const;
export type QuestionFamily = (typeof questionFamilies)[number];

/** A question that people ask about the topic, and the hooks written for it alone. */
export interface CardQuestion {
  question: string;
  family: QuestionFamily;
  hooks: readonly WrittenHook[];
  /** The answer as spoken in that video, in several sentences; null until it is written. */
  answer: string | null;
}

/** A whole spoken sentence (or two short ones), ready to say. */
export interface WrittenHook {
  mechanism: Mechanism;
  text: string;
  /** It tells something as lived by the creator, who should adjust it if it is not true. */
  needsTruth?: true;
}

/** How topics of one sort behave, and the little that is true of all of them; see `content/kinds`. */
export interface Kind {
  /** The file's name without its ending. */
  key: string;
  /** As the person reads it: "um prato". */
  label: string;
  /** How such a topic behaves, in a sentence. */
  manner: string;
  /** Themes of the corpus that may be about it. */
  themes: readonly string[];
  /** Lines of an outline that ask the creator for their own substance. */
  outline: readonly string[];
  /** Four questions with four hooks each; `{tema}` stands for the topic. */
  questions: readonly CardQuestion[];
}

/** A question that the creator asks as people do, and five cues for lines that open its answer. */
export interface InterviewGroup {
  /** Which question it is: "A que todo mundo faz sobre “{tema}”", where `{tema}` stands for the topic. */
  label: string;
  /** One such question, of another topic. */
  question: string;
  lines: readonly InterviewLine[];
}

/** A line that the creator writes. */
export interface InterviewLine {
  mechanism: Mechanism;
  /** The thought to write down: "O estrago, antes de dizer a causa". */
  cue: string;
  /** A whole line, of another topic. */
  example: string;
}

/** A noun or a name that people type. */
export interface LexiconEntry {
  /** In the singular where there is one, with its accents: "pão de queijo". */
  lemma: string;
  /** `c`: of both genders, as "dentista". */
  gender: 'm' | 'f' | 'c';
  number: 's' | 'p';
  /** Keys of the kinds it may be, the likeliest first; none for what is no topic of its own ("jeito"). */
  kinds: readonly string[];
}

/** A theme of the corpus, with the words by which a text shows that it belongs there; see `content/themes`. */
export interface Theme {
  name: string;
  /** So wide that two of its sources may have nothing to do with each other. */
  isBroad: boolean;
  /** Each proves the theme by itself. */
  words: readonly string[];
  /** Each leans towards it: two are needed, or one beside a word. */
  hints: readonly string[];
}

/** Names of a card in English and Spanish; see `content/foreign-names.tsv`. */
export interface ForeignName {
  slug: string;
  wordings: readonly string[];
}

/** A verb and its effect on the topic that it stands in: "consertar" makes anything a defect, "escolher" asks for a decision. */
export interface VerbEntry {
  infinitive: string;
  /** Kinds of the topic whatever its noun, the likeliest first; none where the noun decides. */
  kinds: readonly string[];
  /** The family of the question that is asked with it; null where it asks for none. */
  family: QuestionFamily | null;
}
