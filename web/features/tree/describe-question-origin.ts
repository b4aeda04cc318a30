import type { QuestionDemandSource } from '../../../shared/demand.ts';
import type { AnsweredBlock } from '../../../shared/hook-tree.ts';

type Asked = Pick<AnsweredBlock, 'question_demand'>;

/** Between the parts of what a question is. */
export const separator = ' · ';

/** Where a question is from: a search box, with source and day, or the product itself. No volumes are known, so it never ranks. */
export function describeQuestionOrigin({ question_demand: demand }: Asked): string {
  if (!demand) return 'Pergunta da Fisga';
  return ['Sugestão de busca', sourceNames[demand.source], writeDay(demand.askedOn)].join(separator);
}

/** The very words that people typed, in quotation marks; null for a question that no search box suggested. */
export function quoteTypedWords({ question_demand: demand }: Asked): string | null {
  return demand ? `“${demand.query}”` : null;
}

const sourceNames: Readonly<Record<QuestionDemandSource, string>> = {
  google: 'Google',
  youtube: 'YouTube',
  brave: 'Brave',
};

// By its letters: read as a moment, a day is the one before it west of Greenwich.
function writeDay(day: string): string {
  return day.split('-').reverse().join('/');
}
