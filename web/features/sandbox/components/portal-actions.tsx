import type { ReactNode } from 'react';
import type { SandboxPortal } from '../../../../shared/billing.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmButton } from '../../../components/ui/confirm-button.tsx';
import type { PortalInput } from '../api/sandbox-portal.ts';

type Action = Exclude<PortalInput['action'], 'show' | 'change'>;

interface PortalActionsProps {
  subscription: NonNullable<SandboxPortal['subscription']>;
  /** Whether the latest invoice was paid and kept. */
  isRefundable: boolean;
  running: PortalInput['action'] | null;
  onAct: (action: Action) => void;
}

/** What the person may ask of the provider, and what only time and the bank do. Shows what can happen now. */
export function PortalActions({ subscription, isRefundable, running, onAct }: PortalActionsProps) {
  const { status, is_ending } = subscription;
  const common = (action: Action) => ({
    isBusy: running === action,
    disabled: running !== null,
    className: 'w-full sm:w-auto',
  });
  const button = (action: Action, label: string) => (
    <Button variant="outline" {...common(action)} onClick={() => onAct(action)}>
      {label}
    </Button>
  );
  return (
    <>
      <Group title="O que você pode pedir">
        {status === 'past_due' && button('retry', 'Pagar fatura em aberto')}
        {is_ending ? button('resume', 'Retomar assinatura') : button('cancel', 'Cancelar no fim do ciclo')}
        {isRefundable && (
          <ConfirmButton
            variant="outline"
            {...common('refund')}
            onConfirm={() => onAct('refund')}
            question={{
              title: 'Pedir reembolso?',
              text: 'O valor da última fatura volta inteiro, e os créditos que sobraram dela saem da conta.',
              confirm: 'Confirmar reembolso',
              keep: 'Voltar',
            }}
          >
            Pedir reembolso da última fatura
          </ConfirmButton>
        )}
        <ConfirmButton
          variant="danger"
          {...common('give-up')}
          onConfirm={() => onAct('give-up')}
          question={{
            title: 'Encerrar agora?',
            text: 'A assinatura termina na hora, e os créditos que sobraram dela saem da conta.',
            confirm: 'Confirmar encerramento',
            keep: 'Voltar',
          }}
        >
          Encerrar agora
        </ConfirmButton>
      </Group>
      {status === 'active' && (
        <Group title="Fazer o tempo andar">
          {button('renew', 'Avançar até a próxima renovação')}
          {!is_ending && button('fail-renewal', 'Renovação com cartão recusado')}
        </Group>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="font-bold text-2xl">{title}</h2>
      <div className="mt-4 flex flex-wrap gap-3">{children}</div>
    </section>
  );
}
