import type { AskedQuestion, QuestionDemand } from '../../shared/demand.ts';
import { foldText } from '../language/fold-text.ts';
import { contentStems } from '../language/stems.ts';
import { stemOverlap } from './measure-hook.ts';

/** Where people ask a question's very thing; null when nobody is known to. */
export type AskedMatcher = (question: string) => QuestionDemand | null;

/** Two questions of one manner with so many of their words in common ask the same. */
const leastOverlap = 0.6;

/** What a question wants to know, by how it begins or ends. Folded. */
const manners: readonly [name: string, pattern: RegExp][] = [
  ['reason', /^por que|^o que (?:causa|faz)/],
  ['duration', /^(?:em )?quanto tempo|^quando|horas?(?: |$)/],
  ['amount', /^quant[oa]s?/],
  ['worth', /vale a pena|compensa/],
  ['choice', / ou |^qua(?:l|is)/],
  ['truth', /verdade que|^sera que|faz (?:mal|bem)|funciona|^posso|^pode/],
  ['way', /^como|^tem como|^da (?:pra|para)/],
  ['meaning', /^o que/],
];

/** Compares questions with what people type into search boxes, the best-placed first. */
export function createAskedMatcher(asked: readonly AskedQuestion[]): AskedMatcher {
  const known = asked.map(({ question, source, query, askedOn }) => ({
    demand: { source, query, askedOn },
    ...readQuestion(question),
  }));
  if (known.length === 0) return () => null;
  return (question) => {
    const { manner, stems } = readQuestion(question);
    const twin = known.find(
      (other) => other.manner === manner && stemOverlap(other.stems, stems) >= leastOverlap,
    );
    return twin?.demand ?? null;
  };
}

function readQuestion(question: string): { manner: string | null; stems: ReadonlySet<string> } {
  const folded = foldText(question);
  const manner = manners.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
  return { manner, stems: new Set(contentStems(question)) };
}
