import { hooksPerQuestion, questionsPerTree } from '../../../../shared/hook-tree.ts';
import type { WrittenQuestion, WrittenTree } from '../written-tree.ts';

const questionPlaces = [...Array(questionsPerTree).keys()];
const hookPlaces = [...Array(hooksPerQuestion).keys()];

/** The questions and hooks that are there, and a mark for each hook that is on its way. */
export function WrittenTreePreview({ tree }: { tree: WrittenTree }) {
  return (
    <ol className="grid max-w-5xl gap-8 md:grid-cols-2">
      {questionPlaces.map((index) => {
        const question = tree[index];
        return question && <Written key={index} {...question} />;
      })}
    </ol>
  );
}

function Written({ question, hooks }: WrittenQuestion) {
  return (
    <li className="animate-rise">
      <p className="mb-3 font-bold text-lg">{question}</p>
      <ul className="space-y-2.5 border-line-strong border-l-2 pl-4">
        {hookPlaces.map((place) => (
          <li key={place}>
            {hooks[place] ?? (
              <span
                aria-hidden="true"
                className="my-0.5 block h-5 w-3/4 animate-pulse rounded bg-surface-strong"
              />
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
