import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demandSources, type QuestionDemand } from '../../../../shared/demand.ts';
import type { AnsweredBlock } from '../../../../shared/hook-tree.ts';
import { mechanisms } from '../../../../shared/mechanisms.ts';
import { hookShape } from '../../../components/drawings/mark-shapes.ts';
import { layoutTree } from './layout-tree.ts';
import type { PlacedNode, PlacedTree } from './placed-tree.ts';
import { type MeasureText, scaleStyle, textStyles } from './text-style.ts';

const widths = [
  280, 320, 360, 390, 414, 520, 640, 759, 760, 768, 900, 999, 1000, 1024, 1200, 1440, 1920, 2560,
];

/** Wide and narrow letters in about the proportions of a real text face. */
const measureText: MeasureText = (text, style) =>
  [...text].reduce(
    (sum, letter) => sum + (/[mwMW—]/u.test(letter) ? 0.9 : /[ilj.,:!']/u.test(letter) ? 0.3 : 0.56),
    0,
  ) * style.size;

describe('layoutTree', () => {
  it('keeps every text whole, inside the tree and clear of the others at every width', () => {
    const sentence = fc.oneof(
      fc.constant('Uma hora de esteira, camiseta pingando, e a calça continua sem fechar'),
      fc.constant('otorrinolaringologistapneumoultramicroscopicossilicovulcanoconiótico'.repeat(3)),
      fc
        .array(fc.stringMatching(/^[a-zãéç]{1,14}$/), { minLength: 1, maxLength: 40 })
        .map((words) => words.join(' ')),
    );
    const questions = fc.array(sentence, { minLength: 20, maxLength: 20 });
    const demand = fc.record({
      source: fc.constantFrom(...demandSources),
      query: sentence,
      askedOn: fc.constant('2026-11-22'),
    });
    const demands = fc.array(fc.option(demand), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(
        sentence,
        questions,
        demands,
        fc.constantFrom(...widths),
        fc.constantFrom(1, 1.25),
        (topic, texts, asked, width, scale) => {
          const blocks = blocksOf(texts, asked);
          const tree = layoutTree({ topic, questions: blocks, availableWidth: width, scale, measureText });
          expectReadable(tree, scale);
          for (const node of tree.nodes) expectCaption(node, tree);
          expect(tree.nodes.map((node) => node.datum.text)).toEqual(
            expect.arrayContaining([topic, ...texts]),
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  it('draws a folded question without its hooks, says how many there are, and keeps everything apart', () => {
    const texts = Array.from({ length: 20 }, (_, index) => `Texto número ${index}, que não é curto`);
    for (const availableWidth of widths) {
      for (const collapsed of [['question-2'], ['question-1', 'question-2', 'question-3', 'question-4']]) {
        const tree = layoutTree({
          topic: 'Tema',
          questions: blocksOf(texts),
          availableWidth,
          scale: 1,
          measureText,
          collapsed: new Set(collapsed),
        });
        expect(tree.nodes).toHaveLength(21 - 4 * collapsed.length);
        expect(tree.links).toHaveLength(20 - 4 * collapsed.length);
        expectReadable(tree, 1);
        for (const { datum, caption } of tree.nodes.filter((node) => node.datum.kind === 'question'))
          expect(caption?.lines.at(-1) === '4\u00a0ganchos').toBe(collapsed.includes(datum.id));
      }
    }
  });

  it('is at most 1200 px wide and at least 400 px high', () => {
    for (const width of widths) {
      const tree = layoutTree({
        topic: 'x',
        questions: [blockOf(['a', 'b', 'c', 'd', 'e'])],
        availableWidth: width,
        scale: 1,
        measureText,
      });
      expect(tree.width).toBe(Math.min(width, 1200));
      expect(tree.height).toBeGreaterThanOrEqual(400);
    }
  });

  it('sets the levels in columns from left to right on a wide screen and one under the other on a phone', () => {
    const texts = Array.from({ length: 20 }, (_, index) => `Texto número ${index}`);
    const draw = (availableWidth: number) =>
      layoutTree({ topic: 'Tema', questions: blocksOf(texts), availableWidth, scale: 1, measureText }).nodes;
    const leftOf = (nodes: PlacedNode[], kind: string) =>
      new Set(nodes.filter((node) => node.datum.kind === kind).map((node) => node.x));

    const wide = draw(1200);
    const [topicX] = leftOf(wide, 'topic');
    const [questionX] = leftOf(wide, 'question');
    const [hookX] = leftOf(wide, 'hook');
    expect(questionX).toBeGreaterThan((topicX ?? 0) + 100);
    expect(hookX).toBeGreaterThan((questionX ?? 0) + 150);

    const phone = draw(320);
    const tops = phone.map((node) => node.y);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).toBe(21);
  });

  it('ties every question to the topic and every hook to its question', () => {
    const texts = Array.from({ length: 20 }, (_, index) => `Texto ${index}`);
    for (const availableWidth of [360, 1200]) {
      const tree = layoutTree({
        topic: 'Tema',
        questions: blocksOf(texts),
        availableWidth,
        scale: 1,
        measureText,
      });
      expect(tree.links).toHaveLength(20);
      for (const node of tree.nodes.filter((each) => each.parentId !== null)) {
        const link = tree.links.find(
          (each) => each.childId === node.datum.id && each.parentId === node.parentId,
        );
        // A hook hangs from the left of its eye.
        const end = node.mark.x - (node.datum.kind === 'hook' ? hookShape.eye : 0);
        expect(link?.path.endsWith(`${round(end)},${round(node.mark.y)}`)).toBe(true);
      }
    }
  });
});

function expectReadable(tree: PlacedTree, scale: number) {
  for (const node of tree.nodes) {
    expect(node.lines.join('').replaceAll(' ', '')).toBe(node.datum.text.replaceAll(' ', ''));
    const style = scaleStyle(textStyles[node.datum.kind], scale);
    const rightEnd = Math.max(...node.lines.map((line) => node.text.x + measureText(line, style)));
    const limit = node.action && node.action.y < node.text.y ? node.action.x : node.x + node.width;
    expect(rightEnd).toBeLessThanOrEqual(limit + 0.01);
    expect(node.x).toBeGreaterThanOrEqual(0);
    expect(node.y).toBeGreaterThanOrEqual(0);
    expect(node.x + node.width).toBeLessThanOrEqual(tree.width);
    expect(node.y + node.height).toBeLessThanOrEqual(tree.height);
    const lastLine = node.text.y + (node.lines.length - 1) * style.lineHeight;
    expect(lastLine).toBeLessThanOrEqual(node.y + node.height);
    if (node.toggle) {
      expect(rightEnd).toBeLessThanOrEqual(node.toggle.x - 8);
      expect(node.toggle.x + 8).toBeLessThanOrEqual(tree.width);
    }
    if (node.action) {
      expect(node.action.height).toBeGreaterThanOrEqual(44);
      expect(node.action.x + node.action.width).toBeLessThanOrEqual(node.x + node.width + 0.01);
    }
  }
  tree.nodes.forEach((a, index) => {
    for (const b of tree.nodes.slice(index + 1))
      expect(isOverlapping(a, b), `${a.datum.id} over ${b.datum.id}`).toBe(false);
  });
}

/** A question says what it is, whole, clear of its own text and of every line and knot; nothing else does. */
function expectCaption({ datum, caption, ...node }: PlacedNode, { scale, isStacked }: PlacedTree) {
  const captions = datum.captions ?? [];
  expect(captions.length > 0).toBe(datum.kind === 'question');
  expect(caption !== undefined).toBe(datum.kind === 'question');
  if (!caption) return;
  const { lines, style } = caption;
  const letters = (texts: readonly string[]) => texts.join('').replaceAll(' ', '');
  expect(letters(lines)).toBe(letters(captions));
  expect(style.size).toBeCloseTo(textStyles.caption.size * scale);

  const rightEnd = Math.max(...lines.map((line) => caption.x + measureText(line, style)));
  expect(rightEnd).toBeLessThanOrEqual((isStacked ? node.x + node.width : node.outlet.x) + 0.01);
  expect(caption.x).toBeGreaterThan(node.mark.x + 7 * scale);
  const lastTextLine = node.text.y + (node.lines.length - 1) * node.style.lineHeight;
  expect(caption.y - style.size).toBeGreaterThan(lastTextLine + node.style.size * 0.2);
  const lastLine = caption.y + (lines.length - 1) * style.lineHeight;
  expect(lastLine + style.size * 0.25).toBeLessThanOrEqual(node.y + node.height);
}

function isOverlapping(a: PlacedNode, b: PlacedNode): boolean {
  const slack = 0.01;
  return (
    a.x + slack < b.x + b.width &&
    b.x + slack < a.x + a.width &&
    a.y + slack < b.y + b.height &&
    b.y + slack < a.y + a.height
  );
}

function blocksOf(texts: string[], demands: readonly (QuestionDemand | null)[] = []): AnsweredBlock[] {
  return [0, 5, 10, 15].map((start, index) => {
    const demand = demands[index];
    return { ...blockOf(texts.slice(start, start + 5)), ...(demand && { question_demand: demand }) };
  });
}

function blockOf([question = '', hook1 = '', hook2 = '', hook3 = '', hook4 = '']: string[]): AnsweredBlock {
  return {
    question,
    hook_1: hook1,
    hook_2: hook2,
    hook_3: hook3,
    hook_4: hook4,
    hook_1_mechanism: mechanisms[0],
    hook_2_mechanism: mechanisms[0],
    hook_3_mechanism: mechanisms[0],
    hook_4_mechanism: mechanisms[0],
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
