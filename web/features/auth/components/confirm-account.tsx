import { useEffect } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { Waiting } from '../../../components/ui/waiting.tsx';
import { acceptOffer } from '../../../lib/arrival/accept-offer.ts';
import { paths } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/use-call.ts';
import { getOfferedAccount } from '../api/get-offered-account.ts';

interface ConfirmAccountProps {
  accessToken: string;
  /** Of the person who is signed in here; null when that is no one. */
  presentEmail: string | null;
}

/** Says whose account a link would enter. It is entered only when the person says that it is theirs. */
export function ConfirmAccount({ accessToken, presentEmail }: ConfirmAccountProps) {
  const { send, output: name, isSuccess, error } = useCall(getOfferedAccount);
  useEffect(() => void send(accessToken).catch(() => {}), [send, accessToken]);
  if (!isSuccess && !error) return <Waiting />;
  if (!name) return <DeadLink isUnreachable={error !== null} presentEmail={presentEmail} />;
  return (
    <div className="space-y-5">
      <p className="text-lg">
        O link que você abriu entra na conta <strong className="break-all">{name}</strong>. Como ele não foi
        pedido neste navegador, só continue se essa conta for sua.
      </p>
      {presentEmail !== null && presentEmail !== name && (
        <Notice>
          Agora você está na conta <strong className="break-all">{presentEmail}</strong>, que vai sair deste
          navegador.
        </Notice>
      )}
      <Button size="lg" className="w-full" onClick={acceptOffer}>
        É minha conta, continuar
      </Button>
      <LeaveButton presentEmail={presentEmail}>Não continuar</LeaveButton>
    </div>
  );
}

function DeadLink({ isUnreachable, presentEmail }: { isUnreachable: boolean; presentEmail: string | null }) {
  return (
    <div className="space-y-5">
      <Notice tone="danger">
        {isUnreachable
          ? 'Erro de conexão. Abra o link de novo quando a internet voltar.'
          : 'Este código ou link não vale mais. Peça um novo.'}
      </Notice>
      <LeaveButton presentEmail={presentEmail}>Continuar sem o link</LeaveButton>
    </div>
  );
}

function LeaveButton({ presentEmail, children }: { presentEmail: string | null; children: string }) {
  const leave = () =>
    // A whole new page, which knows nothing of the link's session.
    globalThis.location.replace((presentEmail === null ? paths.login : paths.dashboard).getHref());
  return (
    <Button size="lg" variant="outline" className="w-full" onClick={leave}>
      {children}
    </Button>
  );
}
