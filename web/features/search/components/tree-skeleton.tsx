import { hooksPerQuestion, questionsPerTree } from '../../../../shared/hook-tree.ts';
import { BlockShape, Skeleton, TextShape } from '../../../components/ui/skeleton.tsx';

const questions = [...Array(questionsPerTree).keys()];
const hooks = [...Array(hooksPerQuestion).keys()];

/** The questions and their hooks, before what draws them is there. */
export function TreeSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <BlockShape className="mt-1 mb-6 h-12 w-56" />
      <div className="max-w-3xl space-y-8">
        {questions.map((question) => (
          <div key={question}>
            <p className="text-lg">
              <TextShape className="w-64" />
            </p>
            <div className="mt-3 space-y-3 border-line border-l-2 pl-5 text-xl">
              {hooks.map((hook) => (
                <p key={hook}>
                  <TextShape className={hook % 2 === 0 ? 'w-80' : 'w-72'} />
                </p>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
