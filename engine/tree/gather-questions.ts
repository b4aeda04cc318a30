import type { DomainId, Frame } from '../content/content-types.ts';
import { fillTopicSlots } from '../language/fill-topic-slots.ts';
import { contentStems } from '../language/stems.ts';
import {
  type QuestionFamily,
  type QuestionIntent,
  questionFamilies,
  type TopicAnalysis,
} from '../language/topic-types.ts';
import { finishSentence } from './finish-sentence.ts';
import { stemOverlap } from './measure-hook.ts';
import {
  type ChooseQuestionsInput,
  closenessOf,
  maximumQuestionLength,
  type QuestionCandidate,
} from './question-candidate.ts';
import {
  bareQuestions,
  claimTemplates,
  familyOfIntent,
  narrowIntents,
  type QuestionTemplate,
  questionTemplates,
} from './question-templates.ts';
import { servesTopic } from './resolve-frame.ts';
import { isInFocus, namesSpecific } from './topic-focus.ts';

const opinionIntents: readonly QuestionIntent[] = [
  'o-que-e',
  'funciona-mesmo',
  'melhor',
  'vale-a-pena',
  'quando',
  'por-que-nao-consigo',
];
const questionOpening =
  /^(?:como|por que|por onde|o que|onde|quando|quanto|quantos|quantas|quais|qual|quem|dá pra|vale|precisa|posso|pode|é |tem )/iu;

/** Where what no list knows is more likely a thing than an idea: nobody asks how to understand a guest room. */
const domainsOfThings: ReadonlySet<string> = new Set<DomainId>([
  'automotivo',
  'beleza',
  'cabelo',
  'casa',
  'culinaria',
  'jardim',
  'moda',
  'pets',
]);

const asksOfAnIdea =
  /entend|expli[cq]|estud|aprend|significa|desde quando se fala|na vida real|na prática|afinal/iu;

/** Every question that may be asked of the topic, whoever wrote it; gates of form and health already applied. */
export function gatherQuestions(input: ChooseQuestionsInput): QuestionCandidate[] {
  const { analysis, frames, bank } = input;
  if (analysis.flags.includes('risky-claim')) return gatherHonestQuestions(input);
  const topicStems = new Set(contentStems(analysis.display));
  const { found, add } = collectQuestions(input);

  for (const { question, family } of bank?.questions ?? []) add(question, family, null, closenessOf.bank);
  // Where nothing may stand but what was written, a question without hooks of its own would stay empty.
  if (!frames.isBankOnly && !hasEqualInBank(input, topicStems)) {
    add(ownQuestion(analysis), familyOf(analysis.intent), analysis.intent, closenessOf.own);
  }
  if (frames.isBankOnly) return found;
  const { domain, class: ofClass } = frames;
  if (domain)
    addFrameQuestions({ frame: domain, plain: closenessOf.domain, slot: closenessOf.slot }, input, add);
  const hasOwnTemplates = analysis.situation !== null || analysis.pair !== null;
  const slot = domain || hasOwnTemplates ? closenessOf.classSlotUnderDomain : closenessOf.slot;
  addFrameQuestions({ frame: ofClass, plain: closenessOf.class, slot }, input, add);
  for (const template of questionTemplates) {
    const isOwn = /\{[sab]\}/u.test(template.text);
    const narrow = narrowIntents.includes(template.intent) ? closenessOf.narrow : 0;
    const closeness = isOwn ? closenessOf.situation : closenessOf.template - narrow;
    add(fillTemplate(template, analysis), familyOfIntent[template.intent], template.intent, closeness);
  }
  for (const family of questionFamilies) add(bareQuestions[family], family, null, closenessOf.bare);
  return found;
}

function collectQuestions({ analysis, bank, focus, rivals }: ChooseQuestionsInput): {
  found: QuestionCandidate[];
  add: Add;
} {
  const written = new Set(bank?.questions.map(({ question }) => question));
  const topicStems = new Set(contentStems(analysis.display));
  const found: QuestionCandidate[] = [];
  const seen = new Set<string>();
  const add: Add = (text, family, intent, closeness) => {
    if (text === null || text.length > maximumQuestionLength || !text.endsWith('?') || seen.has(text)) return;
    if (!isFitting(text, intent, analysis)) return;
    seen.add(text);
    const stems = new Set(contentStems(text));
    const said = [...topicStems].filter((stem) => stems.has(stem)).length;
    const namesTopic = said > 0;
    const wanted = intent !== null && intent === analysis.intent ? closenessOf.ownIntent : 0;
    const askedStems = new Set([...stems].filter((stem) => !topicStems.has(stem)));
    const isFromBank = written.has(text);
    const isOffFocus = isFromBank && !isInFocus(stems, focus);
    const focused = isFromBank && focus.size > 0 && !isOffFocus ? closenessOf.focus : 0;
    const shared = isFromBank && said > 0 ? (closenessOf.shared * said) / topicStems.size : 0;
    const total = closeness + wanted + focused + shared;
    found.push({
      text,
      family,
      intent,
      closeness: total,
      stems,
      askedStems,
      namesTopic,
      isOffFocus,
      isRival: isOffFocus && namesSpecific(stems, rivals.specifics),
      isOfAnother: rivals.questions.has(text),
      isFromBank,
    });
  };
  return { found, add };
}

/** Where its subtopic has questions of its own, the doubt takes only two of the four places. */
const doubtingFamilies: readonly QuestionFamily[] = ['fazer', 'decisao'];

/** A topic that promises a result is never asked as if the promise held; its own claim is put in doubt. */
function gatherHonestQuestions(input: ChooseQuestionsInput): QuestionCandidate[] {
  const { analysis, frames, bank } = input;
  const { found, add } = collectQuestions(input);
  const claim = analysis.display.replace(/[?.…\s]+$/u, '');
  const isShort = claim.length <= 44;
  const isServed = frames.domain !== null && analysis.subtopic !== null;
  for (const { text, intent } of claimTemplates) {
    if (isServed && !doubtingFamilies.includes(familyOfIntent[intent])) continue;
    const asked = isShort ? text.replace('{claim}', claim) : text.replace('{claim}', 'resultado garantido');
    add(finishSentence(asked), familyOfIntent[intent], intent, closenessOf.claim);
  }
  for (const family of questionFamilies) add(bareQuestions[family], family, null, closenessOf.bare);
  for (const { question, family } of bank?.questions ?? []) add(question, family, null, closenessOf.bank);
  for (const entry of frames.domain?.questions ?? [])
    if (servesTopic(entry, analysis) && !entry.text.includes('{'))
      add(entry.text, entry.family, entry.intent, closenessOf.subtopic);
  return found;
}

type Add = (
  text: string | null,
  family: QuestionFamily,
  intent: QuestionIntent | null,
  closeness: number,
) => void;

interface FrameSource {
  frame: Frame;
  /** Closeness of a question without and with a topic slot. */
  plain: number;
  slot: number;
}

function addFrameQuestions(
  { frame, plain, slot }: FrameSource,
  { analysis }: ChooseQuestionsInput,
  add: Add,
) {
  const topicStems = new Set(contentStems(analysis.display));
  for (const entry of frame.questions) {
    if (!servesTopic(entry, analysis)) continue;
    const filled = fillTopicSlots(entry.text, analysis);
    if (filled === null) continue;
    let closeness = plain;
    if (entry.subtopics) closeness = entry.subtopics.length <= 2 ? closenessOf.subtopic : closenessOf.slot;
    else if (filled !== entry.text) closeness = slot - (isNarrow(entry) ? closenessOf.narrow : 0);
    else if (contentStems(filled).some((stem) => topicStems.has(stem))) closeness = closenessOf.overlap;
    add(finishSentence(filled), entry.family, entry.intent, closeness);
  }
}

function fillTemplate(template: QuestionTemplate, analysis: TopicAnalysis): string | null {
  const { semanticClass, form } = analysis;
  if (template.classes && !template.classes.includes(semanticClass)) return null;
  if (template.notClasses?.includes(semanticClass) || template.notForms?.includes(form)) return null;
  let text = template.text;
  if (text.includes('{s}')) {
    if (analysis.situation === null) return null;
    text = text.replaceAll('{s}', analysis.situation);
  }
  if (text.includes('{a}')) {
    if (!analysis.pair) return null;
    text = text.replaceAll('{a}', analysis.pair[0].text).replaceAll('{b}', analysis.pair[1].text);
  }
  const filled = fillTopicSlots(text, analysis);
  return filled === null ? null : finishSentence(filled);
}

/** "Como X trabalhando o dia inteiro?" asks how, but under the family of time: it suits habits, not farewells. */
function isNarrow({ intent, family }: Pick<QuestionCandidate, 'intent' | 'family'>): boolean {
  if (intent === null) return false;
  return narrowIntents.includes(intent) || (intent === 'como' && family === 'tempo');
}

/** The topic as typed, when it already is a question that people could read as a heading. */
function ownQuestion({ form, intent, display }: TopicAnalysis): string | null {
  const bare = display.replace(/[?.…\s]+$/u, '');
  const readsAsked = questionOpening.test(bare) || intent === 'a-ou-b' || / vale a pena$/iu.test(bare);
  return form === 'question' && readsAsked ? finishSentence(`${bare}?`) : null;
}

function hasEqualInBank({ analysis, bank }: ChooseQuestionsInput, topicStems: ReadonlySet<string>): boolean {
  const family = familyOf(analysis.intent);
  return (bank?.questions ?? []).some(
    (entry) =>
      entry.family === family && stemOverlap(new Set(contentStems(entry.question)), topicStems) >= 0.4,
  );
}

function familyOf(intent: QuestionIntent | null): QuestionFamily {
  return intent === null ? 'fazer' : familyOfIntent[intent];
}

/** A place is never "quanto tempo leva pra", a person gets opinion only, an illness is never quick. */
function isFitting(
  text: string,
  intent: QuestionIntent | null,
  { form, semanticClass, flags, domain }: TopicAnalysis,
): boolean {
  const isThing = semanticClass === 'concept' && domainsOfThings.has(domain ?? '');
  if (isThing && asksOfAnIdea.test(text)) return false;
  const isPlace = form === 'place' || semanticClass === 'place';
  if (isPlace && /quanto tempo leva pra/iu.test(text)) return false;
  const isPerson = form === 'person' || semanticClass === 'person';
  if (
    isPerson &&
    intent !== null &&
    !opinionIntents.includes(intent) &&
    !/opini|crític|todo mundo|assunto/iu.test(text)
  )
    return false;
  const isIllness = semanticClass === 'problem' || flags.includes('health');
  return !(isIllness && (intent === 'rapido' || /rápid/iu.test(text)));
}
