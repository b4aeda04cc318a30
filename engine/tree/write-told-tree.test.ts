import { describe, expect, it } from 'vitest';
import { contentOf } from '../../tests/helpers/small-content.ts';
import { openEngine } from '../open-engine.ts';

const lines = ['Se', 'Já', 'Puxa', 'Quando', 'Um'].map((opening) => ({
  mechanism: 'cena' as const,
  cue: opening,
  example: `${opening} o zíper abre sozinho.`,
}));
const interview = [1, 2, 3, 4].map((group) => ({ label: `Grupo ${group}`, question: 'por quê?', lines }));
const engine = openEngine(contentOf({ interview }));

const facts = Object.fromEntries(
  [1, 2, 3, 4].flatMap((group) => [
    [`${group}`, `como faz o passo ${group}?`],
    ...[1, 2, 3, 4].map((line) => [`${group}.${line}`, `Puxa a linha ${line} do avesso no passo ${group}`]),
  ]),
);

describe('a topic that no card is about', () => {
  it('has no general ideas where its kind is not known', () => {
    expect(engine.writeKindTree('Xaxim velho', 'outro')).toBeNull();
  });

  it('becomes a tree of what its creator told', () => {
    const told = engine.writeToldTree({ topic: 'Zíper de barraca', facts });
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
    const told = engine.writeToldTree({ topic: 'Zíper', facts: { ...facts, '2.1': '' } });
    expect(told).toEqual({ kind: 'incomplete', message: 'Falta 1 frase em “Grupo 2”.' });
  });
});
