import { Navigate } from 'react-router';
import { PointingHook } from '../components/ui/pointing-hook.tsx';
import { PhoneForm } from '../features/onboarding/components/phone-form.tsx';
import { useLead } from '../features/onboarding/components/use-lead.ts';
import { useNewcomer } from '../features/onboarding/components/use-newcomer.ts';
import { trackLead } from '../features/tracking/data-layer.ts';
import { getLinkOutcome } from '../lib/link-outcome.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { EntryLayout } from './entry-layout.tsx';

/** /second-step: where a new account, and everyone coming from Google, arrives. */
export function Component() {
  useDocumentTitle('Quase lá');
  const { status, user } = useSession();
  const isNewcomer = useNewcomer(user?.id);
  useLead(user && isNewcomer ? user.id : null, trackLead);
  if (isNewcomer === false) return <Navigate to={paths.dashboard.getHref()} replace />;

  // A link or Google that did not work leads here too; the login says why and has the ways on.
  if (status === 'signed-out' && getLinkOutcome()) return <Navigate to={paths.login.getHref()} replace />;
  return (
    <EntryLayout title={<Heading />}>
      <PhoneForm />
    </EntryLayout>
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
