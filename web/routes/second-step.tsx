import { Link, Navigate, useSearchParams } from 'react-router';
import { Notice } from '../components/ui/notice.tsx';
import { PointingHook } from '../components/ui/pointing-hook.tsx';
import { AuthLayout } from '../features/auth/components/auth-layout.tsx';
import { PhoneForm } from '../features/onboarding/components/phone-form.tsx';
import { useLead } from '../features/onboarding/components/use-lead.ts';
import { isFirstSignIn } from '../features/onboarding/first-sign-in.ts';
import { trackLead } from '../features/tracking/data-layer.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';

/** /second-step: where a new account, and everyone coming from Google, arrives. */
export function Component() {
  useDocumentTitle('Quase lá');
  const [parameters] = useSearchParams();
  const { user } = useSession();
  const newcomer = user && isFirstSignIn(user) ? user : null;
  useLead(newcomer, trackLead);
  if (user && !newcomer) return <Navigate to={paths.dashboard.getHref()} replace />;

  const refusal = parameters.get('error_description');
  return (
    <AuthLayout title={<Heading />}>
      {refusal && !user && (
        <Notice tone="danger" title="A entrada não foi concluída." className="mb-6">
          {refusal}{' '}
          <Link to={paths.login.getHref()} className="font-semibold underline underline-offset-4">
            Voltar para o login
          </Link>
        </Notice>
      )}
      <PhoneForm />
    </AuthLayout>
  );
}

// The words end in a pointing hand; ours is drawn, so that it looks like us and needs no emoji font.
function Heading() {
  return (
    <>
      Você está quase lá, só mais uma coisa <span className="sr-only">👇</span>
      <PointingHook />
    </>
  );
}
