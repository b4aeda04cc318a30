import type { Context } from 'hono';
import type { z } from 'zod';
import { AppError } from '../errors.ts';
import { parseJson } from './parse-json.ts';

/** The request's JSON, parsed with `schema`; 400 naming the field that is wrong. */
export async function readJsonBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(context));
  if (parsed.success) return parsed.data;
  const fields = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))].filter(
    (path) => path !== '',
  );
  throw new AppError(
    'bad_input',
    fields.length === 0
      ? 'O pedido não veio no formato esperado. Recarregue a página e tente de novo.'
      : `O pedido veio com um campo fora do formato: ${fields.join(', ')}. Recarregue a página e tente de novo.`,
  );
}

async function readJson(context: Context): Promise<unknown> {
  const text = await context.req.text();
  try {
    return parseJson(text);
  } catch {
    throw new AppError('bad_input', 'O pedido não é um JSON válido. Recarregue a página e tente de novo.');
  }
}
