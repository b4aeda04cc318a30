import { StillWater } from '../../../components/drawings/still-water.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { LoadProblem } from '../../../components/ui/load-problem.tsx';
import { paths } from '../../../lib/paths.ts';
import { useStatement } from '../api/get-statement.ts';
import { groupByDay } from '../group-by-day.ts';
import { MovementRow } from './movement-row.tsx';
import { StatementSkeleton } from './statement-skeleton.tsx';

/** Every credit that came and went, day by day. */
export function Statement({ userId }: { userId: string }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useStatement(userId);
  if (!data) return isError ? <LoadProblem onRetry={() => void refetch()} /> : <StatementSkeleton />;
  if (data.length === 0) return <Empty />;
  return (
    <>
      {groupByDay(data, new Date()).map(({ title, movements }) => (
        <section key={title} className="mb-8">
          <h2 className="font-bold text-xl">{title}</h2>
          <ul className="mt-2 divide-y divide-line border-line border-y">
            {movements.map((movement) => (
              <MovementRow key={movement.id} movement={movement} />
            ))}
          </ul>
        </section>
      ))}
      {isError && <LoadProblem onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !isError && (
        <Button
          variant="outline"
          isBusy={isFetchingNextPage}
          busyLabel="Carregando…"
          onClick={() => void fetchNextPage()}
        >
          Ver mais
        </Button>
      )}
    </>
  );
}

function Empty() {
  return (
    <EmptyState
      drawing={<StillWater />}
      title="Nenhum movimento ainda"
      action={
        <ButtonLink size="lg" to={paths.dashboard.getHref()}>
          Ir para a busca
        </ButtonLink>
      }
    >
      Quando você ganhar ou usar um crédito, ele aparece aqui.
    </EmptyState>
  );
}
