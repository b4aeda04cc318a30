import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { LogoMark } from '../../../components/ui/logo.tsx';
import { paths } from '../../../lib/paths.ts';

interface RestrictedAccessProps {
  /** An active plan that does not include the references. */
  hasPlanWithout: boolean;
  onReopen: () => void;
  isReopening: boolean;
  problem: string | null;
}

/** What someone sees who has neither a plan nor credits. What they once unlocked stays theirs. */
export function RestrictedAccess({ hasPlanWithout, onReopen, isReopening, problem }: RestrictedAccessProps) {
  const { message, button } = hasPlanWithout ? wordings.planWithout : wordings.noPlan;
  return (
    <section className="max-w-2xl py-6 sm:py-12">
      <LogoMark className="mb-6 size-14 text-water" />
      <h1 className="font-bold text-4xl tracking-tight">Acesso Restrito</h1>
      <p className="mt-4 text-lg">{message}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink size="lg" to={paths.pricing.getHref()}>
          {button}
        </ButtonLink>
        <Button size="lg" variant="quiet" onClick={onReopen} isBusy={isReopening} busyLabel="Procurando...">
          Já desbloqueei este gancho
        </Button>
      </div>
      <p aria-live="polite" className="mt-3 text-danger">
        {problem}
      </p>
    </section>
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
