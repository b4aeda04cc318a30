import { Navigate, Outlet } from 'react-router';
import { useToast } from '../components/ui/toast.tsx';
import { useSignOut } from '../features/auth/api/sign-out.ts';
import { useCreditsUpdates } from '../features/credits/api/get-credits.ts';
import { CreditsSummary } from '../features/credits/components/credits-summary.tsx';
import { NavigationBar } from '../features/navigation/components/navigation-bar.tsx';
import { paths } from '../lib/paths.ts';
import { useNavigate } from '../lib/routing/use-navigate.ts';
import { useSession } from '../lib/session.tsx';

/** The signed-in screens: navigation above, content below. A session that ends anywhere leads to the login. */
export function Component() {
  const { status } = useSession();
  const { show } = useToast();
  const navigate = useNavigate();
  const signOut = useSignOut();
  useCreditsUpdates();
  if (status === 'signed-out') return <Navigate to={paths.login.getHref()} replace />;

  const onSignOut = () =>
    void signOut.send().then(
      () => navigate(paths.login.getHref(), { replace: true }),
      () => show({ tone: 'danger', title: 'Não conseguimos sair. Verifique sua internet e tente de novo.' }),
    );

  return (
    <>
      <NavigationBar credits={<CreditsSummary />} isSigningOut={signOut.isPending} onSignOut={onSignOut} />
      <main>
        <Outlet />
      </main>
    </>
  );
}
