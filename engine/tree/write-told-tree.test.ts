import { describe, expect, it } from 'vitest';
import { contentOf } from '../../tests/helpers/small-content.ts';
import type { Kind } from '../content.ts';
import { openEngine } from '../open-engine.ts';

const starters = ['Se', 'Já', 'Puxa', 'Quando', 'Um'].map((opening) => ({
  mechanism: 'cena' as const,
  opening,
  example: `${opening} o zíper abre sozinho.`,
}));

function kindOf(key: string, label: string): Kind {
  const interview = [1, 2, 3, 4].map((group) => ({
    label: `${label} ${group}`,
    question: 'por quê?',
    starters,
  }));
  return { key, label, manner: '', themes: [], outline: [], interview, questions: [] };
}

const content = contentOf({
  kinds: [kindOf('conserto', 'um conserto'), kindOf('outro', 'um assunto')],
  lexicon: [{ lemma: 'zíper', gender: 'm', number: 's', kinds: ['conserto'] }],
});
const engine = openEngine(content);

const facts = Object.fromEntries(
  [1, 2, 3, 4].flatMap((group) => [
    [`${group}`, `como faz o passo ${group}?`],
    ...[1, 2, 3, 4].map((line) => [`${group}.${line}`, `Puxa a linha ${line} do avesso no passo ${group}`]),
  ]),
);

function labelsAsked(topic: string): string[] {
  const reading = engine.readTopic(topic);
  if (reading.kind !== 'ask') throw new Error(reading.kind);
  return engine.askAbout(reading).questions.map(({ label }) => label);
}

describe('a topic that no card is about', () => {
  it('is asked about in the form of its kind, or in that of any topic', () => {
    expect(labelsAsked('zíper de barraca')).toContain('um conserto 1');
    expect(labelsAsked('xaxim velho')).toContain('um assunto 1');
  });

  it('has no general ideas where its kind is not known', () => {
    expect(engine.writeKindTree('Xaxim velho', 'outro')).toBeNull();
  });

  it.each(['conserto', 'gambiarra'])('becomes a tree of what its creator told: %s', (kind) => {
    const told = engine.writeToldTree({ topic: 'Zíper de barraca', facts, kind });
    if (told.kind !== 'tree') throw new Error(told.message);
    expect(told.tree).toMatchObject({
      topic: 'Zíper de barraca',
      writtenFrom: { source: 'told' },
      hasMore: false,
    });
    expect(told.tree.questions[3]).toMatchObject({
      question: 'Como faz o passo 4?',
      hook_4: 'Puxa a linha 4 do avesso no passo 4.',
    });
  });

  it('is no tree but a sentence where something is missing', () => {
    const told = engine.writeToldTree({ topic: 'Zíper', facts: { ...facts, '2.1': '' }, kind: 'conserto' });
    expect(told).toEqual({ kind: 'incomplete', message: 'Falta 1 frase em “um conserto 2”.' });
  });
});
