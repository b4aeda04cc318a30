import { listContentDirectories, readContent } from '../content/read-content.ts';
import { openEngine } from '../engine/open-engine.ts';
import { lintHook } from '../engine/tree/lint-hook.ts';
import { toUserId } from '../server/auth/caller.ts';
import { readEnvironment } from '../server/env.ts';
import { openModelClient } from '../server/generation/model/model-client.ts';
import { openModelGenerator } from '../server/generation/model/model-generator.ts';
import { uncountedSpending } from '../server/generation/model/model-spending.ts';
import { openLanguageModel } from '../server/generation/model/open-language-model.ts';
import { noTreeMemory } from '../server/generation/model/tree-memory.ts';
import { hooksOf } from '../shared/hook-tree.ts';
import { loadOwnEnvFile } from './load-env-file.ts';

/** Writes one topic with the configured model and prints it: `npm run try-model -- "dormir melhor"`. Nothing is stored. */
await loadOwnEnvFile();
const topic = process.argv.slice(2).join(' ').trim();
const { model: settings, contentDir } = readEnvironment(process.env);
if (topic === '' || settings === null) {
  process.stderr.write(
    'Usage: npm run try-model -- "topic", with AI_PROVIDER and its companions set (see .env.example).\n',
  );
  process.exit(2);
}
const engine = openEngine(readContent(listContentDirectories(contentDir)));
const reading = engine.readTopic(topic);
if (reading.kind !== 'card' && reading.kind !== 'part' && reading.kind !== 'ask') {
  process.stderr.write(`${reading.message}\n`);
  process.exit(1);
}
const start = performance.now();
const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
const generator = openModelGenerator({
  engine,
  client: openModelClient({
    model: openLanguageModel(settings),
    name: `${settings.provider}/${settings.model}`,
    prices: settings.prices,
    spending: uncountedSpending,
    onReport: ({ purpose, inputTokens, outputTokens, microdollars }) =>
      process.stdout.write(
        `[${seconds()}] ${purpose}: ${inputTokens} tokens in, ${outputTokens} out, US$ ${(microdollars / 1e6).toFixed(4)}\n`,
      ),
  }),
  hasFallback: settings.hasFallback,
  memory: noTreeMemory,
  log: { error: ({ err }, message) => process.stderr.write(`${message}: ${String(err)}\n`) },
});
const finish = await generator.generateTree(
  { reading, variant: 0, basis: { from: 'topic' } },
  {
    userId: toUserId('00000000-0000-4000-8000-000000000000'),
    signal: new AbortController().signal,
    listAsked: async () => [],
    tell: (part) =>
      process.stdout.write(`[${seconds()}] ${part.type === 'hook' ? `  ${part.hook}` : part.question}\n`),
  },
);
const tree = finish({ used: new Set() });
if (tree === null) throw new Error('Nothing was written');
process.stdout.write(`\n${tree.topic}, by ${tree.engine}, in ${seconds()}\n`);
for (const block of tree.questions) {
  process.stdout.write(`  ${block.question}\n`);
  for (const { hook, mechanism } of hooksOf(block)) {
    const verdict = lintHook({ text: hook, question: block.question }).join(', ') || 'ok';
    process.stdout.write(`    ${mechanism.padEnd(13)} ${hook}  [${verdict}]\n`);
  }
}
