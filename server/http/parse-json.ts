/** Further in, jsonb, `JSON.stringify` and the schemas recurse: none of ours nests deeper than a fifth of this. */
const deepestNesting = 64;

/** A request's JSON. Throws `SyntaxError` for text that is none, and for nesting that no request of ours has. */
export function parseJson(text: string): unknown {
  if (nestsDeeper(text, deepestNesting))
    throw new SyntaxError(`JSON nested deeper than ${deepestNesting} levels`);
  return JSON.parse(text);
}

/** Looks at the text, as the parsed value could not be walked without recursion either. */
function nestsDeeper(text: string, limit: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isInString && character === '\\') index += 1;
    else if (character === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}
