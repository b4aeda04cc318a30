import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { formatDate } from '../../../lib/brazilian-format.ts';
import type { Consent } from '../consent/consent.ts';
import { chooseConsent, useConsent } from '../consent/consent-store.ts';
import { isTagManagerLoaded } from '../tag-manager/load-tag-manager.ts';
import { ConsentDetails } from './consent-details.tsx';

/** The choice as it stands, and the other one. */
export function ConsentSetting() {
  const consent = useConsent();
  const isOn = consent?.choice === 'accepted';
  return (
    <>
      <p className="font-semibold">{describeConsent(consent)}</p>
      {consent?.choice === 'refused' && isTagManagerLoaded() && <StillLoaded />}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => chooseConsent(isOn ? 'refused' : 'accepted')}>
          {isOn ? 'Desligar a medição' : 'Ligar a medição'}
        </Button>
        {consent === null && (
          <Button variant="outline" onClick={() => chooseConsent('refused')}>
            Manter desligada
          </Button>
        )}
      </div>
      <details>
        <summary className="min-h-11 py-2 font-semibold text-water underline underline-offset-4">
          O que isso quer dizer
        </summary>
        <div className="pt-2">
          <ConsentDetails />
        </div>
      </details>
    </>
  );
}

function describeConsent(consent: Consent | null): string {
  if (consent === null) return 'Desligada: você ainda não escolheu.';
  const day = formatDate(new Date(consent.chosenAt));
  return consent.choice === 'accepted' ? `Ligada por você em ${day}.` : `Desligada por você em ${day}.`;
}

// A script cannot be taken out of a page.
function StillLoaded() {
  return (
    <Notice title="Os cookies da medição foram apagados deste navegador.">
      <p>O que já estava carregado nesta página só termina quando você a recarregar.</p>
      <Button variant="outline" className="mt-3" onClick={() => globalThis.location.reload()}>
        Recarregar a página
      </Button>
    </Notice>
  );
}
