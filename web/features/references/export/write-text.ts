import type { ScriptDocument } from './script-document.ts';

/** The script as plain text, for any editor. */
export function writePlainText({ title, sections, sources }: ScriptDocument): string {
  const said = sections.map(({ title: name, direction, speech, reference }) =>
    [name.toUpperCase(), direction && `[${direction}]`, speech, reference && `Fonte: ${reference}`]
      .filter(Boolean)
      .join('\n\n'),
  );
  const listed = sources.map(({ text, address, caveat }, place) =>
    [`${place + 1}. ${text}`, address, `Atenção: ${caveat}`].filter(Boolean).join('\n'),
  );
  return `${[title, ...said, ['FONTES', ...listed].join('\n\n')].join('\n\n\n')}\n`;
}

/** The script as Markdown. */
export function writeMarkdown({ title, sections, sources }: ScriptDocument): string {
  const said = sections.map(({ title: name, direction, speech, reference }) =>
    [
      `## ${name}`,
      direction && `*${escapeMarkdown(direction)}*`,
      escapeMarkdown(speech),
      reference && `> Fonte: ${escapeMarkdown(reference)}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  const listed = sources.map(({ text, address, caveat }, place) => {
    const name = escapeMarkdown(text);
    return `${place + 1}. ${address ? `[${name}](<${address}>)` : name}  \n   Atenção: ${escapeMarkdown(caveat)}`;
  });
  return `${[`# ${escapeMarkdown(title)}`, ...said, '## Fontes', listed.join('\n')].join('\n\n')}\n`;
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|]/gu, '\\$&').replace(/^(\d+)([.)]) /u, '$1\\$2 ');
}
