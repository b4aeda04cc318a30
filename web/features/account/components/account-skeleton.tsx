import { BlockShape, Skeleton, TextShape } from '../../../components/ui/skeleton.tsx';

const titles = ['w-24', 'w-20', 'w-28', 'w-64', 'w-36', 'w-32'];

/** The parts of the account, as they will stand. */
export function AccountSkeleton() {
  return (
    <Skeleton label="Carregando sua conta…">
      {titles.map((title) => (
        <div
          key={title}
          className="border-line border-t py-9 md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-12"
        >
          <div>
            <p className="text-2xl">
              <TextShape className={title} />
            </p>
            <p className="mt-2">
              <TextShape className="w-72" />
              <TextShape className="w-40" />
            </p>
          </div>
          <BlockShape className="mt-5 h-11 w-36 md:mt-0.5" />
        </div>
      ))}
    </Skeleton>
  );
}
