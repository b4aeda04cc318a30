import { WoundLine } from '../../../components/drawings/wound-line.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { paths } from '../../../lib/paths.ts';
import type { useReopening } from '../use-reopening.ts';

interface RestrictedAccessProps {
  /** An active plan that does not include the references. */
  hasPlanWithout: boolean;
  reopening: ReturnType<typeof useReopening>;
}

/** What someone sees who has neither a plan nor credits. What they once unlocked stays theirs. */
export function RestrictedAccess({ hasPlanWithout, reopening }: RestrictedAccessProps) {
  const { reopen, isReopening, problem } = reopening;
  const { message, button } = hasPlanWithout ? wordings.planWithout : wordings.noPlan;
  return (
    <>
      <EmptyState
        isScreen
        drawing={<WoundLine />}
        title="Acesso Restrito"
        action={
          <>
            <ButtonLink size="lg" to={paths.pricing.getHref()}>
              {button}
            </ButtonLink>
            <Button size="lg" variant="quiet" onClick={reopen} isBusy={isReopening} busyLabel="Procurando…">
              Já desbloqueei este gancho
            </Button>
          </>
        }
      >
        {message}
      </EmptyState>
      <p aria-live="polite" className="text-danger">
        {problem}
      </p>
    </>
  );
}

const wordings = {
  planWithout: {
    message:
      'Seu plano atual não inclui acesso às referências. Para acessar esta funcionalidade, faça upgrade para o Plano Essencial ou Ilimitado.',
    button: 'Fazer Upgrade',
  },
  noPlan: {
    message:
      'Você precisa de uma assinatura ativa (ou créditos gratuitos) para acessar as referências. Assine um plano para desbloquear esta funcionalidade.',
    button: 'Ver Planos',
  },
} as const;
