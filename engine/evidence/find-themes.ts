import type { Theme } from '../content.ts';
import { foldText } from '../language/fold-text.ts';
import { normaliseTopic } from '../language/normalise-topic.ts';
import { lemmasOf } from '../reading/lemmas.ts';
import { isSameWord, type TopicWord, topicWords, turningWordsOf } from '../reading/topic-words.ts';
import { clarifyHomographs, spellOut } from './search-terms.ts';

/** The themes of the corpus, as the words of a text point at them. */
export interface ThemeFinder {
  /** The themes that any Portuguese text belongs to, slang included, the surest first; none when none is sure enough. */
  findThemes(text: string): string[];
  /** True for a theme so wide that two of its sources may have nothing to do with each other. */
  isBroad(theme: string): boolean;
}

interface Phrase {
  theme: string;
  words: readonly TopicWord[];
  /** What must stand in the text beside its words: "dizer não" is no "dizer". */
  turning: ReadonlySet<string>;
  weight: number;
}

/** A word proves a theme, a hint needs another one; a phrase is surer than a word by half as much again for each further word. */
const weights = { word: 2, hint: 1, furtherWord: 0.5, mostWords: 3 };
/** A theme is sure with this much evidence, and with this share of what the surest has. */
const limits = { floor: 2, share: 0.45 };

export function createThemeFinder(themes: readonly Theme[]): ThemeFinder {
  const phrases = indexPhrases(themes);
  const broad = new Set(themes.filter(({ isBroad }) => isBroad).map(({ name }) => name));
  return {
    isBroad: (theme) => broad.has(theme),
    findThemes(text) {
      const scores = new Map<string, number>();
      for (const { theme, weight } of findPhrases(text, phrases))
        scores.set(theme, (scores.get(theme) ?? 0) + weight);
      const best = Math.max(0, ...scores.values());
      return [...scores]
        .filter(([, score]) => score >= limits.floor && score >= best * limits.share)
        .sort(([one, scoreOne], [other, scoreOther]) => scoreOther - scoreOne || (one < other ? -1 : 1))
        .map(([theme]) => theme);
    },
  };
}

/** Phrases by the lemmas of their first word, those of more words first. */
type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>;

function indexPhrases(themes: readonly Theme[]): PhraseIndex {
  const index = new Map<string, Phrase[]>();
  for (const { name, words, hints } of themes) {
    const proofs = [name, ...words].map((text) => ({ text, weight: weights.word }));
    for (const { text, weight } of [...proofs, ...hints.map((text) => ({ text, weight: weights.hint }))]) {
      const phrase = toPhrase(text, { theme: name, weight });
      for (const lemma of phrase.words[0]?.lemmas ?? [])
        index.set(lemma, [...(index.get(lemma) ?? []), phrase]);
    }
  }
  for (const phrases of index.values())
    phrases.sort((one, other) => other.words.length - one.words.length || other.weight - one.weight);
  return index;
}

function toPhrase(text: string, { theme, weight }: { theme: string; weight: number }): Phrase {
  const { words, turning } = readWords(text);
  const further = Math.min(words.length, weights.mostWords) - 1;
  return {
    theme,
    words,
    turning,
    weight: weight * (1 + weights.furtherWord * further),
  };
}

/** Every known phrase of which the words follow each other in the text; one inside a longer one of its theme does not count again. */
function findPhrases(text: string, index: PhraseIndex): Phrase[] {
  const { words, turning } = readWords(text);
  const matches = words.flatMap((word, at) => {
    const known = new Set(word.lemmas.flatMap((lemma) => index.get(lemma) ?? []));
    return [...known]
      .filter(
        (phrase) =>
          phrase.words.every((part, offset) => isWord(words[at + offset], part)) &&
          [...phrase.turning].every((turn) => turning.has(turn)),
      )
      .map((phrase) => ({ phrase, at }));
  });
  const covered = new Set<string>();
  return matches
    .sort((one, other) => other.phrase.words.length - one.phrase.words.length || one.at - other.at)
    .filter(({ phrase, at }) => {
      const places = phrase.words.map((_, offset) => `${phrase.theme} ${at + offset}`);
      if (places.every((place) => covered.has(place))) return false;
      for (const place of places) covered.add(place);
      return true;
    })
    .map(({ phrase }) => phrase);
}

function isWord(word: TopicWord | undefined, part: TopicWord): boolean {
  return word !== undefined && isSameWord(word, part);
}

/** The words that carry meaning, a slang word with what it stands for, and those that turn the meaning of others. */
function readWords(text: string): Pick<Phrase, 'words' | 'turning'> {
  const { running } = normaliseTopic(clarifyHomographs(text));
  const words = topicWords(running).map((word) => {
    const meant = spellOut(foldText(word.text));
    return meant === foldText(word.text)
      ? word
      : { ...word, lemmas: [...new Set([...word.lemmas, ...lemmasOf(meant)])] };
  });
  return { words, turning: turningWordsOf(running) };
}
