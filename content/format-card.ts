import type { Card } from '../engine/content.ts';

/** A card as it stands in its file; `parseCard` reads the same card from it. */
export function formatCard(card: Card): string {
  const head = [
    `# ${card.name}`,
    '',
    ...listLine('também', card.wordings),
    ...listLine('pistas', card.cues),
    ...listLine('temas', card.themes),
    ...(card.needsCare ? ['cuidado: sim'] : []),
    ...(card.support === undefined ? [] : [`apoio: ${card.support}`]),
    ...listLine('acolhe', card.careSubjects ?? []),
    ...card.closingActions.map((action) => `fecho: ${action}`),
  ];
  const questions = card.questions.flatMap(({ question, family, hooks, answer }) => [
    '',
    `## ${question}`,
    `família: ${family}`,
    '',
    ...hooks.map(
      ({ mechanism, text, needsTruth }) => `- [${mechanism}${needsTruth ? ', vivido' : ''}] ${text}`,
    ),
    ...(answer === null ? [] : [`> ${answer}`]),
  ]);
  return `${[...head, ...questions].join('\n')}\n`;
}

function listLine(name: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${name}: ${items.join(' | ')}`];
}
