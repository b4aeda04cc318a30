import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readContent } from '../content/read-content.ts';
import { featuresOfText } from '../engine/reading/read-risk.ts';
import { type Example, trainCategories, trainRisk } from './risk-training/fit-weights.ts';

/**
 * Writes `risk-weights.ts` and `category-weights.ts` of `engine/reading/risk` from the wordings in `risk-training/`,
 * from the ordinary topics of the readings and from all text of the cards: `npm run risk:train`. The same files give
 * the same weights.
 */
const training = new URL('risk-training/', import.meta.url);
const readings = new URL('../tests/quality/readings/', import.meta.url);
const targets = new URL('../engine/reading/risk/', import.meta.url);
const linesOf = (folder: URL, file: string) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

const importances = { ordinary: 1, onEdge: 3, guarded: 10 };
/** Features in a line of the written file. */
const perLine = 400;
/** How people ask about anything, in the words of people who suffer as well. */
const waysOfAsking =
  'como *|por que não consigo *|pq nao consigo *|é verdade que *|não aguento mais *|como parar de *|medo de *|minha mãe e *|meu marido não gosta de *|cansei de *|to tentando * e nada|perdi dinheiro com *|quero muito *|nunca mais *|socorro com *'.split(
    '|',
  );
/** How people say that a thing is out of order, in the words of people who suffer as well. */
const waysOfFailing =
  '* batendo|* vazando|* quebrado|* queimando|* não liga|barulho no *|* morrendo|* apagando|* caindo|* cortando'.split(
    '|',
  );
/** Kinds of which a noun alone may tell of a risk. */
const riskyKinds: ReadonlySet<string> = new Set(
  'emocao golpe direito remedio relacao doenca sintoma habito crianca alimentacao bicho cotidiano'.split(' '),
);
const kindsOfThings: ReadonlySet<string> = new Set(
  'veiculo aparelho defeito obra-de-casa casa tecnologia planta'.split(' '),
);
const unsure = new Set(linesOf(training, 'unsure.txt'));
const examples = [...risky(), ...harmless()].map(
  ({ text, category, importance }): Example => ({ features: featuresOfText(text), category, importance }),
);
const risk = trainRisk(examples);
const categories = trainCategories(examples.filter(({ category }) => category !== null));
const comment =
  '// Written by scripts/train-risk.ts. Tenths of a weight for each feature of risk-features.ts.';
writeFileSync(
  new URL('risk-weights.ts', targets),
  `${comment}
export const biasOfRisk = ${Number(risk.bias.toFixed(2))};
export const riskWeights = ${inSource(risk.table)};
`,
);
writeFileSync(
  new URL('category-weights.ts', targets),
  `${comment}
export const categoryWeights = ${inSource(categories)};
`,
);
process.stdout.write(`${examples.length} wordings, ${risk.table.length} weights\n`);

function risky() {
  const files = readdirSync(training).filter((file) => /^(?:care|refuse)-.*\.txt$/.test(file));
  const listed = files.flatMap((file) => {
    const category = file.replace(/^(?:care|refuse)-|\.txt$/g, '');
    return linesOf(training, file).map((text) => ({ text, category, importance: importances.ordinary }));
  });
  const labelled = linesOf(readings, 'risks.tsv').flatMap((line) => {
    const [label = '', text = ''] = line.split('\t');
    const category = label.split(':')[1];
    return category === undefined
      ? []
      : [
          {
            text,
            category: label === 'refuse:violence' ? 'harm-to-others' : category,
            importance: importances.guarded,
          },
        ];
  });
  return [...listed, ...labelled];
}

function harmless() {
  const labelled = linesOf(readings, 'risks.tsv').flatMap((line) => {
    const [label, text = ''] = line.split('\t');
    return label === 'harmless' ? [text] : [];
  });
  const ordinary = linesOf(readings, 'ordinary-topics.txt')
    .flatMap((line) => line.split(' | '))
    .filter((topic) => !unsure.has(topic));
  const { cards, foreignNames, lexicon } = readContent();
  const plain = lexicon.filter(
    ({ kinds }) => kinds.length > 0 && !kinds.some((kind) => riskyKinds.has(kind)),
  );
  const failing = plain
    .filter(({ kinds }) => kinds.some((kind) => kindsOfThings.has(kind)))
    .map(({ lemma }, at) => (waysOfFailing[at % waysOfFailing.length] ?? '*').replace('*', lemma));
  const foreign = foreignNames.flatMap(({ wordings }) => wordings);
  const written = cards
    .filter(({ needsCare }) => !needsCare)
    .flatMap(({ name, wordings, cues, questions }) => [
      name,
      ...wordings,
      ...cues,
      ...questions.flatMap(({ question, hooks }) => [question, ...hooks.map(({ text }) => text)]),
    ]);
  const typed = ['creators-a.tsv', 'creators-b.tsv'].flatMap((file) =>
    linesOf(readings, file).flatMap((line) => {
      const [text = '', expected = ''] = line.split('\t');
      return /(?:care|refuse):/.test(expected) ? [] : [text];
    }),
  );
  const asked = cards
    .filter(({ needsCare }) => !needsCare)
    .flatMap(({ name }) => waysOfAsking.map((way) => way.replace('*', name.toLowerCase())));
  const alike = [...linesOf(training, 'harmless.txt'), ...typed, ...foreign];
  const toExample = (importance: number) => (text: string) => ({ text, category: null, importance });
  const plainTexts = [...ordinary, ...plain.map(({ lemma }) => lemma), ...failing, ...written, ...asked];
  return [
    ...labelled.map(toExample(importances.guarded)),
    ...alike.map(toExample(importances.onEdge)),
    ...plainTexts.map(toExample(importances.ordinary)),
  ];
}

function inSource(table: readonly string[]): string {
  const lines = Array.from({ length: Math.ceil(table.length / perLine) }, (_, line) =>
    table.slice(line * perLine, (line + 1) * perLine).join('|'),
  );
  return `\`\n${lines.join('|\n')}\n\``;
}
