import { relative } from 'node:path';
import { ContentError } from '../content/content-problem.ts';
import { contentDirectory, readContent } from '../content/read-content.ts';
import { lintHook } from '../engine/tree/lint-hook.ts';

/**
 * Checks the product's content, and the folders named after it: `npm run content:check -- folder`. Prints every problem with its file,
 * its line and what to write instead, then each hook that the lint refuses; exits with 1 when there is any.
 */
const directories = [contentDirectory, ...process.argv.slice(2)];
try {
  const { cards, sources } = readContent(directories);
  const faults = cards.flatMap(({ area, slug, questions }) =>
    questions.flatMap(({ question, hooks }) =>
      hooks.flatMap(({ text }) => {
        const reasons = lintHook({ text, question });
        return reasons.length === 0 ? [] : [`cards/${area}/${slug}.md: ${reasons.join(', ')}: ${text}`];
      }),
    ),
  );
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  const hooks = cards.flatMap(({ questions }) => questions.flatMap((question) => question.hooks));
  process.stdout.write(
    `${cards.length} cards, ${hooks.length} hooks, ${sources.length} sources in ${directories.map((directory) => relative('.', directory)).join(', ')}: ${faults.length} problems\n`,
  );
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stdout.write(`${error.message}\n${error.problems.length} problems\n`);
  process.exitCode = 1;
}
