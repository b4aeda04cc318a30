import { describe, expect, it } from 'vitest';
import type { Material, Script } from '../../../../shared/busca-referencias.ts';
import { planScript } from '../../../../shared/plan-script.ts';
import { scriptParts } from '../script-parts.ts';
import { toScriptDocument } from './script-document.ts';
import { writeSubtitles } from './write-subtitles.ts';
import { writeMarkdown, writePlainText } from './write-text.ts';
import { writeWord } from './write-word.ts';

const section = (words: string, reference = '') => ({
  instruction: 'Olha pra câmera.',
  argument_with_authority: words,
  reference,
  short: 'Curto.',
  sentences: [],
});
const script: Script = {
  hook: 'Cinco alarmes tocaram, e o ônibus já passou.',
  context: section(
    'Um em cada três brasileiros (35,1%) dorme mal. Isso vem de 94.114 pessoas.',
    'Araújo 2022',
  ),
  development: [section('Primeiro *ponto*.'), section('Segundo [ponto].'), section('Terceiro ponto.')],
  closing: section('Volta pro começo.'),
  justification: 'O gancho é cena.',
  checks: null,
};
const material: Material = {
  summary: 'Resumo.',
  argument_1: 'Um.',
  argument_2: 'Dois.',
  argument_3: 'Três.',
  authority: 'Estudo da UFRN.',
  source: 'https://www.scielosp.org/article/rsp/2022.v56/68/pt/',
  title: 'Fatores associados',
  year: 2022,
  kind: 'pesquisa amostral',
  caveat: 'É associação.',
  excerpt: '',
  use: '',
  confirmation: 'page',
  match: 'hook',
  country: 'Brasil',
};
const plan = planScript(script, { length: null, pace: 'natural' });
const document = toScriptDocument({
  hook: script.hook,
  parts: scriptParts(script, plan),
  materials: [material],
});

describe('a written script', () => {
  it('is plain text with directions in brackets and every source with its caveat', () => {
    const text = writePlainText(document);
    expect(text.startsWith(`${script.hook}\n\n\nGANCHO\n\n${script.hook}`)).toBe(true);
    expect(text).toContain('CONTEXTO\n\n[Olha pra câmera.]\n\nUm em cada três');
    expect(text).toContain('Fonte: Araújo 2022');
    expect(text).toContain(
      '1. Fatores associados, pesquisa amostral, Brasil, 2022\nhttps://www.scielosp.org',
    );
    expect(text).toContain('Atenção: É associação.');
  });

  it('is Markdown in which no word turns into markup', () => {
    const text = writeMarkdown(document);
    expect(text).toContain('Primeiro \\*ponto\\*.');
    expect(text).toContain('Segundo \\[ponto\\].');
    expect(text).toContain('[Fatores associados, pesquisa amostral, Brasil, 2022](<https://www.scielosp.org');
  });

  it('is a Word file: a zip with the document in it', async () => {
    const bytes = new Uint8Array(await (await writeWord(document)).arrayBuffer());
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 2))).toBe('PK');
    expect(new TextDecoder('latin1').decode(bytes)).toContain('word/document.xml');
  });
});

describe('subtitles', () => {
  const blocks = writeSubtitles(plan).trim().split('\n\n');
  const times = blocks.map((block) => block.split('\n')[1]?.split(' --> ') ?? []);

  it('are numbered, follow each other without a gap and end with the speech', () => {
    expect(blocks.map((block) => block.split('\n')[0])).toEqual(blocks.map((_, place) => String(place + 1)));
    expect(times[0]?.[0]).toBe('00:00:00,000');
    for (const [place, [, end]] of times.entries())
      if (place + 1 < times.length) expect(times[place + 1]?.[0]).toBe(end);
    const [hours = 0, minutes = 0, seconds = 0] = (times.at(-1)?.[1] ?? '')
      .replace(',', '.')
      .split(':')
      .map(Number);
    expect(hours * 3600 + minutes * 60 + seconds).toBeCloseTo(plan.seconds, 2);
  });

  it('have two lines of 42 characters at most and hold every word that is said', () => {
    for (const block of blocks) {
      const lines = block.split('\n').slice(2);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(42);
    }
    const said = blocks.flatMap((block) => block.split('\n').slice(2)).join(' ');
    expect(said).toBe(plan.parts.map(({ text }) => text).join(' '));
  });
});
