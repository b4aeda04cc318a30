import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { lintHook } from '../engine/tree/lint-hook.ts';
import { readEnvironment } from '../server/env.ts';
import { openModelGenerator } from '../server/generation/model/model-generator.ts';
import { openLanguageModel } from '../server/generation/model/open-language-model.ts';
import { hooksOf } from '../shared/hook-tree.ts';

/** Writes one topic with the configured model and prints it: `npm run try-model -- "dormir melhor"`. Nothing is stored. */
if (existsSync('.env')) loadEnvFile('.env');
const topic = process.argv.slice(2).join(' ').trim();
const { model: settings } = readEnvironment(process.env);
if (topic === '' || settings === null) {
  process.stderr.write(
    'Usage: npm run try-model -- "topic", with AI_PROVIDER and its companions set (see .env.example).\n',
  );
  process.exit(2);
}
const start = performance.now();
const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
const generator = openModelGenerator({
  model: openLanguageModel(settings),
  name: `${settings.provider}/${settings.model}`,
  hasFallback: settings.hasFallback,
  log: { error: ({ err }, message) => process.stderr.write(`${message}: ${String(err)}\n`) },
  onUsage: (purpose, { inputTokens, outputTokens }) =>
    process.stdout.write(`[${seconds()}] ${purpose}: ${inputTokens} tokens in, ${outputTokens} out\n`),
});
const tree = await generator.generateTree(
  { topic, variant: 0 },
  {
    signal: new AbortController().signal,
    tell: (part) =>
      process.stdout.write(`[${seconds()}] ${part.type === 'hook' ? `  ${part.hook}` : part.question}\n`),
  },
);
process.stdout.write(`\n${tree.topic}, by ${tree.engine}, in ${seconds()}\n`);
for (const block of tree.questions) {
  process.stdout.write(`  ${block.question}\n`);
  for (const { hook, mechanism } of hooksOf(block)) {
    const verdict = lintHook({ text: hook, question: block.question }).join(', ') || 'ok';
    process.stdout.write(`    ${mechanism.padEnd(13)} ${hook}  [${verdict}]\n`);
  }
}
