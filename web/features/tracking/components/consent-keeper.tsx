import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { TagManager } from '../../../../shared/runtime-config.ts';
import { useToast } from '../../../components/ui/toast.tsx';
import type { ConsentChoice } from '../consent/consent.ts';
import { chooseConsent, useConsent } from '../consent/consent-store.ts';
import { followConsent } from '../tag-manager/follow-consent.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { useReleaseRoom } from './use-banner-room.ts';

/** Asks whether the person may be measured, until they say, and keeps to what they said. */
export function ConsentKeeper({ tagManager }: { tagManager: TagManager }) {
  const consent = useConsent();
  const { show } = useToast();
  const { key } = useLocation();
  useReleaseRoom({ isShown: consent === null, visit: key });
  useEffect(() => followConsent(consent?.choice ?? null, tagManager), [consent, tagManager]);
  if (consent !== null) return null;

  const choose = (choice: ConsentChoice) => {
    chooseConsent(choice);
    show({ title: `${outcomes[choice]} Você muda quando quiser em Conta.` });
  };
  return <ConsentBanner onChoose={choose} />;
}

const outcomes: Record<ConsentChoice, string> = {
  accepted: 'Medição ligada.',
  refused: 'Medição desligada.',
};
