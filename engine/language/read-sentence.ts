import { joinWords } from './conjugate-phrase.ts';
import { definiteArticle, indefiniteArticle } from './contract-preposition.ts';
import { dropFirstPerson, thirdPersonOf } from './drop-first-person.ts';
import { isLivingBeing } from './noun-classes.ts';
import { findNoun } from './nouns.ts';
import { readNounPhrase } from './read-noun-phrase.ts';
import { cutToPoint, readVerbPhrase } from './read-verb-phrase.ts';
import type { NounPhrase, VerbPhrase } from './topic-types.ts';
import { findFiniteVerb, infinitiveOfOwnPast } from './verb-forms.ts';

export interface ReadSentence {
  /** Completes "quem …" and "se você …". */
  situation: string | null;
  noun: NounPhrase | null;
  verb: VerbPhrase | null;
}

const startsSubject = /^(?:meus?|minhas?|o|a|os|as|esse|essa|nossos?|nossas?|seus?|suas?)$/i;
const beforeVerb = /^(?:não|nunca|só|já|sempre|se|me|te|ainda|também|nem|mal)$/;
/** Present forms that are adjectives or prepositions too; alone they prove no sentence. */
const notOnlyVerbs =
  /^(?:para|seca|limpa|larga|justa|cara|calma|fixa|solta|firma|paga|gasta|muda|completa|sobre|como|entre|contra|era|mas|caro|certa|nova|leva|faz-tudo|segura|junta|livra|pinta|salva|cura|cria|fada|ultrapassa|são|sabe-tudo|custa|separa|marca|casa|conta|planta|troca|usa|falta|sobra|dura|quebra|fala|pega|cola|bate|corre|mata|regra|cobra|fia|lima|mira|cerca|causa|força|cheira|prova)$/;

/** Reads a complaint: about somebody or something of one's own, or of oneself. Null when it is no sentence. */
export function readSentence(text: string): ReadSentence | null {
  const words = text.split(' ');
  return readOwnSentence(words) ?? readSubjectSentence(words);
}

/** "não consigo dormir", "tenho medo de dirigir", "quero parar de fumar". */
function readOwnSentence(typed: readonly string[]): ReadSentence | null {
  const saysI = /^eu$/i.test(typed[0] ?? '');
  const words = saysI ? typed.slice(1) : typed;
  let at = 0;
  while (at < 3 && beforeVerb.test(words[at] ?? '')) at += 1;
  const word = words[at] ?? '';
  const third = thirdPersonOf(word);
  const isNounToo = at === 0 && !saysI && findNoun(word) !== null;
  if (!third || isNounToo || (at === 0 && words.length < 2)) return null;
  const rest = cutToPoint(words.slice(at + 1)).split(' ');
  const before = words.slice(0, at).map((pronoun) => (pronoun === 'me' ? 'se' : pronoun));
  const situation = joinWords(...before, third, dropFirstPerson(rest.join(' ')));
  const goal = rest.join(' ').replace(/^(?:mais|muito|de|que|com|a|em|nem) /, '');
  const verb = readVerbPhrase(goal) ?? pastAsVerb(word, rest.join(' '));
  const isState = /^(?:tô|estou)$/.test(word)
    ? rest[0] === 'com'
    : /^(?:tenho|sofro|sinto|preciso|quero)$/.test(word);
  const object = isState && !verb ? goal : null;
  const thing = dropFirstPerson(object ?? '');
  return { situation, verb, noun: thing === '' ? null : readNounPhrase(thing).phrase };
}

/** "perdi minha mãe" is about losing one's mother. */
function pastAsVerb(word: string, rest: string): VerbPhrase | null {
  const infinitive = findFiniteVerb(word) ? null : infinitiveOfOwnPast(word);
  return infinitive && infinitive !== 'ser' ? { verb: infinitive, rest: dropFirstPerson(rest) } : null;
}

/** "Meu gato não come ração" → "tem um gato que não come ração". */
function readSubjectSentence(words: readonly string[]): ReadSentence | null {
  const at = findPredicate(words);
  if (at < 1) return null;
  const subject = readNounPhrase(words.slice(0, at).join(' '));
  const predicate = dropFirstPerson(cutToPoint(words.slice(at)));
  const { text, gender, number, isName } = subject.phrase;
  if (isName) return { situation: null, verb: null, noun: subject.phrase };
  const noun: NounPhrase = { ...subject.phrase, text: `${text} que ${predicate}`, takesArticle: true };
  if (!gender) return { situation: null, verb: null, noun };
  const situation = haveWith({ subject: subject.phrase, predicate, isAlive: isLivingBeing(subject.head) });
  return {
    situation:
      situation ??
      joinWords('tem', number === 's' ? indefiniteArticle(gender, 's') : '', text, 'que', predicate),
    verb: null,
    noun,
  };
}

/** With "ser" and "estar" a thing is had with its quality: "tá com o cabelo caindo", "tem a pele oleosa". */
function haveWith(sentence: { subject: NounPhrase; predicate: string; isAlive: boolean }): string | null {
  const { text, gender, number } = sentence.subject;
  const quality = /^(?:está|tá|estão|tão|é|são|vive|fica|ficam) (.+)$/.exec(sentence.predicate);
  if (sentence.isAlive || !quality?.[1] || !gender) return null;
  const isLasting = /^(?:é|são) /.test(sentence.predicate);
  return joinWords(isLasting ? 'tem' : 'tá com', definiteArticle(gender, number), text, quality[1]);
}

/** Where the predicate begins, with its negation or pronoun; -1 when the words are no sentence. */
function findPredicate(words: readonly string[]): number {
  const hasDeterminer = startsSubject.test(words[0] ?? '');
  if (!hasDeterminer && !findNoun(words[0] ?? '')) return -1;
  for (let at = hasDeterminer ? 2 : 1; at < Math.min(words.length, 8); at += 1) {
    const word = words[at] ?? '';
    if (/^(?:que|quem|onde|quando|cujo)$/.test(word)) return -1;
    if (beforeVerb.test(word) && isFiniteAt(words, at + 1)) return at;
    if (
      isFiniteAt(words, at) &&
      isSurelyVerb(word, words[at - 1] ?? '') &&
      (hasDeterminer || words.length > at + 1)
    )
      return at;
  }
  return -1;
}

function isFiniteAt(words: readonly string[], from: number): boolean {
  let at = from;
  while (at < words.length && beforeVerb.test(words[at] ?? '')) at += 1;
  const verb = findFiniteVerb(words[at] ?? '');
  return verb !== null && verb.person !== 'first';
}

function isSurelyVerb(word: string, before: string): boolean {
  if (/^(?:de|da|do|dos|das|em|na|no|com|sem|para|pra|por|e|ou|a|o|ao|à|um|uma|mais|muito)$/.test(before))
    return false;
  return /^(?:é|está|tá|são|estão)$/.test(word) || (!notOnlyVerbs.test(word) && findNoun(word) === null);
}
