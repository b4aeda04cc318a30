import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { useSeconds } from '../../../lib/use-seconds.ts';
import { useResendConfirmation } from '../api/resend-confirmation.ts';
import { type CaptchaProof, useCaptcha } from '../captcha/use-captcha.ts';
import { AuthErrorNotice } from './auth-error-notice.tsx';
import { CaptchaField } from './captcha-field.tsx';

/** The service sends one of these mails a minute. */
const secondsBetweenMails = 60;

/** Sends the confirming mail again; after that it waits a minute, and says so. */
export function ResendConfirmation({ email, isJustSent = false }: { email: string; isJustSent?: boolean }) {
  const { send, isPending, isSuccess, count, error } = useResendConfirmation();
  // A refusal arrives as `error`.
  const ask = (proof: CaptchaProof) => send({ email, ...proof }).catch(() => {});
  return (
    <div className="space-y-3">
      {error && !isPending && <AuthErrorNotice error={error} />}
      {isSuccess && <Notice tone="success">Enviamos de novo. O link anterior deixou de valer.</Notice>}
      {isJustSent || isSuccess ? (
        <AgainAfterAMinute key={count} isBusy={isPending} ask={ask} />
      ) : (
        <AgainButton isBusy={isPending} ask={ask} />
      )}
    </div>
  );
}

interface AskProps {
  isBusy: boolean;
  ask: (proof: CaptchaProof) => Promise<void>;
}

function AgainAfterAMinute(props: AskProps) {
  const left = secondsBetweenMails - useSeconds();
  if (left <= 0) return <AgainButton {...props} />;
  return <p className="text-ink-soft">Não chegou? Dá pra pedir de novo em {left}&nbsp;s.</p>;
}

function AgainButton({ isBusy, ask }: AskProps) {
  const captcha = useCaptcha();
  return (
    <div className="space-y-3">
      <CaptchaField captcha={captcha} />
      <Button
        variant="outline"
        className="w-full"
        disabled={!captcha.isReady}
        isBusy={isBusy}
        busyLabel="Enviando..."
        onClick={() => captcha.spend(ask)}
      >
        Enviar o e-mail de novo
      </Button>
    </div>
  );
}
