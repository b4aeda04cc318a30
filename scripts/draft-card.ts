import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatCard } from '../content/format-card.ts';
import { parseCard } from '../content/parse-card.ts';
import { listContentDirectories, readContent } from '../content/read-content.ts';
import { openEngine } from '../engine/open-engine.ts';
import { toUserId } from '../server/auth/caller.ts';
import { readEnvironment } from '../server/env.ts';
import { draftCard } from '../server/generation/model/draft-card.ts';
import { explainModelError } from '../server/generation/model/explain-model-error.ts';
import { openModelClient } from '../server/generation/model/model-client.ts';
import { ModelError } from '../server/generation/model/model-error.ts';
import { uncountedSpending } from '../server/generation/model/model-spending.ts';
import { openLanguageModel } from '../server/generation/model/open-language-model.ts';
import { loadOwnEnvFile } from './load-env-file.ts';

/**
 * Drafts the card of a topic with the configured model: `npm run content:draft -- "tema" [--to folder]`. Prints it, or writes it into the
 * folder, where no server reads it: a person reads it, mends it and moves it to its area.
 */
await loadOwnEnvFile();
const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true });
process.exitCode = await run(positionals.join(' ').trim(), values.to ?? null);

async function run(topic: string, folder: string | null): Promise<number> {
  const { model: settings, contentDir } = readEnvironment(process.env);
  if (topic === '' || settings === null)
    return say(
      'Usage: npm run content:draft -- "topic" [--to folder], with AI_PROVIDER and its companions set (see .env.example).\n',
      2,
    );
  const content = readContent(listContentDirectories(contentDir));
  const reading = openEngine(content).readTopic(topic);
  if (reading.kind === 'card')
    return say(`cards/${reading.match.card.area}/${reading.match.card.slug}.md is about this topic.\n`, 1);
  if (reading.kind !== 'part' && reading.kind !== 'ask') return say(`${reading.message}\n`, 1);

  const { provider, model, prices } = settings;
  const client = openModelClient({
    model: openLanguageModel(settings),
    name: `${provider}/${model}`,
    prices,
    spending: uncountedSpending,
    onReport: ({ inputTokens, outputTokens, microdollars }) =>
      say(`${inputTokens} tokens in, ${outputTokens} out, US$ ${(microdollars / 1e6).toFixed(4)}\n`, 1),
  });
  const areas = [...new Set(content.cards.map(({ area }) => area))];
  const requester = {
    userId: toUserId('00000000-0000-4000-8000-000000000000'),
    signal: new AbortController().signal,
  };
  const draft = await draftCard(client, { topic: reading.display, areas }, requester).catch(
    (error: unknown) => {
      if (error instanceof ModelError) return explainModelError(error);
      throw error;
    },
  );
  if (draft instanceof Error) return say(`${draft.message}\n`, 1);
  const { card, faults } = draft;
  const text = formatCard(card);
  const { problems } = parseCard({ path: `${card.slug}.md`, area: card.area, slug: card.slug, text });
  for (const fault of faults) say(`left out or missing: ${fault}\n`, 1);
  for (const { line, problem, fix } of problems) say(`line ${line}: ${problem}. ${fix}\n`, 1);
  if (folder === null) return say(text, 0);
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${card.slug}.md`);
  try {
    await writeFile(file, text, { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      return say(`${text}\n${file} is there already: this draft is printed above.\n`, 1);
    throw error;
  }
  return say(`${file}: read it, mend it, and move it to cards/${card.area}/ of your content.\n`, 0);
}

/** Notes go beside a card that is printed, not into it. */
function say(text: string, status: number): number {
  (status === 0 ? process.stdout : process.stderr).write(text);
  return status;
}
