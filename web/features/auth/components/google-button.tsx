import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { getRuntimeConfig } from '../../../lib/runtime-config.ts';
import { useSignInWithGoogle } from '../api/sign-in-with-google.ts';
import { AuthErrorNotice } from './auth-error-notice.tsx';

/** The way in with a Google account; says so where the server has none configured. */
export function GoogleButton() {
  const [isUnavailable, setIsUnavailable] = useState(false);
  const { send, isPending, isSuccess, error } = useSignInWithGoogle();
  const onClick = () =>
    getRuntimeConfig().googleEnabled ? void send().catch(() => {}) : setIsUnavailable(true);

  return (
    <div className="space-y-3">
      <Button
        variant="outline"
        size="lg"
        className="w-full"
        isBusy={isPending || isSuccess}
        busyLabel="Abrindo o Google…"
        onClick={onClick}
      >
        <GoogleMark />
        Continuar com Google
      </Button>
      {isUnavailable && (
        <Notice>A entrada com Google não está configurada neste servidor. Use seu e-mail e uma senha.</Notice>
      )}
      {error && <AuthErrorNotice error={error} />}
    </div>
  );
}

// Google's brand rules ask for its own four colours.
function GoogleMark() {
  return (
    <svg className="size-5" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M23 12.3c0-.8-.1-1.6-.2-2.3H12v4.4h6.2a5.3 5.3 0 0 1-2.3 3.5v2.9h3.7c2.2-2 3.4-5 3.4-8.5Z"
      />
      <path
        fill="#34A853"
        d="M12 23.5c3.1 0 5.700-1 7.600-2.800l-3.700-2.900c-1 .7-2.300 1.100-3.900 1.100-3 0-5.500-2-6.400-4.700H1.800v3A11.500 11.500 0 0 0 12 23.5Z"
      />
      <path
        fill="#FBBC05"
        d="M5.600 14.200a7 7 0 0 1 0-4.400v-3H1.800a11.500 11.500 0 0 0 0 10.400l3.800-3Z"
      />
      <path
        fill="#EA4335"
        d="M12 5.100c1.700 0 3.200.6 4.400 1.700l3.300-3.300A11.500 11.500 0 0 0 1.800 6.800l3.800 3C6.500 7.100 9 5.100 12 5.100Z"
      />
    </svg>
  );
}
