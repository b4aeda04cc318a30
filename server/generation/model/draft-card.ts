import type { Card, CardQuestion, WrittenHook } from '../../../engine/content.ts';
import { foldText } from '../../../engine/language/fold-text.ts';
import { createHookJudge, tidyForeignText } from '../../../engine/tree/judge-hooks.ts';
import { hooksPerQuestion } from '../../../shared/hook-tree.ts';
import type { Requester } from '../tree-generator.ts';
import type { ModelClient } from './model-client.ts';
import {
  type CardReply,
  cardInstructions,
  cardPromptVersion,
  cardReplySchema,
  toCardPrompt,
} from './prompts/card-1.ts';

export interface CardDraft {
  card: Card;
  /** Lines that were left out, each with the reason, and what the card still lacks. */
  faults: string[];
}

/** Has a model draft the card of a topic. What the engine's judge refuses is left out: an editor reads the rest. Throws `ModelError`. */
export async function draftCard(
  client: ModelClient,
  { topic, areas }: { topic: string; areas: readonly string[] },
  run: Requester,
): Promise<CardDraft> {
  const reply = await client.ask({
    purpose: 'card',
    promptVersion: cardPromptVersion,
    instructions: cardInstructions,
    prompt: toCardPrompt({ topic, areas }),
    schema: cardReplySchema,
    run,
  });
  const faults: string[] = [];
  const area = areas.find((each) => each === reply.area) ?? areas[0] ?? '';
  if (area !== reply.area) faults.push(`“${reply.area}” is no area: move the card where it belongs`);
  const name = toLine(reply.nome);
  const card: Card = {
    area,
    slug: toSlug(name),
    name,
    wordings: toList(reply.outros_nomes),
    cues: toList(reply.pistas),
    themes: [],
    needsCare: false,
    closingActions: toList(reply.fechos),
    questions: reply.perguntas.flatMap((question) => judgeQuestion(question, { topic, faults }) ?? []),
  };
  return { card, faults };
}

function judgeQuestion(
  { pergunta, familia, ganchos, resposta }: CardReply['perguntas'][number],
  { topic, faults }: { topic: string; faults: string[] },
): CardQuestion | null {
  const question = toLine(pergunta);
  const judge = createHookJudge(topic);
  const reasons = judge.takeQuestion(question);
  if (reasons.length > 0) {
    faults.push(`${reasons.join(', ')}: ${question}`);
    return null;
  }
  const hooks = ganchos.flatMap(({ mecanismo: mechanism, texto, vivido }): WrittenHook[] => {
    const text = toLine(texto);
    const against = judge.takeHook({ text, mechanism }, { text: question, place: 0 });
    if (against.length === 0) return [{ mechanism, text, ...(vivido && { needsTruth: true as const }) }];
    faults.push(`${against.join(', ')}: ${text}`);
    return [];
  });
  if (hooks.length < hooksPerQuestion) faults.push(`${hooks.length} hooks are left below “${question}”`);
  return { question, family: familia, hooks, answer: toLine(resposta) || null };
}

/** One line of the card's file. */
function toLine(text: string): string {
  return tidyForeignText(text).replace(/\s+/gu, ' ');
}

function toList(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => toLine(text).replaceAll('|', '/')))].filter((text) => text !== '');
}

function toSlug(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
