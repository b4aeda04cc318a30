import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { checkVoice } from '../content/check-voice.ts';
import { ContentError } from '../content/content-problem.ts';
import { findRepeats } from '../content/find-repeats.ts';
import { namesOfCard } from '../content/names-of-card.ts';
import { contentDirectory, readContent } from '../content/read-content.ts';
import type { Card } from '../engine/content.ts';
import { lintHook } from '../engine/tree/lint-hook.ts';

/**
 * Checks the product's content, and the folders named after it: `npm run content:check -- folder`. Prints every
 * problem with its file, its line and what to write instead, then each hook that the lint refuses or that repeats
 * another one; exits with 1 when there is any. `--only area/slug,area` also prints what a reader would find fault
 * with in those cards (`checkVoice`); that is advice and changes no exit code.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const only = values.only?.split(',').map((path) => path.trim());
const directories = [contentDirectory, ...positionals];
const pathOf = ({ area, slug }: Card) => `${area}/${slug}`;
const isAsked = (card: Card) => only === undefined || only.includes(card.area) || only.includes(pathOf(card));
try {
  const { cards, sources } = readContent(directories);
  const asked = cards.filter(isAsked);
  const unknown =
    only?.filter((path) => !cards.some((card) => card.area === path || pathOf(card) === path)) ?? [];
  const faults = [
    ...unknown.map((path) => `--only ${path}: there is no such card or area`),
    ...asked.flatMap(refusedHooks),
    ...asked.flatMap((card) => findRepeats(card).map((fault) => `cards/${pathOf(card)}.md: ${fault}`)),
  ];
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (only !== undefined)
    for (const card of asked)
      for (const fault of checkVoice(card))
        process.stdout.write(`advice: cards/${pathOf(card)}.md: ${fault}\n`);
  const hooks = asked.flatMap(({ questions }) => questions.flatMap((question) => question.hooks));
  process.stdout.write(
    `${asked.length} cards, ${hooks.length} hooks, ${sources.length} sources in ${directories.map((directory) => relative('.', directory)).join(', ')}: ${faults.length} problems\n`,
  );
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stdout.write(`${error.message}\n${error.problems.length} problems\n`);
  process.exitCode = 1;
}

function refusedHooks(card: Card): string[] {
  const names = namesOfCard(card);
  return card.questions.flatMap(({ question, hooks }) =>
    hooks.flatMap(({ text }) => {
      const reasons = lintHook({ text, question, names });
      return reasons.length === 0 ? [] : [`cards/${pathOf(card)}.md: ${reasons.join(', ')}: ${text}`];
    }),
  );
}
