import { Button } from '../../../components/ui/button.tsx';
import { ConfirmButton } from '../../../components/ui/confirm-button.tsx';
import { getRuntimeConfig } from '../../../lib/runtime-config.ts';
import { useFocusWhen } from '../../../lib/use-focus-when.ts';
import { useConnectGoogle, useDisconnect, useIdentities } from '../api/identities.ts';
import { AccountSection } from './account-section.tsx';
import { EmailText } from './email-text.tsx';
import { ProblemNotice } from './problem-notice.tsx';

/** Google as a way in, beside the others. */
export function GoogleSection({ userId }: { userId: string }) {
  const { data: identities, error } = useIdentities(userId);
  const disconnect = useDisconnect(userId);
  const content = useFocusWhen<HTMLDivElement>(disconnect.isSuccess);
  const google = identities?.find(({ provider }) => provider === 'google');
  return (
    <AccountSection title="Google" lead="Entre com um toque, sem digitar senha." contentRef={content}>
      <ProblemNotice error={error} />
      {google && <Connected disconnect={disconnect} google={google} isOnly={identities?.length === 1} />}
      {identities && !google && <Disconnected />}
    </AccountSection>
  );
}

type Identity = NonNullable<ReturnType<typeof useIdentities>['data']>[number];

interface ConnectedProps {
  disconnect: ReturnType<typeof useDisconnect>;
  google: Identity;
  isOnly: boolean;
}

function Connected({ disconnect, google, isOnly }: ConnectedProps) {
  const email = google.identity_data?.email;
  return (
    <>
      <p>
        Ligado a{' '}
        <strong>{typeof email === 'string' ? <EmailText email={email} /> : 'sua conta Google'}</strong>.
      </p>
      {getRuntimeConfig().isManualLinkingEnabled &&
        (isOnly ? (
          <p className="text-ink-soft">É o seu único jeito de entrar. Para desligar, crie uma senha antes.</p>
        ) : (
          <DisconnectButton disconnect={disconnect} google={google} />
        ))}
    </>
  );
}

function DisconnectButton({
  disconnect: { mutate, isPending, error },
  google,
}: Pick<ConnectedProps, 'disconnect' | 'google'>) {
  return (
    <>
      {!isPending && <ProblemNotice error={error} />}
      <ConfirmButton
        variant="outline"
        isBusy={isPending}
        busyLabel="Desligando…"
        onConfirm={() => mutate(google)}
        question={{
          title: 'Desligar o Google?',
          text: <p>Você continua entrando com seu e-mail e senha.</p>,
          confirm: 'Desligar o Google',
          keep: 'Deixar ligado',
        }}
      >
        Desligar o Google
      </ConfirmButton>
    </>
  );
}

function Disconnected() {
  const { mutate, isPending, isSuccess, error } = useConnectGoogle();
  const { googleEnabled, isManualLinkingEnabled } = getRuntimeConfig();
  if (!googleEnabled)
    return <p className="text-ink-soft">A entrada com Google não está configurada neste servidor.</p>;
  if (!isManualLinkingEnabled)
    return <p className="text-ink-soft">Ligar o Google à sua conta não está disponível no momento.</p>;
  return (
    <>
      {!isPending && <ProblemNotice error={error} />}
      <Button
        variant="outline"
        isBusy={isPending || isSuccess}
        busyLabel="Abrindo o Google…"
        onClick={() => mutate()}
      >
        Ligar ao Google
      </Button>
    </>
  );
}
