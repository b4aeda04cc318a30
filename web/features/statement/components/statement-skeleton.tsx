import { Skeleton, TextShape } from '../../../components/ui/skeleton.tsx';

const lengths = ['w-56', 'w-40', 'w-48', 'w-36'];

/** A day and its movements, as they will stand. */
export function StatementSkeleton() {
  return (
    <Skeleton label="Carregando seu extrato…">
      <p className="font-title text-xl">
        <TextShape className="w-16" />
      </p>
      <div className="mt-2 divide-y divide-line border-line border-y">
        {lengths.map((length) => (
          <div key={length} className="flex items-baseline justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="leading-snug">
                <TextShape className={length} />
              </p>
              <p className="text-sm">
                <TextShape className="w-24" />
              </p>
            </div>
            <div className="shrink-0 text-right">
              <p className="text-lg">
                <TextShape className="w-8" />
              </p>
              <p className="text-sm">
                <TextShape className="w-14" />
              </p>
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
