import qs from 'qs';

export type FormParams = { [name: string]: unknown };

/** Query string and form body as one tree: `items[0][price]=x` becomes `{items: [{price: 'x'}]}`; all leaves are strings. */
export function decodeForm(query: string, body: string): FormParams {
  return { ...parse(query), ...parse(body) };
}

/** `/line_items/0/price` (a JSON pointer) as Stripe writes it: `line_items[0][price]`. */
export function formPath(pointer: string): string {
  const [first = '', ...rest] = pointer.split('/').filter((part) => part !== '');
  return first + rest.map((part) => `[${part}]`).join('');
}

function parse(text: string): FormParams {
  // Beyond these bounds qs would quietly turn arrays into objects, or cut the tree.
  return qs.parse(text, { depth: 20, strictDepth: true, arrayLimit: 1000, parameterLimit: 10_000 });
}
