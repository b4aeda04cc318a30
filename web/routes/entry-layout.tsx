import { type ComponentProps, lazy, Suspense } from 'react';
import { AuthLayout } from '../features/auth/components/auth-layout.tsx';
import { getRuntimeConfig } from '../lib/runtime-config.ts';

// Where nothing is measured it is not needed, and nowhere before the form.
const ConsentPreferences = lazy(async () => {
  const { ConsentPreferences } = await import('../features/tracking/components/consent-preferences.tsx');
  return { default: ConsentPreferences };
});

/** The frame of a screen before the dashboard, from which one can take back a choice about measuring. */
export function EntryLayout(props: Omit<ComponentProps<typeof AuthLayout>, 'footer'>) {
  const isMeasured = getRuntimeConfig().tagManager !== null;
  return (
    <AuthLayout
      {...props}
      footer={
        isMeasured && (
          <Suspense fallback={null}>
            <ConsentPreferences />
          </Suspense>
        )
      }
    />
  );
}
