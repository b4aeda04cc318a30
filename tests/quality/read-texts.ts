import { parseSync } from 'vite';
import { z } from 'zod';

/** A text that a source holds; an expression inside it is U+FFFC. */
export interface FoundText {
  text: string;
  line: number;
}

const hole = '\ufffc';
/** Their values are read by machines. */
const machineAttributes = new Set([
  'className',
  'd',
  'viewBox',
  'style',
  'strokeDasharray',
  'transform',
  'id',
  'key',
  'pattern',
]);
const nodeSchema = z.looseObject({ type: z.string(), start: z.number(), end: z.number() });
type Node = z.infer<typeof nodeSchema>;

/** Every text of a source file: strings, templates and what stands between tags, as it is shown. */
export function readTexts(path: string, source: string): FoundText[] {
  const found: FoundText[] = [];
  const add = (node: Node, text: string) =>
    found.push({
      text: text.replace(/[^\S\u00a0]+/g, ' '),
      line: source.slice(0, node.start).split('\n').length,
    });
  visit(parseSync(path, source).program, add);
  return found;
}

function visit(value: unknown, add: (node: Node, text: string) => void): void {
  if (Array.isArray(value)) {
    for (const each of value) visit(each, add);
    return;
  }
  const parsed = nodeSchema.safeParse(value);
  if (!parsed.success) return;
  const node = parsed.data;
  const text = textOf(node);
  if (text !== null) add(node, text);
  if (isForMachines(node)) return;
  for (const each of Object.values(node)) visit(each, add);
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral') {
    const quasis = z.array(z.object({ value: z.object({ cooked: z.string() }) })).parse(node.quasis);
    return quasis.map(({ value }) => value.cooked).join(hole);
  }
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return null;
  // One line of text with its holes, so that "{left} s" is seen as one.
  const children = z
    .array(z.looseObject({ type: z.string(), value: z.unknown().optional() }))
    .parse(node.children);
  return children.map((child) => (child.type === 'JSXText' ? String(child.value) : hole)).join('');
}

function isForMachines(node: Node): boolean {
  if (
    node.type === 'ImportDeclaration' ||
    node.type === 'TSTypeAliasDeclaration' ||
    node.type === 'TSInterfaceDeclaration'
  )
    return true;
  if (node.type !== 'JSXAttribute') return false;
  const { name } = z.looseObject({ name: z.unknown().optional() }).parse(node.name);
  return typeof name === 'string' && machineAttributes.has(name);
}
