import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { useSeconds } from '../../../lib/use-seconds.ts';
import { useResendConfirmation } from '../api/resend-confirmation.ts';
import { AuthErrorNotice } from './auth-error-notice.tsx';

/** The service sends one of these mails a minute. */
const secondsBetweenMails = 60;

/** Sends the confirming mail again; after that it waits a minute, and says so. */
export function ResendConfirmation({ email, isJustSent = false }: { email: string; isJustSent?: boolean }) {
  const { mutate, isPending, isSuccess, submittedAt, error } = useResendConfirmation();
  return (
    <div className="space-y-3">
      {error && !isPending && <AuthErrorNotice error={error} />}
      {isSuccess && <Notice tone="success">Enviamos de novo. O link anterior deixou de valer.</Notice>}
      {isJustSent || isSuccess ? (
        <AgainAfterAMinute key={submittedAt} isBusy={isPending} onAsk={() => mutate(email)} />
      ) : (
        <AgainButton isBusy={isPending} onAsk={() => mutate(email)} />
      )}
    </div>
  );
}

interface AskProps {
  isBusy: boolean;
  onAsk: () => void;
}

function AgainAfterAMinute(props: AskProps) {
  const left = secondsBetweenMails - useSeconds();
  if (left <= 0) return <AgainButton {...props} />;
  return <p className="text-ink-soft">Não chegou? Dá pra pedir de novo em {left} s.</p>;
}

function AgainButton({ isBusy, onAsk }: AskProps) {
  return (
    <Button variant="outline" className="w-full" isBusy={isBusy} busyLabel="Enviando..." onClick={onAsk}>
      Enviar o e-mail de novo
    </Button>
  );
}
