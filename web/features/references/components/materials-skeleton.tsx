import { Card } from '../../../components/ui/card.tsx';
import { BlockShape, Skeleton, TextShape } from '../../../components/ui/skeleton.tsx';

/** The card that comes first, whether it offers the materials or is the first of them. */
export function MaterialsSkeleton() {
  return (
    <Skeleton label="Procurando seus materiais…">
      <Card className="max-w-2xl">
        <p className="text-2xl">
          <TextShape className="w-64" />
        </p>
        <div className="mt-4 space-y-2 text-lg">
          <p>
            <TextShape className="w-72" />
          </p>
          <p>
            <TextShape className="w-60" />
          </p>
        </div>
        <BlockShape className="mt-6 h-14 w-full sm:w-60" />
        <p className="mt-3">
          <TextShape className="w-80" />
        </p>
      </Card>
    </Skeleton>
  );
}
