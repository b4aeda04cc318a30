import { useQuery } from '@tanstack/react-query';
import { LoadProblem } from '../components/ui/load-problem.tsx';
import { useAccountOverview } from '../features/account/api/get-account-overview.ts';
import { useIdentities } from '../features/account/api/identities.ts';
import { AccountSection } from '../features/account/components/account-section.tsx';
import { AccountSkeleton } from '../features/account/components/account-skeleton.tsx';
import { DeletionSection } from '../features/account/components/deletion-section.tsx';
import { DownloadSection } from '../features/account/components/download-section.tsx';
import { EmailSection } from '../features/account/components/email-section.tsx';
import { GoogleSection } from '../features/account/components/google-section.tsx';
import { PasswordSection } from '../features/account/components/password-section.tsx';
import { SessionsSection } from '../features/account/components/sessions-section.tsx';
import { TwoStepSection } from '../features/account/components/two-step-section.tsx';
import { describeProblem } from '../features/account/describe-problem.ts';
import { LinkNotice } from '../features/auth/components/link-notice.tsx';
import { useSubscription } from '../features/pricing/api/get-subscription.ts';
import { ConsentSetting } from '../features/tracking/components/consent-setting.tsx';
import { getRuntimeConfig } from '../lib/runtime-config.ts';
import { secondFactorsQuery } from '../lib/second-factors.ts';
import { useSession } from '../lib/session.tsx';
import { describeSubscription } from '../lib/subscription-status.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

/** /conta */
export function Component() {
  useDocumentTitle('Conta');
  const { user } = useSession();
  return (
    user && (
      <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6 sm:py-12">
        <h1 className="font-bold text-4xl tracking-tight sm:text-5xl">Conta</h1>
        <p className="mt-3 mb-9 text-ink-soft text-lg">
          Como você entra, onde ela está aberta e o que é seu.
        </p>
        <LinkNotice />
        <Account key={user.id} userId={user.id} />
      </div>
    )
  );
}

function Account({ userId }: { userId: string }) {
  const { data: account, error, refetch } = useAccountOverview(userId);
  const areWaysInPending = useAreWaysInPending(userId, account !== undefined);
  const runningPlan = useRunningPlan(userId);
  if (error && !account) {
    return <LoadProblem text={describeProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!account || areWaysInPending) return <AccountSkeleton />;
  const person = { userId, account };
  return (
    <>
      <EmailSection {...person} />
      <PasswordSection {...person} />
      <GoogleSection {...person} />
      <TwoStepSection {...person} />
      <SessionsSection {...person} />
      <DownloadSection />
      <PrivacySection />
      <DeletionSection account={account} runningPlan={runningPlan} />
    </>
  );
}

// The sections of Google and the second step ask for these themselves: shown once they are known, nothing below them moves.
// Asked for after the account: to a session that is over, that says so, and these would sign out without a word.
function useAreWaysInPending(userId: string, enabled: boolean): boolean {
  const identities = useIdentities(userId, { enabled });
  const factors = useQuery({ ...secondFactorsQuery(userId), enabled });
  return identities.isPending || factors.isPending;
}

function PrivacySection() {
  if (getRuntimeConfig().tagManager === null) return null;
  return (
    <AccountSection
      title="Privacidade: medição de anúncios"
      lead="Se o Google pode medir, neste navegador, quais anúncios trazem gente pra Fisga."
    >
      <ConsentSetting />
    </AccountSection>
  );
}

/** The name of the plan that a deletion would end; null without one, undefined while that is not known. */
function useRunningPlan(userId: string): string | null | undefined {
  const { data: subscription } = useSubscription(userId);
  if (subscription === undefined) return undefined;
  if (subscription === null || !describeSubscription(subscription).isRunning) return null;
  return subscription.plan?.name;
}
