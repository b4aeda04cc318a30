import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import type { Requester } from '../tree-generator.ts';
import {
  callModel,
  type ModelDeadlines,
  mostOutputTokens,
  type TokenCount,
  usualDeadlines,
} from './call-model.ts';
import { ModelError, type ModelFault } from './model-error.ts';
import type { ModelPrices } from './model-settings.ts';
import type { CallCost, ModelSpending } from './model-spending.ts';

/** What a call is for; each prompt has one. */
export type ModelPurpose =
  | 'tree'
  | 'repair'
  | 'exchange'
  | 'materials'
  | 'judge'
  | 'rewrite'
  | 'script'
  | 'card';

export interface ModelCall {
  purpose: ModelPurpose;
  /** Of the prompt's file, for the log. */
  promptVersion: string;
  instructions: string;
  prompt: string;
  schema: z.ZodType;
  run: Requester;
  /** A new tree, exchange or script begins with this call. */
  beginsWork?: boolean;
}

/** A finished or broken call, as it is logged and counted. */
export interface CallReport extends CallCost {
  purpose: ModelPurpose;
  promptVersion: string;
  milliseconds: number;
  /** The provider did not count: tokens are guessed from the characters. */
  isEstimate: boolean;
}

/** The configured model, with every call counted and paid from the day's budgets. */
export interface ModelClient {
  /** `provider/model`, as a person is told who wrote something. */
  name: string;
  /** Tells the reply piece by piece. Throws `ModelError`; text that came before stays told. */
  stream(call: ModelCall, onText: (text: string) => void): Promise<void>;
  /** The whole reply in the call's shape; throws `ModelError`, also where it has another. */
  ask<Shape extends z.ZodType>(call: ModelCall & { schema: Shape }): Promise<z.output<Shape>>;
}

interface ModelClientParts {
  model: LanguageModel;
  name: string;
  prices: ModelPrices | null;
  spending: ModelSpending;
  deadlines?: ModelDeadlines;
  onReport(report: CallReport): void;
}

/** Before the first word, these faults cost nothing; a provider that was slow, or left, has read the question. */
const turnedAway: ReadonlySet<ModelFault> = new Set(['unavailable', 'rate-limited', 'refused']);
/** Portuguese takes some four characters a token; fewer here, so that a guess is rather too high. */
const charactersPerToken = 3;

export function openModelClient(parts: ModelClientParts): ModelClient {
  const { model, prices, spending, deadlines = usualDeadlines, onReport } = parts;
  const priceOf = (tokens: { input: number; output: number }) =>
    prices === null ? 0 : Math.ceil(tokens.input * prices.input + tokens.output * prices.output);

  const stream: ModelClient['stream'] = async (call, onText) => {
    const guessedInput = Math.ceil((call.instructions.length + call.prompt.length) / charactersPerToken);
    const settle = await spending.reserve({
      userId: call.run.userId,
      mostMicrodollars: priceOf({ input: guessedInput, output: mostOutputTokens }),
      beginsWork: call.beginsWork ?? false,
    });
    const start = performance.now();
    let length = 0;
    let count: TokenCount = { inputTokens: null, outputTokens: null };
    let isTurnedAway = false;
    try {
      count = await callModel(
        { model, deadlines },
        {
          instructions: call.instructions,
          prompt: call.prompt,
          schema: call.schema,
          signal: call.run.signal,
          onText(text) {
            length += text.length;
            onText(text);
          },
        },
      );
    } catch (error) {
      isTurnedAway = length === 0 && error instanceof ModelError && turnedAway.has(error.fault);
      throw error;
    } finally {
      const input = isTurnedAway ? 0 : (count.inputTokens ?? guessedInput);
      const output = count.outputTokens ?? Math.ceil(length / charactersPerToken);
      const cost = { inputTokens: input, outputTokens: output, microdollars: priceOf({ input, output }) };
      const { purpose, promptVersion } = call;
      const isEstimate = count.inputTokens === null || count.outputTokens === null;
      onReport({ purpose, promptVersion, milliseconds: performance.now() - start, isEstimate, ...cost });
      // What stays set aside by mistake only makes the day's budget smaller.
      await settle(cost).catch(() => {});
    }
  };

  return {
    name: parts.name,
    stream,
    async ask(call) {
      let text = '';
      await stream(call, (piece) => {
        text += piece;
      });
      const parsed = call.schema.safeParse(readJsonIn(text));
      if (!parsed.success) throw new ModelError('nonsense', parsed.error);
      return parsed.data;
    },
  };
}

/** The JSON object in a reply, whatever words or marks stand around it. */
function readJsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
