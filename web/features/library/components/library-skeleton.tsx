import { BlockShape, Skeleton, TextShape } from '../../../components/ui/skeleton.tsx';

const lengths = ['w-44', 'w-64', 'w-36', 'w-56'];

/** The field and the rows, as they will stand. */
export function LibrarySkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className="mt-8">
      <TextShape className="mb-1.5 w-40" />
      <BlockShape className="h-12 w-full" />
      <div className="mt-11 divide-y divide-line border-line border-y">
        {lengths.map((length) => (
          <div key={length} className="flex items-center gap-2 py-4">
            <div className="min-w-0 flex-1">
              <p className="text-lg leading-snug">
                <TextShape className={length} />
              </p>
              <p className="text-base">
                <TextShape className="w-32 text-sm" />
              </p>
            </div>
            <BlockShape className="size-11 shrink-0" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
