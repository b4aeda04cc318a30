import { describe, expect, it } from 'vitest';
import type { AnsweredBlock } from '../../../../shared/hook-tree.ts';
import type { TreeSource } from '../../../../shared/tree-sources.ts';
import { layoutTree } from '../layout/layout-tree.ts';
import { writeTreeCsv } from './write-csv.ts';
import { pictureSize, writeTreeSvg } from './write-svg.ts';
import { writeTreeText } from './write-text.ts';

const block = (question: string, hooks: string[] = []): AnsweredBlock => ({
  question,
  hook_1:
    hooks[0] ??
    `${question} Primeiro gancho, que é comprido o bastante para não caber numa linha só, por mais larga`,
  hook_2: hooks[1] ?? `${question} Segundo`,
  hook_3: hooks[2] ?? `${question} Terceiro`,
  hook_4: hooks[3] ?? `${question} Quarto`,
  hook_1_mechanism: 'cena',
  hook_2_mechanism: 'erro',
  hook_3_mechanism: 'antes-depois',
  hook_4_mechanism: 'pergunta',
});
const questions = [
  {
    ...block('Por que acordo cansado?'),
    question_demand: { source: 'google' as const, query: 'acordo cansado', askedOn: '2026-11-22' },
  },
  block('Café & <sono> "pode"?'),
  block('Terceira?', ['=1+1', '+55 11', '-2 quilos; "e" contando 😴', '@voce']),
  block('\tQuarta?'),
];
const topic = 'Dormir melhor <hoje> & sempre';

describe('the text', () => {
  const write = (source: TreeSource, name: string | null) =>
    writeTreeText({ topic, questions, writtenFrom: { source, name } });

  it('is the topic, each question with what it is, and its hooks as a list', () => {
    const parts = write('card', null).trimEnd().split('\n\n');
    expect(parts[0]).toBe(topic);
    expect(parts).toHaveLength(5);
    expect(parts[1]?.split('\n').slice(0, 2)).toEqual([
      '1. Por que acordo cansado?',
      'Sugestão de busca · Google · 22/11/2026',
    ]);
    expect(parts[3]).toBe(
      '3. Terceira?\nPergunta da Fisga\n- =1+1\n- +55 11\n- -2 quilos; "e" contando 😴\n- @voce',
    );
  });

  it('says when it was written from the card of a larger topic', () => {
    expect(write('larger-card', 'Sono').split('\n\n')[0]).toBe(`${topic}\nO mais perto que tenho: Sono`);
  });
});

describe('the table', () => {
  const table = writeTreeCsv(questions);

  it('opens in a Brazilian Excel: its mark, semicolons, every field quoted, a row a hook', () => {
    expect(table.charCodeAt(0)).toBe(0xfeff);
    const rows = table.slice(1).split('\r\n');
    expect(rows[0]).toBe('"pergunta";"origem";"gancho";"mecanismo"');
    expect(rows.pop()).toBe('');
    expect(rows).toHaveLength(17);
    expect(rows[2]).toBe(
      '"Por que acordo cansado?";"Sugestão de busca · Google · 22/11/2026";"Por que acordo cansado? Segundo";"Erro"',
    );
  });

  it('doubles quotes, keeps semicolons and emoji, and calculates nothing', () => {
    expect(table).toContain('"Café & <sono> ""pode""?"');
    expect(table).toContain(`"'-2 quilos; ""e"" contando 😴"`);
    for (const start of ["'=1+1", "'+55 11", "'@voce", "'\tQuarta?"]) expect(table).toContain(`"${start}`);
    expect(table).not.toMatch(/"[=+\-@\t]/);
  });
});

describe('the picture', () => {
  const tree = layoutTree({
    topic,
    questions,
    availableWidth: 1144,
    scale: 1,
    measureText: (text, { size }) => [...text].length * size * 0.5,
    isPicture: true,
  });
  const faces = { title: 'data:font/woff2;base64,AAAA', text: 'data:font/woff2;base64,BBBB' };
  const svg = writeTreeSvg(tree, { title: topic, faces, margin: 28 });

  it('has all 21 texts whole', () => {
    const texts = [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, spans = '']) =>
      spans
        .replace(/<[^>]+>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    );
    const said = [
      topic,
      ...questions.flatMap((each) => [
        each.question.trim(),
        each.hook_1,
        each.hook_2,
        each.hook_3,
        each.hook_4,
      ]),
    ];
    expect(said).toHaveLength(21);
    expect(texts).toEqual(expect.arrayContaining(said.map((text) => text.replace(/\s+/g, ' ').trim())));
    expect(texts.filter((text) => text === 'Pergunta da Fisga')).toHaveLength(3);
  });

  it('stands alone: no variable, no class, nothing fetched, nothing to press', () => {
    expect(svg).not.toMatch(/var\(|class=|href|role=|undefined|NaN/);
    expect(svg.match(/url\(/g)).toHaveLength(2);
    expect(svg).toContain(`url("${faces.title}")`);
    expect(svg).not.toMatch(/>\+</);
    expect(tree.nodes.some(({ action }) => action)).toBe(false);
  });

  it('is 1200 px wide with its margin, and holds every node', () => {
    const { width, height } = pictureSize(tree, 28);
    expect(width).toBe(1200);
    expect(svg).toContain(`width="1200" height="${height}"`);
    for (const node of tree.nodes) expect(node.y + node.height).toBeLessThanOrEqual(tree.height);
  });

  it('leaves out what XML cannot hold', () => {
    const bare = writeTreeSvg(
      { ...tree, nodes: [], links: [] },
      { title: 'a\u0000b\uD800c\uFFFF', faces, margin: 0 },
    );
    expect(bare).toContain('<title>abc</title>');
  });
});
