import type { Mechanism } from '../shared/mechanisms.ts';
import type { Source } from './evidence/source-schema.ts';
import type { QuestionFamily } from './language/topic-types.ts';

/** Everything the engine knows, read from text files; see `content/read-content.ts`. */
export interface Content {
  cards: readonly Card[];
  sources: readonly Source[];
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
  /** Small things to do today, in the imperative, for the end of a script. */
  closingActions: readonly string[];
  questions: readonly CardQuestion[];
}

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
