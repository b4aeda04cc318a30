import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { TagManager } from '../../../../shared/runtime-config.ts';
import { useToast } from '../../../components/ui/toast.tsx';
import type { ConsentChoice } from '../consent/consent.ts';
import { chooseConsent, useConsent, useIsConsentReopened } from '../consent/consent-store.ts';
import { followConsent } from '../tag-manager/follow-consent.ts';
import { isTagManagerLoaded } from '../tag-manager/load-tag-manager.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { useReleaseRoom } from './use-banner-room.ts';

/** Asks whether the person may be measured, until they say and whenever they want to say it anew, and keeps to what they said. */
export function ConsentKeeper({ tagManager }: { tagManager: TagManager }) {
  const consent = useConsent();
  const isReopened = useIsConsentReopened();
  const { show } = useToast();
  const { key } = useLocation();
  const isShown = consent === null || isReopened;
  useReleaseRoom({ isShown, visit: key });
  useEffect(() => followConsent(consent?.choice ?? null, tagManager), [consent, tagManager]);
  if (!isShown) return null;

  const choose = (choice: ConsentChoice) => {
    const isLeft = choice === 'refused' && isTagManagerLoaded();
    chooseConsent(choice);
    show({ title: isLeft ? leftOver : `${outcomes[choice]} Você muda quando quiser em Conta.` });
  };
  return <ConsentBanner isReopened={isReopened} onChoose={choose} />;
}

const outcomes: Record<ConsentChoice, string> = {
  accepted: 'Medição ligada.',
  refused: 'Medição desligada.',
};
// A script cannot be taken out of a page.
const leftOver = 'Medição desligada. O que já estava carregado termina quando você recarregar a página.';
