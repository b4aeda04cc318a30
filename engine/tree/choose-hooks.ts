import { hooksPerQuestion } from '../../shared/hook-tree.ts';
import type { WrittenHook } from '../content.ts';
import { best, type FreshQuestion } from './choose-questions.ts';
import { type HookMeasure, measureHook, mostInTree } from './measure-hook.ts';
import { hashText } from './seeded-random.ts';

interface ChooseHooksInput {
  questions: readonly FreshQuestion[];
  /** Hooks that the person already has: two trees of a card differ in their order too. */
  used: ReadonlySet<string>;
  seed: string;
}

/** Costs of repeating something of the set; a lot below 1 decides among equals. */
const costs = {
  sharedWords: 40,
  sameOpening: 30,
  mechanismInBlock: 25,
  mechanismTwice: 6,
  mechanismAgain: 1,
  question: 20,
  startsWithYou: 15,
  firstPerson: 15,
};
/** From here on a limit of the set is broken. */
const leastBreach = Math.min(costs.startsWithYou, costs.firstPerson);

/** Four hooks for each question, so that the set repeats itself as little as its questions allow. */
export function chooseHooks({ questions, used, seed }: ChooseHooksInput): WrittenHook[][] {
  const written = questions.map(({ hooks }, block) =>
    hooks.map((hook) => ({
      ...hook,
      ...measureHook(hook.text),
      hook,
      block,
      lot: hashText(`${seed}|${used.size}|${hook.text}`) / 2 ** 53,
    })),
  );
  const taken: MeasuredHook[] = [];
  for (const hooks of written)
    for (let place = 0; place < hooksPerQuestion; place += 1) {
      const open = hooks.filter((hook) => !taken.includes(hook));
      taken.push(best(open, (hook) => -costOf(hook, taken) - hook.lot));
    }
  const mended = mendBreaches(taken, written);
  return questions.map((_, block) => mended.filter((hook) => hook.block === block).map(({ hook }) => hook));
}

type MeasuredHook = WrittenHook & HookMeasure & { hook: WrittenHook; block: number; lot: number };

/** Exchanges a hook of the set for another one of its question as long as fewer limits are broken then. */
function mendBreaches(
  taken: readonly MeasuredHook[],
  written: readonly (readonly MeasuredHook[])[],
): readonly MeasuredHook[] {
  const cost = costOfSet(taken);
  if (cost < leastBreach) return taken;
  const exchanges = taken.flatMap((old, place) =>
    (written[old.block] ?? []).filter((hook) => !taken.includes(hook)).map((hook) => taken.with(place, hook)),
  );
  const better = exchanges.find((set) => costOfSet(set) <= cost - leastBreach);
  return better === undefined ? taken : mendBreaches(better, written);
}

function costOfSet(taken: readonly MeasuredHook[]): number {
  return taken.reduce((sum, hook, place) => sum + costOf(hook, taken.slice(0, place)), 0);
}

/** What a hook repeats of those before it. */
function costOf(hook: MeasuredHook, before: readonly MeasuredHook[]): number {
  const count = (isSo: (other: MeasuredHook) => boolean) => before.filter(isSo).length;
  let cost = 0;
  if (before.some(({ fourGrams }) => fourGrams.some((gram) => hook.fourGrams.includes(gram))))
    cost += costs.sharedWords;
  if (before.some(({ opening }) => opening === hook.opening)) cost += costs.sameOpening;
  const alike = before.filter(({ mechanism }) => mechanism === hook.mechanism);
  if (alike.some(({ block }) => block === hook.block)) cost += costs.mechanismInBlock;
  if (alike.length > 0) cost += alike.length > 1 ? costs.mechanismTwice : costs.mechanismAgain;
  if (hook.isQuestion && count(({ isQuestion }) => isQuestion) >= mostInTree.questions)
    cost += costs.question;
  if (hook.startsWithYou && count(({ startsWithYou }) => startsWithYou) >= mostInTree.startsWithYou)
    cost += costs.startsWithYou;
  if (isOwn(hook) && count(isOwn) >= mostInTree.firstPerson) cost += costs.firstPerson;
  return cost;
}

/** It speaks of the creator, or tells what they must have lived. */
function isOwn({ isFirstPerson, needsTruth }: MeasuredHook): boolean {
  return isFirstPerson || needsTruth === true;
}
