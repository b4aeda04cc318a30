import { Card } from '../../../components/ui/card.tsx';
import { BlockShape, Skeleton, TextShape } from '../../../components/ui/skeleton.tsx';

/** The plans, as they will stand, below the plan of somebody who is known to have one. */
export function PricingSkeleton({ hasPlan }: { hasPlan: boolean }) {
  return (
    <Skeleton label="Carregando seu plano…">
      <div className="space-y-10">
        {hasPlan && <CurrentPlanShape />}
        <div className="grid gap-5 md:grid-cols-2">
          <PlanShape />
          <PlanShape />
        </div>
      </div>
    </Skeleton>
  );
}

function CurrentPlanShape() {
  return (
    <Card>
      <p>
        <TextShape className="w-20" />
      </p>
      <p className="text-3xl">
        <TextShape className="w-40" />
      </p>
      <div className="mt-5 divide-y divide-line border-line border-y">
        {['w-16', 'w-20', 'w-24', 'w-28'].map((length) => (
          <p key={length} className="flex justify-between py-2.5">
            <TextShape className={length} />
            <TextShape className="w-24" />
          </p>
        ))}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <BlockShape className="h-11 w-40" />
        <BlockShape className="h-11 w-48" />
      </div>
    </Card>
  );
}

function PlanShape() {
  return (
    <Card className="flex flex-col">
      <p className="min-h-8 text-2xl">
        <TextShape className="w-32" />
      </p>
      <p className="mt-4 text-5xl">
        <TextShape className="w-48" />
      </p>
      <div className="my-6 flex-1 space-y-3">
        {['w-40', 'w-56', 'w-48', 'w-64'].map((length) => (
          <p key={length}>
            <TextShape className={length} />
          </p>
        ))}
      </div>
      <BlockShape className="h-14 w-full" />
    </Card>
  );
}
