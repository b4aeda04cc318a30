import fc from 'fast-check';

/** Pieces of text that SQL, JSON, programs that read lines, or fonts treat in a way of their own. */
export const hardPieces = [
  ...[
    "'",
    "''",
    '"',
    '\\',
    '\\\\',
    "\\'",
    '`',
    '$',
    '$$',
    '$1',
    '$fim$',
    '$\u007bx}',
    '?',
    ':nome',
    '@',
    '%s',
    '#',
  ],
  ...['\\.', '\\N', '\\n', '\\u2028', '\\x00', "E'", "U&'", '--', '-- end sha256:', '/*', '*/', ';', ');'],
  ...[
    '\n',
    '\r',
    '\r\n',
    '\n\r',
    '\t',
    '\v',
    '\f',
    '\b',
    '\u001a',
    '\u001b',
    '\u007f',
    '\u0085',
    '\u2028',
    '\u2029',
  ],
  ...[
    'null',
    'NULL',
    '{}',
    '{null}',
    '[]',
    '{"a":"\\u2028"}',
    ',',
    '(',
    ')',
    '<',
    '>',
    '&amp;',
    '\\copy',
    '\\!',
  ],
  ...[' ', '  ', '\u00a0', '\u200b', '\u3000', '\ufeff', '\u200e', '\u200f', '\u202e', '\u2066', '\u2069'],
  ...['ç', 'ã', 'a\u0303', 'e\u0301\u0323', '\u0301', 'ﷺ', 'שלום', 'مرحبا', '日本語', 'ß', 'İ', 'ı', 'ſ'],
  ...['🎣', '👩‍👩‍👧‍👦', '🏳️‍🌈', '🇧🇷', '\u{1d54f}', '\u{20000}', '\u{e0001}', '\u{f0000}', '\u{10fffd}'],
  ...['\ufdd0', '\ufffd', '\ufffe', '\uffff', '\u{1fffe}', '\u{10ffff}'],
];

/** A piece of its own, in the middle, before and after other words; and many of them at once, the same for the same seed. */
export function hardTexts(count: number, seed: number): string[] {
  const alone = hardPieces.flatMap((piece) => [piece, `${piece}x`, `x${piece}`, `x${piece}${piece}y`]);
  const piece = fc.oneof(fc.constantFrom(...hardPieces), fc.string({ unit: 'binary', maxLength: 6 }));
  const mixed = fc
    .array(piece, { minLength: 1, maxLength: 30 })
    .map((pieces) => pieces.join('').replaceAll('\0', ''));
  return ['', ...alone, ...fc.sample(mixed, { numRuns: count, seed })];
}

/** Every character there is but U+0000, which PostgreSQL stores nowhere, and halves of pairs, which are none: 4096 in a text. */
export function everyCharacter(): string[] {
  const texts: string[] = [];
  for (let start = 0; start <= 0x10ffff; start += 4096) {
    let text = '';
    for (let code = start; code < start + 4096; code += 1)
      if (code !== 0 && (code < 0xd800 || code > 0xdfff)) text += String.fromCodePoint(code);
    if (text !== '') texts.push(text);
  }
  return texts;
}
