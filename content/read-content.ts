import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Card, Content, InterviewGroup, Kind, Theme } from '../engine/content.ts';
import { type Source, sourceSchema } from '../engine/evidence/source-schema.ts';
import { ContentError, type ContentProblem } from './content-problem.ts';
import { parseCard } from './parse-card.ts';
import { parseForeignNames } from './parse-foreign-names.ts';
import { parseInterview } from './parse-interview.ts';
import { parseKind } from './parse-kind.ts';
import { parseLexicon } from './parse-lexicon.ts';
import { parseTheme } from './parse-theme.ts';
import { parseVerbs } from './parse-verbs.ts';

/** The folder that comes with the product. */
export const contentDirectory = fileURLToPath(new URL('.', import.meta.url));

/** The folders of an installation, in the order in which they are read: ours, then its own (`CONTENT_DIR`). */
export function listContentDirectories(own: string | null): string[] {
  return own === null ? [contentDirectory] : [contentDirectory, resolve(own)];
}

/**
 * Reads the cards and the sources of the given folders; a card or a source file of a later folder takes the place of an earlier one at
 * the same path. Throws `ContentError` with every problem found.
 */
export function readContent(directories: readonly string[] = [contentDirectory]): Content {
  const problems: ContentProblem[] = [];
  const cards = findFiles(directories, 'cards/*/*.md').flatMap((file) => readCard(file, problems));
  const sources = findFiles(directories, 'sources/*.json').flatMap((file) => readSources(file, problems));
  const themes = findFiles(directories, 'themes/*.md').flatMap((file) => readTheme(file, problems));
  const kindFiles = findFiles(directories, 'kinds/*.md');
  const kinds = kindFiles.flatMap((file) => readKind(file, problems));
  const kindKeys = new Set(kindFiles.map(keyOf));
  const interview = findFiles(directories, 'me-conta.md').flatMap((file) => readInterview(file, problems));
  if (kinds.length > 0 && interview.length === 0 && problems.length === 0) problems.push(noInterview);
  const lexicon = findFiles(directories, 'lexicon/*.tsv').flatMap((file) => {
    const parsed = parseLexicon({ path: nameOf(file), text: readText(file) }, kindKeys);
    problems.push(...parsed.problems);
    return parsed.entries;
  });
  const verbs = findFiles(directories, 'verbs.tsv').flatMap((file) => {
    const parsed = parseVerbs({ path: nameOf(file), text: readText(file) }, kindKeys);
    problems.push(...parsed.problems);
    return parsed.verbs;
  });
  const slugs = new Set(cards.map(({ slug }) => slug));
  const foreignNames = findFiles(directories, 'foreign-names.tsv').flatMap((file) => {
    const parsed = parseForeignNames({ path: nameOf(file), text: readText(file) }, slugs);
    problems.push(...parsed.problems);
    return parsed.names;
  });
  problems.push(...findDuplicates(cards));
  if (problems.length > 0) throw new ContentError(problems);
  return { cards, sources, themes, kinds, interview, lexicon, verbs, foreignNames };
}

interface ContentFile {
  directory: string;
  /** Below `directory`, with forward slashes. */
  path: string;
}

/** In one order on every machine, by path. */
function findFiles(directories: readonly string[], pattern: string): ContentFile[] {
  const files = new Map<string, ContentFile>();
  for (const directory of directories)
    for (const found of globSync(pattern, { cwd: directory })) {
      const path = found.replaceAll('\\', '/');
      files.set(path, { directory, path });
    }
  return [...files.values()].sort((a, b) => (withoutEnding(a.path) < withoutEnding(b.path) ? -1 : 1));
}

function withoutEnding(path: string): string {
  return path.replace(/\.\w+$/, '');
}

function nameOf({ directory, path }: ContentFile): string {
  return directory === contentDirectory ? `content/${path}` : `${directory}/${path}`;
}

/** The file's name without its ending. */
function keyOf({ path }: ContentFile): string {
  return path.replace(/^.*\/|\.\w+$/g, '');
}

function readText({ directory, path }: ContentFile): string {
  return readFileSync(`${directory}/${path}`, 'utf8');
}

function readCard(file: ContentFile, problems: ContentProblem[]): Card[] {
  const [, area = '', name = ''] = file.path.split('/');
  const parsed = parseCard({
    path: nameOf(file),
    area,
    slug: name.replace(/\.md$/, ''),
    text: readText(file),
  });
  problems.push(...parsed.problems);
  return parsed.card === null ? [] : [parsed.card];
}

function readKind(file: ContentFile, problems: ContentProblem[]): Kind[] {
  const parsed = parseKind({ path: nameOf(file), key: keyOf(file), text: readText(file) });
  problems.push(...parsed.problems);
  return parsed.kind === null ? [] : [parsed.kind];
}

const noInterview: ContentProblem = {
  file: 'content/me-conta.md',
  line: 1,
  problem: 'no such file',
  fix: 'Write the form of "Me conta" in it.',
};

function readInterview(file: ContentFile, problems: ContentProblem[]): InterviewGroup[] {
  const parsed = parseInterview({ path: nameOf(file), text: readText(file) });
  problems.push(...parsed.problems);
  return parsed.interview;
}

function readTheme(file: ContentFile, problems: ContentProblem[]): Theme[] {
  const parsed = parseTheme({ path: nameOf(file), text: readText(file) });
  problems.push(...parsed.problems);
  return parsed.theme === null ? [] : [parsed.theme];
}

const sourcesSchema = z.array(sourceSchema);

function readSources(file: ContentFile, problems: ContentProblem[]): Source[] {
  const text = readText(file);
  try {
    const parsed = sourcesSchema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues)
      problems.push({
        file: nameOf(file),
        line: lineOfSource(text, Number(path[0])),
        problem: `${path.slice(1).join('.')}: ${message}`,
        fix: 'Write it as the sources beside it do.',
      });
  } catch (error) {
    problems.push({
      file: nameOf(file),
      line: 1,
      problem: `no valid JSON (${error instanceof Error ? error.message : error})`,
      fix: 'Mend the brackets, commas and quotation marks.',
    });
  }
  return [];
}

/** Of the source's opening bracket, in a file with two spaces of indentation. */
function lineOfSource(text: string, place: number): number {
  const lines = text.split('\n');
  let sources = -1;
  return lines.findIndex((line) => /^ {2}\{/.test(line) && ++sources === place) + 1;
}

function findDuplicates(cards: readonly Card[]): ContentProblem[] {
  const areas = new Map<string, string>();
  return cards.flatMap(({ area, slug }) => {
    const other = areas.get(slug);
    areas.set(slug, area);
    if (other === undefined) return [];
    return [
      {
        file: `content/cards/${area}/${slug}.md`,
        line: 1,
        problem: `area "${other}" has a card "${slug}" too`,
        fix: 'Give the file another name.',
      },
    ];
  });
}
