import { expect, it } from 'vitest';
import { readRepairs, readTreeText } from './read-tree-text.ts';

const tree = {
  perguntas: [
    {
      pergunta: 'Como dormir?',
      ganchos: [
        { mecanismo: 'cena', texto: 'Onze da noite, "só mais um".' },
        { mecanismo: 'voo', texto: 'Mecanismo que não existe.' },
        { mecanismo: 'erro', texto: 'Ler com {chaves} e \\ barras.' },
      ],
    },
    { pergunta: 'E acordar?', ganchos: [{ mecanismo: 'mito', texto: 'Oito horas pra todo mundo.' }] },
  ],
};

function read(text: string, length: number): unknown[] {
  const told: unknown[] = [];
  const reader = readTreeText({
    onQuestion: (index, question) => told.push([index, question]),
    onHook: (index, { mechanism, text: hook }) => told.push([index, mechanism, hook]),
  });
  for (let from = 0; from < text.length; from += length) reader.write(text.slice(from, from + length));
  return told;
}

it.each([1, 2, 7, 64, 10_000])(
  'tells the same in pieces of %i, and leaves out what is none of ours',
  (length) => {
    expect(read(`Claro!\n\`\`\`json\n${JSON.stringify(tree)}\n\`\`\` {"perguntas": 1}`, length)).toEqual([
      [0, 'Como dormir?'],
      [0, 'cena', 'Onze da noite, “só mais um”.'],
      [0, 'erro', 'Ler com {chaves} e \\ barras.'],
      [1, 'E acordar?'],
      [1, 'mito', 'Oito horas pra todo mundo.'],
    ]);
  },
);

it('keeps what came before the text broke', () => {
  const text = JSON.stringify(tree);
  expect(read(text.slice(0, text.indexOf('E acordar')), 5)).toHaveLength(3);
  expect(read(`${text.slice(0, 60)}] nada`, 5)).toEqual([[0, 'Como dormir?']]);
});

it('reads repairs by the number they were asked under', () => {
  const told: unknown[] = [];
  const reader = readRepairs((number, hook) => told.push([number, hook.text]));
  reader.write('{"ganchos":[{"numero":5,"mecanismo":"cena","texto":"Luz acesa."},{"numero":"x"}]}');
  expect(told).toEqual([[5, 'Luz acesa.']]);
});
